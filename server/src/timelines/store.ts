import { hasThreat } from '@bichar/contract/rules/findings/threats.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { authorOf } from '../authorship/authors.ts'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { Timelines } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'

type Columns = Selectable<Timelines>

/** A timeline entry with everything that a viewer may see of it. */
export interface TimelineRow extends Omit<Columns, 'idempotency_key' | 'sort_key' | 'has_threat'> {
  creator_name: string | null
  post_title: string
  post_is_anonymous: boolean
  evidence: ShownMedia[]
}

/** The entry as the database returns it. */
type StoredTimeline = TimelineRow & OfPostsAuthor

interface OfPostsAuthor {
  post_id: string
  user_id: string | null
  by_author: boolean
  post_user_id: string | null
  post_sealed_author: Buffer | null
}

/** What is needed to open the sealed author of an anonymous post. */
type WithAuthorship = Pick<Deps, 'authorship'>

/**
 * SQL for complete entries, to be read with `timelineRows`; `chosen` selects rows of `timelines`, and `order` is repeated because
 * the join may lose it.
 */
export const wholeTimelines = (chosen: Sql, order: Sql, viewerId: string | null): Sql => sql`
  select t.id, t.post_id, t.user_id, t.by_author, t.title, t.description, t.happened_on, t.step, t.origin, t.source, t.location,
    t.is_approved, t.created_at, u.name as creator_name, p.title as post_title, p.user_id as post_user_id,
    p.sealed_author as post_sealed_author, p.is_anonymous as post_is_anonymous,
    coalesce((
      select json_agg(${sql.raw(shownMedia)} order by tm.position)
      from timeline_media tm join media m on m.id = tm.media_id where tm.timeline_id = t.id
    ), '[]') as evidence
  from (${chosen}) t join posts p on p.id = t.post_id
    left join users u
      on u.id = case when t.by_author then coalesce(p.user_id, ${viewerId}::uuid) else t.user_id end
  order by ${order}`

/**
 * Converts the rows of `wholeTimelines`, and opens their sealed authors. For an entry by the author of an anonymous post, the
 * joined name is that of the viewer in case the post is theirs; if it is not, it is set to null.
 */
export const timelineRows = (
  deps: WithAuthorship,
  viewerId: string | null,
  rows: readonly unknown[],
): TimelineRow[] =>
  (rows as StoredTimeline[]).map((stored) => {
    const row = authored(deps, stored)
    const isKnown = !stored.by_author || !stored.post_sealed_author || row.user_id === viewerId
    return isKnown ? row : { ...row, creator_name: null }
  })

function authored<Row extends OfPostsAuthor>({ authorship }: WithAuthorship, row: Row) {
  const { post_user_id, post_sealed_author, ...entry } = row
  const post = { id: row.post_id, user_id: post_user_id, sealed_author: post_sealed_author }
  return { ...entry, user_id: row.by_author ? authorOf(authorship, post) : row.user_id }
}

export async function findTimeline(
  deps: WithAuthorship,
  db: Db | Tx,
  id: string,
  viewerId: string | null,
): Promise<TimelineRow | undefined> {
  const chosen = sql`select * from timelines where id = ${id}`
  return timelineRows(deps, viewerId, await rowsOf(db, wholeTimelines(chosen, sql`t.id`, viewerId)))[0]
}

/** Locks the entry until the transaction ends. */
export async function lockTimeline(deps: WithAuthorship, tx: Tx, id: string) {
  const entry = await tx
    .selectFrom('timelines')
    .innerJoin('posts', 'posts.id', 'post_id')
    .selectAll('timelines')
    .select(['posts.user_id as post_user_id', 'posts.sealed_author as post_sealed_author'])
    .where('timelines.id', '=', id)
    .forNoKeyUpdate('timelines')
    .executeTakeFirst()
  // For an entry by the author of an anonymous post only the day is known.
  const waiting_since = entry?.by_author ? null : (entry?.created_at ?? null)
  return entry && { ...authored(deps, entry), waiting_since }
}

export async function insertTimeline(
  tx: Tx,
  entry: Insertable<Timelines>,
  files: readonly { id: string; alt: string }[],
): Promise<void> {
  const has_threat = hasThreat(entry.title, entry.description, ...files.map(({ alt }) => alt))
  await tx
    .insertInto('timelines')
    .values({ ...entry, has_threat })
    .execute()
  if (files.length === 0) return
  await tx
    .insertInto('timeline_media')
    .values(files.map(({ id }, position) => ({ timeline_id: entry.id, position, media_id: id })))
    .execute()
}

/** How many entries of a post's author wait for approval. */
export async function countWaitingOfAuthor(tx: Tx, postId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('timelines')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.and({ post_id: postId, by_author: true, is_approved: false }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const setApproved = async (tx: Tx, id: string, is_approved: boolean): Promise<void> =>
  void (await tx.updateTable('timelines').set({ is_approved }).where('id', '=', id).execute())

export const deleteTimelineRow = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('timelines').where('id', '=', id).execute())

export async function evidenceOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('timeline_media')
    .select('media_id')
    .where('timeline_id', '=', id)
    .execute()
  return rows.map(({ media_id }) => media_id)
}
