import { audiences } from '@bichar/contract/notifications.ts'
import { z } from 'zod'
import { findUser } from '../accounts/userStore.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import type { News } from '../live/sockets.ts'
import { isKeptBack, mayTell, unreadForAll } from './everySession.ts'
import { ownAudience } from './policy.ts'
import { findNotification } from './store.ts'
import { notificationView } from './view.ts'

/** Tells those whom a notification is for, in every process. */
export const deliverJob = job({
  name: 'notifications.deliver',
  payload: z.object({ notificationId: z.string() }),
  tries: 5,
})

/** Tells those whom notifications were for that they are gone; by then nothing but this is left of them. */
export const withdrawJob = job({
  name: 'notifications.withdraw',
  payload: z.object({
    gone: z.array(
      z.object({
        notificationId: z.string(),
        userId: z.string().nullable(),
        audience: z.enum(audiences).nullable(),
        isMessage: z.boolean(),
        /** Of something anonymous that its reader wrote. */
        isUnnamed: z.boolean().default(false),
      }),
    ),
  }),
  tries: 5,
})

/** Tells of a notification; of one that is gone by now there is nothing to tell. */
export async function deliver(deps: Deps, notificationId: string): Promise<void> {
  const row = await findNotification(deps, deps.kysely, notificationId)
  if (!row) return
  const { user_id: user, audience } = row
  if (audience) deps.live.publish({ audience }, 'newNotification', notificationView(row))
  if (!user) return
  // It would lie on the screen of whoever has the phone, or has reset the password.
  if (await isKeptBack(deps.kysely, { userId: user, mayTell: mayTell(row) })) return
  const unreadCount = await unreadOf(deps, user)
  if (!row.is_read) deps.live.publish({ user }, 'newNotification', { ...notificationView(row), unreadCount })
  deps.live.publish({ user }, 'notificationCountUpdate', unreadCount)
}

/** Tells the windows at this process of what has come for the people who have them open, and counts once what each has not read. */
export async function bringNews(deps: Deps, news: readonly News[]): Promise<void> {
  for (const [userId, ofOne] of Map.groupBy(news, (each) => each.userId)) {
    const isKept = await isKeptBack(deps.kysely, {
      userId,
      mayTell: ofOne.some(({ isUnnamed }) => isUnnamed),
    })
    const shown = ofOne.filter(({ isUnnamed }) => !(isUnnamed && isKept))
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

/** Tells the audience of a notification that it says something else now. */
export async function deliverChange(deps: Deps, notificationId: string): Promise<void> {
  const row = await findNotification(deps, deps.kysely, notificationId)
  if (!row?.audience) return
  deps.live.publish({ audience: row.audience }, 'notificationChanged', notificationView(row))
}

/** Says nothing to somebody from whom a session may hide what it was about: that it goes would say that it was there. */
export async function withdraw(deps: Deps, { gone }: z.output<typeof withdrawJob.payload>): Promise<void> {
  for (const { notificationId, userId: addressee, audience, isMessage, isUnnamed } of gone) {
    const isKept = await isKeptBack(deps.kysely, { userId: addressee, mayTell: isUnnamed })
    const userId = isKept ? null : addressee
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
