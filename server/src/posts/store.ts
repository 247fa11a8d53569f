import type { ReviewState } from '@bichar/contract/posts.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type StoredAuthor, storedAuthor, withAuthor, withNamedAuthor } from '../authorship/authors.ts'
import type { Authorship } from '../authorship/authorship.ts'
import { dayOf, keptTime } from '../authorship/days.ts'
import { insertSubject } from '../authorship/store.ts'
import type { Db, Tx } from '../db/db.ts'
import { pageAndTotal, rowsOf, type Sql, textOf } from '../db/sql.ts'
import type { Deps } from '../deps.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownColumns, shownMedia } from '../media/store.ts'
import { type FieldColumns, fieldColumns } from './fields.ts'
import type { PostTables } from './tables.ts'

type Columns = Selectable<PostTables['posts']>

/** A post with everything a viewer may come to see of it. */
export interface PostRow
  extends Omit<Columns, 'sealed_author' | 'idempotency_key' | 'author_reacted' | 'published_at'> {
  /** Of its author, also of one who is anonymous: only the server's key tells. */
  user_id: string | null
  author_name: string | null
  author_avatar: string | null
  medias: ShownMedia[]
  suspects: { id: string; name: string; status: SuspectStatus; photo_name: string | null }[]
  /** Whether the viewer has reacted. */
  has_reacted: boolean
}

/** As the database has it. */
type StoredPost = Omit<PostRow, 'user_id'> & StoredAuthor & Pick<Columns, 'author_reacted'>

/**
 * The SQL of whole posts in one statement. `chosen` selects rows of `posts`, limit and all, so that nothing is
 * fetched for rows that fall away; `order` is said again here because the join may lose it. `viewer` is the id of
 * whoever looks, or null; of what is anonymous the joined name is theirs, see `withNamedAuthor`. The columns are named
 * because a prepared statement breaks when a migration adds one to `*`.
 */
const wholePosts = (chosen: Sql, order: Sql, viewer: Sql): Sql => sql`
  select p.id, p.user_id, p.sealed_author, ${sql.raw(fieldColumns.map((column) => `p.${column}`).join(', '))}, p.is_anonymous, p.without_account, p.review_state,
    p.review_reason, p.version, p.is_allowed, p.reaction_count, p.author_reacted, p.comment_count,
    p.report_count, p.created_at, p.updated_at, p.sort_key, u.name as author_name, u.avatar as author_avatar,
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
  from (${chosen}) p left join users u on u.id = coalesce(p.user_id, case when p.sealed_author is not null then ${viewer}::uuid end)
  order by ${order}`

/** What it takes to know the author of an anonymous post. */
type WithAuthorship = Pick<Deps, 'authorship'>

/** A prepared statement that reads whole posts. */
export function postStatement(name: string, chosen: Sql, order: Sql, viewer: Sql) {
  const text = textOf(wholePosts(chosen, order, viewer))
  return async (
    { pool, authorship }: WithAuthorship & Pick<Deps, 'pool'>,
    viewerId: string | null,
    values: readonly unknown[],
  ): Promise<PostRow[]> => {
    const { rows } = await pool.query<StoredPost>({ name, text, values: [...values] })
    return opened(authorship, viewerId, rows)
  }
}

/** The whole posts that `chosen` selects. */
export const readPosts = async (
  db: Db | Tx,
  authorship: Authorship,
  viewerId: string | null,
  chosen: Sql,
  order: Sql,
): Promise<PostRow[]> =>
  opened(authorship, viewerId, await rowsOf<StoredPost>(db, wholePosts(chosen, order, sql`${viewerId}`)))

/** A page of the whole posts of `from`, and how many there are. */
export async function readPostPage(
  { kysely, authorship }: WithAuthorship & Pick<Deps, 'kysely'>,
  viewerId: string | null,
  from: Sql,
  order: Sql,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: PostRow[]; total: number }> {
  const chosen = sql`select * from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`
  const found = await pageAndTotal<StoredPost>(kysely, wholePosts(chosen, order, sql`${viewerId}`), from)
  return { ...found, rows: opened(authorship, viewerId, found.rows) }
}

const opened = (authorship: Authorship, viewerId: string | null, rows: readonly StoredPost[]): PostRow[] =>
  rows.map((stored) => {
    const { author_reacted, ...row } = withNamedAuthor(authorship, viewerId, stored)
    const isOwn = viewerId !== null && row.user_id === viewerId
    return { ...row, has_reacted: row.has_reacted || (isOwn && author_reacted) }
  })

