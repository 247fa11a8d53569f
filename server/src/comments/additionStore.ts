import { CompiledQuery, type Selectable } from 'kysely'
import { storedAuthor } from '../authorship/authors.ts'
import { insertSubject } from '../authorship/store.ts'
import { onlyRow } from '../db/sql.ts'
import { atOnce, transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { onFlagged } from '../notifications/triggers.ts'
import type { HeldPost } from '../posts/posts.ts'
import type { Found } from '../watchWords/findings.ts'
import { newcomers } from './policy.ts'
import type { CommentTables } from './tables.ts'

type Columns = Selectable<CommentTables['comments']>

/** What became of a comment that was to be written down; without a state nothing has. */
interface Added extends HeldPost {
  /** What has been sent with this idempotency key before. */
  earlier_id: string | null
  /** What it was to answer is not to be found, or is an answer itself. */
  refused: 'missing' | 'reply' | null
  /** The watch list with which it was compared is not the one there is. */
  is_outdated: boolean | null
  made_state: Columns['state'] | null
  /** Of the author, with their name. */
  author_name: string | null
  author_avatar: string | null
}

const addComment = {
  name: 'add_comment',
  text: 'select * from add_comment($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
}

interface Circumstances {
  postId: string
  parentId: string | null
  key: string | null
  toldAt: Date
  /** In its text, when it was compared with this version of the watch list. */
  found: readonly Found[]
  comparedWith: string | null
}

/** Writes a comment on a public post down, and that the author of the post is to be told of it; once for each key. */
export function insertComment(
  deps: Pick<Deps, 'pool' | 'kysely' | 'authorship' | 'jobs'>,
  comment: Pick<Columns, 'id' | 'text' | 'is_anonymous' | 'created_at'> & { user_id: string },
  { postId, parentId, key, toldAt, found, comparedWith }: Circumstances,
): Promise<Added> {
  const { pool, kysely, authorship } = deps
  const { id, is_anonymous: isAnonymous } = comment
  const { user_id, sealed_author } = storedAuthor(authorship, comment.user_id, { id, isAnonymous })
  const { text, created_at } = comment
  const newSince = new Date(Date.now() - newcomers.milliseconds)
  const findings = found.map(({ finding }) => finding)
  const looked = [findings, comparedWith, newSince, newcomers.comments, found.map(({ what }) => what)]
  const said = [id, postId, user_id, sealed_author, text, isAnonymous, key, created_at, toldAt]
  const values = [...said, ...looked, parentId]
  if (!isAnonymous && found.length === 0)
    return atOnce(async () => onlyRow((await pool.query<Added>({ ...addComment, values })).rows))
  return transact(kysely, async (tx) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(addComment.text, values))
    const added = onlyRow(rows as Added[])
    if (added.made_state === null) return added
    if (isAnonymous) await insertSubject(tx, authorship, comment.user_id, id)
    if (found.length > 0) await onFlagged(deps, tx, { isAnonymous })
    return added
  })
}
