export interface QuestionTables {
  post_messages: {
    post_id: string
    /** From 1, in the order in which they were written. */
    position: number
    from_author: boolean
    text: string
    /** YYYY-MM-DD in Bangladesh. */
    day: string
  }
}
