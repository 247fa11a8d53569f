export type DepartureKind = 'post' | 'comment' | 'upvote' | 'downvote'

export interface DepartureTables {
  /** What is still to be deleted of people who have left. */
  departures: {
    id: string
    kind: DepartureKind
    /** The id of what is to be deleted, encrypted; for a vote, the comment's. */
    sealed_subject: Buffer | null
    /** The same unencrypted, for people who left before it was encrypted. */
    subject_id: string | null
    due_at: Date
  }
}
