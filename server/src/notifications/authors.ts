import { z } from 'zod'
import { insertSubject } from '../authorship/store.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import { isAccount } from './accountStore.ts'
import { type CommentWord, commentsOn, repliesTo } from './commentNotifications.ts'
import { announceRetracted, notifyUser, type Recipient } from './notify.ts'
import { deleteAbout, setData, unreadAbout } from './store.ts'
import { holdSubject, noteUntold } from './subjectStore.ts'

/*
 * Whoever wrote a post may be anonymous. Then nobody may learn, from the time that an answer takes or the work that follows,
 * whether that person is still here or is the one who asks. So a change asks for one of these jobs, whether there is
 * somebody to tell or not, and each asks for the same jobs in turn.
 */

const recipient = {
  /** null for nobody. */
  userId: z.string().nullable(),
  /** Of what is anonymous: the id of the post. */
  authorOf: z.string().nullable().default(null),
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
  ...(['paused', 'sanction_lifted', 'appeal_judged'] as const),
] as const

/** Tells whoever wrote something what became of it. */
export const tellAuthorJob = job({
  name: 'notifications.tell-author',
  payload: z.object({
    ...recipient,
    kind: z.enum(authorKinds),
    postId: z.string().optional(),
    timelineId: z.string().optional(),
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

/** Counts a comment no more, of which the author of its post or of what it answers was told: it has been deleted. */
export const countCommentJob = job({
  name: 'notifications.count-comment',
  payload: z.object({
    /** The author, unless it is their own comment. */
    ...recipient,
    postId: z.string(),
    commentId: z.string(),
    /** Those that go with it. */
    replyIds: z.array(z.string()).default([]),
    /** What it answers: then it is the author of that who is told of one answer fewer. */
    parentId: z.string().optional(),
    /** Else it was asked for, before comments were told of together, of one that had come. */
    isGone: z.boolean().default(false),
  }),
  tries: 5,
})

export const tellAuthor = (
  deps: Deps,
  { userId, authorOf, ...word }: z.output<typeof tellAuthorJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    if (word.postId === undefined || (await holdSubject(tx, word.postId, word.timelineId))) {
      // Suspects are not on the list of what somebody wrote without a name, by which they find what is said to them.
      if (word.kind === 'suspect_removed' && userId && authorOf && (await isAccount(tx, userId))) {
        await insertSubject(tx, deps.authorship, userId, authorOf)
      }
      await notifyUser(deps, tx, { userId, authorOf }, word)
    }
  })

export const countComment = (
  deps: Deps,
  { postId, commentId, replyIds, parentId, isGone, ...recipient }: z.output<typeof countCommentJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const post = await holdSubject(tx, postId)
    if (!post) return
    const word = parentId === undefined ? commentsOn(postId) : repliesTo({ postId, commentId: parentId })
    if (isGone) await fewer(deps, tx, recipient, word, [commentId, ...replyIds])
    else await noteUntold(tx, { postId, commentId, parentId: null, dueAt: new Date() })
  })

async function fewer(
  deps: Deps,
  tx: Tx,
  { userId }: Recipient,
  word: CommentWord,
  commentIds: readonly string[],
): Promise<void> {
  const told = userId === null ? undefined : await unreadAbout(deps, tx, word)
  const { count = 0, comments = [] } = told?.data ?? {}
  // What the author has seen, or was never told of, is not among those that are counted.
  const left = comments.filter((id) => !commentIds.includes(id))
  const counted = comments.length - left.length
  if (told && counted > 0 && count > counted) {
    await setData(tx, told.id, { ...told.data, count: count - counted, comments: left })
  }
  await announceRetracted(deps, tx, counted > 0 && count === counted ? await deleteAbout(deps, tx, word) : [])
}
