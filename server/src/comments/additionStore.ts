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
export interface Added extends LockedPost {
  /** The comment that was already sent with this idempotency key. */
  earlier_id: string | null
  /**
   * The comment to be answered was not found, or is an answer itself; or `isSure` was false, and a name would stand below something
   * anonymous.
   */
  refused: 'missing' | 'reply' | 'unsure' | null
  /** The author of the comment to be answered, if that is anonymous. */
  parent_sealed_author: Buffer | null
  /** Whether the text was compared with an outdated watch list. */
  is_outdated: boolean | null
  made_state: Columns['state'] | null
  /** The author's name, for a comment that is not anonymous. */
  author_name: string | null
  author_avatar: string | null
}

const addComment = {
  name: 'add_comment',
  text: 'select * from add_comment($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)',
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
  isSure: boolean
}

/**
 * Concurrent comments are inserted by one statement, except those on an anonymous post: its rows must not share a transaction
 * with those of named people, one of whom may be its author.
 */
const addOrdinary = changeTogether(
  async (pool: Pool, comments: readonly Ordinary[]): Promise<(Added | undefined)[]> => {
    const { rows } = await pool.query<Added & Placed>({
      name: 'add_comments',
      // Skips posts that somebody else has locked and users that are being deleted, instead of waiting for them.
      text: `select asked.place, added.*
             from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[], $7::timestamptz[],
                 $8::uuid[], $9::uuid[], $10::boolean[]) with ordinality
               as asked (id, post_id, person_id, text, key, created_at, told_at, compared_with, parent_id, is_sure, place)
             cross join lateral (
               select id from posts where id = asked.post_id and not is_anonymous for no key update skip locked
             ) post
             cross join lateral (select id from users where id = asked.person_id for key share skip locked) person
             cross join lateral add_comment(asked.id, post.id, person.id, null, asked.text, false, asked.key, asked.created_at,
               asked.told_at, '{}', asked.compared_with, asked.created_at, 0, '{}', asked.parent_id, asked.is_sure) added`,
      values: columns.map((column) => comments.map((comment) => comment[column])),
    })
    return inPlaces(comments, rows)
  },
  (pool, { id, postId, userId, text, key, createdAt, notifyAt, comparedWith, parentId, isSure }) => {
    const parameters = [id, postId, userId, null, text, false, key, createdAt, notifyAt]
    const values = [...parameters, [], comparedWith, createdAt, 0, [], parentId, isSure]
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
  'isSure',
] as const

interface Circumstances {
  postId: string
  parentId: string | null
  key: string | null
  notifyAt: Date
  /** What was found in the text when it was compared with this version of the watch list. */
  found: readonly Found[]
  comparedWith: string | null
  /** Whether a comment with a name may stand below something anonymous; if not, it is refused as 'unsure'. */
  isSure: boolean
}

/** Inserts a comment on a public post, and records that the author of the post is to be notified; only once for each idempotency key. */
export function insertComment(
  deps: Pick<Deps, 'pool' | 'kysely' | 'authorship' | 'jobs'>,
  comment: Pick<Columns, 'id' | 'text' | 'is_anonymous' | 'created_at'> & { user_id: string },
  { postId, parentId, key, notifyAt, found, comparedWith, isSure }: Circumstances,
): Promise<Added> {
  const { pool, kysely, authorship } = deps
  const { id, is_anonymous: isAnonymous, text, created_at } = comment
  if (!isAnonymous && found.length === 0) {
    const rest = { postId, parentId, key, notifyAt, comparedWith, isSure }
    return addOrdinary(pool, { id, userId: comment.user_id, text, createdAt: created_at, ...rest })
  }
  const { user_id, sealed_author } = storedAuthor(authorship, comment.user_id, { id, isAnonymous })
  const newSince = new Date(Date.now() - newcomers.milliseconds)
  const findings = found.map(({ finding }) => finding)
  const looked = [findings, comparedWith, newSince, newcomers.comments, found.map(({ what }) => what)]
  const parameters = [id, postId, user_id, sealed_author, text, isAnonymous, key, created_at, notifyAt]
  const values = [...parameters, ...looked, parentId, isSure]
  return transact(kysely, async (tx) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(addComment.text, values))
    const added = onlyRow(rows as Added[])
    if (added.made_state === null) return added
    if (isAnonymous) await insertSubject(tx, authorship, comment.user_id, id)
    if (found.length > 0) await onFlagged(deps, tx, { isAnonymous })
    return added
  })
}
