import type { Tx } from '../db/db.ts'
import { transact, withoutWaitingForDisk } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { News } from '../live/sockets.ts'
import { bringNews } from './delivery.ts'
import { type Recipient, type Said, sayToUser } from './notify.ts'
import { pushNotification } from './pushing.ts'
import { deleteAbout } from './store.ts'
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
/** While comments go on coming they are told of this long after those before: nobody reads, or lets a phone ring, more often. */
const restMilliseconds = 1_000
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
  let restsUntil = 0

  const tell = () => {
    const hadCome = hasCome
    hasCome = false
    round = tellOfComments(deps)
      .catch((error) => deps.log.warn({ err: error }, 'telling of comments'))
      .then(() => {
        round = undefined
        if (hadCome) restsUntil = performance.now() + restMilliseconds
        wait(hasCome ? soon() : lookMilliseconds)
      })
  }
  const soon = () => Math.max(togetherMilliseconds, restsUntil - performance.now())
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(tell, milliseconds)
  }
  const onComment = () => {
    if (!hasCome && !round) wait(soon())
    hasCome = true
  }

  let brought = Promise.resolve()
  deps.live.onNews((news) => {
    brought = brought
      .then(() => bringNews(deps, news))
      .catch((error) => deps.log.warn({ err: error }, 'telling windows of comments'))
  })
  deps.untold.on('comment', onComment)
  tell()
  return async () => {
    isStopped = true
    deps.untold.off('comment', onComment)
    clearTimeout(timer)
    await round
    await brought
  }
}

/** Tells of all comments that are due, one post after the other. */
export async function tellOfComments(deps: Deps): Promise<void> {
  const now = new Date()
  const news: News[] = []
  const tell = async (telling: Promise<News | undefined>) => {
    // One that fails stands in nobody's way, and is told by the next round.
    const told = await telling.catch((error) => deps.log.warn({ err: error }, 'telling of comments'))
    if (told) news.push(told)
  }
  for (const postId of await postsToTellOf(deps.kysely, now)) await tell(tellOfPost(deps, postId, now))
  for (const commentId of await commentsToTellOf(deps.kysely, now))
    await tell(tellOfReplies(deps, commentId, now))
  deps.live.handOut(news)
}

/**
 * A transaction for each post: what several authors are told must not be tied by it. It takes the comments, writes the list that people
 * read and asks for the push, or does nothing of it; what open windows hear comes from that list again when a process dies before they do.
 */
const tellOfPost = (deps: Deps, postId: string, now: Date): Promise<News | undefined> =>
  transact(deps.kysely, async (tx) => {
    await withoutWaitingForDisk(tx)
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
    const { news, said } = await countComments(
      deps,
      tx,
      recipient,
      { ...commentsOn(postId), data: { postTitle: post.title } },
      others.map(({ id }) => id),
    )
    if (said.mayRing) await deps.jobs.ask(tx, pushNotification, { notificationId: said.notificationId })
    return news
  })

/**
 * Tells whoever wrote a comment of what answers it, in a transaction of its own as well. Quietly: it stands in the list, and in what is
 * unread, and no phone rings for it. Who has answered is not in it.
 */
const tellOfReplies = (deps: Deps, commentId: string, now: Date): Promise<News | undefined> =>
  transact(deps.kysely, async (tx) => {
    await withoutWaitingForDisk(tx)
    const comment = await holdAnswered(deps, tx, commentId)
    const replies = await takeUntoldReplies(deps, tx, commentId, now)
    if (!comment || replies.length === 0) return undefined
    const others = replies.filter(({ user_id }) => user_id !== comment.user_id)
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
      others.map((reply) => reply.id),
    )
    return news
  })

/** So many comments that have not been read are known one by one. */
const mostComments = 200

export const commentsOn = (postId: string) => ({ kind: 'post_commented', postId }) as const

/** Of what answers one comment. */
export const repliesTo = (place: { postId: string; commentId: string }) =>
  ({ kind: 'comment_replied', ...place }) as const

export type CommentWord = ReturnType<typeof commentsOn> | ReturnType<typeof repliesTo>

interface Counted {
  said: Said
  /** For whom it is, if there is anybody. */
  news: News | undefined
}

/** The author finds one notification of a post or a comment, with as many comments as have come since they read the last one. */
async function countComments(
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  { data, ...word }: CommentWord & { data: { postTitle: string } },
  commentIds: readonly string[],
): Promise<Counted> {
  const { userId, authorOf } = recipient
  const removed = userId === null ? [] : await deleteAbout(deps, tx, word, userId)
  const [earlier] = removed
  const { count = 0, comments = [] } = earlier && !earlier.was_read ? earlier.data : {}
  const said = await sayToUser(deps, tx, recipient, {
    ...word,
    data: {
      ...data,
      count: count + commentIds.length,
      comments: [...comments, ...commentIds].slice(-mostComments),
    },
  })
  const { notificationId } = said
  const gone = removed.map(({ id }) => id)
  return {
    said,
    news: userId === null ? undefined : { userId, notificationId, gone, isUnnamed: authorOf !== null },
  }
}
