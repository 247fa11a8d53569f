import { type Insertable, type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import { storedAuthor } from '../authorship/authors.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import type { Created, StoredKey } from '../db/idempotent.ts'
import { newId } from '../db/ids.ts'
import { onlyRow, rowsOf } from '../db/sql.ts'
import type { Comments } from '../db/tables.ts'
import type { Match } from '../watchWords/findings.ts'
import { watchListVersion } from '../watchWords/store.ts'
import { type Activity, newcomers } from './policy.ts'

type Columns = Selectable<Comments>

/** Where a new comment is added, and under which idempotency key. */
export interface Target {
  postId: string
  /** The comment that it answers. */
  parentId: string | null
  key: StoredKey | undefined
}

/** The sealed authors of the post and of the comment that is answered; null for what is not anonymous. */
interface SealedAuthors {
  ofPost: Buffer | null
  ofParent: Buffer | null
}

/** Locks and changes nothing. Undefined if the post is not public, or if the comment was already sent with this idempotency key. */
export async function readSealedAuthors(
  pool: Pool,
  { postId, parentId, key }: Target,
): Promise<SealedAuthors | undefined> {
  const { rows } = await pool.query<SealedAuthors>({
    name: 'sealed_authors_above_comment',
    text: `select p.sealed_author as "ofPost", c.sealed_author as "ofParent"
           from posts p left join comments c on c.id = $2 and c.post_id = p.id and c.state = 'shown'
           where p.id = $1 and p.is_allowed and not exists (select from idempotency_keys where key = $3)`,
    values: [postId, parentId, key?.key],
  })
  return rows[0]
}

/** What decides whether a comment is added, and how. */
export interface Situation {
  /** The comment that was already sent with this idempotency key. */
  earlier: Created | null
  /** The comment that it answers, if that is shown on this post. */
  parent: Pick<Columns, 'parent_id'> | null
  watchListVersion: string | null
}

/** Runs after the post has been locked, so that it sees what another transaction has added while this one waited. */
export const readSituation = async (tx: Tx, { postId, parentId, key }: Target): Promise<Situation> =>
  onlyRow(
    await rowsOf<Situation>(
      tx,
      sql`select ${watchListVersion} as "watchListVersion",
        (select jsonb_build_object('subject_id', subject_id, 'request', request)
          from idempotency_keys where key = ${key?.key ?? null}) as earlier,
        (select jsonb_build_object('parent_id', parent_id) from comments
          where id = ${parentId} and post_id = ${postId} and state = 'shown') as parent`,
    ),
  )

/** When a person has joined, and how many of their comments are shown: counted as far as it matters for newcomers. */
export async function readActivity(tx: Tx, userId: string): Promise<Activity | undefined> {
  const [activity] = await rowsOf<Activity>(
    tx,
    sql`select created_at as "joinedAt", (
        select count(*)::integer from (
          select from comments where user_id = users.id and state = 'shown' limit ${newcomers.comments}
        ) counted
      ) as "shownComments" from users where id = ${userId}`,
  )
  return activity
}

type NewRow = Omit<Insertable<Comments>, 'sealed_author'> & { user_id: string }

/** `user_id` is its author, even if it is anonymous. Returns their name and picture, for a comment that is not. */
export const insertComment = (
  { authorship }: Pick<Deps, 'authorship'>,
  tx: Tx,
  { user_id, ...comment }: NewRow,
): Promise<{ author_name: string | null; author_avatar: string | null }> =>
  tx
    .insertInto('comments')
    .values({
      ...comment,
      ...storedAuthor(authorship, user_id, { id: comment.id, isAnonymous: comment.is_anonymous }),
    })
    .returning(({ selectFrom }) => {
      const author = selectFrom('users').whereRef('users.id', '=', 'comments.user_id')
      return [author.select('name').as('author_name'), author.select('avatar').as('author_avatar')]
    })
    .executeTakeFirstOrThrow()

/** Flags a comment for what was found in it, and for being by a newcomer. */
export async function insertAutomaticFlags(
  tx: Tx,
  { id, created_at }: Pick<Columns, 'id' | 'created_at'>,
  { findings, byNewcomer }: { findings: readonly Match[]; byNewcomer: boolean },
): Promise<void> {
  const flags = [
    ...findings.map(({ finding, what }) => ({ reason: finding, text: what })),
    ...(byNewcomer ? [{ reason: 'firstComments' as const, text: '' }] : []),
  ]
  await tx
    .insertInto('flags')
    // Its time, so that a flag of an anonymous comment stores only the day as well.
    .values(flags.map((flag) => ({ id: newId(), comment_id: id, is_automatic: true, created_at, ...flag })))
    .execute()
}
