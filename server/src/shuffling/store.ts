import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { fileColumns, filesOf } from '../media/store.ts'
import type { ShufflingTables } from './tables.ts'

/** All tables that contain anything anonymous, or a count that changes when something anonymous is written. */
export const shuffledTables = [
  ...[
    'author_index',
    'posts',
    'post_counts',
    'post_media',
    'post_suspects',
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
] as const

type Period = ShufflingTables['shuffles']['period']

/** The transaction from which on rows have not been shuffled, and those that shuffled last. */
interface Since extends Pick<ShufflingTables['shuffles'], 'at' | 'since' | 'shuffled_by'> {
  /** Whether those are transactions of this cluster; false after a backup was restored. */
  isOurs: boolean
}

const thisCluster = sql<string>`(select system_identifier::text from pg_control_system())`

/** The key of an advisory lock; the number is arbitrary. */
const lockKey = 4_823_079

/** Locks shuffling until the connection ends; false if somebody else is at it. */
export async function lockShuffling(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(${lockKey}::bigint) as "isLocked"`.execute(db)
  return rows[0]?.isLocked ?? false
}

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

/** The oldest transaction that may still be running: rows of it and of later ones may not be visible yet. */
export async function firstUnfinished(db: Db): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot()) as xid`.execute(
    db,
  )
  return rows[0]?.xid ?? ''
}

const isOfOneOf = (transactions: readonly string[]) =>
  sql<boolean>`xmin = any(${transactions}::xid8[]::xid[])`

/** Whoever wants one of these rows waits until all of them are rewritten, a tenth of a second (decision 99). */
const mostRowsAtOnce = 500

/** How many times rows that somebody has locked are tried. */
const attempts = 5

/**
 * Rewrites what was written into a table since then, except by the transactions of the last run, in random order and without waiting for
 * locked rows. Adds its own transactions to `own`; returns whether no row written before `until` is left.
 */
export async function shuffleRows(
  db: Db,
  table: string,
  { since, shuffled_by }: Pick<Since, 'since' | 'shuffled_by'>,
  until: string,
  own: string[],
): Promise<boolean> {
  const written = sql`${sql.table(table)} where age(xmin) <= age(${since}::xid8::xid) and not ${isOfOneOf(shuffled_by)}`
  const isLeft = async () => {
    const { rows } = await sql`
      select from ${written} and not ${isOfOneOf(own)} and age(xmin) > age(${until}::xid8::xid) limit 1`.execute(
      db,
    )
    return rows.length > 0
  }
  for (let attempt = 0; await isLeft(); attempt += 1) {
    if (attempt === attempts) return false
    const places = await placesOf(db, written, own)
    for (let first = 0; first < places.length; first += mostRowsAtOnce) {
      const some = places.slice(first, first + mostRowsAtOnce)
      const { rows } = await sql<{ xid: string }>`
        select rewrite_rows(${table}::regclass, ${some}::tid[]) as xid`.execute(db)
      own.push(...rows.map(({ xid }) => xid))
    }
  }
  return true
}

/**
 * The places of all rows that are not rewritten yet, in random order. When these are few, because somebody had locked them, a transaction of
 * their own would set them apart, so others are rewritten once more with them.
 */
async function placesOf(db: Db, written: RawBuilder<unknown>, own: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select ctid::text as place from (
      select ctid from ${written} order by ${isOfOneOf(own)}, random()
      limit greatest(${mostRowsAtOnce}, (select count(*) from ${written} and not ${isOfOneOf(own)}))
    ) chosen order by random()`.execute(db)
  return rows.map(({ place }) => place)
}

/** The files whose rows these transactions wrote, in random order. */
export const filesWrittenBy = async (db: Db, transactions: readonly string[]) =>
  filesOf(
    await db
      .selectFrom('media')
      .select(fileColumns)
      .where(isOfOneOf(transactions))
      .orderBy(sql`random()`)
      .execute(),
  )

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
export async function forgetOldRows(db: Db): Promise<void> {
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
