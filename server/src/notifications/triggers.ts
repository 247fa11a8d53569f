import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { countCommentJob, notifyAuthorJob } from './authors.ts'
import { commentsOn } from './commentNotifications.ts'
import { nextFullHour } from './hourly.ts'
import { notifyUsers, retract } from './notify.ts'
import { sealAbout } from './store.ts'
import { truncate } from './truncate.ts'
import { notifyAdminsAfterHourJob, onCome, onLeft } from './waiting.ts'

/**
 * The events of which the product notifies people. The module in which an event happens calls these functions in the same
 * transaction; each writes the notification or asks for a job that does. Nobody is notified of their own actions, and no
 * notification names anybody, because whoever comments or decides may be anonymous.
 */

/** A post, with a title that its author may read, and admins while it waits for review. */
interface Post {
  id: string
  user_id: string | null
  is_anonymous: boolean
  title: string
}

/** The post waits for review, for the first time or again. */
export const onPostPending = (
  deps: Deps,
  tx: Tx,
  { id, is_anonymous }: Pick<Post, 'id' | 'is_anonymous'>,
): Promise<void> =>
  is_anonymous
    ? deps.jobs.ask(tx, notifyAdminsAfterHourJob, { postId: id }, nextFullHour())
    : onCome(deps, tx, 'post')

/** A moderator has taken a decision on a post back: its author is not told of what holds no more. */
export async function onPostReopened(deps: Deps, tx: Tx, post: Pick<Post, 'id'>): Promise<void> {
  await onLeft(deps, tx, 'post')
  for (const kind of ['post_approved', 'post_returned'] as const)
    await retract(deps, tx, { kind, postId: post.id })
}

export async function onPostDecided(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  post: Post,
  { approved, reason }: { approved: boolean; reason: string },
): Promise<void> {
  await onLeft(deps, tx, 'post')
  await deps.jobs.ask(tx, notifyAuthorJob, {
    ...toAuthor(admin, post),
    kind: approved ? 'post_approved' : 'post_returned',
    postId: post.id,
    data: { postTitle: post.title, ...(reason && { reason }) },
  })
}

/**
 * The post becomes anonymous; earlier notifications to its author must not lead to them any more. The one about its comments is
 * deleted: what its author wrote below it under their name is missing from it.
 */
export const onPostUnnamed = async (
  deps: Deps,
  tx: Tx,
  { id, user_id }: Pick<Post, 'id' | 'user_id'>,
): Promise<void> => {
  if (user_id === null) return
  await retract(deps, tx, commentsOn(id))
  await sealAbout(deps, tx, id, user_id)
}

/** A moderator asks the anonymous author of a post a question. */
export const onAuthorAsked = (deps: Deps, tx: Tx, admin: SignedIn, post: Post): Promise<void> =>
  deps.jobs.ask(tx, notifyAuthorJob, {
    ...toAuthor(admin, post),
    kind: 'post_question',
    postId: post.id,
    data: { postTitle: post.title },
  })

/** The author has answered; admins get one notification about it. */
export const onAuthorAnswered = (deps: Deps, tx: Tx, { id }: Pick<Post, 'id'>): Promise<void> =>
  deps.jobs.ask(tx, notifyAdminsAfterHourJob, { postId: id, isAnswer: true }, nextFullHour())

/** Called before a post is deleted, and with it the notifications about it. */
export async function beforePostDeleted(deps: Deps, tx: Tx, postId: string): Promise<void> {
  await retract(deps, tx, { postId })
  await onLeft(deps, tx, 'post', 'timeline', 'flag')
}

/** Somebody deletes the post. */
export const onPostRemoved = (deps: Deps, tx: Tx, actor: SignedIn, post: Post, reason = ''): Promise<void> =>
  deps.jobs.ask(tx, notifyAuthorJob, {
    ...toAuthor(actor, post),
    kind: 'post_removed',
    data: { postTitle: post.title, ...(reason && { reason }) },
  })

/** A comment has been committed, together with the fact that the author of its post is still to be notified. */
export const onPostCommented = ({ pendingComments }: Pick<Deps, 'pendingComments'>): void =>
  void pendingComments.emit('comment')

/**
 * A comment is about to be deleted, together with its answers. The jobs know nobody: whoever wrote it and whoever was told, a
 * notification that counts it counts it no more.
 */
export const beforeCommentDeleted = async (
  deps: Deps,
  tx: Tx,
  { id: commentId, post_id: postId }: { id: string; post_id: string },
  { parent, replyIds }: { parent: { id: string } | undefined; replyIds: readonly string[] },
): Promise<void> => {
  const gone = { postId, commentId, isGone: true }
  await deps.jobs.ask(tx, countCommentJob, { ...gone, replyIds: [...replyIds] })
  if (!parent) return retract(deps, tx, { commentId })
  await deps.jobs.ask(tx, countCommentJob, { ...gone, parentId: parent.id })
}

