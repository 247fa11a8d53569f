import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { rowsOf } from '../db/sql.ts'
import type { Follower } from '../notifications/notify.ts'

/** The columns that store a subject; exactly one is set. */
interface SubjectColumns {
  post_id: string | null
  suspect_id: string | null
  facet: string | null
}

const none: SubjectColumns = { post_id: null, suspect_id: null, facet: null }

/** Places and categories are stored as the facets of the search. */
const facets = { district: '#d:', upazila: '#u:', category: '#c:' } as const

function columnsOf({ kind, of }: FollowSubject): SubjectColumns {
  if (kind === 'post') return { ...none, post_id: of }
  if (kind === 'suspect') return { ...none, suspect_id: of }
  return { ...none, facet: `${facets[kind]}${of}` }
}

/** The subject of a topic: a topic is the facet of a place or a category, or the id of a suspect. */
export function subjectOf(topic: string): FollowSubject {
  const named = Object.entries(facets).find(([, sign]) => topic.startsWith(sign))
  if (!named) return { kind: 'suspect', of: topic }
  return { kind: named[0] as keyof typeof facets, of: topic.slice(named[1].length) }
}

const topicOf = (columns: SubjectColumns): string =>
  columns.post_id ?? columns.suspect_id ?? columns.facet ?? ''

export interface FollowRow extends SubjectColumns {
  title: string | null
  name: string | null
  status: SuspectStatus | null
}

/** Everything that one person follows; without a title for a report that is not public now. */
export const followsOf = (db: Db, tag: string): Promise<FollowRow[]> =>
  rowsOf(
    db,
    sql`select f.post_id, f.suspect_id, f.facet, case when p.is_allowed then p.title end as title, s.name, s.status
      from follows f left join posts p on p.id = f.post_id left join public_suspects s on s.id = f.suspect_id
      where f.follower = ${tag} order by coalesce(p.title, s.name, f.facet), f.topic`,
  )

/**
 * Serialises the calls of one person: otherwise two at once could both pass the check of the limit. An advisory lock
 * exists only in PostgreSQL's memory and leaves no trace.
 */
export const lockFollower = async (tx: Tx, { tag }: Follower): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`follower ${tag}`}, 0))`.execute(tx))

/**
 * Whether everybody may see the subject: a report that waits for review cannot be followed. Locks its row, so that nobody can delete
 * it until the transaction ends; one that is being deleted is waited for and then gone.
 */
export async function isThere(tx: Tx, { kind, of }: FollowSubject): Promise<boolean> {
  const found =
    kind === 'post'
      ? sql`select from posts where id = ${of} and is_allowed for key share`
      : sql`select from suspects where id = ${of} and visibility = 'shown' for key share`
  return (await rowsOf(tx, found)).length > 0
}

/** How many things somebody follows; with `facetsOnly`, how many places and categories. */
export async function countFollows(
  tx: Tx,
  { tag }: Follower,
  { except, facetsOnly }: { except: FollowSubject; facetsOnly: boolean },
): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from follows
      where follower = ${tag} and topic <> ${topicOf(columnsOf(except))} and (facet is not null or not ${facetsOnly}::boolean)`,
  )
  return counted?.count ?? 0
}

export const insertFollow = async (
  tx: Tx,
  { tag, subject, seal }: { tag: string; subject: FollowSubject; seal(id: string): Buffer },
): Promise<void> => {
  const id = newId()
  await tx
    .insertInto('follows')
    .values({ id, follower: tag, sealed_user: seal(id), ...columnsOf(subject) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteFollow = async (db: Db, tag: string, subject: FollowSubject): Promise<void> =>
  void (await db
    .deleteFrom('follows')
    .where('follower', '=', tag)
    .where('topic', '=', topicOf(columnsOf(subject)))
    .execute())

export const findDaily = async (db: Db | Tx, tag: string) =>
  db.selectFrom('daily_followers').selectAll().where('follower', '=', tag).executeTakeFirst()

/** Locks the row until the transaction ends. */
export const lockDaily = async (tx: Tx, tag: string) =>
  tx.selectFrom('daily_followers').selectAll().where('follower', '=', tag).forUpdate().executeTakeFirst()

export const insertDaily = async (tx: Tx, tag: string, now: Date): Promise<void> =>
  void (await tx
    .insertInto('daily_followers')
    .values({ follower: tag, told_up_to: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute())

export const deleteDaily = async (tx: Tx, tag: string): Promise<void> =>
  void (await tx.deleteFrom('daily_followers').where('follower', '=', tag).execute())

export const dailyAfter = async (db: Db, after: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('daily_followers')
      .select('follower')
      .where('follower', '>', after)
      .orderBy('follower')
      .limit(limit)
      .execute()
  ).map(({ follower }) => follower)

export const setNotifiedUpTo = async (tx: Tx, tag: string, at: Date): Promise<void> =>
  void (await tx.updateTable('daily_followers').set({ told_up_to: at }).where('follower', '=', tag).execute())

/** Deletes everything that somebody follows, and the notifications about it. */
export async function deleteFollower(tx: Tx, tag: string): Promise<void> {
  await tx.deleteFrom('follows').where('follower', '=', tag).execute()
  await deleteDaily(tx, tag)
  await tx.deleteFrom('notifications').where('author_of', '=', tag).execute()
}
