import { CompiledQuery, type Selectable } from 'kysely'
import type { Pool } from 'pg'
import { storedAuthor } from '../authorship/authors.ts'
import { insertSubject } from '../authorship/store.ts'
import { onlyRow } from '../db/sql.ts'
import { changeTogether, inPlaces, type Placed } from '../db/together.ts'
import { retryOnDeadlock, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { onFlagged } from '../notifications/triggers.ts'
import type { LockedPost } from '../posts/posts.ts'
import type { Found } from '../watchWords/findings.ts'
import { newcomers } from './policy.ts'
import type { CommentTables } from './tables.ts'

type Columns = Selectable<CommentTables['comments']>

/** The result of trying to add a comment; if `made_state` is null, nothing was added. */
interface Added extends LockedPost {
  /** The comment that was already sent with this idempotency key. */
  earlier_id: string | null
  /** The comment to be answered was not found, or is an answer itself. */
  refused: 'missing' | 'reply' | null
  /** Whether the text was compared with an outdated watch list. */
  is_outdated: boolean | null
  made_state: Columns['state'] | null
  /** The author's name, for a comment that is not anonymous. */
  author_name: string | null
  author_avatar: string | null
}

const addComment = {
  name: 'add_comment',
  text: 'select * from add_comment($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
}

/** A comment that is not anonymous and contains nothing of the watch list. */
interface Ordinary {
  id: string
  postId: string
  userId: string
  text: string
  key: string | null
  createdAt: Date
  notifyAt: Date
  comparedWith: string | null
  parentId: string | null
  /** Called before it is written alone, as below anything anonymous; throws to refuse it. */
  check(): Promise<void>
}

/**
 * Concurrent comments are inserted by one statement, except those below an anonymous post or comment: its rows must not share a
 * transaction with those of named people, one of whom may be its author. Nor is the row of such a person locked for a comment that may
 * then be refused.
 */
const addOrdinary = changeTogether(
  async (pool: Pool, comments: readonly Ordinary[]): Promise<(Added | undefined)[]> => {
    const { rows } = await pool.query<Added & Placed>({
      name: 'add_comments',
      // Skips posts that somebody else has locked and users that are being deleted, instead of waiting for them. A person is only locked
      // once their post is (`post.id is not null`), in whichever order PostgreSQL would join the two.
      text: `select asked.place, added.*
             from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[], $7::timestamptz[],
                 $8::uuid[], $9::uuid[]) with ordinality
               as asked (id, post_id, person_id, text, key, created_at, told_at, compared_with, parent_id, place)
             cross join lateral (
               select id from posts where id = asked.post_id and not is_anonymous
                 and not exists (select from comments where id = asked.parent_id and is_anonymous)
               for no key update skip locked
             ) post
             cross join lateral (
               select id from users where id = asked.person_id and post.id is not null for key share skip locked
             ) person
             cross join lateral add_comment(asked.id, post.id, person.id, null, asked.text, false, asked.key, asked.created_at,
               asked.told_at, '{}', asked.compared_with, asked.created_at, 0, '{}', asked.parent_id) added`,
      values: columns.map((column) => comments.map((comment) => comment[column])),
    })
    return inPlaces(comments, rows)
  },
  async (pool, { id, postId, userId, text, key, createdAt, notifyAt, comparedWith, parentId, check }) => {
    await check()
    const parameters = [id, postId, userId, null, text, false, key, createdAt, notifyAt]
    const values = [...parameters, [], comparedWith, createdAt, 0, [], parentId]
    return retryOnDeadlock(async () => onlyRow((await pool.query<Added>({ ...addComment, values })).rows))
  },
)

const columns = [
  'id',
  'postId',
  'userId',
  'text',
  'key',
  'createdAt',
  'notifyAt',
  'comparedWith',
  'parentId',
] as const

interface Circumstances {
  postId: string
  parentId: string | null
  key: string | null
  notifyAt: Date
  /** What was found in the text when it was compared with this version of the watch list. */
  found: readonly Found[]
  comparedWith: string | null
  /** Called before a comment with a name is written below something that may be anonymous; throws to refuse it. */
  check(): Promise<void>
}

/** Inserts a comment on a public post, and records that the author of the post is to be notified; only once for each idempotency key. */
export async function insertComment(
  deps: Pick<Deps, 'pool' | 'kysely' | 'authorship' | 'jobs'>,
  comment: Pick<Columns, 'id' | 'text' | 'is_anonymous' | 'created_at'> & { user_id: string },
  { postId, parentId, key, notifyAt, found, comparedWith, check }: Circumstances,
): Promise<Added> {
  const { pool, kysely, authorship } = deps
  const { id, is_anonymous: isAnonymous, text, created_at } = comment
  if (!isAnonymous && found.length === 0) {
    const rest = { postId, parentId, key, notifyAt, comparedWith, check }
    return addOrdinary(pool, { id, userId: comment.user_id, text, createdAt: created_at, ...rest })
  }
  if (!isAnonymous) await check()
  const { user_id, sealed_author } = storedAuthor(authorship, comment.user_id, { id, isAnonymous })
  const newSince = new Date(Date.now() - newcomers.milliseconds)
  const findings = found.map(({ finding }) => finding)
  const looked = [findings, comparedWith, newSince, newcomers.comments, found.map(({ what }) => what)]
  const parameters = [id, postId, user_id, sealed_author, text, isAnonymous, key, created_at, notifyAt]
  const values = [...parameters, ...looked, parentId]
  return transact(kysely, async (tx) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(addComment.text, values))
    const added = onlyRow(rows as Added[])
    if (added.made_state === null) return added
    if (isAnonymous) await insertSubject(tx, authorship, comment.user_id, id)
    if (found.length > 0) await onFlagged(deps, tx, { isAnonymous })
    return added
  })
}

/** The authors of what would be above a new comment, as far as it is anonymous. */
export interface Above {
  post_sealed_author: Buffer | null
  parent_sealed_author: Buffer | null
}

/** Locks and changes nothing. Undefined if the post is not public, or if the comment was already sent with this idempotency key. */
export async function findAbove(
  pool: Pool,
  { postId, parentId, key }: Pick<Ordinary, 'postId' | 'parentId' | 'key'>,
): Promise<Above | undefined> {
  const { rows } = await pool.query<Above>({
    name: 'above_comment',
    text: `select p.sealed_author as post_sealed_author, c.sealed_author as parent_sealed_author
           from posts p left join comments c on c.id = $2 and c.post_id = p.id and c.state = 'shown'
           where p.id = $1 and p.is_allowed and not exists (select from comments where idempotency_key = $3)`,
    values: [postId, parentId, key],
  })
  return rows[0]
}