const onePost = postStatement('post', sql`select * from posts where id = $1`, sql`id`, sql`$2`)

export async function findPost(
  deps: WithAuthorship & Pick<Deps, 'pool'>,
  id: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  const [post] = await onePost(deps, viewerId, [id, viewerId])
  return post
}

const lockedColumns = [
  ...(['id', 'user_id', 'sealed_author', 'title', 'is_anonymous', 'is_allowed'] as const),
  ...(['review_state', 'version', 'report_count', 'created_at'] as const),
] as const

export type PostColumns = Omit<Pick<Columns, (typeof lockedColumns)[number]>, 'sealed_author'>

/** The post, for as long as the transaction lasts in no other hands. */
export async function lockPost(
  { authorship }: WithAuthorship,
  tx: Tx,
  id: string,
): Promise<PostColumns | undefined> {
  const post = await tx
    .selectFrom('posts')
    .select(lockedColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return post && withAuthor(authorship, post)
}

/** A new post; `user_id` is its author's, also of what is anonymous. */
export type PostInsert = Omit<Insertable<PostTables['posts']>, 'sealed_author'> & { user_id: string | null }

/** Without a person, nothing leads from it to whoever filed it. Fails if the idempotency key has been used before. */
export async function insertPost(
  { authorship }: WithAuthorship,
  tx: Tx,
  { user_id, ...post }: PostInsert,
): Promise<void> {
  const { id, is_anonymous: isAnonymous } = post
  await tx
    .insertInto('posts')
    .values({ ...post, ...storedAuthor(authorship, user_id, { id, isAnonymous }) })
    .execute()
  if (isAnonymous && user_id !== null) await insertSubject(tx, authorship, user_id, id)
}

/** Writes an edit of a locked post down; it waits for review again. */
export async function updatePost(
  { authorship }: WithAuthorship,
  tx: Tx,
  post: PostColumns,
  { fields, isAnonymous }: { fields: FieldColumns; isAnonymous: boolean },
): Promise<void> {
  const { id, user_id } = post
  const becomes = isAnonymous !== post.is_anonymous
  await tx
    .updateTable('posts')
    .set(({ eb }) => ({
      ...fields,
      ...(becomes && {
        is_anonymous: isAnonymous,
        ...(isAnonymous && { created_at: dayOf(post.created_at) }),
        ...storedAuthor(authorship, user_id, { id, isAnonymous }),
      }),
      review_state: 'waiting',
      review_reason: '',
      version: eb('version', '+', 1),
      updated_at: keptTime(new Date(), isAnonymous),
    }))
    .where('id', '=', id)
    .execute()
  if (!becomes || user_id === null) return
  await moveAuthorsReaction(tx, id, user_id, isAnonymous)
  if (!isAnonymous) return
  await insertSubject(tx, authorship, user_id, id)
  await sealTimeline(tx, id, user_id)
}

/** That its author has reacted is kept with the person or, of what is anonymous, without. */
async function moveAuthorsReaction(tx: Tx, id: string, userId: string, isAnonymous: boolean): Promise<void> {
  const post = tx.updateTable('posts').where('id', '=', id)
  if (isAnonymous) {
    const { numDeletedRows } = await tx
      .deleteFrom('reactions')
      .where('post_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 1n) await post.set({ author_reacted: true }).execute()
    return
  }
  const taken = await post
    .set({ author_reacted: false })
    .where('author_reacted', '=', true)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return
  await tx
    .insertInto('reactions')
    .values({ post_id: id, user_id: userId, created_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What the author has added to a post so far is then its author's, whoever that is. */
const sealTimeline = async (tx: Tx, postId: string, userId: string): Promise<void> =>
  void (await tx
    .updateTable('timelines')
    .set({ user_id: null, by_author: true, created_at: sql`day_of(created_at)` })
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .execute())

/** Writes a decision on a locked post down. One that is approved again keeps its place in the feed. */
export async function setReview(
  tx: Tx,
  id: string,
  { state, reason, decidedAt }: { state: ReviewState; reason: string; decidedAt: Date },
): Promise<void> {
  await tx
    .updateTable('posts')
    .set(({ eb, fn }) => ({
      review_state: state,
      review_reason: reason,
      version: eb('version', '+', 1),
      ...(state === 'approved' && {
        published_at: fn.coalesce('published_at', sql<Date>`${decidedAt}::timestamptz`),
      }),
    }))
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
