export interface WatchWordTables {
  watch_words: {
    id: string
    word: string
    /** The normalised words of the entry, which are unique. */
    compared: string
    /** null if the account was deleted. */
    added_by: string | null
    created_at: Date
  }
  /** One row, whose version changes with every change of the words. */
  watch_list: { version: string }
}
