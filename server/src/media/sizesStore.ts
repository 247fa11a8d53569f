import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { MediaTables } from './tables.ts'

type Row = MediaTables['media']
export type UnsizedPicture = Pick<Row, 'id' | 'storage_key' | 'original_key'>

/** What is written when the sizes of a picture are there, and with them the picture as large as it is shown. */
export interface SizedPicture {
  widths: number[]
  size_bytes: number[]
  sizes_key: string | null
  whole?: Pick<Row, 'name' | 'storage_key' | 'bytes' | 'width' | 'height'>
}

/** Nothing when it is gone or has its sizes. */
export const pictureWithoutSizes = (db: Db, id: string): Promise<UnsizedPicture | undefined> =>
  db
    .selectFrom('media')
    .select(['id', 'storage_key', 'original_key'])
    .where('id', '=', id)
    .where('widths', 'is', null)
    .executeTakeFirst()

/** In the order of their ids, which are random. */
export async function picturesWithoutSizes(db: Db, most: number): Promise<string[]> {
  const found = db.selectFrom('media').select('id').where('widths', 'is', null).orderBy('id').limit(most)
  return (await found.execute()).map(({ id }) => id)
}

/**
 * What was shown until now becomes the thumbnail and keeps its address, under which it may be kept for ever; the whole gets a new
 * one. Tells whether the picture was still there, and without sizes.
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
