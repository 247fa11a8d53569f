export interface ReactionTables {
  reactions: { post_id: string; user_id: string; created_at: Date }
  added_reactions: {
    id: string
    post_id: string
    admin_id: string | null
    amount: number
    idempotency_key: string | null
    created_at: Date
  }
}
