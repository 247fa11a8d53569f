import { shownToAnySession } from '../accounts/hiding.ts'
import { isProtected } from '../accounts/hidingStore.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Reader, readUnreadCount } from './feed.ts'

/**
 * Whether something that is said to a person is kept from all their sessions: of anonymous things that one of them may be kept from
 * seeing, already that there is something to say would tell.
 */
export const isKeptBack = async (
  db: Db | Tx,
  { userId, isUnnamed }: { userId: string | null; isUnnamed: boolean },
): Promise<boolean> => isUnnamed && userId !== null && (await isProtected(db, userId, new Date()))

/** How many are unread, as far as each of the reader's sessions may know. */
export const unreadForAll = (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  db: Db | Tx,
  reader: Reader,
): Promise<number> => shownToAnySession(deps, reader.userId, () => readUnreadCount(deps, db, reader))
