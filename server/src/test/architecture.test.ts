import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { api } from '@bichar/contract/api.ts'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The rooms in their order: each may import from those before it. */
const rooms = [
  ...['accounts', 'media', 'users', 'audit', 'pushTokens', 'notifications', 'suspects', 'posts', 'reactions'],
  ...['comments', 'timelines', 'reports', 'moderation', 'search', 'support', 'blogs', 'stories', 'places'],
  ...['admin', 'profiles', 'syndication'],
]
/** What the rooms stand on; it knows none of them. */
const ground = ['http', 'db', 'jobs', 'live', 'outside', 'operations']

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('test/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')

/** Every import between two folders of the server, as 'posts/view.ts -> accounts/view.ts'. */
const imports = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)]
    .map((match) => path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? ''))
    .filter((target) => folderOf(target) !== folderOf(file))
    .map((target) => ({ from: folderOf(file), to: folderOf(target), line: `${file} -> ${target}` })),
)

describe('the house', () => {
  test('a room imports only from the rooms before it', () => {
    const wrong = imports.filter(
      ({ from, to }) => rooms.includes(from) && rooms.includes(to) && rooms.indexOf(to) > rooms.indexOf(from),
    )
    expect(wrong.map(({ line }) => line)).toEqual([])
  })

  test('what the rooms stand on knows none of them, but for the types of their tables', () => {
    const wrong = imports.filter(
      ({ from, to, line }) => ground.includes(from) && rooms.includes(to) && !line.endsWith('/tables.ts'),
    )
    expect(wrong.map(({ line }) => line)).toEqual([])
  })

  test('every folder has its place in this order', () => {
    const known = new Set(['', 'cli', 'demo', ...rooms, ...ground])
    expect(sources.map(({ file }) => file).filter((file) => !known.has(folderOf(file)))).toEqual([])
  })

  test('SQL is in store, feed, audit and db files only', () => {
    const sql =
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(\.raw\(|(<[^>]*>)?`)|\.query(<[^>]*>)?\(/
    const home = /^db\/|(^|\/)(store|\w+Store|feed|audit)\.ts$/
    expect(
      sources.filter(({ file, text }) => sql.test(text) && !home.test(file)).map(({ file }) => file),
    ).toEqual([])
  })

  test('the environment is read in config.ts only', () => {
    const readers = sources.filter(({ text }) => /process\.env|from 'node:process'/.test(text))
    expect(readers.map(({ file }) => file)).toEqual(['config.ts'])
  })

  test('no file has grown beyond 300 lines', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 301)
    expect(long.map(({ file }) => file)).toEqual([])
  })
})

describe('the calls of the contract', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.close())

  // Mounted twice, a call would keep the server from starting.
  test('are all mounted', () => {
    const missing = Object.keys(api).filter((call) => {
      const [method, url] = call.split(' ')
      return !server.app.hasRoute({ method: method as HTTPMethods, url: `/api${url}` })
    })
    expect(missing).toEqual([])
  })

  test('are all there is under /api, beside the documentation', () => {
    const mounting = sources.filter(({ text }) =>
      /(\burl: |\.(get|post|put|patch|delete|all)\()['"`]\/api/.test(text),
    )
    expect(mounting.map(({ file }) => file)).toEqual(['http/apiDocs.ts', 'http/serve.ts'])
  })
})
