import { type WaitingKind, waitingKinds } from '@bichar/contract/rules/waiting.ts'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { job } from '../jobs/jobs.ts'
import { deliver, deliverChange, withdraw } from './delivery.ts'
import { contentRow, goneOf, notifyAdmins, retract } from './notify.ts'
import { pushNotification } from './pushing.ts'
import { insertNotifications, type Removed, setData } from './store.ts'
import { findWaiting, lockSubject } from './subjectStore.ts'
import { countWaiting, deleteNotice, lockCall, noteWaiting, noticeOf, setCall } from './waitingStore.ts'

/*
 * Admins have one notification about all waiting posts, and one each about waiting entries, flags, requests for support and
 * appeals. It contains their number, counts as one unread notification, and is deleted when none waits. A new item calls the
 * admins: the notification is replaced, so that it is unread and at the top again, and pushed to their devices, but at most once
 * every 15 minutes.
 */

const calmMilliseconds = 15 * 60 * 1000

/** Notifies admins of an anonymous post, or of an entry by its author, if it still waits by then; or that its author has answered. */
export const notifyAdminsAfterHourJob = job({
  name: 'notifications.tell-admins',
  payload: z.object({
    postId: z.string(),
    timelineId: z.string().optional(),
    isAnswer: z.boolean().default(false),
  }),
  tries: 5,
})

/** Updates the admins' notification of one kind to what currently waits. */
export const notifyWaitingJob = job({
  name: 'notifications.tell-waiting',
  payload: z.object({
    kind: z.enum(waitingKinds),
    /**
     * come: a new item waits; left: fewer may wait; late: items came within the 15 minutes after a call; look: the hourly check,
     * which makes up for missed events and treats a higher number than the last one told as new.
     */
    because: z.enum(['come', 'left', 'late', 'look']),
  }),
  tries: 5,
})

export const notifyAdminsAfterHour = (
  deps: Deps,
  { postId, timelineId, isAnswer }: z.output<typeof notifyAdminsAfterHourJob.payload>,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    if (!isAnswer) {
      const waits = await findWaiting(tx, postId, timelineId)
      return waits && onCome(deps, tx, timelineId ? 'timeline' : 'post')
    }
    const subject = await lockSubject(tx, postId)
    if (!subject) return
    const content = { kind: 'post_answered', postId } as const
    // After two answers within the hour this job runs twice.
    await retract(deps, tx, content)
    await notifyAdmins(deps, tx, { ...content, data: { postTitle: subject.title } })
  })

/** A new item waits. */
export const onCome = (
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  kind: WaitingKind,
  when?: { at: Date },
): Promise<void> => deps.jobs.ask(tx, notifyWaitingJob, { kind, because: 'come' }, when)

/** An item may not wait any more. */
export async function onLeft(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  ...kinds: readonly WaitingKind[]
): Promise<void> {
  for (const kind of kinds) await deps.jobs.ask(tx, notifyWaitingJob, { kind, because: 'left' })
}

/** What open windows are told after the commit; a window that misses it reads the list when it connects. */
interface Changed {
  removed: Removed[]
  made?: string
  changed?: string
}

export async function notifyWaiting(
  deps: Deps,
  { kind, because }: z.output<typeof notifyWaitingJob.payload>,
  now = new Date(),
): Promise<void> {
  const { removed, made, changed } = await transact(deps.kysely, async (tx): Promise<Changed> => {
    const call = await lockCall(tx, kind)
    const notice = await noticeOf(tx, kind)
    const count = await countWaiting(tx, kind)
    if (count === 0) return { removed: await deleteNotice(tx, kind) }
    const isCalm = now.getTime() - call.called_at.getTime() >= calmMilliseconds
    const isNews = because === 'come' || (because === 'look' && count > (notice?.count ?? 0))
    if (isNews ? isCalm : because === 'late' && call.has_more) {
      await setCall(tx, kind, { called_at: now, has_more: false })
      const removed = await deleteNotice(tx, kind)
      const notificationId = await insertNotice(deps, tx, kind, count)
      await deps.jobs.ask(tx, pushNotification, { notificationId })
      return { removed, made: notificationId }
    }
    if (because === 'come' && !call.has_more) {
      await setCall(tx, kind, { has_more: true })
      const at = new Date(call.called_at.getTime() + calmMilliseconds)
      await deps.jobs.ask(tx, notifyWaitingJob, { kind, because: 'late' }, { at })
    }
    if (notice) {
      if (notice.count === count) return { removed: [] }
      await setData(tx, notice.id, { count })
      return { removed: [], changed: notice.id }
    }
    // Admins are told of anonymous items after the full hour; a decision on another item must not reveal them earlier.
    return because === 'left'
      ? { removed: [] }
      : { removed: [], made: await insertNotice(deps, tx, kind, count) }
  })
  await withdraw(deps, { gone: goneOf(removed) })
  if (made) await deliver(deps, made)
  if (changed) await deliverChange(deps, changed)
}

/** Makes up for missed events, and records how many items wait for the statistics of the day. */
export async function lookAtWaiting(deps: Deps, now = new Date()): Promise<void> {
  for (const kind of waitingKinds) {
    await notifyWaiting(deps, { kind, because: 'look' }, now)
    await noteWaiting(deps.kysely, kind, now)
  }
}

async function insertNotice(deps: Deps, tx: Tx, kind: WaitingKind, count: number): Promise<string> {
  const notice = contentRow({ kind: `${kind}_waiting`, data: { count } })
  await insertNotifications(deps, tx, [{ ...notice, user_id: null, audience: 'admins' }])
  return notice.id
}
