import type { TargetAudience } from '@bichar/contract/notifications.ts'
import { findUser } from '../accounts/userStore.ts'
import type { Deps } from '../deps.ts'
import { readUnreadCount } from './feed.ts'
import { ownAudience } from './policy.ts'
import { findNotification } from './store.ts'
import { notificationView } from './view.ts'

/** Tells of a notification; of one that is gone by now there is nothing to tell. */
export async function deliver(deps: Deps, notificationId: string): Promise<void> {
  const row = await findNotification(deps.kysely, notificationId)
  if (!row) return
  const { user_id: user, audience } = row
  if (audience) deps.live.publish({ audience }, 'newNotification', notificationView(row))
  if (!user) return
  const unreadCount = await unreadOf(deps, user)
  if (!row.is_read) deps.live.publish({ user }, 'newNotification', { ...notificationView(row), unreadCount })
  deps.live.publish({ user }, 'notificationCountUpdate', unreadCount)
}

interface Gone {
  notificationId: string
  userId: string | null
  audience: TargetAudience | null
  isMessage: boolean
}

export async function withdraw(
  deps: Deps,
  { notificationId, userId, audience, isMessage }: Gone,
): Promise<void> {
  const admins = { audience: 'admins' } as const
  const people = [
    ...(userId ? [{ user: userId }] : []),
    ...(audience ? [{ audience }] : []),
    ...(isMessage ? [admins] : []),
  ]
  deps.live.publish(people, 'deleteNotification', notificationId)
  if (userId) {
    deps.live.publish({ user: userId }, 'notificationCountUpdate', await unreadOf(deps, userId))
  }
}

async function unreadOf(deps: Deps, userId: string): Promise<number> {
  const user = await findUser(deps.kysely, userId)
  return user ? readUnreadCount(deps.kysely, { userId, audience: ownAudience(user) }) : 0
}
