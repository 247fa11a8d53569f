import { authorOf } from '../authorship/authors.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { deliver, withdraw } from './delivery.ts'
import { goneOf, type Recipient, sayToUser } from './notify.ts'
import { pushNotification } from './pushing.ts'
import { deleteAbout, type Removed } from './store.ts'
import { holdAuthored, postsToTellOf, type Subject, takeUntold } from './subjectStore.ts'

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
}

/**
 * A transaction for each post: what several authors are told must not be tied by it. It writes the list that people read and asks
 * for the push; what open windows hear comes from that list again when a process dies before they do.
 */
async function tellOfPost(deps: Deps, postId: string, now: Date): Promise<void> {
  const told = await transact(deps.kysely, async (tx) => {
    const post = await holdAuthored(deps, tx, postId)
    const comments = await takeUntold(tx, postId, now)
    if (!post || comments.length === 0) return undefined
    const others = comments.filter((comment) => authorOf(deps.authorship, comment) !== post.user_id)
    const recipient = {
      userId: others.length > 0 ? post.user_id : null,
      authorOf: post.is_anonymous ? post.id : null,
    }
    return countComments(
      deps,
      tx,
      recipient,
      post,
      others.map(({ id }) => id),
    )
  })
  if (!told) return
  await withdraw(deps, { gone: goneOf(told.removed) })
  await deliver(deps, told.notificationId)
}

/** So many comments that have not been read are known one by one. */
const mostComments = 200

export const commentsOn = (postId: string) => ({ kind: 'post_commented', postId }) as const

interface Told {
  notificationId: string
  removed: Removed[]
}

/** The author finds one notification of a post, with as many comments as have come since they read the last one. */
async function countComments(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  { id, title }: Subject,
  commentIds: readonly string[],
): Promise<Told> {
  const word = commentsOn(id)
  const removed = recipient.userId === null ? [] : await deleteAbout(deps, tx, word)
  const [earlier] = removed
  const { count = 0, comments = [] } = earlier && !earlier.was_read ? earlier.data : {}
  const notificationId = await sayToUser(deps, tx, recipient, {
    ...word,
    data: {
      postTitle: title,
      count: count + commentIds.length,
      comments: [...comments, ...commentIds].slice(-mostComments),
    },
  })
  await deps.jobs.ask(tx, pushNotification, { notificationId })
  return { notificationId, removed }
}
