import type { Db } from '../db/db.ts'
import { type WatchList, watchListOf } from './findings.ts'
import { readWatchList } from './store.ts'

/** The watch list as this process knows it. */
export interface KnownWatchList {
  /** null until it has been read. */
  version: string | null
  watched: WatchList
}

export const unknownWatchList = (): KnownWatchList => ({ version: null, watched: [] })

/** Reads the list anew; what is made of it is kept until somebody finds that it is another by now. */
export async function renewWatchList(known: KnownWatchList, db: Db): Promise<void> {
  const { version, words } = await readWatchList(db)
  Object.assign(known, { version, watched: watchListOf(words) })
}
