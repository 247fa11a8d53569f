export interface ShufflingTables {
  /** Two rows. Transactions are numbered by xid8, which comes as a text. */
  shuffles: {
    period: 'hour' | 'day'
    at: Date
    /** The first transaction whose rows are still where they were put. */
    since: string
    /** The transaction that shuffled last. */
    shuffled_by: string
    /** The cluster whose transactions these are. */
    cluster: string
  }
}
