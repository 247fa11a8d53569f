export interface AuthorshipTables {
  /** Rows stay when what they lead to is gone, so that the numbers of an author have no gaps. */
  author_index: { tag: Buffer; subject_id: string }
  /** Of reports without an author: a keyed digest of the code by which they are followed. */
  follow_up_codes: { code_digest: string; post_id: string }
  /** One row. */
  server_key_check: { digest: string }
}
