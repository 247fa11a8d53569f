import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { AccountTables } from '../accounts/tables.ts'
import type { AuditTables } from '../audit/tables.ts'
import type { BlogTables } from '../blogs/tables.ts'
import type { CommentTables } from '../comments/tables.ts'
import type { MediaTables } from '../media/tables.ts'
import type { NotificationTables } from '../notifications/tables.ts'
import type { PlaceTables } from '../places/tables.ts'
import type { PostTables } from '../posts/tables.ts'
import type { PushTokenTables } from '../pushTokens/tables.ts'
import type { ReactionTables } from '../reactions/tables.ts'
import type { ReportTables } from '../reports/tables.ts'
import type { StoryTables } from '../stories/tables.ts'
import type { SupportTables } from '../support/tables.ts'
import type { SuspectTables } from '../suspects/tables.ts'
import type { TimelineTables } from '../timelines/tables.ts'

export interface Tables
  extends AccountTables,
    MediaTables,
    AuditTables,
    NotificationTables,
    SuspectTables,
    PostTables,
    ReactionTables,
    CommentTables,
    TimelineTables,
    ReportTables,
    PushTokenTables,
    SupportTables,
    BlogTables,
    StoryTables,
    PlaceTables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** How to reach PostgreSQL: an address, or the folder of a Unix socket. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string }

/** Throws what stands in the way of connecting. */
export async function tryConnection(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, application_name: 'bichar' })
  client.on('error', () => undefined)
  await client.connect().finally(() => client.end())
}

/** Whether an error only says that the database is not there at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return /^(08|57P0[123]|53300)/.test(code)
  if (syscall === 'connect' || syscall === 'write' || syscall === 'read')
    return /^E(NOENT|CONN|PIPE|TIMEDOUT)/.test(code)
  return /^Connection terminated|^timeout exceeded when trying to connect|not queryable$/.test(error.message)
}

/** Whether the database broke a transaction off because it and another waited for each other. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '40P01'

/** Whether something was to be written of an account that has gone since the request came in. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503' && /\busers\b/.test(error.detail ?? '')

export interface Database {
  pool: pg.Pool
  kysely: Db
  close(): Promise<void>
}

export function openDatabase(connection: Connection, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'bichar',
  })
  // Without a listener, a database that goes away would end the process.
  pool.on('error', onError)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { pool, kysely, close: () => kysely.destroy() }
}
