import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
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

/** The transaction from which on rows have not been shuffled, and the one that shuffled last. */
interface Since extends Pick<ShufflingTables['shuffles'], 'at' | 'since' | 'shuffled_by'> {
  /** Whether those are transactions of this cluster; false after a backup was restored. */
  isOurs: boolean
}

const thisCluster = sql<string>`(select system_identifier::text from pg_control_system())`

/** Locks the rows until the transaction ends, so that nobody else shuffles meanwhile. */
export async function readShuffles(tx: Tx): Promise<Record<Period, Since>> {
  const rows = await tx
    .selectFrom('shuffles')
    .select(['period', 'at', 'since', 'shuffled_by', sql<boolean>`cluster = ${thisCluster}`.as('isOurs')])
    .orderBy('period')
    .forUpdate()
    .execute()
  return Object.fromEntries(rows.map(({ period, ...since }) => [period, since])) as Record<Period, Since>
}

/** The oldest transaction that may still be running: rows of it and of later ones may not be visible yet. */
export async function firstUnfinished(tx: Tx): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot()) as xid`.execute(
    tx,
  )
  return rows[0]?.xid ?? ''
}

/** Shuffles a table without waiting for locked rows; returns whether no row written before `until` is left. */
export async function shuffleRows(
  tx: Tx,
  table: string,
  { since, shuffled_by }: Since,
  until: string,
): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select shuffle(${table}::regclass, ${since}::xid8, ${until}::xid8, ${shuffled_by}::xid8) as "isDone"`.execute(
    tx,
  )
  return rows[0]?.isDone ?? false
}

/** The files whose rows were written since then, in random order. */
export const filesWrittenSince = async (tx: Tx, { since, shuffled_by }: Since) =>
  filesOf(
    await tx
      .selectFrom('media')
      .select(fileColumns)
      .where(sql<boolean>`age(xmin) <= age(${since}::xid8::xid) and xmin <> ${shuffled_by}::xid8::xid`)
      .orderBy(sql`random()`)
      .execute(),
  )

/** Records that the rows of all transactions since `since` have not been shuffled yet. */
export async function noteShuffle(
  tx: Tx,
  periods: readonly Period[],
  at: Date,
  since: string,
): Promise<void> {
  const own = sql<string>`pg_current_xact_id()`
  await tx
    .updateTable('shuffles')
    .set({ at, since, shuffled_by: own, cluster: thisCluster })
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
