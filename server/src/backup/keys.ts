import { createHmac } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../core/config.ts'
import { BackupError, isKeyName, type KeyNote } from './format.ts'

type KeySettings = Pick<Config, 'DATA_DIR' | 'SERVER_KEY'>

/** For the operator: what depends on the keys and is lost without them. */
export const lossWithoutKeys =
  'everybody has to log in and allow notifications again, pending codes become invalid, and data encrypted with a key is lost for good'

/** The keys of an installation: the key files in its data directory, and the key in the settings. */
export async function findKeys({ DATA_DIR, SERVER_KEY }: KeySettings): Promise<Map<string, Buffer>> {
  const names = await readdir(DATA_DIR).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  const keys = new Map<string, Buffer>()
  for (const name of names.filter(isKeyName).sort()) keys.set(name, await readFile(path.join(DATA_DIR, name)))
  if (SERVER_KEY) keys.set('server.key', Buffer.from(`${SERVER_KEY}\n`))
  return keys
}

/** Distinguishes keys without revealing anything about them; they are too long to be found by guessing. */
export const fingerprint = (key: Buffer): string =>
  createHmac('sha256', key.toString('latin1').trim().toLowerCase())
    .update('bichar-backup')
    .digest('hex')
    .slice(0, 16)

/**
 * Throws, and says what to do, unless each key of the backup is in the file or installed here. An installed key is never replaced
 * by another one.
 */
export function checkKeys(
  notes: readonly KeyNote[],
  here: ReadonlyMap<string, Buffer>,
  { DATA_DIR }: KeySettings,
): void {
  const way = `or pass --without-keys if it is lost: then ${lossWithoutKeys}`
  for (const { name, fingerprint: wanted, isInside } of notes) {
    const place = path.join(DATA_DIR, name)
    const setting = name === 'server.key' ? ' (or set SERVER_KEY)' : ''
    const found = here.get(name)
    if (!found && !isInside) {
      throw new BackupError(
        `the backup does not contain the key ${name}; copy it to ${place}${setting} and try again, ${way}`,
      )
    }
    if (found && fingerprint(found) !== wanted) {
      throw new BackupError(
        `the backup was made with a different ${name} than the one here; copy the right one to ${place}${setting} and try again, ${way}`,
      )
    }
  }
}
