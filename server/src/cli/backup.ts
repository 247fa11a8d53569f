import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupSummary, makeBackup } from '../backup/backup.ts'
import { BackupError } from '../backup/format.ts'
import { lossWithoutKeys } from '../backup/keys.ts'
import { noteBackup } from '../backup/lastBackup.ts'
import { formatBytes } from '../backup/progress.ts'
import { rotate } from '../backup/rotation.ts'
import { withInstallation } from '../backup/withInstallation.ts'
import { type Config, readConfig } from '../core/config.ts'
import { openLog } from '../core/logging.ts'
import { explainError } from '../core/startErrors.ts'
import { abortOnSignal } from './abortOnSignal.ts'

const usage = `npm run backup -- <file>      write the database, pictures and recordings into a new file
npm run backup -- --every 6h --keep 7 --into <folder>
                              repeat at this interval (s, m, h, d), and keep the latest ones
  --with-keys                 with the keys of the installation, too
  --rows-only                 without pictures and recordings`

const say = (line: string) => console.log(line)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'with-keys': { type: 'boolean', default: false },
        'rows-only': { type: 'boolean', default: false },
        every: { type: 'string' },
        keep: { type: 'string' },
        into: { type: 'string' },
      },
    })
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n${usage}`)
  }
}

const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function milliseconds(text: string): number {
  const [, amount, unit = ''] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? []
  if (!amount) throw new BackupError(`--every ${text} is not a duration such as 30m, 6h or 1d\n${usage}`)
  return Number(amount) * (units[unit] ?? 0)
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new BackupError(`--keep ${text} is not a number from 1 to 999999\n${usage}`)
  return Number(text)
}

/** Prints what the operator has to know about a finished backup. */
async function report(
  file: string,
  { rows, files, missing, keys }: BackupSummary,
  { DATA_DIR }: Config,
): Promise<void> {
  const { size } = await stat(file)
  say(`${file} is complete: ${rows} rows and ${files} files, ${formatBytes(size)}`)
  if (missing.length > 0) {
    console.error(`${missing.length} files that the database refers to are missing: ${missing.join(' ')}`)
  }
  const names = keys.map(({ name }) => name).join(', ')
  if (keys.length === 0)
    say(`There is no key in ${DATA_DIR}; make sure that the server key is kept elsewhere`)
  else if (keys[0]?.isInside)
    say(`It contains the keys (${names}), which decrypt everything: protect it as you protect the server`)
  else say(`It does not contain the keys (${names}); keep them elsewhere. Without them, ${lossWithoutKeys}`)
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const { every, keep, into, 'with-keys': withKeys, 'rows-only': rowsOnly } = values
  const config = readConfig()
  const log = openLog('error', process.stderr)
  const signal = abortOnSignal()
  const make = async (file: string) => {
    const begun = new Date()
    const made = await withInstallation({ config, log }, (installation) =>
      makeBackup(installation, file, { withKeys, rowsOnly, say, signal }),
    )
    await report(file, made, config)
    // The backup is complete all the same: only /metrics does not learn of it.
    await noteBackup(config.DATA_DIR, begun).catch((error) =>
      console.error(`The time of the backup cannot be noted for the metrics: ${explainError(error)}`),
    )
  }
  const [file, ...more] = positionals
  if (file !== undefined && more.length === 0 && !every && !keep && !into) {
    return make(path.resolve(file))
  }
  if (file !== undefined || !every || !keep || !into) throw new BackupError(usage)
  const rotation = { every: milliseconds(every), keep: wholeNumber(keep), folder: path.resolve(into) }
  const folder = await stat(rotation.folder).catch(() => undefined)
  // The folder is not created here: it may be on a disk that is not mounted at the moment.
  if (!folder?.isDirectory()) throw new BackupError(`the folder ${rotation.folder} does not exist`)
  await rotate({ ...rotation, make, say, complain: (line) => console.error(line), signal })
}

try {
  await main()
} catch (error) {
  console.error(
    error instanceof BackupError ? explainError(error) : `The backup failed: ${explainError(error)}`,
  )
  process.exitCode = 1
}
