import { type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { Departures } from '../db/tables.ts'

/** Something of a leaving person that nobody knows to be theirs; for a vote, `id` is the comment's. */
interface AnonymousItem {
  kind: Departures['kind']
  id: string
}

/** `subjects` are the ids of all that a person has written anonymously. */
export const anonymousItemsOf = (tx: Tx, subjects: readonly string[]): Promise<AnonymousItem[]> =>
  rowsOf<AnonymousItem>(
    tx,
    sql`
    select 'post' as kind, id from posts where id = any(${subjects}) and is_anonymous
    union all select 'comment', id from comments where id = any(${subjects})`,
  )

export type ScheduledDeletion = Selectable<Departures>

export const insertScheduledDeletions = async (
  tx: Tx,
  deletions: readonly ScheduledDeletion[],
): Promise<void> =>
  void (await sql`
    insert into departures (id, kind, sealed_subject, due_at)
    select * from unnest(
      ${deletions.map(({ id }) => id)}::uuid[], ${deletions.map(({ kind }) => kind)}::text[],
      ${deletions.map(({ sealed_subject }) => sealed_subject)}::bytea[],
      ${deletions.map(({ due_at }) => due_at)}::timestamptz[])`.execute(tx))

/**
 * Detaches a person's votes from the account; they count until they are deleted. Returns them as they are then: until that moment,
 * another device of the person may change them.
 */
export const anonymiseVotes = (tx: Tx, userId: string): Promise<AnonymousItem[]> =>
  rowsOf<AnonymousItem>(
    tx,
    sql`
    update comment_votes set user_id = null where user_id = ${userId}
    returning case when is_up then 'upvote' else 'downvote' end as kind, comment_id as id`,
  )

/** Tables of what a person creates. */
const owned = [
  ['posts', 'user_id'],
  ['comments', 'user_id'],
  ['timelines', 'user_id'],
  ['blogs', 'author_id'],
  ['stories', 'author_id'],
  ['added_reactions', 'admin_id'],
  ['notifications', 'sender_id'],
] as const satisfies [keyof Tables, string][]

/**
 * Detaches everything that a person has created from the account. The idempotency keys are deleted: the device that sent them may
 * still have them.
 */
export async function anonymiseRows(tx: Tx, userId: string): Promise<void> {
  for (const [table, person] of owned) {
    await sql`
      with detached as (
        update ${sql.table(table)} set ${sql.ref(person)} = null where ${sql.ref(person)} = ${userId} returning id
      )
      delete from idempotency_keys where subject_id in (select id from detached)`.execute(tx)
  }
}

/** In random order. */
export const readDueDeletions = (db: Db, now: Date): Promise<ScheduledDeletion[]> =>
  db.selectFrom('departures').selectAll().where('due_at', '<=', now).orderBy(sql`random()`).execute()

export const removeScheduledDeletion = async (db: Db, id: string): Promise<void> =>
  void (await db.deleteFrom('departures').where('id', '=', id).execute())

/** Reschedules everything that was due before a time to a random minute within so many minutes from now. */
export const postpone = async (
  db: Db,
  { dueBefore, now, minutes }: { dueBefore: Date; now: Date; minutes: number },
): Promise<void> =>
  void (await sql`
    update departures
    set due_at = date_trunc('minute', ${now}::timestamptz) + ceil(random() * ${minutes}) * interval '1 minute'
    where due_at < ${dueBefore}`.execute(db))
