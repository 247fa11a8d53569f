import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { WatchWords } from '../db/tables.ts'

type Columns = WatchWords

/** An entry with the name of the person who added it. */
export interface WatchWordRow extends Pick<Selectable<Columns>, 'id' | 'word' | 'created_at'> {
  added_by_name: string | null
}

const named = (db: Db | Tx) =>
  db
    .selectFrom('watch_words')
    .leftJoin('users', 'users.id', 'added_by')
    .select(['watch_words.id', 'word', 'watch_words.created_at', 'users.name as added_by_name'])

/** All entries in alphabetical order; there are few (`serverLimits.watchWords`). */
export const readWatchWords = (db: Db): Promise<WatchWordRow[]> =>
  named(db).orderBy('compared').orderBy('watch_words.id').execute()

export const findWatchWord = (tx: Tx, id: string): Promise<WatchWordRow | undefined> =>
  named(tx).where('watch_words.id', '=', id).executeTakeFirst()

/** Locks the list until the transaction ends; returns the number of its entries. */
export const lockWatchList = async (tx: Tx): Promise<number> => {
  await sql`select from watch_list for update`.execute(tx)
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from watch_words`,
  )
  return counted?.count ?? 0
}

/** Returns whether the entry is new. */
export async function insertWatchWord(tx: Tx, word: Insertable<Columns>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('watch_words')
    .values(word)
    .onConflict((conflict) => conflict.column('compared').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the deleted entry, if there was one. */
export const deleteWatchWord = (tx: Tx, id: string): Promise<Pick<Columns, 'word'> | undefined> =>
  tx.deleteFrom('watch_words').where('id', '=', id).returning('word').executeTakeFirst()

/** The whole list and its version, read in one statement so that they match. */
export async function readWatchList(db: Db): Promise<{ version: string; words: string[] }> {
  const [list] = await rowsOf<{ version: string; words: string[] }>(
    db,
    sql`select version, (select coalesce(array_agg(word), '{}') from watch_words) as words from watch_list`,
  )
  return list ?? { version: '', words: [] }
}

/** The version of the list, as a subquery of another statement. */
export const watchListVersion: Sql = sql`(select version from watch_list)`

export async function readWatchListVersion(db: Db): Promise<string | null> {
  const [list] = await rowsOf<{ version: string | null }>(db, sql`select ${watchListVersion} as version`)
  return list?.version ?? null
}
