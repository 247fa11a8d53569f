export interface ReactionTables {
  reactions: { post_id: string; user_id: string; created_at: Date }
  added_reactions: { id: string; post_id: string; amount: number; created_at: Date }
}
