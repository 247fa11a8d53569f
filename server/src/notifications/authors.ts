import { z } from 'zod'
import { insertSubject } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { job } from '../jobs/jobs.ts'
import { isAccount } from './accountStore.ts'
import { type CommentContent, commentsOn, repliesTo } from './commentNotifications.ts'
import { announceRetracted, notifyUser } from './notify.ts'
import { deleteAbout, setData, unreadAbout } from './store.ts'
import { addPendingComment, lockCreator, lockPostWithAuthor, lockSubject } from './subjectStore.ts'

/*
 * The author of a post may be anonymous. Then neither the response time nor the work that follows may reveal whether that person
 * still has an account or is the one who acts. So a change asks for one of these jobs whether or not there is somebody to notify,
 * and each job asks for the same further jobs in turn.
 */

const recipient = {
  /** Id of the recipient; null if there is nobody to notify. */
  userId: z.string().nullable(),
  /** For anonymous content: its id. */
  authorOf: z.string().nullable().default(null),
  /**
   * Whether it is about something on an anonymous post that bears the recipient's name. If the post is theirs, they have added to it
   * while it was hidden from them: who has their device would notice that only of this one they are not told.
   */
  isByName: z.boolean().optional(),
  /**
   * Instead of `userId`: whoever added this suspect, unless they have decided on it themselves. Only its row says who that is, and may
   * have ceased to.
   */
  ofSuspect: z.object({ id: z.string(), decidedBy: z.string() }).optional(),
}

const authorKinds = [
  ...([
    'post_approved',
    'post_returned',
    'post_removed',
    'post_question',
    'outcome_asked',
    'timeline_approved',
  ] as const),
  ...(['comment_removed', 'timeline_removed', 'suspect_removed'] as const),
  ...(['suspect_shown', 'suspect_returned', 'suspect_hidden'] as const),
  ...(['suspect_change_confirmed', 'suspect_change_refused'] as const),
  ...(['paused', 'sanction_lifted', 'appeal_judged'] as const),
] as const

/** Notifies the author of something of what became of it. */
export const notifyAuthorJob = job({
  name: 'notifications.tell-author',
  payload: z.object({
    ...recipient,
    kind: z.enum(authorKinds),
    postId: z.string().optional(),
    timelineId: z.string().optional(),
    suspectId: z.string().optional(),
    data: z.object({
      postTitle: z.string().optional(),
      excerpt: z.string().optional(),
      reason: z.string().optional(),
      until: z.string().optional(),
      outcome: z.enum(['upheld', 'lifted']).optional(),
    }),
  }),
  tries: 5,
})

/**
 * Takes a deleted comment off the count that the author of its post, or of the comment that it answers, was notified of. Whom that
 * notification is for is not asked.
 */
export const countCommentJob = job({
  name: 'notifications.count-comment',
  payload: z.object({
    postId: z.string(),
    commentId: z.string(),
    /** The answers that are deleted with the comment. */
    replyIds: z.array(z.string()).default([]),
    /** The answered comment. If set, its author has one answer fewer. */
    parentId: z.string().optional(),
    /** False in jobs for new comments, which releases asked for before comments were batched. */
    isGone: z.boolean().default(false),
  }),
  tries: 5,
})

export const notifyAuthor = (
  deps: Deps,
  { userId: named, authorOf, isByName, ofSuspect, ...content }: z.output<typeof notifyAuthorJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const { postId, timelineId, suspectId = ofSuspect?.id, kind } = content
    if (postId !== undefined && !(await lockSubject(tx, postId, timelineId))) return
    const suspect = suspectId === undefined ? undefined : await lockCreator(deps, tx, suspectId)
    if (suspectId !== undefined && !suspect) return
    const creatorId = suspect?.creatorId ?? null
    const added = creatorId === ofSuspect?.decidedBy ? null : creatorId
    const userId = ofSuspect ? added : named
    // A suspect or a change of one is not among the anonymous subjects by which its author's notifications are found, so it is added.
    if (kind.startsWith('suspect_') && userId && authorOf && (await isAccount(tx, userId))) {
      await insertSubject(tx, deps.authorship, userId, authorOf)
    }
    const post = postId === undefined ? undefined : await lockPostWithAuthor(deps, tx, postId)
    // The post may have become anonymous after this was asked for, and then a row must not name its author.
    const isUnnamed = !isByName && post?.is_anonymous && post.user_id === userId
    await notifyUser(deps, tx, { userId, authorOf: authorOf ?? (isUnnamed ? post.id : null) }, content)
  })

export const countComment = (
  deps: Deps,
  { postId, commentId, replyIds, parentId, isGone }: z.output<typeof countCommentJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const post = await lockSubject(tx, postId)
    if (!post) return
    const content = parentId === undefined ? commentsOn(postId) : repliesTo({ postId, commentId: parentId })
    if (isGone) await fewer(deps, tx, content, [commentId, ...replyIds])
    else await addPendingComment(tx, { postId, commentId, parentId: null, dueAt: new Date() })
  })

async function fewer(
  deps: Deps,
  tx: Tx,
  content: CommentContent,
  commentIds: readonly string[],
): Promise<void> {
  const unread = await unreadAbout(deps, tx, content)
  const { count = 0, comments = [] } = unread?.data ?? {}
  // Comments that the author has read, or was never notified of, are not in this list.
  const left = comments.filter((id) => !commentIds.includes(id))
  const counted = comments.length - left.length
  if (unread && counted > 0 && count > counted) {
    await setData(tx, unread.id, { ...unread.data, count: count - counted, comments: left })
  }
  await announceRetracted(
    deps,
    tx,
    counted > 0 && count === counted ? await deleteAbout(deps, tx, content) : [],
  )
}
