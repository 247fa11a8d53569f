import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../test/command.ts'
import { makeDatabase, type TestDatabase } from '../test/database.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-backup-cli-'))
  database = await makeDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('goes on making backups until it is told to stop, and ends in order', async () => {
  const into = path.join(folder, 'backups')
  const DATA_DIR = path.join(folder, 'data')
  for (const each of [into, DATA_DIR]) await mkdir(each)
  const words = ['--every', '1s', '--keep', '2', '--into', into]
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'backup.ts'), ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let out = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const exited = once(child, 'exit')
  await eventually(() => expect(out.match(/ is complete: /g)?.length).toBeGreaterThan(2))
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  const names = await readdir(into)
  expect(names.filter((name) => !/^bichar-\d{8}T\d{6}Z\.tar\.zst$/.test(name))).toEqual([])
  expect(names).toHaveLength(2)
})

test('notes when the backup was begun, and makes it also where that cannot be noted', async () => {
  const [DATA_DIR, gone] = [path.join(folder, 'noting'), path.join(folder, 'gone')]
  await mkdir(DATA_DIR)
  const begun = Date.now()
  const file = path.join(folder, 'noted.tar.zst')
  const settings = { DATABASE_URL: database.url }
  expect(await runCommand('backup', [file], { ...settings, DATA_DIR })).toMatchObject({ code: 0, err: '' })
  const { mtimeMs } = await stat(path.join(DATA_DIR, 'last-backup'))
  expect(mtimeMs).toBeGreaterThanOrEqual(begun)
  expect(mtimeMs).toBeLessThan((await stat(file)).birthtimeMs)
  const unnoted = await runCommand('backup', [`${file}.2`], { ...settings, DATA_DIR: gone })
  expect(unnoted).toMatchObject({ code: 0, out: expect.stringContaining('is complete') })
  expect(unnoted.err).toContain('The time of the backup cannot be noted for the metrics')
})

test('says what is wrong in words', async () => {
  const DATA_DIR = path.join(folder, 'empty')
  const nothing = await runCommand('backup', [path.join(folder, 'file')], { DATA_DIR })
  expect(nothing).toEqual({
    code: 1,
    out: '',
    err: `there is no database in DATA_DIR ${DATA_DIR}, and DATABASE_URL is not set\n`,
  })
  const words = ['--every', '6x', '--keep', '7', '--into', folder]
  const { code, err } = await runCommand('backup', words, { DATA_DIR })
  expect(code).toBe(1)
  expect(err).toContain('--every 6x is not a duration such as 30m, 6h or 1d\nnpm run backup -- <file>')
  expect(await readdir(folder)).not.toContain('empty')
})
