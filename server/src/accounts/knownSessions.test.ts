import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { startCachingApps } from '../test/guests.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { statementsOf } from '../test/statements.ts'
import { sessionNamedBy, signBearer } from './bearer.ts'

/*
 * What a process caches about a session must not outlive it. In these tests the cache's lifetime of one second never ends, so that
 * only notifications invalidate it.
 */

let one: TestApp
let two: TestApp
let person: TestPerson
beforeAll(async () => {
  ;[one, two] = await startCachingApps()
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  person = await makePerson(one.deps, { role: 'admin' })
  for (const app of [one, two]) await isKnownBy(app)
})
afterEach(() => void vi.restoreAllMocks())

const profile = (app: TestApp, path = '/api/users/profile') =>
  app.app.inject({ url: path, headers: { authorization: `Bearer ${person.token}` } })
const status = async (app: TestApp, path?: string) => (await profile(app, path)).statusCode

async function asksForSession(app: TestApp): Promise<boolean> {
  const asked = await statementsOf(() => profile(app))
  return asked.some((text) => text.includes('find_signed_in'))
}
const isKnownBy = (app: TestApp) => eventually(async () => expect(await asksForSession(app)).toBe(false))
const isForgottenBy = (app: TestApp) => eventually(async () => expect(await status(app)).toBe(401))

test('a session that has just been used is not asked for again to read, and is to change something', async () => {
  expect(await asksForSession(two)).toBe(false)
  const form = { method: 'POST', url: '/api/notifications/custom', payload: {} } as const
  const asked = await statementsOf(() =>
    two.app.inject({ ...form, headers: { authorization: `Bearer ${person.token}` } }),
  )
  expect(asked.some((text) => text.includes('find_signed_in'))).toBe(true)
})

test('it is known for a second', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 999)
  expect(await asksForSession(two)).toBe(false)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1)
  expect(await asksForSession(two)).toBe(true)
})

test('after a logout the next call on every process is refused', async () => {
  await one.call('POST /auth/logout', {}, { as: person })
  expect([await status(one), await status(two)]).toEqual([401, 401])
})

test('so it is after the account has been deleted', async () => {
  await one.call('DELETE /users/profile', { body: { password: everybodysPassword } }, { as: person })
  expect([await status(one), await status(two)]).toEqual([401, 401])
})

test('a session that is ended in the database is heard of', async () => {
  await one.deps.pool.query('delete from sessions where user_id = $1', [person.user.id])
  for (const app of [one, two]) await isForgottenBy(app)
})

test('who is no admin any more is none in the next moment', async () => {
  const queue = '/api/posts/admin/pending'
  expect([await status(one, queue), await status(two, queue)]).toEqual([200, 200])
  await one.deps.pool.query(`update users set role = 'user' where id = $1`, [person.user.id])
  for (const app of [one, two]) await eventually(async () => expect(await status(app, queue)).toBe(403))
})

test('what is locked is hidden, and what is unlocked is shown, by the next call on every process', async () => {
  await makePost(one.deps, person, { isAnonymous: true })
  const sees = async () => (await profile(two, `/api/posts/user/${person.user.id}`)).json().posts.length
  const secondPassword = 'a second password'
  const proof = { current: everybodysPassword, newPassword: secondPassword }
  expect((await one.call('PUT /auth/second-password', { body: proof }, { as: person })).status).toBe(200)
  expect(await sees()).toBe(1)
  await one.call('POST /auth/second-password/lock', {}, { as: person })
  expect(await sees()).toBe(0)
  await one.call('POST /auth/second-password/unlock', { body: { secondPassword } }, { as: person })
  expect(await sees()).toBe(1)
})

test('what locks because nobody uses it is hidden on time, though nobody is told of that', async () => {
  await makePost(one.deps, person, { isAnonymous: true })
  const posts = () => profile(two, `/api/posts/user/${person.user.id}`)
  const proof = { current: everybodysPassword, newPassword: 'a second password' }
  await one.call('PUT /auth/second-password', { body: proof }, { as: person })
  await isKnownBy(two)
  const shownFor = Number((await posts()).headers[anonymousShownFor]) * 1_000
  const session = String(sessionNamedBy(two.deps.serverKey, person.token))
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shownFor - 2_000 })
  // A bearer token lasts for a quarter of an hour.
  person.token = signBearer(two.deps.serverKey, session)
  await isKnownBy(two)
  expect((await posts()).json().posts).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2_500)
  const { headers, ...answer } = await posts()
  expect([headers[anonymousShownFor], answer.json().posts]).toEqual(['0', []])
})

test('when the line to the database is lost nothing is known, until it listens again', async () => {
  await isKnownBy(two)
  const line = two.deps.guestCache.version('actors')
  await one.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bichar-live' and datname = current_database()`,
  )
  await eventually(() => expect(two.deps.guestCache.version('actors')).not.toBe(line), { every: 1 })
  expect(await asksForSession(two)).toBe(true)
  await isKnownBy(two)
})
