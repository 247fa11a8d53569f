import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely'
import {
  authorOf,
  type StoredAuthor,
  storedAuthor,
  withAuthor,
  withNamedAuthor,
} from '../authorship/authors.ts'
import { insertSubject } from '../authorship/store.ts'
import type { Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { lockPost } from '../posts/changeStore.ts'
import type { CommentTables } from './tables.ts'

type Columns = Selectable<CommentTables['comments']>

/** A comment with everything a viewer may come to see of it. */
export interface CommentRow
  extends Omit<Columns, 'post_id' | 'sealed_author' | 'author_vote' | 'idempotency_key'> {
  /** Of its author, also of one who is anonymous: only the server's key tells. */
  user_id: string | null
  author_name: string | null
  author_avatar: string | null
  /** True for up, false for down. */
  viewers_vote: boolean | null
}

/** As the database has it. */
type StoredComment = Omit<CommentRow, 'user_id'> & StoredAuthor & Pick<Columns, 'author_vote'>

/** What it takes to know the author of an anonymous comment. */
type WithAuthorship = Pick<Deps, 'authorship'>

/**
 * The SQL of whole comments in one statement, to be read through `commentRows`; `chosen` selects rows of `comments`, and
 * `viewer` is the parameter with the id of whoever looks, or null.
 */
export const wholeComments = (chosen: string, viewer: `$${number}`): string => `
  select c.id, c.user_id, c.sealed_author, c.text, c.is_anonymous, c.upvote_count, c.downvote_count, c.author_vote, c.created_at, c.sort_key,
    u.name as author_name, u.avatar as author_avatar, v.is_up as viewers_vote
  from (${chosen}) c
    left join users u on u.id = coalesce(c.user_id, case when c.sealed_author is not null then ${viewer}::uuid end)
    left join comment_votes v on v.comment_id = c.id and v.user_id = ${viewer}::uuid
  order by c.sort_key desc`

/** What `wholeComments` has found, with the authors. */
export const commentRows = (
  { authorship }: WithAuthorship,
  viewerId: string | null,
  rows: readonly unknown[],
): CommentRow[] =>
  (rows as StoredComment[]).map((stored) => {
    const { author_vote, ...row } = withNamedAuthor(authorship, viewerId, stored)
    const isOwn = viewerId !== null && row.user_id === viewerId
    return { ...row, viewers_vote: row.viewers_vote ?? (isOwn ? author_vote : null) }
  })

export type CommentColumns = Omit<Columns, 'sealed_author'>

export async function lockComment(
  { authorship }: WithAuthorship,
  tx: Tx,
  postId: string,
  id: string,
): Promise<CommentColumns | undefined> {
  const comment = await tx
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return comment && withAuthor(authorship, comment)
}

/** A comment with its post, both in no other hands as long as the transaction lasts; the post first. */
export async function lockCommentOnPost(deps: WithAuthorship, tx: Tx, id: string) {
  const place = await tx.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst()
  const post = place && (await lockPost(deps, tx, place.post_id))
  const comment = post && (await lockComment(deps, tx, post.id, id))
  return comment && { comment, post }
}

/** What has been sent with this idempotency key, as it is kept, before. */
export async function commentWithKey(tx: Tx, key: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('comments')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return found?.id
}

export async function insertComment(
  { authorship }: WithAuthorship,
  tx: Tx,
  { user_id, ...comment }: Omit<Insertable<CommentTables['comments']>, 'sealed_author'> & { user_id: string },
): Promise<void> {
  const { id, is_anonymous: isAnonymous } = comment
  await tx
    .insertInto('comments')
    .values({ ...comment, ...storedAuthor(authorship, user_id, { id, isAnonymous }) })
    .execute()
  if (isAnonymous) await insertSubject(tx, authorship, user_id, id)
}

const oneComment = wholeComments('select * from comments where id = $1', '$2')

export async function findComment(
  deps: WithAuthorship,
  tx: Tx,
  id: string,
  viewerId: string | null,
): Promise<CommentRow | undefined> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(oneComment, [id, viewerId]))
  return commentRows(deps, viewerId, rows)[0]
}

export const deleteComment = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('comments').where('id', '=', id).execute())

/** Everything that a person has commented with their name, with whose posts it is on. */
export async function namedCommentsOf({ authorship }: WithAuthorship, tx: Tx, userId: string) {
  const rows = await tx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(['comments.id', 'comments.user_id', 'post_id'])
    .select(['posts.user_id as post_user_id', 'posts.sealed_author as post_sealed_author'])
    .select('posts.is_anonymous as post_is_anonymous')
    .where('comments.user_id', '=', userId)
    .execute()
  return rows.map(({ post_user_id, post_sealed_author, ...comment }) => ({
    ...comment,
    post_author_id: authorOf(authorship, {
      id: comment.post_id,
      user_id: post_user_id,
      sealed_author: post_sealed_author,
    }),
  }))
}

// --- votes

/** Votes, or takes the vote back when it is the same again. */
export async function toggleVote(tx: Tx, commentId: string, userId: string, isUp: boolean): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('comment_votes')
    .where('comment_id', '=', commentId)
    .where('user_id', '=', userId)
    .where('is_up', '=', isUp)
    .executeTakeFirst()
  if (numDeletedRows === 1n) return
  await tx
    .insertInto('comment_votes')
    .values({ comment_id: commentId, user_id: userId, is_up: isUp })
    .onConflict((conflict) => conflict.columns(['comment_id', 'user_id']).doUpdateSet({ is_up: isUp }))
    .execute()
}

export const deleteVote = async (tx: Tx, commentId: string, userId: string): Promise<void> =>
  void (await tx
    .deleteFrom('comment_votes')
    .where('comment_id', '=', commentId)
    .where('user_id', '=', userId)
    .execute())

/** The same of an author on their own anonymous comment, which is kept without the person. */
export const toggleAuthorsVote = async (tx: Tx, commentId: string, isUp: boolean): Promise<void> =>
  void (await tx
    .updateTable('comments')
    .set({ author_vote: sql`case when author_vote is distinct from ${isUp} then ${isUp}::boolean end` })
    .where('id', '=', commentId)
    .execute())

/** Takes back one vote of somebody who has left; false when there is none. */
export async function deleteDepartedVote(tx: Tx, commentId: string, isUp: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from comment_votes where ctid = (
      select ctid from comment_votes where comment_id = ${commentId} and user_id is null and is_up = ${isUp} limit 1
    )`.execute(tx)
  return numAffectedRows === 1n
}
