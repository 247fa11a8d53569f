import { type WatchList, watchListOf } from '@bichar/contract/rules/findings/watchList.ts'
import type { KnownWatchList } from '../core/deps.ts'
import type { Db } from '../db/db.ts'
import { readWatchList, readWatchListVersion } from './store.ts'

export const unknownWatchList = (): KnownWatchList => ({ version: null, watched: [] })

/** Reads the list again; the prepared list is kept until somebody finds a newer version. */
export async function renewWatchList(known: KnownWatchList, db: Db): Promise<void> {
  const { version, words } = await readWatchList(db)
  Object.assign(known, { version, watched: watchListOf(words) })
}

/** The list in the version that a statement has just read: it is read again only if this process knows another. */
export async function watchListAt(version: string | null, known: KnownWatchList, db: Db): Promise<WatchList> {
  if (version !== known.version) await renewWatchList(known, db)
  return known.watched
}

/** The list as it is now. */
export async function currentWatchList(known: KnownWatchList, db: Db): Promise<WatchList> {
  return watchListAt(await readWatchListVersion(db), known, db)
}
