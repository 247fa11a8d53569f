import type { TargetAudience } from '@bichar/contract/notifications.ts'
import { isProtected } from '../accounts/hidingStore.ts'
import { recordAction } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { createOnce, type IdempotencyKey, storedKey } from '../db/idempotent.ts'
import { sortKeyAt } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { existingAccounts } from './accountStore.ts'
import { readUnreadCount, unreadBeyond } from './feed.ts'
import { announce, announceRetracted } from './notify.ts'
import { mayRead, ownAudience } from './policy.ts'
import { insertReads, moveMark, setRead } from './readStore.ts'
import type { NotificationRow } from './row.ts'
import { unreadForAll } from './sessionVisibility.ts'
import { deleteMessage, findNotification, insertNotifications } from './store.ts'

export interface Message extends IdempotencyKey {
  title: string
  description: string
  /** Empty if there is none. */
  link: string
  /** Either a person or an audience; if a person is given, the audience is ignored. */
  userId?: string | undefined
  targetAudience?: TargetAudience | undefined
}

/** Sends the message of a super admin to one person or to an audience. */
export async function sendMessage(
  deps: Deps,
  sender: SignedIn,
  { title, description, link, userId, targetAudience, ...idempotency }: Message,
): Promise<NotificationRow> {
  const key = storedKey(deps, ['notifications', sender.userId], idempotency)
  const id = await createOnce(deps.kysely, key, (id, keepKey) =>
    transact(deps.kysely, async (tx) => {
      await keepKey(tx)
      if (userId && (await existingAccounts(tx, [userId])).length === 0) {
        throw new ApiError('user_not_found')
      }
      const message = {
        id,
        kind: 'message',
        user_id: userId ?? null,
        audience: userId ? null : (targetAudience ?? null),
        sender_id: sender.userId,
        title,
        description,
        link: link || null,
        data: {},
        created_at: new Date(),
      } as const
      await insertNotifications(deps, tx, [message])
      await announce(deps, tx, id)
      await recordAction(tx, sender, {
        action: 'notification.send',
        subject: { kind: 'notification', id },
        detail: { title, to: message.audience ?? 'individual' },
      })
    }),
  )
  return found(await findNotification(deps, deps.kysely, id))
}

/** Deletes a message of a super admin for all its recipients. */
export const takeMessageBack = (deps: Deps, admin: SignedIn, id: string): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const message = found(await deleteMessage(tx, id))
    await announceRetracted(deps, tx, [message], { isMessage: true })
    await recordAction(tx, admin, {
      action: 'notification.delete',
      subject: { kind: 'notification', id },
      detail: { title: message.title, to: message.audience ?? 'individual' },
    })
  })

/** A notification that its reader has marked as read, and how many unread ones are left. */
interface Read {
  row: NotificationRow
  unreadCount: number
}

export const markRead = (deps: Deps, reader: SignedIn, id: string): Promise<Read> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const row = found(await findNotification(deps, tx, id, reader.userId))
    if (!mayRead(row, reader)) throw new ApiError('notification_not_found')
    if (!row.is_read) {
      await insertReads(tx, reader.userId, [id])
      // It may have become one to an anonymous author since it was found.
      await setRead(tx, id)
    }
    const unreadCount = await unreadOf(deps, tx, reader)
    const counts = await countForAll(deps, tx, reader, unreadCount)
    afterCommit(() => deps.live.publish({ user: reader.userId }, 'notificationCountUpdate', counts))
    return { row: { ...row, is_read: true }, unreadCount }
  })

/** Longer than the time from the `created_at` of a notification to its commit, in any process and by its clock. */
const settledMilliseconds = 60_000

/**
 * Moves the reader's mark, so that one row covers all of the past. Recent notifications are marked one by one: an older one may
 * not be committed yet, and below the mark it would never count as unread.
 */
export const markAllRead = (deps: Deps, reader: SignedIn): Promise<number> =>
  transact(deps.kysely, async (tx, afterCommit) => {
    const now = new Date()
    const settled = sortKeyAt(new Date(now.getTime() - settledMilliseconds))
    await moveMark(tx, reader.userId, settled, now)
    await insertReads(tx, reader.userId, await unreadBeyond(tx, asReader(reader), settled))
    const unreadCount = await unreadOf(deps, tx, reader)
    const counts = await countForAll(deps, tx, reader, unreadCount)
    afterCommit(() => deps.live.publish({ user: reader.userId }, 'notificationCountUpdate', counts))
    return unreadCount
  })

/** The count that all sessions of the reader are told, some of which may see less; `own` is the count of this session. */
const countForAll = async (deps: Deps, tx: Tx, reader: SignedIn, own: number): Promise<number> =>
  (await isProtected(tx, reader.userId, new Date())) ? unreadForAll(deps, tx, asReader(reader)) : own

export const asReader = (actor: SignedIn) => ({ userId: actor.userId, audience: ownAudience(actor) })

const unreadOf = (deps: Deps, tx: Tx, reader: SignedIn): Promise<number> =>
  readUnreadCount(deps, tx, asReader(reader))

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new ApiError('notification_not_found')
  return row
}
