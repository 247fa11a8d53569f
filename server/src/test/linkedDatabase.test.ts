import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCluster } from '../db/cluster.ts'
import { failToStart, makeDataDir, startServer } from './process.ts'

const run = promisify(execFile)

let dataDir: string
let home: string
let removeDataDir: () => Promise<void>

/** Moves the cluster elsewhere, as a start by root does if other accounts cannot enter the data directory. */
beforeEach(async () => {
  const made = await makeDataDir('used')
  dataDir = made.dataDir
  removeDataDir = made.remove
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'bichar-elsewhere-')))
  await chmod(home, 0o711)
  await rename(path.join(dataDir, 'postgres'), path.join(home, 'postgres'))
  await symlink(path.join(home, 'postgres'), path.join(dataDir, 'postgres'))
  await writeFile(path.join(home, 'data-dir'), `${dataDir}\n`)
})
afterEach(async () => {
  await removeDataDir()
  await rm(home, { recursive: true, force: true })
})

test('a copy of a data folder whose database lies elsewhere is refused and touches nothing; a folder that was moved starts once that is said', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  expect(server.printed()).toContain(
    `Database: ${home}/postgres; ${dataDir}/postgres is only a symbolic link to it`,
  )
  const copy = `${dataDir}-copy`
  await run('cp', ['-a', dataDir, copy])
  try {
    const { code, stderr } = await failToStart({ DATA_DIR: copy })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(
        `the database in ${home}/postgres belongs to ${dataDir}, and ${copy} only contains a symbolic link to it; nothing was changed.`,
      ),
    ])
    expect((await fetch(`${server.url}/api/posts`)).status).toBe(200)
    await server.end('SIGTERM')
    await expect(openCluster(copy)).rejects.toThrow('only contains a symbolic link to it')

    const [, toSay = ''] = /confirm it with: (echo .*)/.exec(stderr) ?? []
    await run('sh', ['-c', toSay])
    expect(await readFile(path.join(home, 'data-dir'), 'utf8')).toBe(`${copy}\n`)
    expect((await openCluster(copy)).folder).toBe(path.join(home, 'postgres'))
    await expect(openCluster(dataDir)).rejects.toThrow('only contains a symbolic link to it')
  } finally {
    await rm(copy, { recursive: true })
  }
})

test('a data folder may be reached by another path', async () => {
  const link = `${dataDir}-link`
  await symlink(dataDir, link)
  expect((await openCluster(link).finally(() => rm(link))).folder).toBe(path.join(home, 'postgres'))
})
