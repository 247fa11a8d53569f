import type { TargetAudience } from '@bichar/contract/notifications.ts'
import { findUser } from '../accounts/store.ts'
import type { Deps } from '../deps.ts'
import { readUnreadCount } from './feed.ts'
import { ownAudience } from './policy.ts'
import { findNotification } from './store.ts'
import { notificationView } from './view.ts'

/** Tells of a notification; of one that is gone by now there is nothing to tell. */
export async function deliver(deps: Deps, notificationId: string): Promise<void> {
  const row = await findNotification(deps.kysely, notificationId)
  if (!row) return
  const event = notificationView(row)
  if (row.audience) return deps.live.publish({ audience: row.audience }, 'newNotification', event)
  if (!row.user_id) return
  if (!row.is_read) deps.live.publish({ user: row.user_id }, 'newNotification', event)
  await tellCount(deps, row.user_id)
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
  if (userId) await tellCount(deps, userId)
}

async function tellCount(deps: Deps, userId: string): Promise<void> {
  const user = await findUser(deps.kysely, userId)
  if (!user) return
  const count = await readUnreadCount(deps.kysely, { userId, audience: ownAudience(user) })
  deps.live.publish({ user: userId }, 'notificationCountUpdate', count)
}
