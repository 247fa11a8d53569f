import { sql } from 'kysely'
import type { Db, Tables, Tx } from '../db/db.ts'

/** What a person has written anonymously, and the comments on which they have voted. */
export interface Unseen {
  posts: string[]
  comments: string[]
  votes: string[]
}

/** `subjects` are the ids of all that this person has written anonymously. */
export async function unseenOf(tx: Tx, userId: string, subjects: Ids): Promise<Unseen> {
  const { rows } = await sql<Unseen>`
    select
      array(select id from posts where id = any(${subjects}) and is_anonymous) as posts,
      array(select id from comments where id = any(${subjects})) as comments,
      array(select comment_id from comment_votes where user_id = ${userId}) as votes`.execute(tx)
  return rows[0] as Unseen
}

type Ids = readonly string[]
type Moments = readonly Date[]

/** Lets each of these go at a moment of its own. */
export const letGo = (tx: Tx, table: 'posts' | 'comments', ids: Ids, moments: Moments): Promise<unknown> =>
  sql`
    update ${sql.table(table)} t set goes_at = going.at
    from unnest(${ids}::uuid[], ${moments}::timestamptz[]) going (id, at) where t.id = going.id`.execute(tx)

/** Makes the votes of a person nobody's, and lets each go at a moment of its own. */
export const letVotesGo = (tx: Tx, userId: string, commentIds: Ids, moments: Moments): Promise<unknown> =>
  sql`
    update comment_votes v set user_id = null, goes_at = going.at
    from unnest(${commentIds}::uuid[], ${moments}::timestamptz[]) going (id, at)
    where v.comment_id = going.id and v.user_id = ${userId}`.execute(tx)

/** What is made by a person, who may send it twice under a key of theirs. */
const owned = [
  ['posts', 'user_id'],
  ['comments', 'user_id'],
  ['timelines', 'user_id'],
  ['blogs', 'author_id'],
  ['stories', 'author_id'],
  ['added_reactions', 'admin_id'],
  ['notifications', 'sender_id'],
] as const satisfies [keyof Tables, string][]

/** Makes everything that a person has made nobody's. The keys go too: the device that sent it may still have them. */
export async function disown(tx: Tx, userId: string): Promise<void> {
  for (const [table, person] of owned) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(person)} = null, idempotency_key = null
      where ${sql.ref(person)} = ${userId}`.execute(tx)
  }
}

/** Something whose moment has come. */
export interface Due {
  kind: 'post' | 'comment' | 'vote'
  /** Of a vote, that of the comment; one is as good as another. */
  id: string
}

/** In no order. */
export async function dueAt(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select * from (
      select 'post' as kind, id from posts where goes_at <= ${now}
      union all select 'comment', id from comments where goes_at <= ${now}
      union all select 'vote', comment_id from comment_votes where goes_at <= ${now}
    ) due order by random()`.execute(db)
  return rows
}

/** Gives what should have gone before a time another moment, within so many minutes from now. */
export async function postpone(
  db: Db,
  { dueBefore, now, minutes }: { dueBefore: Date; now: Date; minutes: number },
): Promise<void> {
  for (const table of ['posts', 'comments', 'comment_votes'] as const) {
    await sql`
      update ${sql.table(table)}
      set goes_at = date_trunc('minute', ${now}::timestamptz) + ceil(random() * ${minutes}) * interval '1 minute'
      where goes_at < ${dueBefore}`.execute(db)
  }
}
