import { AsyncLocalStorage } from 'node:async_hooks'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { transact, withoutWaitingForDisk } from '../db/transaction.ts'
import type { News } from '../live/sockets.ts'
import { bringNews } from './delivery.ts'
import { type InsertedNotification, insertForUser, type Recipient } from './notify.ts'
import { pushNotification } from './pushing.ts'
import { deleteAbout } from './store.ts'
import {
  commentsWithPendingReplies,
  lockAnswered,
  lockPostWithAuthor,
  type PendingComment,
  postsWithPendingComments,
  takePendingComments,
  takePendingReplies,
} from './subjectStore.ts'

/** Comments on one post within this time are batched. */
const batchMilliseconds = 300
/** While comments keep coming, there is a pause of this length between rounds: nobody reads, or wants a phone to ring, more often. */
const restMilliseconds = 1_000
/** Polling interval: how long comments may be overdue that another process left behind or that are due at the full hour. */
const lookMilliseconds = 5_000

/**
 * Starts to notify authors of comments: soon after each new one, and of all that are due by now. A comment and its row in
 * untold_comments are written in one transaction, so the next process continues where one died. Returns the function that stops
 * this.
 */
export function startNotifyingOfComments(deps: Deps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let hasCome = false
  let isStopped = false
  let restsUntil = 0

  // Bound to where it is started: a comment starts the timer within the call of whoever writes it, from whom their own anonymous things
  // may be hidden, and a round that inherits this tells nobody of what they wrote below them.
  const run = AsyncLocalStorage.bind(() => {
    const hadCome = hasCome
    hasCome = false
    round = notifyOfComments(deps)
      .catch((error) => deps.log.warn({ err: error }, 'sending comment notifications failed'))
      .then(() => {
        round = undefined
        if (hadCome) restsUntil = performance.now() + restMilliseconds
        wait(hasCome ? soon() : lookMilliseconds)
      })
  })
  const soon = () => Math.max(batchMilliseconds, restsUntil - performance.now())
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, milliseconds)
  }
  const onComment = () => {
    if (!hasCome && !round) wait(soon())
    hasCome = true
  }

  let brought = Promise.resolve()
  deps.live.onNews((news) => {
    brought = brought
      .then(() => bringNews(deps, news))
      .catch((error) => deps.log.warn({ err: error }, 'sending live notification updates failed'))
  })
  deps.pendingComments.on('comment', onComment)
  run()
  return async () => {
    isStopped = true
    deps.pendingComments.off('comment', onComment)
    clearTimeout(timer)
    await round
    await brought
  }
}

/** Notifies of all due comments, one post after the other. */
export async function notifyOfComments(deps: Deps): Promise<void> {
  const now = new Date()
  const news: News[] = []
  const collect = async (notifying: Promise<News | undefined>) => {
    // A failure does not stop the other notifications, and the next round tries again.
    const update = await notifying.catch((error) =>
      deps.log.warn({ err: error }, 'sending comment notifications failed'),
    )
    if (update) news.push(update)
  }
  for (const postId of await postsWithPendingComments(deps.kysely, now))
    await collect(notifyOfPost(deps, postId, now))
  for (const commentId of await commentsWithPendingReplies(deps.kysely, now))
    await collect(notifyOfReplies(deps, commentId, now))
  deps.live.handOut(news)
}

/**
 * Uses one transaction per post, so that the notifications of several authors are not linked by a shared transaction. It takes
 * the comments, writes the notification and asks for the push, or does none of that. If the process dies before open windows are
 * updated, they get the notification from the list.
 */
