export interface WatchWordTables {
  watch_words: {
    id: string
    word: string
    /** As it is looked for. */
    compared: string
    /** null when the account is gone. */
    added_by: string | null
    created_at: Date
  }
  /** One row, which changes with every change of the words. */
  watch_list: { version: string }
}
