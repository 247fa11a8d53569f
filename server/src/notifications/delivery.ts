import { audiences } from '@bichar/contract/notifications.ts'
import { z } from 'zod'
import { findUser } from '../accounts/userStore.ts'
import type { Deps } from '../core/deps.ts'
import { job } from '../jobs/jobs.ts'
import type { News } from '../live/sockets.ts'
import { ownAudience } from './policy.ts'
import { isWithheld, mayRevealAuthorship, unreadForAll } from './sessionVisibility.ts'
import { findNotification } from './store.ts'
import { notificationView } from './view.ts'

/** Sends a notification to the open windows of its recipients, in every process. */
export const deliverJob = job({
  name: 'notifications.deliver',
  payload: z.object({ notificationId: z.string() }),
  tries: 5,
})

/** Tells the windows of recipients that notifications have been deleted; by then this payload is all that is left of them. */
export const withdrawJob = job({
  name: 'notifications.withdraw',
  payload: z.object({
    gone: z.array(
      z.object({
        notificationId: z.string(),
        userId: z.string().nullable(),
        audience: z.enum(audiences).nullable(),
        isMessage: z.boolean(),
        /** Whether it was addressed to the author of something anonymous. */
        isUnnamed: z.boolean().default(false),
      }),
    ),
  }),
  tries: 5,
})

/**
 * Sends a notification to open windows. Does nothing if it has been deleted. One for a person does not travel itself: what is too long
 * for a notice of the database is stored in a table on its way, and a row there would name the author of something anonymous.
 */
export async function deliver(deps: Deps, notificationId: string): Promise<void> {
  const row = await findNotification(deps, deps.kysely, notificationId)
  if (!row) return
  const { user_id: userId, audience } = row
  if (audience) deps.live.publish({ audience }, 'newNotification', notificationView(row))
  const isUnnamed = mayRevealAuthorship(row)
  if (userId) deps.live.handOut([{ userId, notificationId, gone: [], isUnnamed }])
}

/** Updates the windows that are connected to this process, and counts the unread notifications of each person once. */
export async function bringNews(deps: Deps, news: readonly News[]): Promise<void> {
  for (const [userId, ofOne] of Map.groupBy(news, (each) => each.userId)) {
    const withheld = await isWithheld(deps.kysely, {
      userId,
      mayRevealAuthorship: ofOne.some(({ isUnnamed }) => isUnnamed),
    })
    const shown = ofOne.filter(({ isUnnamed }) => !(isUnnamed && withheld))
    if (shown.length > 0) await bringTo(deps, userId, shown)
  }
}

async function bringTo(deps: Deps, user: string, news: readonly News[]): Promise<void> {
  const { kysely, live } = deps
  const rows = await Promise.all(news.map((each) => findNotification(deps, kysely, each.notificationId)))
  const unread = await unreadOf(deps, user)
  for (const { gone } of news) for (const id of gone) live.publishHere({ user }, 'deleteNotification', id)
  for (const row of rows) {
    if (row && !row.is_read)
      live.publishHere({ user }, 'newNotification', { ...notificationView(row), unreadCount: unread })
  }
  live.publishHere({ user }, 'notificationCountUpdate', unread)
}

/** Sends the new content of a notification to its audience. */
export async function deliverChange(deps: Deps, notificationId: string): Promise<void> {
  const row = await findNotification(deps, deps.kysely, notificationId)
  if (!row?.audience) return
  deps.live.publish({ audience: row.audience }, 'notificationChanged', notificationView(row))
}

/**
 * Tells windows that notifications have been deleted. Sends nothing to a person whose sessions may not all see the subject,
 * because the deletion would reveal that it existed.
 */
export async function withdraw(deps: Deps, { gone }: z.output<typeof withdrawJob.payload>): Promise<void> {
  for (const { notificationId, userId: addressee, audience, isMessage, isUnnamed } of gone) {
    const withheld = await isWithheld(deps.kysely, { userId: addressee, mayRevealAuthorship: isUnnamed })
    const userId = withheld ? null : addressee
    const people = [
      ...(userId ? [{ user: userId }] : []),
      ...(audience ? [{ audience }] : []),
      ...(isMessage ? [{ audience: 'admins' } as const] : []),
    ]
    deps.live.publish(people, 'deleteNotification', notificationId)
    if (userId) {
      deps.live.publish({ user: userId }, 'notificationCountUpdate', await unreadOf(deps, userId))
    }
  }
}

async function unreadOf(deps: Deps, userId: string): Promise<number> {
  const user = await findUser(deps.kysely, userId)
  return user ? unreadForAll(deps, deps.kysely, { userId, audience: ownAudience(user) }) : 0
}