const notifyOfPost = (deps: Deps, postId: string, now: Date): Promise<News | undefined> =>
  transact(deps.kysely, async (tx) => {
    await withoutWaitingForDisk(tx)
    const post = await lockPostWithAuthor(deps, tx, postId)
    const comments = await takePendingComments(tx, postId, now)
    if (!post || comments.length === 0) return undefined
    // Answers to the author's own named comments are left to the notification about those.
    const others = comments.filter(
      (comment) => !isNamedlyBy(post, comment.user_id) && !isNamedlyBy(post, comment.answered_user_id),
    )
    const recipient = {
      userId: others.length > 0 ? post.user_id : null,
      authorOf: post.is_anonymous ? post.id : null,
    }
    const { news, inserted } = await countComments(
      deps,
      tx,
      recipient,
      { ...commentsOn(postId), data: { postTitle: post.title } },
      others,
    )
    if (inserted.mayPush)
      await deps.jobs.ask(tx, pushNotification, { notificationId: inserted.notificationId })
    return news
  })

/**
 * Notifies the author of a comment of its answers, also in a transaction of its own. There is no push, only an entry in the list
 * and in the unread count. The notification does not say who answered.
 */
const notifyOfReplies = (deps: Deps, commentId: string, now: Date): Promise<News | undefined> =>
  transact(deps.kysely, async (tx) => {
    await withoutWaitingForDisk(tx)
    const comment = await lockAnswered(deps, tx, commentId)
    const replies = await takePendingReplies(tx, commentId, now)
    if (!comment || replies.length === 0) return undefined
    const others = replies.filter(({ user_id }) => !isNamedlyBy(comment, user_id))
    const { id, post_id: postId, title } = comment
    const recipient = {
      userId: others.length > 0 ? comment.user_id : null,
      authorOf: comment.is_anonymous ? id : null,
    }
    const { news } = await countComments(
      deps,
      tx,
      recipient,
      { ...repliesTo({ postId, commentId: id }), data: { postTitle: title } },
      others,
    )
    return news
  })

/**
 * Whether the author of a post or a comment, and of what was written below it, is the same and named on both. Only then is it left out of
 * the author's notification: an anonymous comment that is missing there, or a comment that is missing from a notification about
 * something anonymous, would name its author to whoever reads the list or the database. `namedId` is the author as stored in clear.
 */
const isNamedlyBy = (
  { user_id, is_anonymous }: { user_id: string | null; is_anonymous: boolean },
  namedId: string | null,
): boolean => !is_anonymous && namedId !== null && namedId === user_id

/** A notification stores the ids of at most this many unread comments. */
const maxComments = 200

export const commentsOn = (postId: string) => ({ kind: 'post_commented', postId }) as const

/** Identifies the notification about the answers to one comment. */
export const repliesTo = (place: { postId: string; commentId: string }) =>
  ({ kind: 'comment_replied', ...place }) as const

export type CommentContent = ReturnType<typeof commentsOn> | ReturnType<typeof repliesTo>

interface Counted {
  inserted: InsertedNotification
  /** The update for open windows; undefined if there is no recipient. */
  news: News | undefined
}

/** Replaces the author's notification about a post or a comment by one that counts all comments since they last read it. */
async function countComments(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  { data, ...content }: CommentContent & { data: { postTitle: string } },
  others: readonly Pick<PendingComment, 'id' | 'user_id'>[],
): Promise<Counted> {
  const { userId, authorOf } = recipient
  const removed = userId === null ? [] : await deleteAbout(deps, tx, content, userId)
  const [earlier] = removed
  const { count = 0, comments = [], isDayOnly } = earlier && !earlier.was_read ? earlier.data : {}
  const inserted = await insertForUser(deps, tx, recipient, {
    ...content,
    data: {
      ...data,
      count: count + others.length,
      comments: [...comments, ...others.map(({ id }) => id)].slice(-maxComments),
      ...((isDayOnly || others.some(({ user_id }) => user_id === null)) && { isDayOnly: true }),
    },
  })
  const { notificationId } = inserted
  const gone = removed.map(({ id }) => id)
  return {
    inserted,
    news: userId === null ? undefined : { userId, notificationId, gone, isUnnamed: authorOf !== null },
  }
}
