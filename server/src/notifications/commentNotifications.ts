import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { deliver, withdraw } from './delivery.ts'
import { goneOf, type Recipient, sayToUser } from './notify.ts'
import { pushNotification } from './pushing.ts'
import { deleteAbout, type Removed } from './store.ts'
import {
  commentsToTellOf,
  holdAnswered,
  holdAuthored,
  postsToTellOf,
  takeUntold,
  takeUntoldReplies,
} from './subjectStore.ts'

/** What comes within this time on one post is told together. */
const togetherMilliseconds = 300
/** How long what another process has left behind, or what is told at the full hour, may be overdue. */
const lookMilliseconds = 5_000

/**
 * Tells authors of comments, from now on: soon after one has come, and of what is due by now. A comment and that it is untold are
 * written together, so what a process leaves behind that dies is told by the next. Returns what stops it.
 */
export function startTelling(deps: Deps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let hasCome = false
  let isStopped = false

  const tell = () => {
    hasCome = false
    round = tellOfComments(deps)
      .catch((error) => deps.log.warn({ err: error }, 'telling of comments'))
      .then(() => {
        round = undefined
        wait(hasCome ? togetherMilliseconds : lookMilliseconds)
      })
  }
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(tell, milliseconds)
  }
  const onComment = () => {
    if (!hasCome && !round) wait(togetherMilliseconds)
    hasCome = true
  }

  deps.untold.on('comment', onComment)
  tell()
  return async () => {
    isStopped = true
    deps.untold.off('comment', onComment)
    clearTimeout(timer)
    await round
  }
}

/** Tells of all comments that are due, one post after the other. */
export async function tellOfComments(deps: Deps): Promise<void> {
  const now = new Date()
  for (const postId of await postsToTellOf(deps.kysely, now)) {
    // One that fails stands in nobody's way, and is told by the next round.
    await tellOfPost(deps, postId, now).catch((error) => deps.log.warn({ err: error }, 'telling of comments'))
  }
  for (const commentId of await commentsToTellOf(deps.kysely, now)) {
    await tellOfReplies(deps, commentId, now).catch((error) =>
      deps.log.warn({ err: error }, 'telling of replies'),
    )
  }
}

/**
 * A transaction for each post: what several authors are told must not be tied by it. It writes the list that people read and asks
 * for the push; what open windows hear comes from that list again when a process dies before they do.
 */
async function tellOfPost(deps: Deps, postId: string, now: Date): Promise<void> {
  const told = await transact(deps.kysely, async (tx) => {
    const post = await holdAuthored(deps, tx, postId)
    const comments = await takeUntold(deps, tx, postId, now)
    if (!post || comments.length === 0) return undefined
    // Of what answers a comment of theirs they are told as of that.
    const others = comments.filter(
      ({ user_id, answered_user_id }) => user_id !== post.user_id && answered_user_id !== post.user_id,
    )
    const recipient = {
      userId: others.length > 0 ? post.user_id : null,
      authorOf: post.is_anonymous ? post.id : null,
    }
    const counted = await countComments(
      deps,
      tx,
      recipient,
      { ...commentsOn(postId), data: { postTitle: post.title } },
      others.map(({ id }) => id),
    )
    await deps.jobs.ask(tx, pushNotification, { notificationId: counted.notificationId })
    return counted
  })
  await bring(deps, told)
}

/**
 * Tells whoever wrote a comment of what answers it, in a transaction of its own as well. Quietly: it stands in the list, and in what is
 * unread, and no phone rings for it. Who has answered is not in it.
 */
async function tellOfReplies(deps: Deps, commentId: string, now: Date): Promise<void> {
  const told = await transact(deps.kysely, async (tx) => {
    const comment = await holdAnswered(deps, tx, commentId)
    const replies = await takeUntoldReplies(deps, tx, commentId, now)
    if (!comment || replies.length === 0) return undefined
    const others = replies.filter(({ user_id }) => user_id !== comment.user_id)
    const { id, post_id: postId, title } = comment
    const recipient = {
      userId: others.length > 0 ? comment.user_id : null,
      authorOf: comment.is_anonymous ? id : null,
    }
    return countComments(
      deps,
      tx,
      recipient,
      { ...repliesTo({ postId, commentId: id }), data: { postTitle: title } },
      others.map((reply) => reply.id),
    )
  })
  await bring(deps, told)
}

async function bring(deps: Deps, told: Told | undefined): Promise<void> {
  if (!told) return
  await withdraw(deps, { gone: goneOf(told.removed) })
  await deliver(deps, told.notificationId)
}

/** So many comments that have not been read are known one by one. */
const mostComments = 200

export const commentsOn = (postId: string) => ({ kind: 'post_commented', postId }) as const

/** Of what answers one comment. */
export const repliesTo = (place: { postId: string; commentId: string }) =>
  ({ kind: 'comment_replied', ...place }) as const

export type CommentWord = ReturnType<typeof commentsOn> | ReturnType<typeof repliesTo>

interface Told {
  notificationId: string
  removed: Removed[]
}

/** The author finds one notification of a post or a comment, with as many comments as have come since they read the last one. */
async function countComments(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  { data, ...word }: CommentWord & { data: { postTitle: string } },
  commentIds: readonly string[],
): Promise<Told> {
  const removed = recipient.userId === null ? [] : await deleteAbout(deps, tx, word)
  const [earlier] = removed
  const { count = 0, comments = [] } = earlier && !earlier.was_read ? earlier.data : {}
  const notificationId = await sayToUser(deps, tx, recipient, {
    ...word,
    data: {
      ...data,
      count: count + commentIds.length,
      comments: [...comments, ...commentIds].slice(-mostComments),
    },
  })
  return { notificationId, removed }
}
