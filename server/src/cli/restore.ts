import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../backup/format.ts'
import { filesIn, restoreBackup } from '../backup/restore.ts'
import { readConfig } from '../core/config.ts'
import { openLog } from '../core/logging.ts'
import { explainError } from '../core/startErrors.ts'
import { abortOnSignal } from './abortOnSignal.ts'

const usage = `npm run restore -- <file> [--without-keys]   restore a backup into an empty DATA_DIR or DATABASE_URL`

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'without-keys': { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n${usage}`)
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BackupError(usage)
  const { header, manifest } = await restoreBackup(path.resolve(file), {
    config: readConfig(),
    log: openLog('error', process.stderr),
    withoutKeys: values['without-keys'],
    say: (line) => console.log(line),
    signal: abortOnSignal(),
  })
  const rows = Object.values(manifest.rows).reduce((sum, each) => sum + each, 0)
  console.log(
    `Restored the backup of ${header.madeAt}: ${rows} rows and ${filesIn(manifest)} files; start the server with npm start`,
  )
  if (manifest.missing.length > 0) {
    console.error(
      `${manifest.missing.length} files were missing when the backup was made: ${manifest.missing.join(' ')}`,
    )
  }
}

try {
  await main()
} catch (error) {
  console.error(
    error instanceof BackupError ? explainError(error) : `Nothing was restored: ${explainError(error)}`,
  )
  process.exitCode = 1
}
