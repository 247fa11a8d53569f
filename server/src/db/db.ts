import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { AccountTables } from '../accounts/tables.ts'
import type { AuditTables } from '../audit/tables.ts'
import type { AuthorshipTables } from '../authorship/tables.ts'
import type { BlogTables } from '../blogs/tables.ts'
import type { CommentTables } from '../comments/tables.ts'
import type { DeskTables } from '../desk/tables.ts'
import type { FlagTables } from '../flags/tables.ts'
import type { FollowTables } from '../follows/tables.ts'
import type { MediaTables } from '../media/tables.ts'
import type { NotificationTables } from '../notifications/tables.ts'
import type { OutcomeTables } from '../outcomes/tables.ts'
import type { PlaceTables } from '../places/tables.ts'
import type { PostTables } from '../posts/tables.ts'
import type { DepartureTables } from '../profiles/tables.ts'
import type { PushTokenTables } from '../pushTokens/tables.ts'
import type { QuestionTables } from '../questions/tables.ts'
import type { ReactionTables } from '../reactions/tables.ts'
import type { SanctionTables } from '../sanctions/tables.ts'
import type { ShufflingTables } from '../shuffling/tables.ts'
import type { StoryTables } from '../stories/tables.ts'
import type { SupportTables } from '../support/tables.ts'
import type { SuspectTables } from '../suspects/tables.ts'
import type { TimelineTables } from '../timelines/tables.ts'
import type { UploadTables } from '../uploads/tables.ts'
import type { WatchWordTables } from '../watchWords/tables.ts'
import { callsName, cancelLockWaiters } from './cancelLockWaiters.ts'

export interface Tables
  extends AccountTables,
    AuthorshipTables,
    UploadTables,
    MediaTables,
    AuditTables,
    NotificationTables,
    SuspectTables,
    PostTables,
    ReactionTables,
    WatchWordTables,
    CommentTables,
    TimelineTables,
    FlagTables,
    FollowTables,
    QuestionTables,
    OutcomeTables,
    PushTokenTables,
    SupportTables,
    DeskTables,
    BlogTables,
    StoryTables,
    PlaceTables,
    DepartureTables,
    SanctionTables,
    ShufflingTables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

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

/** Removes the names of prepared statements: behind a pooler in transaction mode, the next session does not know them. */
function withoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(
      typeof first === 'object' && first && 'name' in first ? { ...first, name: undefined } : first,
      ...rest,
    )
  client.query = unnamed as typeof client.query
}

/** Opens and closes a connection; throws the reason if that fails. */
export async function tryConnection(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, application_name: 'bichar' })
  client.on('error', () => undefined)
  await client.connect().finally(() => client.end())
}

/** Whether an error only means that the database is unavailable at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return /^(08|57P0[123]|53300)/.test(code)
  if (syscall === 'connect' || syscall === 'write' || syscall === 'read')
    return /^E(NOENT|CONN|PIPE|TIMEDOUT)/.test(code)
  return /^Connection terminated|^timeout exceeded when trying to connect|not queryable$/.test(error.message)
}

/** Whether the database cancelled a transaction because of a deadlock. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '40P01'

/** Whether a foreign key was violated because an account was deleted after the request came in. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && /\busers\b/.test(error.detail ?? '')

/** Whether a statement reached its timeout, or no connection became free in time. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? error.code === '57014'
    : error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** Whether the database did not answer within the timeouts of a request, because it hangs or a table is locked. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? ['55P03', '57014', '25P03'].includes(error.code ?? '')
    : error instanceof Error && error.message === 'Query read timeout'

/** Whether the disk of the database is full. */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '53100'

/** What the search needs. */
export interface Searched {
  kysely: Db
  /** A bulkhead: a small pool for searches only, so that slow searches never take connections from anything else. */
  searching: Db
}

export interface Database extends Searched {
  pool: pg.Pool
  searchPool: pg.Pool
  /** Runs background work on large tables, on a separate connection without timeouts. */
  withoutTimeouts<Result>(use: (db: Db) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const mostConnections = 10
const mostSearches = 3

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

/** Opens a pool of connections. */
export function openPool(
  way: Connection,
  { onError, ...options }: pg.PoolConfig & { onError(error: Error): void },
): pg.Pool {
  const pool = new pg.Pool({ ...way, keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...options })
  if ('direct' in way && way.direct) pool.on('connect', withoutNames)
  // Without a listener, an error of a connection would end the process. The pool listens only to idle connections, so each
  // connection gets its own listener, and the pool's repetition of the error is ignored.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => undefined)
  return pool
}

interface DatabaseOptions {
  onError(error: Error): void
  /** The most that one search may take. */
  searchSeconds?: number
  /** For migrations and for work on whole tables. */
  withoutTimeouts?: boolean
}

export function openDatabase(
  connection: Connection,
  { onError, searchSeconds = 1, withoutTimeouts = false }: DatabaseOptions,
): Database {
  const open = (
    max: number,
    connectionTimeoutMillis: number,
    timeouts: object = requestTimeouts,
    way = connection,
    name = 'bichar',
  ) => {
    const pool = openPool(way, {
      ...(!withoutTimeouts && timeouts),
      ...{ max, connectionTimeoutMillis, application_name: name, onError },
    })
    return { pool, kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
  }
  const main = open(
    mostConnections,
    10_000,
    requestTimeouts,
    connection,
    withoutTimeouts ? 'bichar' : callsName,
  )
  const cancelling = withoutTimeouts ? undefined : cancelLockWaiters(main.pool, directly(connection), onError)
  const search = open(mostSearches, 2_000 * searchSeconds, {
    ...requestTimeouts,
    statement_timeout: 1_000 * searchSeconds,
  })
  const close = async () => {
    await Promise.all([cancelling?.stop(), main.kysely.destroy(), search.kysely.destroy()])
  }
  return {
    ...main,
    searchPool: search.pool,
    searching: search.kysely,
    async withoutTimeouts(use) {
      // Whoever runs the database may have given its role timeouts of its own.
      const none = { options: '-c statement_timeout=0 -c lock_timeout=0' }
      const { kysely } = open(1, 10_000, none, directly(connection))
      return use(kysely).finally(() => kysely.destroy())
    },
    close,
  }
}
