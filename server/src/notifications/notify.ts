import type { NotificationKind } from '@bichar/contract/notifications.ts'
import type { Deps } from '../core/deps.ts'
import type { StoredData } from '../db/columnTypes.ts'
import type { Tx } from '../db/db.ts'
import { newId, nobody } from '../db/ids.ts'
import { accountToNotify, existingAccounts, isAccount } from './accountStore.ts'
import { deliverJob, withdrawJob } from './delivery.ts'
import { pushNotification } from './pushing.ts'
import { type About, deleteAbout, insertNotifications, type NewNotification, type Removed } from './store.ts'

/** The content of one of the product's own notifications. */
export interface NotificationContent {
  kind: Exclude<NotificationKind, 'message'>
  /** What the notification is about; it is deleted together with that. */
  postId?: string | undefined
  timelineId?: string | undefined
  commentId?: string | undefined
  suspectId?: string | undefined
  data?: StoredData
}

/** Asks for the jobs that send a new notification to windows and devices, once the transaction is committed. */
export async function announce(deps: Deps, tx: Tx, notificationId: string): Promise<void> {
  await deps.jobs.ask(tx, deliverJob, { notificationId })
  await deps.jobs.ask(tx, pushNotification, { notificationId })
}

/** A follower: the tag under which the follow is stored, and the user id. */
export interface Follower {
  tag: string
  userId: string
}

/**
 * Notifies people of things that they follow; the rows do not name them. If one person gets several notifications at once, only
 * the last one is pushed.
 */
export async function notifyFollowers(
  deps: Deps,
  tx: Tx,
  notices: readonly { follower: Follower; content: NotificationContent }[],
): Promise<void> {
  if (notices.length === 0) return
  const rows = notices.map(({ follower, content }) => ({
    ...contentRow(content),
    user_id: follower.userId,
    author_of: follower.tag,
    audience: null,
  }))
  await insertNotifications(deps, tx, rows)
  const last = new Map(rows.map(({ author_of, id }) => [author_of, id]))
  for (const { id, author_of } of rows) {
    await deps.jobs.ask(tx, deliverJob, { notificationId: id })
    if (last.get(author_of) === id) await deps.jobs.ask(tx, pushNotification, { notificationId: id })
  }
}

/** Notifies each of these people, in the transaction of the event; deleted accounts are skipped. */
export async function notifyUsers(
  deps: Deps,
  tx: Tx,
  people: readonly string[],
  content: NotificationContent,
): Promise<void> {
  if (people.length === 0) return
  const existing = await existingAccounts(tx, people)
  await insertAndAnnounce(
    deps,
    tx,
    existing.map((user_id) => ({ ...contentRow(content), user_id, audience: null })),
  )
}

export const notifyAdmins = (deps: Deps, tx: Tx, content: NotificationContent): Promise<void> =>
  insertAndAnnounce(deps, tx, [{ ...contentRow(content), user_id: null, audience: 'admins' }])

/** At most one person. With `authorOf`, the recipient is the anonymous author of what has that id, and the row does not name them. */
export interface Recipient {
  userId: string | null
  authorOf: string | null
}

/** Notifies one person, and asks for the same jobs if there is nobody to notify; they then find no row. */
export const notifyUser = async (
  deps: Deps,
  tx: Tx,
  recipient: Recipient,
  content: NotificationContent,
): Promise<void> => announce(deps, tx, (await insertForUser(deps, tx, recipient, content)).notificationId)

export interface InsertedNotification {
  /** Id of the notification, even if there was nobody to notify and no row was written. */
  notificationId: string
  /** Whether to ask for a push. Always true for an anonymous recipient, because otherwise it would reveal whether they have a device. */
  mayPush: boolean
}

/** Inserts a notification to one person, if there is one. */
export async function insertForUser(
  deps: Deps,
  tx: Tx,
  { userId, authorOf }: Recipient,
  content: NotificationContent,
): Promise<InsertedNotification> {
  const asked = userId ?? nobody
  const account = authorOf ? undefined : await accountToNotify(tx, asked)
  const row = contentRow(content)
  if (account || (authorOf && (await isAccount(tx, asked)))) {
    await insertNotifications(deps, tx, [{ ...row, user_id: asked, author_of: authorOf, audience: null }])
  }
  return { notificationId: row.id, mayPush: authorOf !== null || (account?.hasDevice ?? false) }
}

/** Deletes the product's own notifications about something. */
export const retract = async (deps: Deps, tx: Tx, about: About): Promise<void> =>
  announceRetracted(deps, tx, await deleteAbout(deps, tx, about))

/**
 * Has recipients told that notifications were deleted. It is one job however many they are, because their number would reveal who
 * still has an account.
 */
export const announceRetracted = (
  deps: Deps,
  tx: Tx,
  removed: readonly Removed[],
  { isMessage } = { isMessage: false },
): Promise<void> => deps.jobs.ask(tx, withdrawJob, { gone: goneOf(removed, isMessage) })

/** Describes deleted notifications for `withdraw`. */
export const goneOf = (removed: readonly Removed[], isMessage = false) =>
  removed.map(({ id, user_id, audience, is_unnamed }) => ({
    notificationId: id,
    userId: user_id,
    audience,
    isMessage,
    isUnnamed: is_unnamed,
  }))

async function insertAndAnnounce(
  deps: Deps,
  tx: Tx,
  rows: readonly (NewNotification & { data: StoredData })[],
): Promise<void> {
  if (rows.length === 0) return
  await insertNotifications(deps, tx, rows)
  for (const { id } of rows) await announce(deps, tx, id)
}

/** The row of a notification, without its recipient. */
export const contentRow = ({
  kind,
  postId,
  timelineId,
  commentId,
  suspectId,
  data = {},
}: NotificationContent) => ({
  id: newId(),
  kind,
  sender_id: null,
  title: null,
  description: null,
  link: null,
  post_id: postId ?? null,
  timeline_id: timelineId ?? null,
  comment_id: commentId ?? null,
  suspect_id: suspectId ?? null,
  data,
  created_at: new Date(),
})
