import { shownToAnySession } from '../accounts/hiding.ts'
import { isProtected } from '../accounts/hidingStore.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Reader, readUnreadCount } from './feed.ts'
import { isAboutPause, isOfFollows } from './policy.ts'
import type { NotificationRow } from './store.ts'

/**
 * Whether something that is said to a person is kept from all their sessions: of anonymous things that one of them may be kept from
 * seeing, already that there is something to say would tell. So it would of a pause, if those with a name were told.
 */
export const isKeptBack = async (
  db: Db | Tx,
  { userId, mayTell }: { userId: string | null; mayTell: boolean },
): Promise<boolean> => mayTell && userId !== null && (await isProtected(db, userId, new Date()))

/** Whether it may tell of something anonymous that its reader wrote. */
export const mayTell = ({ author_of, kind }: Pick<NotificationRow, 'author_of' | 'kind'>): boolean =>
  (author_of !== null && !isOfFollows(kind)) || isAboutPause(kind)

/** How many are unread, as far as each of the reader's sessions may know. */
export const unreadForAll = (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  db: Db | Tx,
  reader: Reader,
): Promise<number> => shownToAnySession(deps, reader.userId, () => readUnreadCount(deps, db, reader))
