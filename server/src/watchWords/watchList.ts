import type { Db } from '../db/db.ts'
import { type WatchList, watchListOf } from './findings.ts'
import { readWatchList } from './store.ts'

/** The watch list as cached by this process. */
export interface KnownWatchList {
  /** null until it has been read. */
  version: string | null
  watched: WatchList
}

export const unknownWatchList = (): KnownWatchList => ({ version: null, watched: [] })

/** Reads the list again; the prepared list is kept until somebody finds a newer version. */
export async function renewWatchList(known: KnownWatchList, db: Db): Promise<void> {
  const { version, words } = await readWatchList(db)
  Object.assign(known, { version, watched: watchListOf(words) })
}
