import { dayOf } from '../authorship/days.ts'
import { transact } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { eraseUnnamed } from '../media/jobs.ts'
import {
  filesWrittenSince,
  firstUnfinished,
  forgetOldRows,
  joinListCounts,
  noteShuffle,
  readShuffles,
  shuffledTables,
  shuffleRows,
} from './store.ts'

/**
 * Writes anew what came since the last time, in random order, so that neither PostgreSQL's own notes nor those of the file store say
 * what came after what: every hour what came in that hour, and after midnight in Bangladesh all of that day together.
 */
export async function shuffle(
  deps: Pick<Deps, 'withoutTimeouts' | 'kysely' | 'files' | 'freeSpace' | 'log'>,
  now: Date,
): Promise<void> {
  const { withoutTimeouts, files, freeSpace, log } = deps
  // It writes as much again as came, and the next time does what this one leaves.
  if ((await freeSpace.room()) === 'noWrites') {
    log.warn('what came was not shuffled: the disk is nearly full')
    return
  }
  const renewed = await withoutTimeouts(async (db) => {
    const written = await transact(db, async (tx) => {
      const last = await readShuffles(tx)
      const isNewDay = dayOf(last.day.at) < dayOf(now)
      const since = isNewDay ? last.day : last.hour
      const until = await firstUnfinished(tx)
      if (!since.isOurs) {
        // A backup holds rows in random order, so all that is left to do is to begin from here on.
        await noteShuffle(tx, ['hour', 'day'], now, until)
        return []
      }
      const found = await filesWrittenSince(tx, since)
      const left: string[] = []
      for (const table of shuffledTables) {
        if (!(await shuffleRows(tx, table, since, until))) left.push(table)
      }
      // What somebody holds is left for the next time, with everything since then.
      if (left.length > 0) log.warn({ tables: left }, 'rows that somebody holds were not shuffled')
      else await noteShuffle(tx, isNewDay ? ['hour', 'day'] : ['hour'], now, until)
      return found
    })
    await joinListCounts(db)
    await forgetOldRows(db)
    return written
  })
  for (const { key, type } of renewed) await files.renew(key, type)
  // What was erased just between its copy and its name has come back.
  await eraseUnnamed(
    deps,
    renewed.map(({ key }) => key),
  )
}

/** Does the module's work behind the calls in this process: every hour, after what is told at the full hour has been told. */
export async function shufflingJobs(deps: Deps): Promise<void> {
  await deps.jobs.every('shuffling.shuffle', '9 * * * *', () => shuffle(deps, new Date()))
}
