export type DepartureKind = 'post' | 'comment' | 'upvote' | 'downvote'

export interface DepartureTables {
  /** What is to go of people who have left. */
  departures: {
    id: string
    kind: DepartureKind
    /** What goes; of a vote, the comment. */
    sealed_subject: Buffer | null
    /** The same in clear, of those who left before it was sealed. */
    subject_id: string | null
    due_at: Date
  }
}
