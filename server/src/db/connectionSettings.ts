/** How to reach PostgreSQL: a URL, or the folder of a Unix socket. */
export type Connection =
  | {
      connectionString: string
      /** A URL that bypasses the connection pooler (DATABASE_LISTEN_URL), if there is one. */
      direct?: string | undefined
    }
  | { host: string; user: string; database: string }

/** The connection for work that needs a session of its own: for LISTEN, session locks, or SET. */
export const directly = (connection: Connection): Connection =>
  'direct' in connection && connection.direct ? { connectionString: connection.direct } : connection
