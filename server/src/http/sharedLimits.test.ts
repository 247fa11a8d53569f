import { randomUUID } from 'node:crypto'
import { type Api, api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { standStillWithin } from '../test/clock.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { limitersOf } from './sharedLimits.ts'

/** Two processes of one installation. */
let one: TestApp
let two: TestApp
let author: TestPerson
let person: TestPerson
let postId: string
beforeAll(async () => {
  const settings = { SERVER_KEY: 'ce'.repeat(32) }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
  author = await makePerson(one.deps)
  postId = await makePost(one.deps, author)
})
beforeEach(async () => {
  standStillWithin(600)
  person = await makePerson(one.deps)
  await one.deps.pool.query('delete from spent_calls')
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const comment = (app: TestApp, as = person) =>
  app.call('POST /posts/:id/comments', { params: { id: postId }, body: { text: 'Seen' } }, { as })

const rows = async () =>
  (await one.deps.pool.query<{ slot: string; until: Date }>('select slot, until from spent_calls')).rows

/** The limiters of the same call in two processes. */
const both = (limit: Endpoint['limit'], keys = [one.deps.serverKey, two.deps.serverKey]) =>
  keys.map((serverKey) => limitersOf('a call', limit ?? never(), { pool: one.deps.pool, serverKey }).usual)

const never = (): never => {
  throw new Error('no limit')
}

test('what protects people is limited over all processes', () => {
  const shared = Object.entries(api as Record<Call, Endpoint>).filter(([, { limit }]) => limit?.shared)
  expect(shared.map(([call]) => call).sort()).toEqual([
    'GET /search',
    'POST /flags',
    'POST /posts',
    'POST /posts/:id/comments',
    'POST /posts/:id/report',
  ] satisfies (keyof Api)[])
  for (const [call, { limit }] of shared)
    expect((limit?.times ?? 1) % (limit?.shared?.atOnce ?? 1), call).toBe(0)
})

test('thirty comments of one person are let through in ten minutes, to whichever process each comes', async () => {
  for (let times = 0; times < 15; times += 1) {
    for (const app of [one, two]) expect((await comment(app)).status).toBe(201)
  }
  vi.setSystemTime(Date.now() + 60_000)
  for (const app of [two, one, two]) {
    const { status, body, headers } = await comment(app)
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '539'])
  }
  expect((await comment(two, author)).status).toBe(201)
  vi.setSystemTime(Date.now() + 539_000)
  expect((await comment(two)).status).toBe(201)
})

test('and as many of those that come at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_none, index) => comment(index % 2 ? one : two)),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(30).fill(201), ...Array(30).fill(429)])
})

test('calls that are counted several at once cost a statement for all of them, and no more are let through', async () => {
  const [here, there] = both({ times: 20, seconds: 600, shared: { atOnce: 5 } })
  const query = vi.spyOn(one.deps.pool, 'query')
  for (const limiter of [here, there]) {
    for (let times = 0; times < 10; times += 1) await limiter?.consume('somebody')
  }
  expect(query).toHaveBeenCalledTimes(4)
  for (const limiter of [here, there]) {
    await limiter?.check('somebody')
    await expect(limiter?.consume('somebody')).rejects.toMatchObject({ code: 'too_many_requests' })
  }
  expect(query).toHaveBeenCalledTimes(6)
  // Once a caller has been refused, further calls cost no query.
  for (const limiter of [here, there]) {
    await expect(limiter?.check('somebody')).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(limiter?.consume('somebody')).rejects.toMatchObject({ code: 'too_many_requests' })
  }
  expect(query).toHaveBeenCalledTimes(6)
  query.mockRestore()
})

test('nothing that is stored says who called, or which calls are of one person', async () => {
  const limit = { times: 10, seconds: 600, shared: { atOnce: 1 } }
  const [limiter, elsewhere] = both(limit, [one.deps.serverKey, Buffer.alloc(32)])
  for (const caller of ['one', 'one', 'one', 'another']) await limiter?.consume(caller)
  const stored = await rows()
  expect(stored).toHaveLength(4)
  expect(new Set(stored.map(({ until }) => until.getTime() % 600_000))).toEqual(new Set([0]))
  // With another key, none of the slots coincide.
  for (let times = 0; times < 10; times += 1) await elsewhere?.consume('one')
  const slots = (await rows()).map(({ slot }) => slot)
  expect(new Set(slots).size).toBe(14)
})

test('a report that is to have no link to who filed it leaves none here, and is limited by the process', async () => {
  const form = { title: 'What I saw', desc: 'In the lane.', isAnonymous: true }
  const file = (more: object) =>
    one.call(
      'POST /posts',
      { form: { ...form, ...more } },
      { as: person, headers: { 'idempotency-key': randomUUID() } },
    )
  expect((await file({ keepNoLink: true })).status).toBe(201)
  expect(await rows()).toEqual([])
  expect((await file({})).status).toBe(201)
  expect(await rows()).toHaveLength(1)
})
