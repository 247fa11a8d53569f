import { sql } from 'kysely'
import { authorOf, type StoredAuthor, withAuthor } from '../authorship/authors.ts'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { Deps } from '../deps.ts'

/** What something is said about. */
export interface Subject {
  id: string
  title: string
}

/**
 * The post that something is to be said about, in no other hands as long as the transaction lasts; nothing when it is
 * gone, or the entry of its timeline.
 */
export async function holdSubject(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select id, title from posts where id = ${postId} for no key update`.execute(tx)
  if (timelineId === undefined) return rows[0]
  const entry = await tx.selectFrom('timelines').select('id').where('id', '=', timelineId).executeTakeFirst()
  return entry && rows[0]
}

/** The post, if it waits for review, or if an entry of its timeline waits for approval; then it is in no other hands. */
export async function findWaiting(tx: Tx, postId: string, timelineId?: string): Promise<Subject | undefined> {
  const subject = await holdSubject(tx, postId, timelineId)
  if (!subject) return undefined
  const waits = timelineId
    ? sql`timelines where id = ${timelineId} and not is_approved`
    : sql`posts where id = ${postId} and review_state = 'waiting'`
  const [waiting] = await rowsOf<{ id: string }>(tx, sql`select id from ${waits}`)
  return waiting && subject
}

/** The post of which an author is to be told, with who that is, in no other hands as long as the transaction lasts. */
export async function holdAuthored(
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

// --- comments of which nobody has been told yet

export async function postsToTellOf(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('untold_comments')
    .select('post_id')
    .distinct()
    .where('due_at', '<=', now)
    .execute()
  return rows.map(({ post_id }) => post_id)
}

/** A comment, and who wrote what it answers, if it answers something. */
interface Untold {
  id: string
  user_id: string | null
  answered_user_id: string | null
}

/** The comments that are due on a post, which this transaction must hold, and that are still there to be read; all count as told. */
export async function takeUntold(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  postId: string,
  now: Date,
): Promise<Untold[]> {
  interface Answered {
    answered_id: string | null
    answered_user_id: string | null
    answered_sealed: Buffer | null
  }
  const rows = await rowsOf<StoredAuthor & Answered & { id: string }>(
    tx,
    sql`with taken as (delete from untold_comments where post_id = ${postId} and due_at <= ${now} returning comment_id)
      select c.id, c.user_id, c.sealed_author, a.id as answered_id, a.user_id as answered_user_id, a.sealed_author as answered_sealed
      from taken join comments c on c.id = taken.comment_id and c.state = 'shown' left join comments a on a.id = c.parent_id
      where coalesce(a.state, 'shown') = 'shown'`,
  )
  return rows.map((row) => {
    const { answered_id: id, answered_user_id: user_id, answered_sealed: sealed_author } = row
    const answered = id === null ? null : authorOf(authorship, { id, user_id, sealed_author })
    return { id: row.id, user_id: authorOf(authorship, row), answered_user_id: answered }
  })
}

// --- answers of which nobody has been told yet

export async function commentsToTellOf(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('untold_replies')
    .select('parent_id')
    .distinct()
    .where('due_at', '<=', now)
    .execute()
  return rows.map(({ parent_id }) => parent_id)
}

/** What was answered, with who wrote it and the title of the post, which is in no other hands as long as the transaction lasts. */
export async function holdAnswered({ authorship }: Pick<Deps, 'authorship'>, tx: Tx, commentId: string) {
  const comment = await tx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select(['comments.id', 'comments.user_id', 'comments.sealed_author', 'comments.is_anonymous'])
    .select(['comments.post_id', 'posts.title'])
    .where('comments.id', '=', commentId)
    .where('comments.state', '=', 'shown')
    .forNoKeyUpdate('posts')
    .executeTakeFirst()
  return comment && withAuthor(authorship, comment)
}

/** The answers that are due, and that are still there to be read; all count as told. */
export async function takeUntoldReplies(
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  commentId: string,
  now: Date,
) {
  const rows = await rowsOf<StoredAuthor & { id: string }>(
    tx,
    sql`with taken as (delete from untold_replies where parent_id = ${commentId} and due_at <= ${now} returning comment_id)
      select c.id, c.user_id, c.sealed_author from taken join comments c on c.id = taken.comment_id and c.state = 'shown'`,
  )
  return rows.map((row) => ({ id: row.id, user_id: authorOf(authorship, row) }))
}

export const noteUntold = async (
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
