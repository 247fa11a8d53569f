import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Shuffles } from '../db/tables.ts'
import { fileColumns, filesOf } from '../media/store.ts'

/** All tables that contain anything anonymous, or a count that changes when something anonymous is written. */
export const shuffledTables = [
  ...[
    'author_index',
    'posts',
    'deleted_posts',
    'post_counts',
    'post_media',
    'post_suspects',
    'approved_versions',
    'post_messages',
    'follow_up_codes',
    'media',
  ],
  // Automatic flags are raised at the time when something anonymous is written.
  'flags',
  ...['comments', 'comment_votes', 'reactions', 'added_reactions', 'timelines', 'timeline_media'],
  ...['suspects', 'suspect_revisions', 'notifications', 'untold_comments', 'untold_replies', 'departures'],
  'author_pauses',
  ...['follows', 'outcome_questions'],
  ...['search_posts', 'place_posts', 'kind_posts', 'search_suspects', 'kind_suspects', 'search_words'],
  // The transaction that files something also counts what waits.
  ...['counted_reports', 'list_counts'],
  'idempotency_keys',
  // A name is asked for while a report is written, which then contains it.
  'place_names',
] as const

type Period = Shuffles['period']

/** The transaction from which on rows have not been shuffled, and those that shuffled last. */
interface Since extends Pick<Shuffles, 'at' | 'since' | 'shuffled_by'> {
  /** Whether those are transactions of this cluster; false after a backup was restored. */
  isOurs: boolean
}

const thisCluster = sql<string>`(select system_identifier::text from pg_control_system())`

/** The key of an advisory lock; the number is arbitrary. */
const lockKey = 4_823_079

