import type { Deps } from '../core/deps.ts'
import type { Db } from '../db/db.ts'
import { forgetDueJobs } from '../jobs/store.ts'
import { deleteOrphanedFiles } from '../media/jobs.ts'
import {
  beginRun,
  deleteDeadRows,
  filesDue,
  findTables,
  joinListCounts,
  lockShuffling,
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
  const { db, log } = deps
  const run = await beginRun(db, now)
  const tables = await findTables(db)
  const left: string[] = []
  const shuffleTable = async (table: string) => {
    if (!(await shuffleRows(db, table, run))) left.push(table)
  }
  for (const table of tables.filter((each) => each !== 'media')) await shuffleTable(table)
  await joinListCounts(db)
  await forgetDueJobs(db)
  try {
    // Their rows come after them, so that the next run finds both if the file store fails.
    await renewFiles(deps, await filesDue(db, run))
    await shuffleTable('media')
  } finally {
    await deleteDeadRows(db, [...tables, 'boss.queue'])
  }
  if (left.length > 0) log.warn({ tables: left }, 'shuffling left locked rows to its next run')
}

async function renewFiles(
  deps: Pick<Deps, 'kysely' | 'files' | 'log'>,
  renewed: Awaited<ReturnType<typeof filesDue>>,
): Promise<void> {
  for (const { key, type } of renewed) await deps.files.renew(key, type)
  // A file that was erased after it was copied, and before the copy got its name, exists again.
  await deleteOrphanedFiles(
    deps,
    renewed.map(({ key }) => key),
  )
}
/** Registers the module's job: every hour, after the notifications of the full hour have been sent. */
export async function shufflingJobs(deps: Deps): Promise<void> {
  await deps.jobs.every('shuffling.shuffle', '9 * * * *', () => shuffle(deps, new Date()))
}
