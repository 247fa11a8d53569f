import type { NotificationKind } from '@bichar/contract/notifications.ts'
import type { Tx } from '../db/db.ts'
import { newId, nobody } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { accountToTell, existingAccounts, isAccount } from './accountStore.ts'
import { deliverJob, withdrawJob } from './delivery.ts'
import { pushNotification } from './pushing.ts'
import { type About, deleteAbout, insertNotifications, type NewNotification, type Removed } from './store.ts'
import type { StoredData } from './tables.ts'

/** Something that the product itself says. */
export interface Word {
  kind: Exclude<NotificationKind, 'message'>
  /** What it is about; when that goes away, so does the notification. */
  postId?: string | undefined
  timelineId?: string | undefined
  commentId?: string | undefined
  suspectId?: string | undefined
  data?: StoredData
}

/** Has everybody told whom a new notification is for, once the transaction has gone through. */
export async function announce(deps: Deps, tx: Tx, notificationId: string): Promise<void> {
  await deps.jobs.ask(tx, deliverJob, { notificationId })
  await deps.jobs.ask(tx, pushNotification, { notificationId })
}

/** Of one who follows something: the tag under which they do, and who they are. */
export interface Follower {
  tag: string
  userId: string
}

/**
 * Says these things to people of what they follow, kept with nobody's name; of several for one person at once only the last is
 * pushed.
 */
export async function notifyFollowers(
  deps: Deps,
  tx: Tx,
  said: readonly { follower: Follower; word: Word }[],
): Promise<void> {
  if (said.length === 0) return
  const rows = said.map(({ follower, word }) => ({
    ...newWord(word),
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

/** Says it to each of these people, in the transaction of what caused it; to those whose account is gone, nothing. */
export async function notifyUsers(deps: Deps, tx: Tx, people: readonly string[], word: Word): Promise<void> {
  if (people.length === 0) return
  const existing = await existingAccounts(tx, people)
  await tell(
    deps,
    tx,
    existing.map((user_id) => ({ ...newWord(word), user_id, audience: null })),
  )
}

export const notifyAdmins = (deps: Deps, tx: Tx, word: Word): Promise<void> =>
  tell(deps, tx, [{ ...newWord(word), user_id: null, audience: 'admins' }])

/** One person, if there is one; with `authorOf`, as whoever wrote what has that id, and nothing of it by name. */
export interface Recipient {
  userId: string | null
  authorOf: string | null
}

/** Says it to one person, and asks for the same jobs when there is nobody to tell: they then find nothing to bring. */
export const notifyUser = async (deps: Deps, tx: Tx, recipient: Recipient, word: Word): Promise<void> =>
  announce(deps, tx, (await sayToUser(deps, tx, recipient, word)).notificationId)

export interface Said {
  /** That it has, or would have. */
  notificationId: string
  /** Whether a device may have to be told: of what is for somebody without a name always, for else it would say that they have one. */
  mayRing: boolean
}

/** Writes down what is said to one person, if there is one. */
export async function sayToUser(
  deps: Deps,
  tx: Tx,
  { userId, authorOf }: Recipient,
  word: Word,
): Promise<Said> {
  const asked = userId ?? nobody
  const account = authorOf ? undefined : await accountToTell(tx, asked)
  const said = newWord(word)
  if (account || (authorOf && (await isAccount(tx, asked)))) {
    await insertNotifications(deps, tx, [{ ...said, user_id: asked, author_of: authorOf, audience: null }])
  }
  return { notificationId: said.id, mayRing: authorOf !== null || (account?.hasDevice ?? false) }
}

/** Takes back what the product has said about something. */
export const retract = async (deps: Deps, tx: Tx, about: About): Promise<void> =>
  announceRetracted(deps, tx, await deleteAbout(deps, tx, about))

/** Has those told whom notifications were for; by one job, however many these are: that would tell who is still here. */
export const announceRetracted = (
  deps: Deps,
  tx: Tx,
  removed: readonly Removed[],
  { isMessage } = { isMessage: false },
): Promise<void> => deps.jobs.ask(tx, withdrawJob, { gone: goneOf(removed, isMessage) })

/** Notifications that are gone, as those are told of them whom they were for. */
export const goneOf = (removed: readonly Removed[], isMessage = false) =>
  removed.map(({ id, user_id, audience, is_unnamed }) => ({
    notificationId: id,
    userId: user_id,
    audience,
    isMessage,
    isUnnamed: is_unnamed,
  }))

async function tell(
  deps: Deps,
  tx: Tx,
  rows: readonly (NewNotification & { data: StoredData })[],
): Promise<void> {
  if (rows.length === 0) return
  await insertNotifications(deps, tx, rows)
  for (const { id } of rows) await announce(deps, tx, id)
}

/** The row of it, but for whom it is for. */
export const newWord = ({ kind, postId, timelineId, commentId, suspectId, data = {} }: Word) => ({
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
