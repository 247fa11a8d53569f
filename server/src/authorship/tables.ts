export interface AuthorshipTables {
  /** Rows are kept when their subject is deleted, so that the numbers of an author have no gaps. */
  author_index: { tag: Buffer; subject_id: string }
  /** For reports without an author: a keyed digest of the follow-up code. */
  follow_up_codes: { code_digest: string; post_id: string }
  /** A single row. */
  server_key_check: { digest: string }
}
