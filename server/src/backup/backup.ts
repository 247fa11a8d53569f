import { Readable } from 'node:stream'
import type { Config } from '../core/config.ts'
import { assertHeld, holdFiles } from '../db/backupLock.ts'
import { type OneConnection, openConnection } from '../db/connection.ts'
import type { Connection } from '../db/connectionSettings.ts'
import { namedFiles } from '../media/store.ts'
import type { FileStore } from '../outside/fileTypes.ts'
import { type Archive, refuseExisting, sourceOf, writeArchive } from './archiveWriter.ts'
import {
  readMigrations,
  readPartitions,
  readQueueVersion,
  readSequences,
  readTables,
} from './catalogueStore.ts'
import { beginSnapshot, endSnapshot, rowsOf } from './dumpStore.ts'
import {
  BackupError,
  fileEntry,
  formatVersion,
  type Header,
  headerName,
  keyEntry,
  type Manifest,
  manifestName,
  rowsEntry,
  wholeName,
} from './format.ts'
import { findKeys, fingerprint } from './keys.ts'
import { type Say, tell } from './progress.ts'

/** The installation that a backup is taken from, or restored to. */
export interface Installation {
  config: Pick<Config, 'DATA_DIR' | 'SERVER_KEY'>
  connection: Connection
  files: FileStore
}

interface BackupOptions {
  withKeys: boolean
  /** Leaves the files out. */
  rowsOnly?: boolean
  say: Say
  signal: AbortSignal
}

export interface BackupSummary {
  rows: number
  files: number
  /** Keys of files that have a row in the database but are missing in the store. */
  missing: string[]
  keys: Header['keys']
}

/** Writes a new file with a consistent snapshot of the database and the files that it refers to, while the app keeps running. */
export async function makeBackup(
  installation: Installation,
  file: string,
  { withKeys, rowsOnly = false, say, signal }: BackupOptions,
): Promise<BackupSummary> {
  await refuseExisting(file)
  const session = await openConnection(installation.connection, 'bichar-backup')
  try {
    await holdFiles(session.client)
    const keys = await findKeys(installation.config)
    let made: BackupSummary | undefined
    await writeArchive(
      file,
      async (archive, stopped) => {
        const description = await copyDatabase(session, archive, { keys, withKeys, rowsOnly, say })
        const manifest = await copyFiles(installation.files, archive, description, { say, signal: stopped })
        if (withKeys) {
          for (const [name, key] of keys) {
            manifest.entries.push(await archive.add(keyEntry(name), key.length, sourceOf(key)))
          }
        }
        await assertHeld(session.client)
        await addText(archive, manifestName, manifest)
        made = {
          rows: Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0),
          files: description.files.length - manifest.missing.length,
          missing: manifest.missing,
          keys: description.header.keys,
        }
      },
      signal,
    )
    if (!made) throw new Error('the backup finished without a manifest')
    return made
  } finally {
    await session.close().catch(() => undefined)
  }
}

interface Copied {
  header: Header
  /** Does not contain the files yet. */
  manifest: Manifest
  files: { key: string; type: string }[]
}

interface DatabaseWishes {
  keys: ReadonlyMap<string, Buffer>
  withKeys: boolean
  rowsOnly: boolean
  say: Say
}

async function copyDatabase(
  { client, kysely }: OneConnection,
  archive: Archive,
  { keys, withKeys, rowsOnly, say }: DatabaseWishes,
): Promise<Copied> {
  await beginSnapshot(client)
  const migrations = await readMigrations(client)
  if (migrations.length === 0) throw new BackupError('this database does not contain the tables of Bichar')
  const header: Header = {
    format: formatVersion,
    madeAt: new Date().toISOString(),
    migrations,
    queueVersion: await readQueueVersion(client),
    rowsOnly,
    tables: await readTables(client),
    partitions: await readPartitions(client),
    // Sequences only grow, and they are read after the snapshot was taken: no row of the snapshot has a number that they will
    // still hand out.
    sequences: await readSequences(client),
    keys: [...keys].map(([name, key]) => ({ name, fingerprint: fingerprint(key), isInside: withKeys })),
  }
  await addText(archive, headerName, header)
  const manifest: Manifest = { rows: {}, entries: [], missing: [] }
  for (const table of header.tables) {
    let count = 0
    let part = 0
    for await (const { bytes, rows } of rowsOf(client, table)) {
      manifest.entries.push(await archive.add(rowsEntry(table, ++part), bytes.length, sourceOf(bytes)))
      count += rows
    }
    manifest.rows[wholeName(table)] = count
  }
  const files = rowsOnly ? [] : await namedFiles(kysely)
  await endSnapshot(client)
  const all = Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0)
  say(`${header.tables.length} tables with ${all} rows`)
  return { header, manifest, files }
}

async function copyFiles(
  store: FileStore,
  archive: Archive,
  { manifest, files }: Copied,
  { say, signal }: { say: Say; signal: AbortSignal },
): Promise<Manifest> {
  const progress = tell(say, 'files', files.length)
  for (const { key, type } of files) {
    signal.throwIfAborted()
    const found = await store.open(key)
    if (found) manifest.entries.push(await archive.add(fileEntry(type, key), found.bytes, found.stream))
    else manifest.missing.push(key)
    progress(found?.bytes ?? 0)
  }
  return manifest
}

async function addText(archive: Archive, name: string, value: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(value))
  await archive.add(name, bytes.length, Readable.from([bytes]))
}
