import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { isCached, untilItCaches } from '../test/guests.ts'
import { makePost } from '../test/make.ts'
import { makePerson } from '../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { GUEST_CACHE_MB: '8' } })
  await untilItCaches(app)
})
afterAll(() => app.close())

const sharing = async (path: string) => {
  const { status, headers } = await app.request(path, { headers: { origin: 'https://elsewhere.example' } })
  expect(status, path).toBe(200)
  return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')]
}

test.each([
  '/api/numbers',
  '/api/stats/crimes',
  '/api/places/numbers',
  '/api/docs/json',
  '/numbers.csv',
  '/feed.xml',
  '/places/dhaka/feed.xml',
  '/places/feed.xml?kind=Theft',
  '/blogs/feed.xml',
])('pages of other sites may read %s', async (path) => {
  expect(await sharing(path)).toEqual(['*', 'cross-origin'])
})

test('and the feed of a case', async () => {
  const id = await makePost(app.deps, await makePerson(app.deps))
  expect(await sharing(`/postDetails/${id}/feed.xml`)).toEqual(['*', 'cross-origin'])
})

test('also from the cache of guests', async () => {
  await app.request('/api/numbers')
  expect(await isCached(app, '/api/numbers')).toBe(true)
  expect(await sharing('/api/numbers')).toEqual(['*', 'cross-origin'])
})

test('and nothing else', async () => {
  for (const path of ['/api/posts', '/healthz']) expect(await sharing(path)).toEqual([null, 'same-origin'])
})
