import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

interface NewUpload {
  digest: string
  bytes: number
  isGuests: boolean
  /** All that has come and is not used yet may be this much, together with the new one. */
  room: number
}

/** Returns whether there was room for it. Counted is what has come, not what was announced: only that fills a disk. */
export async function insertUpload(db: Db, { digest, bytes, isGuests, room }: NewUpload): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into uploads (digest, bytes, is_guests, expires_at)
    select ${digest}, ${bytes}, ${isGuests}, date_trunc('hour', now()) + interval '24 hours'
    where (select coalesce(sum(received), 0) from uploads where is_guests = ${isGuests}) + ${bytes} <= ${room}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

export const findUpload = (
  db: Db,
  digest: string,
): Promise<{ bytes: number; received: number } | undefined> =>
  db
    .selectFrom('uploads')
    .select(['bytes', 'received'])
    .where('digest', '=', digest)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

interface NewPart {
  digest: string
  position: number
  bytes: number
  sealed: Buffer
}

/** Adds a part where the file ends so far; returns false when another request has added one there, or the file is gone. */
export async function insertPart(db: Db, { digest, position, bytes, sealed }: NewPart): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with grown as (
      update uploads set received = received + ${bytes}
      where digest = ${digest} and received = ${position} and received + ${bytes} <= bytes
      returning digest
    )
    insert into upload_parts (digest, position, sealed) select digest, ${position}, ${sealed} from grown`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** The part that begins there. */
export async function readPart(db: Db, digest: string, position: number): Promise<Buffer | undefined> {
  const [found] = await rowsOf<{ sealed: Buffer }>(
    db,
    sql`select sealed from upload_parts where digest = ${digest} and position = ${position}`,
  )
  return found?.sealed
}

export async function deleteUploads(db: Db, digests: readonly string[]): Promise<void> {
  if (digests.length > 0) await db.deleteFrom('uploads').where('digest', 'in', digests).execute()
}
