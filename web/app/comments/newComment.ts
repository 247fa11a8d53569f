export interface NewComment {
  text: string
  isAnonymous: boolean
  /** The id of the comment that it replies to. */
  parentId?: string | undefined
  /** The author has said that their name may stand below something anonymous of their own. */
  confirmsName?: boolean
  /** The idempotency key of the request; sending it again creates no second comment. */
  key: string
}
