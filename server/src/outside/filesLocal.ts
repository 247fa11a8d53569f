import { copyFile, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { dayOf } from '../authorship/days.ts'
import type { FileStore } from './fileTypes.ts'

/** Stores files in a folder, two levels deep so that no directory gets too large. */
export function openFolder(root: string): FileStore {
  const placeOf = (key: string) => path.join(root, key.slice(0, 2), key.slice(2, 4), key)
  return {
    place: root,

    async put(key, localPath) {
      const place = placeOf(key)
      // The modification time would reveal when the report was filed, even in a copy of the folder.
      const day = dayOf((await stat(localPath)).mtime)
      await utimes(localPath, day, day)
      await sync(localPath)
      await makeFolder(path.dirname(place))
      await move(localPath, place)
      await sync(path.dirname(place))
    },

    async renew(key) {
      const place = placeOf(key)
      // The timestamps of a file can be set, but not its creation time or its position on the disk; a new file gets new ones.
      const part = `${place}.part`
      const day = await orNothing(dayOfCopy(place, part))
      if (!day) return
      await utimes(part, day, day)
      await sync(part)
      await rename(part, place)
      await sync(path.dirname(place))
    },

    async read(key, range) {
      const handle = await orNothing(open(placeOf(key)))
      return handle?.createReadStream(range)
    },

    async open(key) {
      const handle = await orNothing(open(placeOf(key)))
      return handle && { bytes: (await handle.stat()).size, stream: handle.createReadStream() }
    },

    remove: (key) => rm(placeOf(key), { force: true }),

    async *list(before) {
      for await (const file of filesBelow(root)) {
        const found = await orNothing(stat(file))
        if (found && found.mtime < before) yield path.basename(file)
      }
    },
  }
}

/** Creates a folder durably: it still exists after a power failure. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!first) return
  for (let made = folder; made.startsWith(first); made = path.dirname(made)) await sync(path.dirname(made))
}

/** Copies a file; returns when the original was last modified. */
async function dayOfCopy(from: string, to: string): Promise<Date> {
  const { mtime } = await stat(from)
  await copyFile(from, to)
  return mtime
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    // On another file system the file is first copied under another name, so that nobody ever reads half of it.
    const part = `${to}.part`
    await copyFile(from, part)
    await sync(part)
    await rename(part, to)
    await rm(from)
  }
}

async function sync(place: string): Promise<void> {
  const handle = await open(place)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await orNothing(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(place)
    else if (entry.isFile()) yield place
  }
}

async function orNothing<Result>(attempt: Promise<Result>): Promise<Result | undefined> {
  try {
    return await attempt
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
