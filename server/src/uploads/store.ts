import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'

interface NewUpload {
  digest: string
  bytes: number
  isGuests: boolean
}

const megabyte = 1024 * 1024
/** Limits for the bytes of all uploads that have not been used yet; guests have a separate, smaller one. */
const room = { signedIn: 2048 * megabyte, guests: 512 * megabyte }
/** An upload counts as at least this many bytes, so that the number of empty uploads is limited. */
export const minBytes = megabyte / 16
/** A file without interruptions has fewer than a hundred parts, and each lost connection adds one. */
const maxParts = 600

const taken = (isGuests: Sql) => sql`
  (select coalesce(sum(greatest(received, ${sql.lit(minBytes)})), 0) from uploads where is_guests = ${isGuests})`
const roomFor = (isGuests: Sql) =>
  sql`case when ${isGuests} then ${sql.lit(room.guests)} else ${sql.lit(room.signedIn)} end`

/**
 * Stores a new upload if the limit allows it, and returns whether it does. Only received bytes count, not announced ones: only they
 * fill the disk, and announcing without sending must not block others.
 */
export async function insertUpload(db: Db, { digest, bytes, isGuests }: NewUpload): Promise<boolean> {
  const whose = sql`${isGuests}::boolean`
  const { numAffectedRows } = await sql`
    insert into uploads (digest, bytes, is_guests, expires_at)
    select ${digest}, ${bytes}, ${isGuests}, date_trunc('hour', now()) + interval '24 hours'
    where ${taken(whose)} + ${Math.max(bytes, minBytes)} <= ${roomFor(whose)}`.execute(db)
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

/** Those of these uploads that have neither been used nor expired. */
export async function existingUploads(db: Db, digests: readonly string[]): Promise<string[]> {
  if (digests.length === 0) return []
  const found = await db.selectFrom('uploads').select('digest').where('digest', 'in', digests).execute()
  return found.map(({ digest }) => digest)
}

interface NewPart {
  digest: string
  position: number
  bytes: number
  sealed: Buffer
}

/**
 * Adds a part at the present end of the file. Returns false if another request has added one there, the file no longer exists, the
 * limit is reached, or the file has too many parts.
 */
export async function insertPart(db: Db, { digest, position, bytes, sealed }: NewPart): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with grown as (
      update uploads u set received = received + ${bytes}
      where digest = ${digest} and received = ${position} and received + ${bytes} <= bytes
        and ${taken(sql`u.is_guests`)} + ${bytes} <= ${roomFor(sql`u.is_guests`)}
        and (select count(*) from upload_parts p where p.digest = u.digest) < ${maxParts}
      returning digest
    )
    insert into upload_parts (digest, position, sealed) select digest, ${position}, ${sealed} from grown`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** The part that begins at this position. */
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
