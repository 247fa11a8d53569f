import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { type PostgresBinaries, postgresBinaries } from './postgresBinaries.ts'
import { databaseUser, isAlive } from './postmaster.ts'
import { type Account, canReach, isRoot, runAs, unprivilegedAccount } from './systemAccount.ts'

/** The folder of the data, and the account and programs that may work on it. */
export interface Cluster {
  folder: string
  account: Account | undefined
  binaries: PostgresBinaries
}

/**
 * Opens the cluster of a data directory, or creates it. The cluster is the folder `postgres` there, or a symbolic link of that name
 * if the account that runs PostgreSQL cannot enter the data directory.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const place = path.join(dataDir, 'postgres')
  const existing = await existingFolder(place)
  if (existing) await refuseAnothers(dataDir, existing)
  const account = await accountFor(existing)
  const open = isRoot() ? await openFolder() : dataDir
  const binaries = await postgresBinaries(account, open)
  if (existing) {
    await checkVersion(existing, binaries)
    await takeOwnership(existing, account)
    if (!(await canReach(account, existing))) {
      throw new Error(
        `PostgreSQL runs as ${account?.name ?? 'you'} and cannot enter ${existing}; let others enter the folders above it (chmod o+x) or choose another DATA_DIR`,
      )
    }
    return { folder: existing, account, binaries }
  }
  if (await canReach(account, dataDir)) {
    const folder = path.join(await realpath(dataDir), 'postgres')
    await makeCluster({ folder, account, binaries })
    return { folder, account, binaries }
  }
  return makeElsewhere(dataDir, open, { account, binaries })
}

/** A file next to a cluster outside the data directory; it holds the path of the data directory that the cluster belongs to. */
const noteName = 'data-dir'

/** Creates a cluster in a folder that the account can enter, with a link to it in the data directory and a note of its owner. */
async function makeElsewhere(
  dataDir: string,
  open: string,
  parts: Omit<Cluster, 'folder'>,
): Promise<Cluster> {
  const home = await mkdtemp(path.join(open, 'data-'))
  await chmod(home, 0o711)
  await writeFile(path.join(home, noteName), `${dataDir}\n`)
  const cluster = { ...parts, folder: path.join(home, 'postgres') }
  await makeCluster(cluster)
  try {
    await symlink(cluster.folder, path.join(dataDir, 'postgres'))
    return cluster
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return openCluster(dataDir)
  }
}

async function existingFolder(place: string): Promise<string | undefined> {
  try {
    return await realpath(place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const link = await lstat(place).catch(() => undefined)
    if (link) throw new Error(`${place} is a symbolic link to a missing folder; its disk may not be mounted`)
    return undefined
  }
}

/**
 * Refuses a data directory whose link leads to the cluster of another one: a copy of a data directory contains the link but no
 * database, and when started next to the original it would write to the original's database.
 */
async function refuseAnothers(dataDir: string, existing: string): Promise<void> {
  const note = path.join(path.dirname(existing), noteName)
  const owner = await readFile(note, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
  if (owner === undefined || (await whereItLies(owner)) === (await whereItLies(dataDir))) return
  throw new Error(
    `the database in ${existing} belongs to ${owner}, and ${dataDir} only contains a symbolic link to it; nothing was changed. A copy of a data folder does not contain the database: use npm run backup and npm run restore. If the folder was moved here, confirm it with: echo ${dataDir} > ${note}`,
  )
}

const whereItLies = (folder: string): Promise<string> => realpath(folder).catch(() => path.resolve(folder))

/** PostgreSQL runs as the owner of the data, so that the same data can be served by root or by its owner. */
async function accountFor(folder: string | undefined): Promise<Account | undefined> {
  const owner = folder === undefined ? undefined : await stat(folder)
  if (!isRoot()) {
    if (owner && owner.uid !== process.getuid?.()) {
      throw new Error(`${folder} belongs to another account; start Bichar as its owner or as root`)
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { name: `account ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  return unprivilegedAccount()
}

/** Data that root has restored from a backup belongs to root. */
async function takeOwnership(folder: string, account: Account | undefined): Promise<void> {
  if (!account || (await stat(folder)).uid === account.uid) return
  await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, folder])
  await chmod(folder, 0o700)
}

/** A folder that every account can enter, in case the project is in a closed one like /root. */
async function openFolder(): Promise<string> {
  for (const folder of ['/var/lib/bichar', '/var/tmp/bichar']) {
    try {
      await mkdir(folder, { recursive: true })
      const { uid } = await lstat(folder)
      if (uid !== 0) continue
      await chmod(folder, 0o755)
      return folder
    } catch {}
  }
  throw new Error('Neither /var/lib/bichar nor /var/tmp/bichar can be created; choose another DATA_DIR')
}

async function checkVersion(folder: string, { major }: PostgresBinaries): Promise<void> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
  if (version === undefined) {
    throw new Error(`${folder} is not a PostgreSQL data directory; nothing was changed`)
  }
  if (version !== major) {
    throw new Error(
      `The database in ${folder} was created by PostgreSQL ${version}, but this version of Bichar includes ${major}; nothing was changed. Start the version of Bichar that created it, or choose another DATA_DIR`,
    )
  }
}

/**
 * Runs initdb in a temporary folder next to the final one, so that a killed process leaves no incomplete cluster. If several
 * processes do so at once, one succeeds.
 */
async function makeCluster({ folder, account, binaries }: Cluster): Promise<void> {
  const parent = path.dirname(folder)
  await removeAbandoned(parent)
  const making = path.join(parent, `postgres.${process.pid}`)
  await mkdir(making, { mode: 0o700 })
  if (account) await chown(making, account.uid, account.gid)
  await runAs(account, binaries.initdb, [
    `--pgdata=${making}`,
    `--username=${databaseUser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    // Under a plain C locale, even with ICU, pg_trgm does not recognize Bengali letters.
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=und',
    '--data-checksums',
  ])
  try {
    await rename(making, folder)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^postgres\.(\d+)$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !isAlive(pid))) {
      await rm(path.join(parent, name), { recursive: true, force: true })
    }
  }
}
