import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../core/config.ts'
import { openDataDir, openTempDir } from '../core/dataDir.ts'
import { checkEncoding, checkLocale } from '../db/check.ts'
import { connectDatabase } from '../db/connectDatabase.ts'
import { type OneConnection, openConnection } from '../db/connection.ts'
import { checkMigrations, migrateAsElsewhere } from '../db/migrate.ts'
import { openFiles } from '../outside/files.ts'
import type { FileStore } from '../outside/fileTypes.ts'
import { type Bytes, type Description, readArchive } from './archiveReader.ts'
import { hasTables } from './catalogueStore.ts'
import { BackupError, contentOf, type Manifest, wholeName } from './format.ts'
import { checkKeys, findKeys } from './keys.ts'
import {
  adoptTables,
  compareRows,
  finishTables,
  loadRows,
  makeQueueTables,
  truncateAndDropConstraints,
} from './loadStore.ts'
import { type Say, tell } from './progress.ts'
import { isRestoreUnfinished, markRestore, unmarkRestore } from './unfinished.ts'

interface RestoreOptions {
  config: Config
  log: FastifyBaseLogger
  /** Restores without the keys of the backup, because they are lost or not wanted. */
  withoutKeys: boolean
  say: Say
  signal: AbortSignal
}

/**
 * Restores a backup into the empty installation that the settings name, or changes nothing: the whole file is read and checked
 * first, and the rows are committed only after all files are stored.
 */
export async function restoreBackup(file: string, wishes: RestoreOptions): Promise<Description> {
  const { config, log, withoutKeys, say, signal } = wishes
  say(`Checking ${file} ...`)
  const description = await readArchive(file, check, signal)
  await checkMigrations(description.header.migrations)
  if (!withoutKeys) checkKeys(description.header.keys, await findKeys(config), config)
  const files = openFiles(config)
  // An interrupted restore has left files that are now overwritten.
  if (!description.header.rowsOnly && !(await isRestoreUnfinished(config))) await refuseFiles(files)
  await openDataDir(config.DATA_DIR)
  const { connection, place, stop } = await connectDatabase({ config, log })
  try {
    const session = await openConnection(connection, 'bichar-restore')
    try {
      if (await hasTables(session.client)) {
        throw new BackupError(
          `the database ${place} is not empty; a backup can only be restored into an empty one`,
        )
      }
      await markRestore(config)
      await undoing(async (onFailure) => {
        onFailure(() => unmarkRestore(config))
        await fill(file, description, { ...wishes, files, session, onFailure })
      })
      await unmarkRestore(config)
      return description
    } finally {
      await session.close().catch(() => undefined)
    }
  } finally {
    await stop()
  }
}

/** Reads an entry only to hash it. */
async function check(name: string, content: Bytes): Promise<void> {
  contentOf(name)
  for await (const _chunk of content);
}

async function refuseFiles(files: FileStore): Promise<void> {
  for await (const _key of files.list(new Date(Date.now() + 24 * 60 * 60 * 1000))) {
    throw new BackupError(
      `${files.place} already contains files; a backup can only be restored into an empty store`,
    )
  }
}

type OnFailure = (undo: () => Promise<void>) => void

/** Runs `work`; if it fails, its steps are undone in reverse order. */
async function undoing(work: (onFailure: OnFailure) => Promise<void>): Promise<void> {
  const steps: (() => Promise<void>)[] = []
  try {
    await work((undo) => steps.push(undo))
  } catch (error) {
    for (const undo of steps.reverse()) await undo().catch(() => undefined)
    throw error
  }
}

interface Target extends RestoreOptions {
  files: FileStore
  session: OneConnection
  onFailure: OnFailure
}

/** Uses one transaction for everything: its rows are committed once all files and keys are in their places. */
async function fill(file: string, description: Description, target: Target): Promise<void> {
  const { config, files, session, onFailure, withoutKeys, say, signal } = target
  const { client, kysely } = session
  const { header, manifest } = description
  const tempDir = await openTempDir(config.DATA_DIR)
  const tables = new Map(header.tables.map((table) => [wholeName(table), table]))
  const progress = tell(say, 'files', filesIn(manifest))
  const keys = await findKeys(config)
  const take = async (name: string, content: Bytes, bytes: number) => {
    const what = contentOf(name)
    if (what.kind === 'rows') {
      const table = tables.get(what.table)
      if (!table)
        throw new BackupError(`the backup contains rows of ${what.table}, which is not in its header`)
      await loadRows(client, table, content)
    } else if (what.kind === 'file') {
      const arrived = path.join(tempDir, what.key)
      await pipeline(content, createWriteStream(arrived, { mode: 0o600 }))
      onFailure(() => files.remove(what.key))
      await files.put(what.key, arrived, what.type)
      progress(bytes)
    } else if (withoutKeys || keys.has(what.name)) {
      await check(name, content)
    } else {
      const place = path.join(config.DATA_DIR, what.name)
      onFailure(() => rm(place, { force: true }))
      await putKey(place, content)
    }
  }
  try {
    await kysely.transaction().execute(async (tx) => {
      await checkEncoding(tx)
      await migrateAsElsewhere(tx, header.migrations)
      await checkLocale(tx)
      await makeQueueTables(client, header.queueVersion)
      await adoptTables(client, header)
      const restoreConstraints = await truncateAndDropConstraints(client, header.tables)
      const again = await readArchive(file, take, signal)
      if (!isDeepStrictEqual(again, description))
        throw new BackupError(`${file} was modified during the restore`)
      await restoreConstraints()
      await finishTables(client, header)
      await compareRows(client, header.tables, manifest)
    })
  } finally {
    await rm(tempDir, { recursive: true, force: true })
  }
}

/** The number of media files in a backup. */
export const filesIn = ({ entries }: Manifest): number =>
  entries.filter(({ name }) => contentOf(name).kind === 'file').length

async function putKey(place: string, content: Bytes): Promise<void> {
  const making = `${place}.${randomUUID()}`
  await pipeline(content, createWriteStream(making, { mode: 0o600, flush: true }))
  await rename(making, place)
  const folder = await open(path.dirname(place))
  await folder.sync().finally(() => folder.close())
}
