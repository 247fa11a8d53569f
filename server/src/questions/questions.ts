import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { recordAction } from '../audit/audit.ts'
import type { Actor, SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { onAuthorAnswered, onAuthorAsked } from '../notifications/triggers.ts'
import { lockPost, type PostColumns } from '../posts/changeStore.ts'
import { lockVisiblePost, readPost } from '../posts/posts.ts'
import type { PostRow } from '../posts/store.ts'
import { hasRoom, isAsked, mayRead } from './policy.ts'
import { insertMessage, type MessageRow, messagesOf } from './store.ts'

/** What moderators and the author of a post have written to each other, if this actor may read it. */
export async function readQuestions(
  deps: Deps,
  actor: Actor,
  postId: string,
): Promise<{ post: PostRow; messages: MessageRow[] }> {
  const post = await readPost(deps, actor, postId)
  if (!mayRead(post, actor)) throw new ApiError('questions_forbidden')
  return { post, messages: await messagesOf(deps.kysely, postId) }
}

/** Asks the author of an anonymous report, whoever that is. */
export const askAuthor = (deps: Deps, admin: SignedIn, postId: string, text: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const post = await lockVisiblePost(deps, tx, admin, postId)
    if (!post.is_anonymous) throw new ApiError('question_not_anonymous')
    if (!(await write(tx, postId, { from_author: false, text }))) return
    await onAuthorAsked(deps, tx, admin, post)
    await recordAction(tx, admin, { action: 'post.ask', subject: { kind: 'post', id: postId } })
  })

/** Answers as the author. `refuse` throws if the caller may not: they must be the author or have the follow-up code. */
export const answerQuestions = (
  deps: Deps,
  postId: string,
  text: string,
  refuse: (post: PostColumns) => void,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const post = await lockPost(deps, tx, postId)
    if (!post) throw new ApiError('post_not_found')
    refuse(post)
    if (await write(tx, postId, { from_author: true, text })) await onAuthorAnswered(deps, tx, post)
  })

/** Returns false for a repetition of the last message: a page that is reloaded sends its form again. */
async function write(tx: Tx, postId: string, message: Omit<MessageRow, 'day'>): Promise<boolean> {
  const earlier = await messagesOf(tx, postId)
  const last = earlier.at(-1)
  if (last?.text === message.text && last.from_author === message.from_author) return false
  if (message.from_author && !isAsked(earlier)) throw new ApiError('question_missing')
  if (!hasRoom(earlier, message.from_author)) throw new ApiError('too_many_messages')
  await insertMessage(tx, postId, earlier.length + 1, { ...message, day: todayInBangladesh() })
  return true
}
