import { promisify } from 'node:util'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { limitGuestWork } from './guestWork.ts'

let app: TestApp
let person: TestPerson
async function start(PAGE_SECONDS: number): Promise<void> {
  const guestWork = limitGuestWork({ APP_NAME: 'Bichar', PAGE_SECONDS })
  app = await startTestApp({ settings: { TRUSTED_PROXIES: '1' }, deps: { guestWork } })
  person = await makePerson(app.deps)
}
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const ask = (target: string, address: string, signal?: AbortSignal) =>
  app.request(target, { headers: { 'x-forwarded-for': address }, ...(signal && { signal }) })
const statusOf = async (target: string, address: string) => (await ask(target, address)).status
/** Makes a call as a signed-in person from an address that has used up its share. */
const callsFrom = async (address: string) => {
  const headers = { 'x-forwarded-for': address }
  return (await app.call('GET /auth/sessions', {}, { as: person, headers })).status
}

async function expectBusyPage(response: Response, status: number) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(60)
  const page = await response.text()
  expect(page).toContain('<h1 lang="bn">একটু অপেক্ষা করুন</h1>')
  expect(page).toContain('<h1>Please wait a moment</h1>')
}

/** Mocks the measured CPU time, so that each page costs so many seconds. */
function makePagesCost(seconds: number): void {
  const share = (seconds * 1e6) / 2
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((before) =>
    before ? { user: share, system: share } : { user: 0, system: 0 },
  )
}

/** Sends requests until the address has used up its share; returns how many succeeded. */
async function useUp(addressOf: (time: number) => string): Promise<number> {
  for (let time = 0; ; time += 1) {
    const status = await statusOf('/feed.xml', addressOf(time))
    if (status === 429) return time
    expect(status).toBe(200)
  }
}

test('a network that has used up its share waits; every other one, and whoever is signed in, goes on', async () => {
  await start(0.2)
  makePagesCost(0.015)
  const asked = await useUp((time) => `2001:db8:1:2::${time + 1}`)
  expect(asked).toBe(14)
  const [same, another] = ['2001:db8:1:2:ffff::1', '2001:db8:1:3::1']
  for (const target of ['/feed.xml', '/blogs/feed.xml', '/sitemap.xml', '/sitemaps/pages']) {
    await expectBusyPage(await ask(target, same), 429)
    expect(await statusOf(target, another)).toBe(200)
    expect(await statusOf(target, '203.0.113.7')).toBe(200)
  }
  expect(await callsFrom(same)).toBe(200)
  expect(await statusOf('/api/posts', same)).toBe(200)
  expect(await statusOf('/robots.txt', same)).toBe(200)
  expect(app.logged()).not.toContain('2001:db8')
})

test('what a page took of the processor is measured, by less than a thousandth of a second', async () => {
  const consumed = vi.spyOn(RateLimiterMemory.prototype, 'penalty')
  await start(600)
  const before = process.threadCpuUsage()
  expect(await statusOf('/robots.txt', '203.0.113.7')).toBe(200)
  expect(consumed).not.toHaveBeenCalled()
  expect(await statusOf('/feed.xml', '203.0.113.7')).toBe(200)
  const { user, system } = process.threadCpuUsage(before)
  expect(consumed).toHaveBeenCalledOnce()
  const [network, microseconds] = consumed.mock.calls[0] ?? []
  expect(network).toBe('203.0.113.7')
  expect(microseconds).toBeGreaterThan(0)
  expect(microseconds).toBeLessThanOrEqual(user + system)
})

/** Holds back the result of the feed's query for posts until `meanwhile` has ended. */
async function whilePostsAreRead(
  meanwhile: (timesRead: () => number) => Promise<void>,
): Promise<() => number> {
  const { pool } = app.deps
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
  let [finish, times] = [() => {}, 0]
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    if (JSON.stringify(asked[0]).includes('latest_posts')) {
      times += 1
      await held
    }
    return query(...asked)
  })
  await meanwhile(() => times)
  finish()
  return () => times
}

test('so many wait and no more, not all of them from one address, and calls of the app are answered meanwhile', async () => {
  await start(600)
  const answers: Promise<Response>[] = []
  const refused: Response[] = []
  const askTimes = (times: number, address: string) => {
    for (let time = 0; time < times; time += 1) {
      const answer = ask('/feed.xml', address)
      answers.push(answer)
      void answer.then((response) => response.status === 503 && refused.push(response))
    }
  }
  const untilRefused = (times: number) => eventually(() => expect(refused).toHaveLength(times))
  await whilePostsAreRead(async () => {
    // For each address four requests at most are at work and thirty wait; the others are refused.
    askTimes(40, '203.0.113.1')
    await untilRefused(6)
    askTimes(35, '203.0.113.2')
    await untilRefused(11)
    askTimes(35, '203.0.113.3')
    await untilRefused(16)
    // At most a hundred requests wait altogether.
    askTimes(12, '203.0.113.4')
    await untilRefused(18)
    askTimes(1, '203.0.113.5')
    await untilRefused(19)
    expect(await callsFrom('203.0.113.1')).toBe(200)
    for (const response of refused) await expectBusyPage(response, 503)
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(104)
  expect(statuses.filter((status) => status === 503)).toHaveLength(19)
})

test('what nobody waits for any more is not made', async () => {
  await start(600)
  const connections = promisify(app.app.server.getConnections.bind(app.app.server))
  const left = new AbortController()
  const working: Promise<number>[] = []
  const timesRead = await whilePostsAreRead(async (timesRead) => {
    for (let time = 0; time < 4; time += 1) working.push(statusOf('/feed.xml', '203.0.113.1'))
    await eventually(() => expect(timesRead()).toBe(4))
    const gone = Array.from({ length: 20 }, () => ask('/feed.xml', '203.0.113.1', left.signal))
    await eventually(async () => expect(await connections()).toBe(24))
    left.abort()
    await Promise.allSettled(gone)
    await eventually(async () => expect(await connections()).toBe(4))
  })
  expect(await Promise.all(working)).toEqual([200, 200, 200, 200])
  expect(await statusOf('/feed.xml', '203.0.113.1')).toBe(200)
  expect(timesRead()).toBe(5)
})
