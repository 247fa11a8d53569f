import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../db/postmaster.ts'
import { isRoot } from '../db/systemAccount.ts'

/** Creates the data directory if it does not exist, closed to other accounts. Throws a clear error if it cannot be used. */
export async function openDataDir(dataDir: string): Promise<void> {
  try {
    const isThere = await stat(dataDir).then(
      () => true,
      () => false,
    )
    await makeFolders(dataDir)
    // When root starts the server, PostgreSQL runs under another account, which must pass through this folder without listing it.
    if (!isThere) await chmod(dataDir, isRoot() ? 0o711 : 0o700)
    const trial = path.join(dataDir, `.trial-${randomUUID()}`)
    await writeFile(trial, '')
    await rm(trial)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`DATA_DIR ${dataDir} cannot be written to (${code})`)
  }
}

/** Replaces the `recursive` option of mkdir, which never returns where no folder can be created, for example below /proc. */
async function makeFolders(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await makeFolders(path.dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Several processes may start at the same moment.
    if (error.code !== 'EEXIST') throw error
  })
}

/** Whether another process has opened this data directory and still runs. */
export async function isDataDirInUse(dataDir: string): Promise<boolean> {
  const names = await readdir(path.join(dataDir, 'temp')).catch(() => [])
  return names.map(Number).some((pid) => pid > 0 && pid !== process.pid && isAlive(pid))
}

/** Creates this process's own folder for uploads in flight, and removes the folders that killed processes left behind. */
export async function openTempDir(dataDir: string): Promise<string> {
  const all = path.join(dataDir, 'temp')
  await mkdir(all, { recursive: true, mode: 0o700 })
  for (const name of await readdir(all)) {
    const pid = Number(name)
    if (!(pid > 0) || pid === process.pid || !isAlive(pid)) {
      await rm(path.join(all, name), { recursive: true, force: true })
    }
  }
  const own = path.join(all, String(process.pid))
  await mkdir(own)
  return own
}
