import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readServerKey } from './serverKey.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-key-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const config = (settings: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...settings })

test('the key is made once, for the eyes of its owner only', async () => {
  const key = await readServerKey(config())
  expect(key).toHaveLength(32)
  expect(await readServerKey(config())).toEqual(key)
  expect((await stat(path.join(dataDir, 'server.key'))).mode & 0o777).toBe(0o600)
})

test('processes that begin at once agree on one key and leave nothing else behind', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => readServerKey(config())))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['server.key'])
})

test('the key of the settings goes before the file', async () => {
  const key = await readServerKey(config({ SERVER_KEY: 'ab'.repeat(32) }))
  expect(key.toString('hex')).toBe('ab'.repeat(32))
  expect(await readdir(dataDir)).toEqual([])
})

test('a damaged key is reported, never replaced: everything signed with it would be void', async () => {
  await writeFile(path.join(dataDir, 'server.key'), '')
  await expect(readServerKey(config())).rejects.toThrow('server.key is damaged')
})