/** An admin has removed a comment and gives a reason. The title of a post that is not public any more is left out. */
export const onCommentRemoved = (
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  comment: Omit<Post, 'title'> & { text: string },
  { post, reason }: { post: { title: string; is_allowed: boolean }; reason: string },
): Promise<void> =>
  deps.jobs.ask(tx, notifyAuthorJob, {
    ...toAuthor(admin, comment),
    kind: 'comment_removed',
    data: {
      ...(post.is_allowed && { postTitle: post.title }),
      excerpt: truncate(comment.text, excerptCharacters),
      reason,
    },
  })

/** This many characters are enough for authors to recognise what they wrote. */
const excerptCharacters = 80

/** An entry in the timeline of a post. */
interface Entry {
  id: string
  user_id: string | null
  post_id: string
  post_title: string
  by_author: boolean
  post_is_anonymous: boolean
}

export const onTimelinePending = (
  deps: Deps,
  tx: Tx,
  entry: { id: string; by_author: boolean },
  postId: string,
): Promise<void> =>
  entry.by_author
    ? deps.jobs.ask(tx, notifyAdminsAfterHourJob, { postId, timelineId: entry.id }, nextFullHour())
    : onCome(deps, tx, 'timeline')

export async function onTimelineDecided(
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  entry: Entry,
  approved: boolean,
): Promise<void> {
  await (approved ? onLeft(deps, tx, 'timeline') : onCome(deps, tx, 'timeline'))
  if (!approved) return
  await deps.jobs.ask(tx, notifyAuthorJob, {
    ...toCreator(admin, entry),
    kind: 'timeline_approved',
    timelineId: entry.id,
    data: { postTitle: entry.post_title },
  })
}

/** An admin has removed a timeline entry and gives a reason. */
export const onTimelineRemoved = (
  deps: Deps,
  tx: Tx,
  admin: SignedIn,
  entry: Entry & { title: string },
  reason: string,
): Promise<void> =>
  deps.jobs.ask(tx, notifyAuthorJob, {
    ...toCreator(admin, entry),
    kind: 'timeline_removed',
    data: { postTitle: entry.post_title, excerpt: truncate(entry.title, excerptCharacters), reason },
  })

/** Called before a timeline entry is deleted. */
export async function beforeTimelineDeleted(deps: Deps, tx: Tx, entryId: string): Promise<void> {
  await retract(deps, tx, { timelineId: entryId })
  await onLeft(deps, tx, 'timeline', 'flag')
}

/** Somebody has flagged something, or Bichar has flagged it automatically while it is written, possibly anonymously. */
export const onFlagged = (
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { isAnonymous } = { isAnonymous: false },
): Promise<void> => onCome(deps, tx, 'flag', isAnonymous ? nextFullHour() : undefined)

export const onSupportAsked = (deps: Deps, tx: Tx): Promise<void> => onCome(deps, tx, 'support')

/** Requests for support have been dealt with or deleted. */
export const onSupportSettled = (deps: Pick<Deps, 'jobs'>, tx: Tx): Promise<void> =>
  onLeft(deps, tx, 'support')

/**
 * Flags were reviewed. The notification says nothing about the flagged thing, which may no longer be public. With `postId` it
 * links to the flagged post, or to the post of the flagged thing, and is deleted together with it.
 */
export async function onReportsReviewed(
  deps: Deps,
  tx: Tx,
  admin: SignedIn | undefined,
  reporterIds: readonly string[],
  { postId, flagged = 'post', outcome }: FlagDecision,
): Promise<void> {
  await onLeft(deps, tx, 'flag')
  await notifyUsers(
    deps,
    tx,
    [...new Set(reporterIds)].filter((id) => id !== admin?.userId),
    {
      kind: 'report_reviewed',
      ...(outcome === 'kept' && { postId }),
      data: { outcome, ...(flagged !== 'post' && { flagged }) },
    },
  )
}

interface FlagDecision {
  postId?: string | undefined
  flagged?: FlagKind
  outcome: 'kept' | 'removed' | 'takenDown'
}

/** Addresses the creator of an entry; the author of an anonymous post stays anonymous in its timeline as well. */
const toCreator = (actor: SignedIn, entry: Entry) => ({
  userId: other(actor, entry.user_id),
  authorOf: entry.post_is_anonymous && entry.by_author ? entry.post_id : null,
  isByName: entry.post_is_anonymous && !entry.by_author,
  postId: entry.post_id,
})

/** Addresses the author of a post, unless they acted themselves. */
const toAuthor = (actor: SignedIn, { id, user_id, is_anonymous }: Omit<Post, 'title'>) => ({
  userId: other(actor, user_id),
  authorOf: is_anonymous ? id : null,
})

/** The person whom an action concerns, or null if they acted themselves. */
export const other = (actor: SignedIn, personId: string | null): string | null =>
  personId === actor.userId ? null : personId
