import type { NotificationKind } from '@bichar/contract/notifications.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { deliverJob, withdrawJob } from './jobs.ts'
import { pushNotification } from './pushing.ts'
import {
  type About,
  deleteAbout,
  insertNotifications,
  livingAccounts,
  type NewNotification,
  type Removed,
} from './store.ts'
import type { StoredData } from './tables.ts'

/** Something that the product itself says. */
export interface Word {
  kind: Exclude<NotificationKind, 'message'>
  /** What it is about; when that goes away, so does the notification. */
  postId?: string
  timelineId?: string
  data?: StoredData
}

/** Has everybody told whom a new notification is for, once the transaction has gone through. */
export async function announce(deps: Deps, tx: Tx, notificationId: string): Promise<void> {
  await deps.jobs.ask(tx, deliverJob, { notificationId })
  await deps.jobs.ask(tx, pushNotification, { notificationId })
}

/** Says it to each of these people, in the transaction of what caused it; to those whose account is gone, nothing. */
export async function tellPeople(deps: Deps, tx: Tx, people: readonly string[], word: Word): Promise<void> {
  if (people.length === 0) return
  const living = await livingAccounts(tx, people)
  await tell(
    deps,
    tx,
    living.map((user_id) => ({ ...row(word), user_id, audience: null })),
  )
}

export const tellAdmins = (deps: Deps, tx: Tx, word: Word): Promise<void> =>
  tell(deps, tx, [{ ...row(word), user_id: null, audience: 'admins' }])

/** Takes back what the product has said about something, and answers what that was. */
export async function takeBack(deps: Deps, tx: Tx, about: About): Promise<Removed[]> {
  const removed = await deleteAbout(tx, about)
  for (const each of removed) await announceGone(deps, tx, each, { isMessage: false })
  return removed
}

export const announceGone = (
  deps: Deps,
  tx: Tx,
  { id, user_id, audience }: Removed,
  { isMessage }: { isMessage: boolean },
): Promise<void> =>
  deps.jobs.ask(tx, withdrawJob, { notificationId: id, userId: user_id, audience, isMessage })

async function tell(
  deps: Deps,
  tx: Tx,
  rows: readonly (NewNotification & { data: StoredData })[],
): Promise<void> {
  if (rows.length === 0) return
  await insertNotifications(tx, rows)
  for (const { id } of rows) await announce(deps, tx, id)
}

const row = ({ kind, postId, timelineId, data = {} }: Word) => ({
  id: newId(),
  kind,
  sender_id: null,
  title: null,
  description: null,
  link: null,
  post_id: postId ?? null,
  timeline_id: timelineId ?? null,
  data,
  created_at: new Date(),
})
