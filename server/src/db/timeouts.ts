/**
 * Timeouts of a request in milliseconds. Without them, a single locked table or dead connection could occupy all connections of the
 * pool for as long as it lasts.
 */
export const requestTimeouts = {
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  // Applies in the client, and later than statement_timeout, for a database that does not respond at all.
  query_timeout: 20_000,
}
