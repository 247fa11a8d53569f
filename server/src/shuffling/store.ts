import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import { fileColumns, filesOf } from '../media/store.ts'

/** The tables that are shuffled: those that have the column. */
export async function findTables(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'unshuffled' order by 1`,
  )
  return rows.map(({ name }) => name)
}

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

/** What a run shuffles. */
export interface Run {
  /** The number of today. */
  today: number
  /** Whether a row is to be shuffled. */
  due: RawBuilder<boolean>
}

/**
 * Begins a run. It takes what is new or of a day that is over, unless it was written by a transaction that has not ended yet: what one
 * transaction writes during a run into several tables is left to the next run as a whole, since rows that were shuffled by different runs would
 * say when they came. Our transactions have no subtransactions, whose ids a snapshot would not know. The age of a transaction counts those
 * that came after it.
 */
export async function beginRun(db: Db, now: Date): Promise<Run> {
  const [found] = await rowsOf<{ today: number; firstLater: string; unfinished: string[] }>(
    db,
    sql`select day_number(${now}) as today, pg_snapshot_xmax(snapshot) as "firstLater",
        array(select pg_snapshot_xip(snapshot)::text) as unfinished
      from pg_current_snapshot() snapshot`,
  )
  if (!found) throw new Error('The query returned no row')
  const { today, firstLater, unfinished } = found
  const due = sql<boolean>`unshuffled < ${today} and age(xmin) > age(${firstLater}::xid8::xid)
    and not xmin = any(${unfinished}::xid8[]::xid[])`
  return { today, due }
}

/** Whoever wants one of these rows waits until all of them are rewritten, some tenths of a second at most. */
const maxRowsAtOnce = 500

/** How often rows that somebody has locked are tried, and the pause before each time but the first. */
const attempts = { max: 5, pauseMilliseconds: 100 }

/**
 * Rewrites the rows of a table that are due in random order, without waiting for those that somebody has locked; returns whether none is
 * left. `rewritten` are the places of the rows that this run has rewritten.
 */
export async function shuffleRows(
  db: Db,
  table: string,
  run: Run,
  rewritten = new Set<string>(),
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const parts = await placesOf(db, table, run, rewritten)
    if (parts.length === 0) return true
    if (attempt > attempts.max) return false
    if (attempt > 1) await sleep(attempts.pauseMilliseconds)
    for (const places of parts) {
      const moved = await rowsOf<{ place: string }>(
        db,
        sql`select place::text as place
          from unnest(rewrite_rows(${table}::regclass, ${places}::tid[], ${run.today})) place`,
      )
      for (const place of places) rewritten.delete(place)
      for (const { place } of moved) rewritten.add(place)
    }
  }
}

/**
 * The places of all rows that are due, in random order and equal parts. When these are few, because somebody had locked them, a transaction
 * of their own would set them apart, so others are rewritten once more with them.
 */
async function placesOf(
  db: Db,
  table: string,
  { due }: Run,
  rewritten: ReadonlySet<string>,
): Promise<string[][]> {
  const rows = await rowsOf<{ place: string }>(
    db,
    sql`with due as materialized (select ctid as place from ${sql.table(table)} where ${due}),
        others as (
          select place from unnest(${[...rewritten]}::tid[]) place order by random()
          limit (select ceil(count(*) / ${maxRowsAtOnce}::numeric) * ${maxRowsAtOnce} - count(*) from due)
        )
      select place::text as place from (table due union all table others) chosen order by random()`,
  )
  const parts = Math.ceil(rows.length / maxRowsAtOnce)
  const size = Math.ceil(rows.length / parts)
  const places = rows.map(({ place }) => place)
  return Array.from({ length: parts }, (_none, part) => places.slice(part * size, (part + 1) * size))
}

/** The files whose rows are due, in random order. */
export const filesDue = async (db: Db, { due }: Run) =>
  filesOf(await db.selectFrom('media').select(fileColumns).where(due).orderBy(sql`random()`).execute())

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
export async function deleteDeadRows(db: Db, tables: readonly string[]): Promise<void> {
  await untilNobodySees(db)
  for (const table of tables) await sql`vacuum (skip_locked) ${sql.table(table)}`.execute(db)
  const { rows } = await sql<{ isAllowed: boolean }>`
    select has_function_privilege('pg_switch_wal()', 'execute')
      and pg_has_role(current_user, 'pg_checkpoint', 'usage') as "isAllowed"`.execute(db)
  if (!rows[0]?.isAllowed) return
  // The log is kept in whole segments from the latest checkpoint on.
  await sql`select pg_switch_wal()`.execute(db)
  await sql`checkpoint`.execute(db)
}
