import { sql } from 'kysely'
import { withAuthor } from '../authorship/authors.ts'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

/** The post that a notification is about. */
export interface Subject {
  id: string
  title: string
}

/**
 * Locks the post that a notification is about until the transaction ends. Returns undefined if the post, or the given timeline
 * entry, has been deleted.
 */
export async function lockSubject(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select id, title from posts where id = ${postId} for no key update`.execute(tx)
  if (timelineId === undefined) return rows[0]
  const entry = await tx.selectFrom('timelines').select('id').where('id', '=', timelineId).executeTakeFirst()
  return entry && rows[0]
}

/** Who added the suspect that is to be told of; undefined if it has been deleted. Nobody can delete it until the transaction ends. */
export async function lockCreator(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  suspectId: string,
): Promise<{ creatorId: string | null } | undefined> {
  const [suspect] = await rowsOf<{ sealed_creator: Buffer | null }>(
    tx,
    sql`select sealed_creator from suspects where id = ${suspectId} for key share`,
  )
  return (
    suspect && { creatorId: suspect.sealed_creator && authorship.open(suspect.sealed_creator, suspectId) }
  )
}

/** Locks and returns the post if it waits for review, or if the given entry of its timeline waits for approval. */
export async function findWaiting(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const subject = await lockSubject(tx, postId, timelineId)
  if (!subject) return undefined
  const waits = timelineId
    ? sql`timelines where id = ${timelineId} and not is_approved`
    : sql`posts where id = ${postId} and review_state = 'waiting'`
  const [waiting] = await rowsOf<{ id: string }>(tx, sql`select id from ${waits}`)
  return waiting && subject
}

/** Locks the post whose author is to be notified until the transaction ends, and returns it with its author. */
export async function lockPostWithAuthor(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  postId: string,
): Promise<(Subject & { user_id: string | null; is_anonymous: boolean }) | undefined> {
  const post = await tx
    .selectFrom('posts')
    .select(['id', 'title', 'user_id', 'sealed_author', 'is_anonymous'])
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return post && withAuthor(authorship, post)
}

// --- comments of which the author of the post has not been notified yet

/**
 * Whether anybody may be told of the comment of `u`. One that waits for a moderator, or answers one that does, is told of once it is
 * kept; one that has been deleted is taken with the others, and forgotten. A subquery of one value, because a join could read the whole table.
 */
const isFoundByAll = sql<boolean>`(
  select c.state = 'shown' and coalesce(a.state, 'shown') = 'shown'
  from comments c left join comments a on a.id = c.parent_id where c.id = u.comment_id) is not false`

export async function postsWithPendingComments(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('untold_comments as u')
    .select('post_id')
    .distinct()
    .where('due_at', '<=', now)
    .where(isFoundByAll)
    .execute()
  return rows.map(({ post_id }) => post_id)
}

/** A comment with its author, and the author of the comment that it answers; null for anonymous ones, which are not unsealed. */
export interface PendingComment {
  id: string
  user_id: string | null
  answered_user_id: string | null
}

/**
 * Marks the due comments on a post that everybody finds as told, and returns those that have not been deleted. The transaction must
 * have locked the post.
 */
export const takePendingComments = (tx: Tx, postId: string, now: Date): Promise<PendingComment[]> =>
  rowsOf<PendingComment>(
    tx,
    sql`with taken as (
        delete from untold_comments u where post_id = ${postId} and due_at <= ${now} and ${isFoundByAll} returning comment_id)
      select c.id, c.user_id, a.user_id as answered_user_id
      from taken join comments c on c.id = taken.comment_id left join comments a on a.id = c.parent_id`,
  )

// --- answers of which the author of the comment has not been notified yet

/** Whether the post of the comment of `u` is public: else its title may be one that no moderator has approved. */
const isOnPublicPost = sql<boolean>`(
  select p.is_allowed from comments c join posts p on p.id = c.post_id where c.id = u.comment_id) is not false`

export async function commentsWithPendingReplies(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('untold_replies as u')
    .select('parent_id')
    .distinct()
    .where('due_at', '<=', now)
    .where(isFoundByAll)
    .where(isOnPublicPost)
    .execute()
  return rows.map(({ parent_id }) => parent_id)
}

/** Returns the answered comment with its author and the title of the post; locks the post until the transaction ends. */
export async function lockAnswered({ authorship }: Pick<Deps, 'authorship'>, tx: Tx, commentId: string) {
  const comment = await tx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select(['comments.id', 'comments.user_id', 'comments.sealed_author', 'comments.is_anonymous'])
    .select(['comments.post_id', 'posts.title'])
    .where('comments.id', '=', commentId)
    .forNoKeyUpdate('posts')
    .executeTakeFirst()
  return comment && withAuthor(authorship, comment)
}

/** Marks the due answers to a comment that everybody finds on a public post as told, and returns those that have not been deleted. */
export const takePendingReplies = (
  tx: Tx,
  commentId: string,
  now: Date,
): Promise<Omit<PendingComment, 'answered_user_id'>[]> =>
  rowsOf(
    tx,
    sql`with taken as (
        delete from untold_replies u
        where parent_id = ${commentId} and due_at <= ${now} and ${isFoundByAll} and ${isOnPublicPost} returning comment_id)
      select c.id, c.user_id from taken join comments c on c.id = taken.comment_id`,
  )

/**
 * Deletes the times at which something was due that still waits a while later, because the hour at which an anonymous comment was
 * written would otherwise be known for as long as it, or its post, waits for a moderator.
 */
export async function clearDueTimes(db: Db, now: Date): Promise<void> {
  const overdue = new Date(now.getTime() - 10 * 60_000)
  for (const table of ['untold_comments', 'untold_replies'] as const)
    await sql`
      update ${sql.table(table)} set due_at = 'epoch' where due_at > 'epoch' and due_at < ${overdue}`.execute(
      db,
    )
}

export const addPendingComment = async (
  tx: Tx,
  {
    postId,
    commentId,
    parentId,
    dueAt,
  }: { postId: string; commentId: string; parentId: string | null; dueAt: Date },
): Promise<void> => {
  await tx
    .insertInto('untold_comments')
    .values({ post_id: postId, comment_id: commentId, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (parentId === null) return
  await tx
    .insertInto('untold_replies')
    .values({ parent_id: parentId, comment_id: commentId, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
