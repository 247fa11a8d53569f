import { dayOf } from '../authorship/days.ts'
import type { Deps } from '../core/deps.ts'
import type { Db } from '../db/db.ts'
import { deleteOrphanedFiles } from '../media/jobs.ts'
import {
  cutNow,
  deleteDeadRows,
  filesDue,
  isDue,
  joinListCounts,
  lockShuffling,
  noteShuffle,
  readShuffles,
  shuffledTables,
  shuffleRows,
  unlockShuffling,
} from './store.ts'

/**
 * Rewrites everything written since the last run in random order, so that neither PostgreSQL's row metadata nor that of
 * the file store reveals the order of writing: every hour the rows of that hour, and after midnight in Bangladesh those
 * of the whole day together.
 */
export async function shuffle(
  deps: Pick<Deps, 'withoutTimeouts' | 'kysely' | 'files' | 'freeSpace' | 'log'>,
  now: Date,
): Promise<void> {
  const { withoutTimeouts, freeSpace, log } = deps
  // It writes as much again as was written, and the next run does what this one leaves.
  if ((await freeSpace.room()) === 'noWrites') {
    log.warn('shuffling skipped: the disk is nearly full')
    return
  }
  await withoutTimeouts((background) =>
    // The lock belongs to one connection.
    background.connection().execute(async (db) => {
      if (!(await lockShuffling(db))) {
        log.warn('shuffling skipped: another process holds its lock')
        return
      }
      await shuffleWith({ ...deps, db }, now).finally(() => unlockShuffling(db))
    }),
  )
}

async function shuffleWith(
  deps: Pick<Deps, 'kysely' | 'files' | 'log'> & { db: Db },
  now: Date,
): Promise<void> {
  const { db, files, log } = deps
  const last = await readShuffles(db)
  const isNewDay = dayOf(last.day.at) < dayOf(now)
  const since = isNewDay ? last.day : last.hour
  const cut = await cutNow(db)
  const noted = { at: now, since: cut.firstUnfinished }
  if (!since.isOurs) {
    // A backup contains rows in random order, so only the starting point has to be set.
    await noteShuffle(db, ['hour', 'day'], { ...noted, shuffled_by: [] })
    return
  }
  const due = isDue(since, cut)
  const renewed = await filesDue(db, due)
  const own: string[] = []
  const left: string[] = []
  for (const table of shuffledTables) {
    if (!(await shuffleRows(db, table, due, own))) left.push(table)
  }
  await joinListCounts(db)
  await deleteDeadRows(db)
  for (const { key, type } of renewed) await files.renew(key, type)
  // A file that was erased after it was copied, and before the copy got its name, exists again.
  await deleteOrphanedFiles(
    deps,
    renewed.map(({ key }) => key),
  )
  // Rows that somebody has locked are left for the next run, together with everything written since then. So is everything after an error.
  if (left.length > 0) log.warn({ tables: left }, 'shuffling skipped tables with locked rows')
  else await noteShuffle(db, isNewDay ? ['hour', 'day'] : ['hour'], { ...noted, shuffled_by: own })
}

/** Registers the module's job: every hour, after the notifications of the full hour have been sent. */
export async function shufflingJobs(deps: Deps): Promise<void> {
  await deps.jobs.every('shuffling.shuffle', '9 * * * *', () => shuffle(deps, new Date()))
}
