export interface ShufflingTables {
  /** Two rows. Transaction ids are of the type xid8, which the driver returns as text. */
  shuffles: {
    period: 'hour' | 'day'
    at: Date
    /** The first transaction whose rows have not been shuffled yet. */
    since: string
    /** The transactions that shuffled last. */
    shuffled_by: string[]
    /** The identifier of the cluster to which these transactions belong. */
    cluster: string
  }
}