/** Locks shuffling for this connection; false if somebody else is at it. */
export async function lockShuffling(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${lockKey}::bigint) as "isLocked"`.execute(db)
  return rows[0]?.isLocked ?? false
}

export const unlockShuffling = async (db: Db): Promise<void> =>
  void (await sql`select pg_advisory_unlock(${lockKey}::bigint)`.execute(db))

export async function readShuffles(db: Db): Promise<Record<Period, Since>> {
  const rows = await db
    .selectFrom('shuffles')
    .select([
      'period',
      'at',
      'since',
      sql<string[]>`shuffled_by::text[]`.as('shuffled_by'),
      sql<boolean>`cluster = ${thisCluster}`.as('isOurs'),
    ])
    .execute()
  return Object.fromEntries(rows.map(({ period, ...since }) => [period, since])) as Record<Period, Since>
}

/** Which transactions had ended at a moment. */
export interface Cut {
  /** The oldest that had not: whoever shuffles next begins with it. */
  firstUnfinished: string
  /** The first that had not begun. */
  firstLater: string
  unfinished: string[]
}

export async function cutNow(db: Db): Promise<Cut> {
  const { rows } = await sql<Cut>`
    select pg_snapshot_xmin(now) as "firstUnfinished", pg_snapshot_xmax(now) as "firstLater",
      array(select pg_snapshot_xip(now)::text) as unfinished
    from pg_current_snapshot() now`.execute(db)
  const [cut] = rows
  if (!cut) throw new Error('The query returned no row')
  return cut
}

const isOfOneOf = (transactions: readonly string[]) =>
  sql<boolean>`xmin = any(${transactions}::xid8[]::xid[])`

/**
 * Whether a row is to be shuffled: written since then, except by those that shuffled last, and before the cut. What one transaction writes
 * during a run into several tables is left to the next run as a whole: rows that were shuffled by different runs would say when they came.
 * Our transactions have no subtransactions, whose ids a cut would not know. The age of a transaction counts those that came after it.
 */
export const isDue = ({ since, shuffled_by }: Pick<Since, 'since' | 'shuffled_by'>, cut: Cut) => sql<boolean>`
  age(xmin) <= age(${since}::xid8::xid) and age(xmin) > age(${cut.firstLater}::xid8::xid)
  and not ${isOfOneOf([...shuffled_by, ...cut.unfinished])}`

/** Whoever wants one of these rows waits until all of them are rewritten, some tenths of a second at most. */
const maxRowsAtOnce = 500

/** How often rows that somebody has locked are tried, and the pause before each time but the first. */
const attempts = { max: 5, pauseMilliseconds: 100 }

/**
 * Rewrites the rows of a table that are due in random order, without waiting for those that somebody has locked, and adds the transactions that
 * did it to `own`; returns whether none is left.
 */
export async function shuffleRows(
  db: Db,
  table: string,
  due: RawBuilder<boolean>,
  own: string[],
): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts.max; attempt += 1) {
    if (attempt > 1) await sleep(attempts.pauseMilliseconds)
    for (const places of await placesOf(db, table, due, own)) {
      const { rows } = await sql<{ xid: string }>`
        select rewrite_rows(${table}::regclass, ${places}::tid[]) as xid`.execute(db)
      own.push(...rows.map(({ xid }) => xid))
    }
    const left = await sql`select from ${sql.table(table)} where ${due} limit 1`.execute(db)
    if (left.rows.length === 0) return true
  }
  return false
}

/**
 * The places of all rows that are due, in random order and equal parts. When these are few, because somebody had locked them, a transaction
 * of their own would set them apart, so others are rewritten once more with them.
 */
async function placesOf(
  db: Db,
  table: string,
  due: RawBuilder<boolean>,
  own: readonly string[],
): Promise<string[][]> {
  const { rows } = await sql<{ place: string }>`
    select ctid::text as place from (
      select ctid from ${sql.table(table)} where ${due} or ${isOfOneOf(own)} order by ${isOfOneOf(own)}, random()
      limit (select ceil(count(*) / ${maxRowsAtOnce}::numeric) from ${sql.table(table)} where ${due}) * ${maxRowsAtOnce}
    ) chosen order by random()`.execute(db)
  const parts = Math.ceil(rows.length / maxRowsAtOnce)
  const size = Math.ceil(rows.length / parts)
  const places = rows.map(({ place }) => place)
  return Array.from({ length: parts }, (_none, part) => places.slice(part * size, (part + 1) * size))
}

/** The files whose rows are due, in random order. */
export const filesDue = async (db: Db, due: RawBuilder<boolean>) =>
  filesOf(await db.selectFrom('media').select(fileColumns).where(due).orderBy(sql`random()`).execute())

/** Records that the rows of all transactions since `since`, except those of `shuffled_by`, have not been shuffled yet. */
export async function noteShuffle(
  db: Db,
  periods: readonly Period[],
  { at, since, shuffled_by }: Omit<Since, 'isOurs'>,
): Promise<void> {
  await db
    .updateTable('shuffles')
    .set({ at, since, shuffled_by, cluster: thisCluster })
    .where('period', 'in', periods)
    .execute()
}

/** Our own transactions are short. If another one lasts longer than this, the old row versions stay until the next hour. */
const patience = { looks: 100, pauseMilliseconds: 50 }

/** Waits for transactions that began before now: VACUUM does not remove row versions that they may still see. */
async function untilNobodySees(db: Db): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const now = rows[0]?.now
  for (let look = 0; look < patience.looks; look += 1) {
    const others = await sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start < ${now} and (backend_xmin is not null or backend_xid is not null)`.execute(db)
    if (others.rows.length === 0) return
    await sleep(patience.pauseMilliseconds)
  }
}

/** Merges the counts of lists: while their rows were locked, other transactions have added new ones. */
export const joinListCounts = async (db: Db): Promise<void> =>
  void (await sql`select join_list_counts()`.execute(db))

/** Removes the old row versions from the tables and, where that is allowed, from the write-ahead log. */
export async function deleteDeadRows(db: Db): Promise<void> {
  await untilNobodySees(db)
  for (const table of shuffledTables) await sql`vacuum (skip_locked) ${sql.table(table)}`.execute(db)
  const { rows } = await sql<{ isAllowed: boolean }>`
    select has_function_privilege('pg_switch_wal()', 'execute')
      and pg_has_role(current_user, 'pg_checkpoint', 'usage') as "isAllowed"`.execute(db)
  if (!rows[0]?.isAllowed) return
  // The log is kept in whole segments from the latest checkpoint on.
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
}
