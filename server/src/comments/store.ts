import { CompiledQuery, type Selectable, sql } from 'kysely'
import { type StoredAuthor, withAuthor, withNamedAuthor } from '../authorship/authors.ts'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { onlyRow } from '../db/sql.ts'
import type { Comments } from '../db/tables.ts'
import { lockPost } from '../posts/changeStore.ts'
import type { LockedPost } from '../posts/posts.ts'

type Columns = Selectable<Comments>

/** A comment with everything that a viewer may see of it. */
export interface CommentRow
  extends Omit<Columns, 'post_id' | 'sealed_author' | 'author_vote' | 'idempotency_key'> {
  /** The id of its author. For an anonymous one it is sealed in the row and opened with the server's key. */
  user_id: string | null
  author_name: string | null
  author_avatar: string | null
  /** True for up, false for down. */
  viewers_vote: boolean | null
}

/** The comment as the database returns it. */
type StoredComment = Omit<CommentRow, 'user_id'> & StoredAuthor & Pick<Columns, 'author_vote'>

/** What is needed to open the sealed author of an anonymous comment. */
type WithAuthorship = Pick<Deps, 'authorship'>

/**
 * SQL for complete comments in one statement, to be read with `commentRows`; `chosen` selects rows of `comments`, and `viewer` is
 * the parameter with the id of the viewer, or null.
 */
export const wholeComments = (chosen: string, viewer: `$${number}`): string => `
  select c.id, c.parent_id, c.user_id, c.sealed_author, c.text, c.is_anonymous, c.reply_count, c.upvote_count, c.downvote_count, c.author_vote, c.created_at, c.state, c.sort_key,
    u.name as author_name, u.avatar as author_avatar, v.is_up as viewers_vote
  from (${chosen}) c
    left join users u on u.id = coalesce(c.user_id, case when c.sealed_author is not null then ${viewer}::uuid end)
    left join comment_votes v on v.comment_id = c.id and v.user_id = ${viewer}::uuid
  order by c.sort_key desc`

/** Converts the rows of `wholeComments`, and opens their sealed authors. */
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

/** Locks the comment that a comment answers. */
export const lockParent = async (
  deps: WithAuthorship,
  tx: Tx,
  { post_id, parent_id }: Pick<Columns, 'post_id' | 'parent_id'>,
): Promise<CommentColumns | undefined> =>
  parent_id === null ? undefined : await lockComment(deps, tx, post_id, parent_id)

/** Locks the post, then the comment and the comment that it answers until the transaction ends. */
export async function lockCommentOnPost(deps: WithAuthorship, tx: Tx, id: string) {
  const place = await tx.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst()
  const post = place && (await lockPost(deps, tx, place.post_id))
  const comment = post && (await lockComment(deps, tx, post.id, id))
  return comment && { comment, post, parent: await lockParent(deps, tx, comment) }
}

/** The ids of the answers to a comment. */
export async function repliesTo(tx: Tx, id: string): Promise<string[]> {
  const replies = await tx.selectFrom('comments').select('id').where('parent_id', '=', id).execute()
  return replies.map((reply) => reply.id)
}

export const deleteReplies = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('comments').where('parent_id', '=', id).execute())

const oneComment = wholeComments('select * from comments where id = $1', '$2')

export async function findComment(
  deps: WithAuthorship,
  db: Db | Tx,
  id: string,
  viewerId: string | null,
): Promise<CommentRow | undefined> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(oneComment, [id, viewerId]))
  return commentRows(deps, viewerId, rows)[0]
}

const oneCommentOn = wholeComments('select * from comments where id = $1 and post_id = $3', '$2')

/** A comment, if it is on this post. */
export async function findCommentOn(
  deps: WithAuthorship & Pick<Deps, 'pool'>,
  postId: string,
  id: string,
  viewerId: string | null,
): Promise<CommentRow | undefined> {
  const { rows } = await deps.pool.query(oneCommentOn, [id, viewerId, postId])
  return commentRows(deps, viewerId, rows)[0]
}

export const setState = async (tx: Tx, id: string, state: Columns['state']): Promise<void> =>
  void (await tx.updateTable('comments').set({ state }).where('id', '=', id).execute())

export const deleteCommentRow = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('comments').where('id', '=', id).execute())

/** All comments that a person wrote under their name; answers come first. */
export const namedCommentsOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('comments')
    .select(['id', 'state', 'post_id', 'parent_id'])
    .where('user_id', '=', userId)
    // An answer may be deleted together with its parent, so it is deleted before it.
    .orderBy(sql`parent_id is null`)
    .execute()

// --- votes

interface Voted extends LockedPost {
  /** null if there is no such comment. */
  is_unnamed: boolean | null
  sealed: Buffer | null
  vote: boolean | null
  upvotes: number
  downvotes: number
  /** node-postgres returns a bigint as a string; null if nothing was changed. */
  change: string | null
}

/**
 * Votes, or takes the vote back if it is repeated. Changes nothing for an anonymous comment until `asAuthor` says whether the
 * voter is its author.
 */
export async function toggleVote(
  { pool }: Pick<Deps, 'pool'>,
  { postId, commentId }: { postId: string; commentId: string },
  userId: string,
  isUp: boolean,
  asAuthor: boolean | null,
): Promise<Voted> {
  const { rows } = await pool.query<Voted>({
    name: 'toggle_vote',
    text: 'select * from toggle_vote($1, $2, $3, $4, $5)',
    values: [postId, commentId, userId, isUp, asAuthor],
  })
  return onlyRow(rows)
}

/** Deletes one vote of somebody whose account is gone; returns false if there is none. */
export async function deleteDepartedVote(tx: Tx, commentId: string, isUp: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from comment_votes where ctid = (
      select ctid from comment_votes where comment_id = ${commentId} and user_id is null and is_up = ${isUp} limit 1
    )`.execute(tx)
  return numAffectedRows === 1n
}
