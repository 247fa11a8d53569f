import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import type { TestApp } from '../test/app.ts'
import { isCached, startCachingApps, untilDelivered, untilItCaches } from '../test/guests.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let one: TestApp
let two: TestApp
let admin: TestPerson
let path: string
let id: string
beforeEach(async () => {
  ;[one, two] = await startCachingApps()
  admin = await makePerson(one.deps, { role: 'admin' })
  id = await makePost(one.deps, await makePerson(one.deps))
  path = `/api/posts/${id}`
  await untilDelivered(two)
  await two.request(path)
  expect(await isCached(two, path)).toBe(true)
})
afterEach(async () => {
  await two.close()
  await one.close()
})

const lines = `from pg_stat_activity where application_name = 'bichar-live' and datname = current_database()`
const returned = `update posts set review_state = 'returned' where id = $1`

test('while the line to the database is cut nothing is remembered, and then only what is right', async () => {
  const { pool } = one.deps
  const { DATABASE_URL = '' } = one.deps.config
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  const elsewhere = openDatabase(
    { connectionString: DATABASE_URL.replace(name, 'postgres') },
    { onError: () => undefined },
  )
  const letConnect = (yes: boolean) =>
    elsewhere.pool.query(`alter database "${name}" with allow_connections ${yes}`)
  // The open connections stay and are enough; no new ones can be made meanwhile.
  for (const { deps } of [one, two]) {
    deps.pool.options.idleTimeoutMillis = 0
    await Promise.all(Array.from({ length: 5 }, () => deps.pool.query('select pg_sleep(0.1)')))
  }
  await letConnect(false)
  await pool.query(`select pg_terminate_backend(pid) ${lines}`)
  await eventually(async () => expect(await isCached(two, path)).toBe(false), { every: 5 })
  await pool.query(returned, [id])
  const form = { name: 'Another' }
  expect((await two.call('PATCH /users/profile', { form }, { as: admin })).status).toBe(200)
  expect((await two.request(path)).status).toBe(404)
  expect(await isCached(two, '/api/posts')).toBe(false)
  expect(await isCached(two, '/api/posts')).toBe(false)
  await letConnect(true)
  await elsewhere.close()
  await untilItCaches(two)
  expect((await two.request(path)).status).toBe(404)
})

/** The process of PostgreSQL at the other end of an app's listening connection. */
async function lineOf({ deps }: TestApp): Promise<number> {
  const [row] = await deps.live.ask<{ pid: number }>('select pg_backend_pid() as pid')
  return row?.pid ?? 0
}

async function takeBack(): Promise<void> {
  const decided = await one.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action: 'disapprove' } },
    { as: admin },
  )
  expect(decided.status).toBe(200)
}

test.each([
  ['another process', () => two],
  ['the process that decides', () => one],
])(
  'a decision is answered when a silent line, that of %s, makes it remember nothing any more',
  async (_whose, app) => {
    const pid = await lineOf(app())
    process.kill(pid, 'SIGSTOP')
    try {
      await takeBack()
      expect((await app().request(path)).status).toBe(404)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await untilItCaches(app())
    expect((await app().request(path)).status).toBe(404)
  },
)

test.each([
  ['silent', 'SIGSTOP'],
  // PostgreSQL ends the connection.
  ['cut', 'SIGTERM'],
] as const)(
  'what is taken back where the line is %s for some time is shown by no process that has not heard of it yet',
  async (_how, signal) => {
    const [own, other] = [await lineOf(one), await lineOf(two)]
    await untilItCaches(one)
    process.kill(own, signal)
    try {
      await eventually(async () => expect(await isCached(one, '/api/posts')).toBe(false), { every: 5 })
      expect(await isCached(two, path)).toBe(true)
      process.kill(other, 'SIGSTOP')
      await takeBack()
      expect((await two.request(path)).status).toBe(404)
    } finally {
      process.kill(other, 'SIGCONT')
      if (signal === 'SIGSTOP') process.kill(own, 'SIGCONT')
    }
  },
)
