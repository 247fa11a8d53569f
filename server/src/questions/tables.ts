export interface QuestionTables {
  post_messages: {
    post_id: string
    /** Counts from 1, in the order of writing. */
    position: number
    from_author: boolean
    text: string
    /** YYYY-MM-DD in Bangladesh. */
    day: string
  }
}
