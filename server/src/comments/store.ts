import { CompiledQuery, type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { lockPost } from '../posts/store.ts'
import type { CommentTables } from './tables.ts'

export type CommentColumns = Selectable<CommentTables['comments']>

/** A comment with everything a viewer may come to see of it. */
export interface CommentRow extends Omit<CommentColumns, 'post_id' | 'idempotency_key' | 'goes_at'> {
  author_name: string | null
  author_avatar: string | null
  /** True for up, false for down. */
  viewers_vote: boolean | null
}

/**
 * The SQL of whole comments in one statement; `chosen` selects rows of `comments`, and `viewer` is the parameter with
 * the id of whoever looks, or null.
 */
export const wholeComments = (chosen: string, viewer: `$${number}`): string => `
  select c.id, c.user_id, c.text, c.is_anonymous, c.upvote_count, c.downvote_count, c.created_at,
    u.name as author_name, u.avatar as author_avatar, v.is_up as viewers_vote
  from (${chosen}) c
    left join users u on u.id = c.user_id
    left join comment_votes v on v.comment_id = c.id and v.user_id = ${viewer}::uuid
  order by c.id desc`

export const lockComment = (tx: Tx, postId: string, id: string): Promise<CommentColumns | undefined> =>
  tx
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A comment with its post, both in no other hands as long as the transaction lasts; the post first. */
export async function lockCommentOnPost(tx: Tx, id: string) {
  const place = await tx.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst()
  const post = place && (await lockPost(tx, place.post_id))
  const comment = post && (await lockComment(tx, post.id, id))
  return comment && { comment, post }
}

/** What this person has sent to this post with the same idempotency key before. */
export async function commentWithKey(
  tx: Tx,
  userId: string,
  postId: string,
  key: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', userId)
    .where('post_id', '=', postId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return found?.id
}

export const insertComment = async (tx: Tx, comment: Insertable<CommentTables['comments']>): Promise<void> =>
  void (await tx.insertInto('comments').values(comment).execute())

const oneComment = wholeComments('select * from comments where id = $1', '$2')

export async function findComment(
  tx: Tx,
  id: string,
  viewerId: string | null,
): Promise<CommentRow | undefined> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(oneComment, [id, viewerId]))
  return rows[0] as CommentRow | undefined
}

export const deleteComment = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('comments').where('id', '=', id).execute())

/** Everything that a person has commented with their name, with whose posts it is on. */
export const namedCommentsOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(['comments.id', 'comments.user_id', 'post_id', 'posts.user_id as post_author_id'])
    .where('comments.user_id', '=', userId)
    .where('comments.is_anonymous', '=', false)
    .execute()

/** How many comments on a post have come after this one from others than its author. */
export async function countNewer(
  tx: Tx,
  { id, post_id, post_author_id }: { id: string; post_id: string; post_author_id: string | null },
): Promise<number> {
  const { count } = await tx
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('post_id', '=', post_id)
    .where('id', '>', id)
    .where('user_id', 'is distinct from', post_author_id)
    .executeTakeFirstOrThrow()
  return Number(count)
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

/** Takes back one vote on a comment whose moment has come; false when there is none. */
export async function deleteDueVote(tx: Tx, commentId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from comment_votes where ctid = (
      select ctid from comment_votes where comment_id = ${commentId} and goes_at <= ${now} limit 1
    )`.execute(tx)
  return numAffectedRows === 1n
}
