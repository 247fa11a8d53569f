import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Made, makeBackup } from '../backup/backup.ts'
import { BackupError } from '../backup/format.ts'
import { lossWithoutKeys } from '../backup/keys.ts'
import { withPlace } from '../backup/place.ts'
import { formatBytes } from '../backup/progress.ts'
import { rotate } from '../backup/rotation.ts'
import { type Config, readConfig } from '../config.ts'
import { openLog } from '../logging.ts'
import { explainError } from '../startErrors.ts'
import { abortOnSignal } from './abortOnSignal.ts'

const usage = `npm run backup -- <file> [--with-keys]      write the database, pictures and recordings into a new file
npm run backup -- --every 6h --keep 7 --into <folder> [--with-keys]
                                            do so again and again (s, m, h, d), and keep the latest ones`

const say = (line: string) => console.log(line)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'with-keys': { type: 'boolean', default: false },
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
  if (!amount) throw new BackupError(`--every ${text} is no time such as 30m, 6h or 1d\n${usage}`)
  return Number(amount) * (units[unit] ?? 0)
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new BackupError(`--keep ${text} is no number from 1 on\n${usage}`)
  return Number(text)
}

/** Prints what the operator has to know about a finished backup. */
async function report(
  file: string,
  { rows, files, missing, keys }: Made,
  { DATA_DIR }: Config,
): Promise<void> {
  const { size } = await stat(file)
  say(`${file} is complete: ${rows} rows and ${files} files, ${formatBytes(size)}`)
  if (missing.length > 0) {
    console.error(`${missing.length} files that the database names were not there: ${missing.join(' ')}`)
  }
  const names = keys.map(({ name }) => name).join(', ')
  if (keys.length === 0)
    say(`There is no key in ${DATA_DIR}; see that the one of the server is kept somewhere`)
  else if (keys[0]?.isInside)
    say(`It holds the keys (${names}) too, which open everything: keep it as you keep the server`)
  else say(`The keys (${names}) are not in it; keep them elsewhere. Without them, ${lossWithoutKeys}`)
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const { every, keep, into, 'with-keys': withKeys } = values
  const config = readConfig()
  const log = openLog('error', process.stderr)
  const signal = abortOnSignal()
  const make = async (file: string) => {
    const made = await withPlace({ config, log }, (place) =>
      makeBackup(place, file, { withKeys, say, signal }),
    )
    await report(file, made, config)
  }
  const [file, ...more] = positionals
  if (file !== undefined && more.length === 0 && !every && !keep && !into) {
    return make(path.resolve(file))
  }
  if (file !== undefined || !every || !keep || !into) throw new BackupError(usage)
  const rotation = { every: milliseconds(every), keep: wholeNumber(keep), folder: path.resolve(into) }
  const folder = await stat(rotation.folder).catch(() => undefined)
  // The folder is not created here: it may be on a disk that is not mounted at the moment.
  if (!folder?.isDirectory()) throw new BackupError(`there is no folder ${rotation.folder}`)
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
