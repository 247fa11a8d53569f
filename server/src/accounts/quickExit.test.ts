import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/people.ts'
import { cookieIn } from '../test/signUp.ts'
import { quickExitPath } from './quickExit.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: { QUICK_EXIT_URL: 'https://weather.example/today' } })
})
afterAll(() => t.close())

const exit = (headers: Record<string, string>) => t.request(quickExitPath, { method: 'POST', headers })
const isLoggedIn = async (as: { token: string }) =>
  (await t.call('GET /users/profile', {}, { as })).status === 200

test.each(['a form', 'a script'])(
  '%s ends the session, clears the browser, and is led elsewhere',
  async (by) => {
    const person = await makePerson(t.deps)
    const answer = await exit({
      'sec-fetch-site': 'same-origin',
      ...(by === 'a form'
        ? { cookie: `bichar_session=${person.cookie}`, 'content-type': 'multipart/form-data; boundary=none' }
        : { authorization: `Bearer ${person.token}` }),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"')
    expect(answer.headers.get('refresh')).toBe('0; url=https://weather.example/today')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(cookieIn(answer.headers)?.value).toBe('')
    expect(await answer.text()).not.toMatch(/bichar/i)
    expect(await isLoggedIn(person)).toBe(false)
  },
)

test('a form of a page without a referrer, in a browser that says nothing else, ends the session and keeps the drafts', async () => {
  const person = await makePerson(t.deps)
  const answer = await exit({ origin: 'null', cookie: `bichar_session=${person.cookie}` })
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
  expect(await isLoggedIn(person)).toBe(false)
})

test('nobody who is logged out is refused', async () => {
  expect((await exit({})).status).toBe(200)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://elsewhere.example' }],
])('another site has nothing cleared: %j', async (headers) => {
  const person = await makePerson(t.deps)
  const answer = await exit({ ...headers, cookie: `bichar_session=${person.cookie}` })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('clear-site-data')).toBeNull()
  expect(await isLoggedIn(person)).toBe(true)
})
