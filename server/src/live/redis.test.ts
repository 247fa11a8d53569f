import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { type FakeRedis, startRedis } from '../test/redis.ts'
import { recordTransactions } from '../test/statements.ts'

/** Two processes of one installation with LIVE_REDIS_URL. */
let redis: FakeRedis
let one: TestApp
let two: TestApp
let person: TestPerson
beforeAll(async () => {
  redis = await startRedis()
  const settings = { SERVER_KEY: 'cd'.repeat(32), LIVE_REDIS_URL: redis.url }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
  person = await makePerson(one.deps)
})
afterAll(async () => {
  await two.close()
  await one.close()
  await redis.stop()
})

const event = () => ({ postId: crypto.randomUUID(), reactionCount: 1, order: 1 })

/** Publishes until a window of the other process hears it. */
async function untilConnected(app: TestApp, window: LivePerson | undefined) {
  const said = event()
  await eventually(() => {
    app.deps.live.publish({ audience: 'all' }, 'reactionChanged', said)
    expect(window?.heard.map(([, { postId }]) => postId)).toContain(said.postId)
  })
}

test('events reach the windows of every process through Redis, and PostgreSQL is told nothing', async () => {
  const postId = await makePost(one.deps, person)
  const windows = [await connect(one, person), await connect(two, person)]
  for (const window of windows) await window.watch(postId)
  await untilConnected(one, windows[1])
  await untilConnected(two, windows[0])
  const transactions = recordTransactions()
  const said = event()
  two.deps.live.publish({ audience: 'all' }, 'reactionChanged', said)
  for (const window of windows)
    await eventually(() => expect(window.heard).toContainEqual(['reactionChanged', said]))
  expect(transactions().flat().join(' ')).not.toMatch(/pg_notify/i)
})

test('nothing that passes through Redis can be read there, and nothing that somebody else sends is believed', async () => {
  const window = await connect(two, person)
  await untilConnected(one, window)
  const said = event()
  one.deps.live.publish({ user: person.user.id }, 'reactionChanged', said)
  await eventually(() => expect(window.heard).toContainEqual(['reactionChanged', said]))
  const passed = redis.published.map(({ channel, message }) => `${channel} ${message}`).join('\n')
  expect(passed).not.toContain(said.postId)
  expect(passed).not.toContain(person.user.id)
  const before = window.heard.length
  redis.forge('bichar-events', passed)
  redis.forge('bichar-events', '')
  const later = event()
  one.deps.live.publish({ user: person.user.id }, 'reactionChanged', later)
  await eventually(() => expect(window.heard.length).toBeGreaterThan(before))
  expect(window.heard.slice(before)).toEqual([['reactionChanged', later]])
})

test('while Redis is away events reach the own windows, and afterwards all are told that they may have missed some', async () => {
  const windows = [await connect(one, person), await connect(two, person)]
  const missed = windows.map(
    ({ socket }) => new Promise<void>((resolve) => void socket.once('missed', resolve)),
  )
  await redis.stop()
  const during = event()
  one.deps.live.publish({ audience: 'all' }, 'reactionChanged', during)
  await eventually(() => expect(windows[0]?.heard).toEqual([['reactionChanged', during]]))
  expect(windows[1]?.heard).toEqual([])
  await redis.start()
  await Promise.all(missed)
  const after = event()
  one.deps.live.publish({ audience: 'all' }, 'reactionChanged', after)
  await eventually(() => expect(windows[1]?.heard).toContainEqual(['reactionChanged', after]))
  expect(one.logged().split('Redis connection lost')).toHaveLength(2)
})

test('a session that ends through one process ends its windows in the others', async () => {
  const leaver = await makePerson(one.deps)
  const { socket } = await connect(two, leaver)
  const ended = new Promise<void>((resolve) => void socket.once('disconnect', () => resolve()))
  expect((await one.call('POST /auth/logout', {}, { as: leaver })).status).toBe(200)
  await ended
})
