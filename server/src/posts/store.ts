import type { ReviewState } from '@bichar/contract/posts.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Tx } from '../db/db.ts'
import { type Sql, textOf } from '../db/sql.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownColumns, shownMedia } from '../media/store.ts'
import { type FieldColumns, fieldColumns } from './fields.ts'
import type { PostTables } from './tables.ts'

export type PostColumns = Selectable<PostTables['posts']>

/** A post with everything a viewer may come to see of it. */
export interface PostRow extends Omit<PostColumns, 'idempotency_key' | 'goes_at'> {
  author_name: string | null
  author_avatar: string | null
  medias: ShownMedia[]
  suspects: { id: string; name: string; status: SuspectStatus; photo_name: string | null }[]
  /** Whether the viewer has reacted. */
  has_reacted: boolean
}

/**
 * The SQL of whole posts in one statement. `chosen` selects rows of `posts`, limit and all, so that nothing is
 * fetched for rows that fall away; `order` is said again here because the join may lose it. `viewer` is the id of
 * whoever looks, or null. The columns are named because a prepared statement breaks when a migration
 * adds one to `*`.
 */
export const wholePosts = (chosen: Sql, order: Sql, viewer: Sql): Sql => sql`
  select p.id, p.user_id, ${sql.raw(fieldColumns.map((column) => `p.${column}`).join(', '))}, p.is_anonymous, p.review_state,
    p.review_reason, p.version, p.is_allowed, p.reaction_count, p.comment_count,
    p.report_count, p.created_at, p.updated_at, u.name as author_name, u.avatar as author_avatar,
    coalesce((
      select json_agg(${sql.raw(shownMedia)} order by pm.position)
      from post_media pm join media m on m.id = pm.media_id where pm.post_id = p.id
    ), '[]') as medias,
    coalesce((
      select json_agg(json_build_object('id', s.id, 'name', s.name, 'status', s.status,
        'photo_name', coalesce(m.thumbnail_name, m.name)) order by ps.position)
      from post_suspects ps join suspects s on s.id = ps.suspect_id left join media m on m.id = s.photo_id
      where ps.post_id = p.id
    ), '[]') as suspects,
    exists (select from reactions r where r.post_id = p.id and r.user_id = ${viewer}::uuid) as has_reacted
  from (${chosen}) p left join users u on u.id = p.user_id
  order by ${order}`

const onePost = textOf(wholePosts(sql`select * from posts where id = $1`, sql`id`, sql`$2`))

export async function findPost(
  pool: Pool,
  id: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  const result = await pool.query<PostRow>({ name: 'post', text: onePost, values: [id, viewerId] })
  return result.rows[0]
}

/** The post, for as long as the transaction lasts in no other hands. */
export const lockPost = (tx: Tx, id: string): Promise<PostColumns | undefined> =>
  tx.selectFrom('posts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Fails if this person has used the idempotency key before. */
export const insertPost = async (
  tx: Tx,
  post: Insertable<PostTables['posts']> & { user_id: string },
): Promise<void> => void (await tx.insertInto('posts').values(post).execute())

/** Writes an edit down; the post waits for review again. */
export async function updatePost(
  tx: Tx,
  id: string,
  written: FieldColumns & { is_anonymous: boolean },
): Promise<void> {
  await tx
    .updateTable('posts')
    .set(({ eb }) => ({
      ...written,
      review_state: 'waiting',
      review_reason: '',
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute()
}

export async function setReview(tx: Tx, id: string, state: ReviewState, reason: string): Promise<void> {
  await tx
    .updateTable('posts')
    .set(({ eb }) => ({ review_state: state, review_reason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posts').where('id', '=', id).execute()
}

export type AttachedMedia = ShownMedia & { id: string }

/** What is attached to a post, in its order. */
export const attachedMedia = (tx: Tx, postId: string): Promise<AttachedMedia[]> =>
  tx
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .select(['id', ...shownColumns])
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute()

/** The ids of the evidence in the timeline of a post, which is seen and goes with it. */
export async function timelineEvidence(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('timeline_media')
    .innerJoin('timelines', 'timelines.id', 'timeline_media.timeline_id')
    .select('media_id')
    .where('post_id', '=', postId)
    .execute()
  return rows.map(({ media_id }) => media_id)
}

export const idsOf = (media: readonly { id: string }[]): string[] => media.map(({ id }) => id)

/** Attaches exactly these media, in this order. */
export async function attachMedia(tx: Tx, postId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('post_media').where('post_id', '=', postId).execute()
  if (mediaIds.length === 0) return
  await tx
    .insertInto('post_media')
    .values(mediaIds.map((media_id, position) => ({ post_id: postId, position, media_id })))
    .execute()
}

/** Links exactly these suspects, in this order. Links none and returns false if one of them does not exist. */
export async function linkSuspects(tx: Tx, postId: string, suspectIds: readonly string[]): Promise<boolean> {
  await tx.deleteFrom('post_suspects').where('post_id', '=', postId).execute()
  if (suspectIds.length === 0) return true
  const found = await tx
    .selectFrom('suspects')
    .select('id')
    .where('id', 'in', suspectIds)
    .forKeyShare()
    .execute()
  if (found.length < suspectIds.length) return false
  await tx
    .insertInto('post_suspects')
    .values(suspectIds.map((suspect_id, position) => ({ post_id: postId, suspect_id, position })))
    .execute()
  return true
}
