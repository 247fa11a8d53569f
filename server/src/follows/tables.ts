import type { Generated, GeneratedAlways } from 'kysely'

export interface FollowTables {
  /** Exactly one of a post, a suspect and a search facet is followed. */
  follows: {
    id: string
    /** A keyed digest of the user's id, which identifies nobody without the server's key. */
    follower: string
    /** The user's id, encrypted. */
    sealed_user: Buffer
    post_id: string | null
    suspect_id: string | null
    facet: string | null
    topic: GeneratedAlways<string>
  }
  daily_followers: { follower: string; told_up_to: Date }
  follow_news: {
    id: string
    kind: 'entry' | 'report' | 'status'
    post_id: string | null
    timeline_id: string | null
    suspect_id: string | null
    by_digest: string | null
    at: Date
    topics: string[] | null
    told_to: string | null
    is_told: Generated<boolean>
    told_at: Date | null
  }
}
