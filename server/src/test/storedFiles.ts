import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '../core/deps.ts'

/** The keys of all stored files, sorted, including the newest ones. */
export async function storedFiles({ files }: Pick<Deps, 'files'>): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.list(new Date(Date.now() + 60_000))) keys.push(key)
  return keys.toSorted()
}

/** The content of a stored file, if files are stored on the disk. */
export const contentOf = ({ config }: Pick<Deps, 'config'>, key: string): Promise<Buffer> =>
  readFile(path.join(config.DATA_DIR, 'media', key.slice(0, 2), key.slice(2, 4), key))
