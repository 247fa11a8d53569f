import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { areFilesHeld } from '../db/backupLock.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { job } from '../jobs/jobs.ts'
import { startOfHour } from '../jobs/startOfHour.ts'
import { isStorageKey } from './names.ts'
import { keysInUse } from './store.ts'

/** Removes the files of deleted rows from the store. */
export const deleteFilesJob = job({
  name: 'media.erase',
  payload: z.object({ keys: z.array(z.string()) }),
  tries: 12,
  leavesNothing: true,
})

/** Asks for the removal of the files of rows that this transaction deletes. */
export async function scheduleFileDeletion(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await jobs.ask(tx, deleteFilesJob, { keys: [...keys] }, startOfHour(0))
}

/** Starts the background jobs of this module in this process. */
export async function mediaJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(deleteFilesJob, (payload) => deleteFiles(deps, payload.keys))
  // UTC; this is before four in the morning in Dhaka.
  await deps.jobs.every('media.sweep', '41 21 * * *', () => sweep(deps))
}

/** Removes the files of deleted rows, or asks for the job again in the next hour while a backup may copy them. */
export async function deleteFiles(
  deps: Pick<Deps, 'kysely' | 'files' | 'jobs'>,
  keys: string[],
): Promise<void> {
  if (await areFilesHeld(deps.kysely)) {
    // The job is not retried by failing, because a backup may take longer than all its tries together.
    return transact(deps.kysely, (tx) => deps.jobs.ask(tx, deleteFilesJob, { keys }, startOfHour(1)))
  }
  for (const key of keys) await deps.files.remove(key)
}

/** Removes those of the given files that have no row. While a backup may copy them, they are left to the sweep. */
export async function deleteOrphanedFiles(
  { kysely, files }: Pick<Deps, 'kysely' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  const named = await keysInUse(kysely, keys)
  const unnamed = keys.filter((key) => !named.has(key))
  if (unnamed.length === 0 || (await areFilesHeld(kysely))) return
  for (const key of unnamed) await files.remove(key)
}

/**
 * Milliseconds after which a file without a row is an orphan: far longer than a request takes between storing its files and
 * saving their rows. The time of a file is rounded down to the beginning of its day, so one more day is added.
 */
const orphanedAfter = 48 * 60 * 60 * 1000
const batch = 500
/** At least this many orphans, if they outnumber the files with a row, suggest that the server is connected to the wrong database. */
const suspicious = 100

/** Removes files without a row, which remain when a process dies between storing them and the commit. */
export async function sweep({ kysely, files, log }: Pick<Deps, 'kysely' | 'files' | 'log'>): Promise<void> {
  const orphans: string[] = []
  let used = 0
  let keys: string[] = []
  const sift = async () => {
    const known = await keysInUse(kysely, keys)
    orphans.push(...keys.filter((key) => !known.has(key)))
    used += known.size
    keys = []
  }
  for await (const key of files.list(new Date(Date.now() - orphanedAfter))) {
    if (!isStorageKey(key)) continue
    keys.push(key)
    if (keys.length === batch) await sift()
  }
  await sift()
  if (orphans.length >= suspicious && orphans.length > used) {
    log.error(
      { orphans: orphans.length, used },
      'most stored files have no row in the database; nothing was deleted (is DATABASE_URL right?)',
    )
    return
  }
  // Checked after all orphans are known: a backup that begins from now on copies none of them.
  if (await areFilesHeld(kysely))
    return log.info('backup in progress; cleanup of orphaned files postponed to the next night')
  for (const key of orphans) await files.remove(key)
  if (orphans.length > 0) log.info({ removed: orphans.length }, 'deleted orphaned files')
}
