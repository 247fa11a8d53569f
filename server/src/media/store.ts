import { type Insertable, type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Tx } from '../db/db.ts'
import type { Media } from '../db/tables.ts'
import { keyInRow, keyOfSize, readName, sizeType } from './names.ts'

/** The columns that are needed to serve a file. */
export interface ServedFile {
  key: string
  kind: Media['kind']
  bytes: number
  isPrivate: boolean
}

const servedFile = `
  select case when name = $1 then storage_key else thumbnail_key end as key, kind,
    case when name = $1 then bytes else thumbnail_bytes end as bytes, is_private as "isPrivate"
  from media where name = $1 or thumbnail_name = $1`

const servedSize = `
  select sizes_key as key, kind, size_bytes[array_position(widths, $2)] as bytes, is_private as "isPrivate"
  from media where name = any($1) and $2 = any(widths)`

/** The columns that `mediaView` needs. */
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
  'widths',
] as const

/** The same columns as a JSON object, for SQL that joins media under the alias `m`. */
export const shownMedia = `json_build_object(${shownColumns.map((column) => `'${column}', m.${column}`).join(', ')})`

/** Finds the file with a public name: the picture itself, its thumbnail or one of its sizes. */
export async function fileNamed(pool: Pool, name: string): Promise<ServedFile | undefined> {
  const { size } = readName(name) ?? {}
  const query = size
    ? { name: 'served-size', text: servedSize, values: [size.of, size.width] }
    : { name: 'served-file', text: servedFile, values: [name] }
  const [file] = (await pool.query<ServedFile>(query)).rows
  return file && size ? { ...file, key: keyOfSize(file.key, size.width) } : file
}

export async function insertMedia(tx: Tx, rows: readonly Insertable<Media>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('media').values(rows).execute()
}

/** Deletes rows; returns the keys of their files. */
export async function deleteMedia(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.deleteFrom('media').where('id', 'in', ids).returning(fileColumns).execute()
  return filesOf(rows).map(({ key }) => key)
}

/**
 * Locks the rows, so that nobody gives the media other names meanwhile. They are ordered by id, so that two transactions that rename some
 * of the same media cannot deadlock.
 */
export const lockNames = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('media')
    .select(['id', 'name', 'thumbnail_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function setNames(
  tx: Tx,
  id: string,
  names: Pick<Insertable<Media>, 'name' | 'thumbnail_name'>,
): Promise<void> {
  await tx.updateTable('media').set(names).where('id', '=', id).execute()
}

export const setAlt = async (tx: Tx, id: string, alt: string): Promise<void> =>
  void (await tx.updateTable('media').set({ alt }).where('id', '=', id).execute())

export async function setPrivate(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('media').set({ is_private: true }).where('id', 'in', ids).execute()
}

/** The columns from which `filesOf` derives the files in the store. */
export const fileColumns = [
  ...(['storage_key', 'original_key', 'content_type'] as const),
  ...(['thumbnail_key', 'thumbnail_name', 'sizes_key', 'widths'] as const),
] as const

/** The keys and content types of all files that belong to the given rows. */
export const filesOf = (
  rows: readonly Pick<Selectable<Media>, (typeof fileColumns)[number]>[],
): { key: string; type: string }[] =>
  rows.flatMap(({ storage_key, original_key, content_type: type, thumbnail_key, thumbnail_name, ...row }) => [
    ...[storage_key, original_key].filter((key) => key !== null).map((key) => ({ key, type })),
    // That of a video is a picture.
    ...(thumbnail_key ? [{ key: thumbnail_key, type: readName(String(thumbnail_name))?.type ?? type }] : []),
    ...(row.sizes_key && row.widths ? row.widths : []).map((width) => ({
      key: keyOfSize(String(row.sizes_key), width),
      type: sizeType,
    })),
  ])

/** All files that belong to a row. */
export const namedFiles = async (db: Db) =>
  filesOf(await db.selectFrom('media').select(fileColumns).orderBy('id').execute())

/** Which of these keys belong to a row. */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const asked = keys.map(keyInRow)
  const found = (column: string) =>
    sql`select ${sql.ref(column)} as key from media where ${sql.ref(column)} = any(${asked}::text[])`
  const columns = ['storage_key', 'thumbnail_key', 'sizes_key', 'original_key'].map(found)
  const { rows } = await sql<{ key: string }>`${sql.join(columns, sql` union all `)}`.execute(db)
  const used = new Set(rows.map(({ key }) => key))
  return new Set(keys.filter((key) => used.has(keyInRow(key))))
}
