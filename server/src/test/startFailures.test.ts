import { once } from 'node:events'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPostmaster } from '../db/postmaster.ts'
import { failToStart, makeDataDir } from './process.ts'

let dataDir: string
let cluster: string
let removeDataDir: () => Promise<void>

beforeEach(async () => {
  const made = await makeDataDir()
  dataDir = made.dataDir
  removeDataDir = made.remove
  cluster = path.join(dataDir, 'postgres')
})
afterEach(() => removeDataDir())

describe('a start that cannot succeed says why in one line', () => {
  const oneLine = (text: string) => text.trim().split('\n')

  test.each(['1', '2'])('a port that is in use, with PROCESSES=%s', async (PROCESSES) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, PORT: String(port), PROCESSES })
    other.close()
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      `Bichar cannot start: port ${port} is in use; stop the other program or set PORT to another number`,
    ])
    expect(await readPostmaster(cluster)).toBeUndefined()
  })

  test('an address that is not of this machine', async () => {
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, HOST: '203.0.113.1' })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      'Bichar cannot start: HOST 203.0.113.1 is not an address of this machine',
    ])
  })

  test('a file in the place of DATA_DIR', async () => {
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    for (const place of [file, path.join(file, 'below'), '/proc/bichar']) {
      const { code, stderr } = await failToStart({ DATA_DIR: place })
      expect(code).toBe(1)
      expect(oneLine(stderr)).toEqual([expect.stringContaining(`DATA_DIR ${place} cannot be written to`)])
    }
  })

  test('a wrong setting', async () => {
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, PORT: 'eighty' })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      'Bichar cannot start: Invalid setting: PORT must be a whole number from 0 to 65535',
    ])
  })

  test('a database that cannot be reached, without its password', async () => {
    const url = 'postgresql://bichar:top-secret@127.0.0.1:1/bichar'
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir, DATABASE_URL: url })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      expect.stringContaining('the database at 127.0.0.1:1/bichar cannot be used'),
    ])
    expect(stderr).not.toContain('top-secret')
  })

  test('data of another major version of PostgreSQL, which is not touched', async () => {
    await mkdir(cluster)
    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n')
    const before = await stat(cluster)
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([
      expect.stringMatching(/created by PostgreSQL 15, but this version of Bichar includes 18/),
    ])
    expect(await readdir(cluster)).toEqual(['PG_VERSION'])
    const after = await stat(cluster)
    expect([after.uid, after.mode, after.mtimeMs]).toEqual([before.uid, before.mode, before.mtimeMs])
  })

  test('a folder that is no database, which is not touched', async () => {
    await mkdir(cluster)
    await writeFile(path.join(cluster, 'letter.txt'), 'to whom it may concern')
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([expect.stringContaining('is not a PostgreSQL data directory')])
    expect(await readdir(cluster)).toEqual(['letter.txt'])
  })

  test('a damaged server key', async () => {
    await writeFile(path.join(dataDir, 'server.key'), 'not a key')
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([expect.stringContaining('server.key is damaged')])
  })

  test('a public address while text messages go to a file', async () => {
    const settings = { DATA_DIR: dataDir, NODE_ENV: 'production', PUBLIC_URL: 'https://bichar.example' }
    const { code, stderr } = await failToStart(settings)
    expect(code).toBe(1)
    expect(oneLine(stderr)).toEqual([expect.stringContaining('ALLOW_INSECURE_DEFAULTS=1')])
  })
})

test('libraries are told that this is production, where nobody has said otherwise', async () => {
  const atTheEnd = 'process.on("exit", () => console.log("as " + process.env.NODE_ENV))'
  const telling = `data:text/javascript,${encodeURIComponent(atTheEnd)}`
  const ended = (NODE_ENV: string) =>
    failToStart({ DATA_DIR: dataDir, PORT: 'eighty', NODE_OPTIONS: `--import=${telling}`, NODE_ENV })
  expect((await ended('')).stdout.trim()).toBe('as production')
  expect((await ended('test')).stdout.trim()).toBe('as test')
})
