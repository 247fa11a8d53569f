import type { Insertable, Selectable } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '../db/db.ts'
import type { MediaTables } from './tables.ts'

/** What serving a file needs to know. */
export interface ServedFile {
  key: string
  kind: MediaTables['media']['kind']
  bytes: number
  isPrivate: boolean
}

const servedFile = `
  select case when name = $1 then storage_key else thumbnail_key end as key, kind,
    case when name = $1 then bytes else thumbnail_bytes end as bytes, is_private as "isPrivate"
  from media where name = $1 or thumbnail_name = $1`

/** What `mediaView` needs of a row. */
export const shownColumns = [
  'name',
  'kind',
  'alt',
  'width',
  'height',
  'duration',
  'bytes',
  'thumbnail_name',
  'thumbnail_bytes',
] as const

/** The same in the SQL of what has media, where the row is called `m`. */
export const shownMedia = `json_build_object(${shownColumns.map((column) => `'${column}', m.${column}`).join(', ')})`

/** The file behind a name, whole or thumbnail. */
export async function fileNamed(pool: Pool, name: string): Promise<ServedFile | undefined> {
  const result = await pool.query<ServedFile>({ name: 'served-file', text: servedFile, values: [name] })
  return result.rows[0]
}

export async function insertMedia(tx: Tx, rows: readonly Insertable<MediaTables['media']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('media').values(rows).execute()
}

/** Deletes rows; returns the keys of their files. */
export async function deleteMedia(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .deleteFrom('media')
    .where('id', 'in', ids)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  return rows.flatMap(({ storage_key, thumbnail_key }) =>
    thumbnail_key ? [storage_key, thumbnail_key] : storage_key,
  )
}

/** In the order of their ids, so that two who rename some of the same media wait for each other and never both. */
export const namesOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('media')
    .select(['id', 'name', 'thumbnail_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

export async function setNames(
  tx: Tx,
  id: string,
  names: Pick<Insertable<MediaTables['media']>, 'name' | 'thumbnail_name'>,
): Promise<void> {
  await tx.updateTable('media').set(names).where('id', '=', id).execute()
}

export async function setPrivate(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('media').set({ is_private: true }).where('id', 'in', ids).execute()
}

/** The columns by which `filesOf` finds files in the store. */
export const fileColumns = ['storage_key', 'thumbnail_key', 'content_type'] as const

/** The keys and content types of the files that rows name. */
export const filesOf = (
  rows: readonly Pick<Selectable<MediaTables['media']>, (typeof fileColumns)[number]>[],
): { key: string; type: string }[] =>
  rows.flatMap(({ storage_key, thumbnail_key, content_type: type }) =>
    [storage_key, thumbnail_key].filter((key) => key !== null).map((key) => ({ key, type })),
  )

/** All files that rows name. */
export const namedFiles = async (db: Db) =>
  filesOf(await db.selectFrom('media').select(fileColumns).orderBy('id').execute())

/** Which of these keys belong to a row. */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const whole = db.selectFrom('media').select('storage_key as key').where('storage_key', 'in', keys)
  const small = db.selectFrom('media').select('thumbnail_key as key').where('thumbnail_key', 'in', keys)
  const rows = await whole.unionAll(small.$castTo<{ key: string }>()).execute()
  return new Set(rows.map(({ key }) => key))
}
