import { shownToAnySession } from '../accounts/hiding.ts'
import { isProtected } from '../accounts/hidingStore.ts'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { type Reader, readUnreadCount } from './feed.ts'
import { isAboutPause, isOfFollows, isOfNamedFollow } from './policy.ts'
import type { NotificationRow } from './row.ts'

/**
 * Whether an event for a person is withheld from all their sessions. While anonymous things are hidden from some of them, the
 * mere event would reveal that there is something to tell. Events about pauses are withheld whether the pause is anonymous or
 * not, because otherwise a missing event would reveal an anonymous one.
 */
export const isWithheld = async (
  db: Db | Tx,
  { userId, mayRevealAuthorship }: { userId: string | null; mayRevealAuthorship: boolean },
): Promise<boolean> => mayRevealAuthorship && userId !== null && (await isProtected(db, userId, new Date()))

/** Whether a notification may reveal something anonymous that its reader wrote, or which report or suspect they follow. */
export const mayRevealAuthorship = (
  row: Pick<NotificationRow, 'author_of' | 'kind' | 'suspect_id'>,
): boolean =>
  isOfFollows(row.kind) ? isOfNamedFollow(row) : row.author_of !== null || isAboutPause(row.kind)

/** The unread count, without what has to be hidden from any of the reader's sessions. */
export const unreadForAll = (deps: Pick<Deps, 'authorship'>, db: Db | Tx, reader: Reader): Promise<number> =>
  shownToAnySession(db, reader.userId, () => readUnreadCount(deps, db, reader))
