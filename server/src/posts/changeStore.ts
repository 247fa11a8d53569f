import type { ReviewState } from '@bichar/contract/posts.ts'
import { hasThreat } from '@bichar/contract/rules/findings/threats.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { storedAuthor, withAuthor } from '../authorship/authors.ts'
import { coarseTimestamp, dayOf } from '../authorship/days.ts'
import { insertSubject } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import type { FieldColumns } from '../db/columnTypes.ts'
import type { Tx } from '../db/db.ts'
import type { Posts } from '../db/tables.ts'

type Columns = Selectable<Posts>

/** What is needed to open the sealed author of an anonymous post. */
type WithAuthorship = Pick<Deps, 'authorship'>

const lockedColumns = [
  ...(['id', 'user_id', 'sealed_author', 'title', 'is_anonymous', 'is_allowed'] as const),
  ...(['review_state', 'version', 'report_count', 'created_at', 'updated_at'] as const),
] as const

export type PostColumns = Omit<Pick<Columns, (typeof lockedColumns)[number]>, 'sealed_author'>

/** Locks the post until the transaction ends. */
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

/** A new post; `user_id` is its author, even if it is anonymous. */
export type PostInsert = Omit<Insertable<Posts>, 'sealed_author'> & FieldColumns & { user_id: string | null }

/** The column by which the moderators' queue has threats in front. */
const withThreat = (
  { title, description }: Pick<FieldColumns, 'title' | 'description'>,
  alts: readonly string[],
) => ({ has_threat: hasThreat(title, description, ...alts) })

/** If `user_id` is null, the row contains nothing that leads to the author. */
export async function insertPost(
  { authorship }: WithAuthorship,
  tx: Tx,
  { user_id, ...post }: PostInsert,
  alts: readonly string[],
): Promise<void> {
  const { id, is_anonymous: isAnonymous } = post
  await tx
    .insertInto('posts')
    .values({ ...post, ...withThreat(post, alts), ...storedAuthor(authorship, user_id, { id, isAnonymous }) })
    .execute()
  if (isAnonymous && user_id !== null) await insertSubject(tx, authorship, user_id, id)
}

/** Writes an edit of a locked post, which then waits for review again. */
export async function updatePost(
  { authorship }: WithAuthorship,
  tx: Tx,
  post: PostColumns,
  { fields, alts, isAnonymous }: { fields: FieldColumns; alts: readonly string[]; isAnonymous: boolean },
): Promise<void> {
  const { id, user_id } = post
  const becomes = isAnonymous !== post.is_anonymous
  await tx
    .updateTable('posts')
    .set(({ eb }) => ({
      ...fields,
      ...withThreat(fields, alts),
      ...(becomes && {
        is_anonymous: isAnonymous,
        ...(isAnonymous && { created_at: dayOf(post.created_at) }),
        ...storedAuthor(authorship, user_id, { id, isAnonymous }),
      }),
      review_state: 'waiting',
      review_reason: '',
      version: eb('version', '+', 1),
      updated_at: coarseTimestamp(new Date(), isAnonymous),
    }))
    .where('id', '=', id)
    .execute()
  if (!becomes || user_id === null) return
  await moveAuthorsReaction(tx, id, user_id, isAnonymous)
  if (!isAnonymous) return
  await insertSubject(tx, authorship, user_id, id)
  await sealTimeline(tx, id, user_id)
  await clearAuthorInLog(tx, id)
}

/** The author's own reaction is stored under the user id, or for an anonymous post in a column that does not name them. */
async function moveAuthorsReaction(tx: Tx, id: string, userId: string, isAnonymous: boolean): Promise<void> {
  const counts = tx.updateTable('post_counts').where('post_id', '=', id)
  if (isAnonymous) {
    const { numDeletedRows } = await tx
      .deleteFrom('reactions')
      .where('post_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows === 1n) await counts.set({ author_reacted: true }).execute()
    return
  }
  const taken = await counts
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

/**
 * Assigns the author's earlier timeline entries to the author of the post, without naming them. What they have added as an admin,
 * while the post was anonymous before and hidden from them, keeps their name: the audit log has it.
 */
const sealTimeline = async (tx: Tx, postId: string, userId: string): Promise<void> =>
  void (await tx
    .updateTable('timelines')
    .set({ user_id: null, by_author: true, created_at: sql`day_of(created_at)` })
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`not exists (
      select from audit_log where subject_id = timelines.id and action = 'timeline.add')`)
    .execute())

/**
 * Clears what the audit log says of decisions that leads to the author: that the admin decided on their own, and the waiting times,
 * because the time of a decision minus its waiting time is the second at which the post was written. Writes all entries about the post
 * and what belongs to it, because PostgreSQL's own notes would tell which of them said something.
 */
const clearAuthorInLog = async (tx: Tx, postId: string): Promise<void> =>
  void (await sql`
    with written (id) as (
      select ${postId}::uuid union all select id from timelines where post_id = ${postId} and by_author
    )
    update audit_log set detail = detail - 'isOwn',
      waited_seconds = case when subject_id in (select id from written) then null else waited_seconds end
    where id = any (array(
      select id from audit_log where subject_id in (select id from written)
      union select id from audit_log where detail ? 'postId' and detail->>'postId' = ${postId}::text))`.execute(
    tx,
  ))

/** Writes a decision on a locked post. A post that is approved again keeps its place in the feed. */
export async function setReview(
  tx: Tx,
  id: string,
  { state, reason, decidedAt }: { state: ReviewState; reason: string; decidedAt: Date },
): Promise<void> {
  await tx
    .updateTable('posts')
    .set(({ eb, fn }) => ({
      review_state: state,
      is_deferred: false,
      review_reason: reason,
      version: eb('version', '+', 1),
      ...(state === 'approved' && {
        published_at: fn.coalesce('published_at', sql<Date>`${decidedAt}::timestamptz`),
      }),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deletePostRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posts').where('id', '=', id).execute()
}
