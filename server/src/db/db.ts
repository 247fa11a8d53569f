import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { callsName, cancelLockWaiters } from './cancelLockWaiters.ts'
import { type Connection, directly } from './connectionSettings.ts'
import type { DB } from './tables.ts'
import { requestTimeouts } from './timeouts.ts'

export type Tables = DB
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

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

/** Whether the database cancelled a transaction because of a deadlock, or an error was caused by that. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? error.code === '40P01'
    : error instanceof Error && isDeadlock(error.cause)

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

/** Whether the database accepts no further connections: its max_connections, or the limit of a role or a database. */
export const isOutOfConnections = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '53300'

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

const maxConnections = 10
const maxSearchConnections = 3

/** Opens a pool of connections. */
function openPool(
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
    maxConnections,
    10_000,
    requestTimeouts,
    connection,
    withoutTimeouts ? 'bichar' : callsName,
  )
  const cancelling = withoutTimeouts ? undefined : cancelLockWaiters(main.pool, directly(connection), onError)
  const search = open(maxSearchConnections, 2_000 * searchSeconds, {
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
