import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Media } from '../db/tables.ts'

type Row = Media
export type UnsizedPicture = Pick<Row, 'id' | 'storage_key' | 'original_key'>

/** The columns that are written once the sizes of a picture exist, and with them the picture at full size. */
export interface SizedPicture {
  widths: number[]
  size_bytes: number[]
  sizes_key: string | null
  whole?: Pick<Row, 'name' | 'storage_key' | 'bytes' | 'width' | 'height'>
}

/** Returns undefined if the picture has been deleted or already has its sizes. */
export const pictureWithoutSizes = (db: Db, id: string): Promise<UnsizedPicture | undefined> =>
  db
    .selectFrom('media')
    .select(['id', 'storage_key', 'original_key'])
    .where('id', '=', id)
    .where('widths', 'is', null)
    .executeTakeFirst()

/** Ordered by id, which is random. */
export async function picturesWithoutSizes(db: Db, limit: number): Promise<string[]> {
  const found = db.selectFrom('media').select('id').where('widths', 'is', null).orderBy('id').limit(limit)
  return (await found.execute()).map(({ id }) => id)
}

/**
 * The file shown so far becomes the thumbnail and keeps its URL, which clients may cache forever; the picture at full size gets a
 * new one. Returns whether the picture still existed and had no sizes.
 */
export async function saveSizes(
  tx: Tx,
  { id, storage_key, original_key }: UnsizedPicture,
  { whole, ...sized }: SizedPicture,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({
      ...sized,
      original_key: null,
      ...(whole && {
        ...whole,
        thumbnail_name: sql<string>`name`,
        thumbnail_key: sql<string>`storage_key`,
        thumbnail_bytes: sql<number>`bytes`,
      }),
    })
    .where('id', '=', id)
    .where('storage_key', '=', storage_key)
    .where('original_key', 'is not distinct from', original_key)
    .where('widths', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
