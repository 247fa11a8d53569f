import { limits } from '@bichar/contract/rules/limits.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parseSearchTerms } from '../db/lexicon.ts'
import { readSearchPage } from '../db/searchPage.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeBlog, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

test('while searches hang, the feed goes on; they are told so, and find again what they looked for', async () => {
  const impatient = await startTestApp({ settings: { SEARCH_SECONDS: '2' } })
  onTestFinished(() => impatient.close())
  const { deps } = impatient
  const reader = await makePerson(deps, { role: 'admin' })
  await makePost(deps, reader)
  await makeBlog(deps, reader, { title: 'Safe roads' })
  const searchBlogs = () =>
    impatient.call('GET /blogs/admin/all', { query: { search: 'roads' } }, { as: reader })
  const { searches, feed } = await deps.kysely.transaction().execute(async (tx) => {
    await sql`lock table blogs in access exclusive mode`.execute(tx)
    const hanging = Promise.all(Array.from({ length: 15 }, searchBlogs))
    // Further searches wait for these three, and for no connection that anything else uses.
    const { pool, searchPool } = deps
    await eventually(() =>
      expect([searchPool.totalCount, searchPool.waitingCount > 0, pool.waitingCount]).toEqual([3, true, 0]),
    )
    const meanwhile = await impatient.call('GET /posts', {})
    return { searches: await hanging, feed: meanwhile }
  })
  expect([feed.status, feed.body.posts.length]).toEqual([200, 1])
  expect(searches.map(({ status, body }) => [status, body.code])).toEqual(
    Array(15).fill([503, 'search_busy']),
  )
  expect((await searchBlogs()).body.blogs).toMatchObject([{ title: 'Safe roads' }])
})

test('of more matches than anybody looks through the newest are ranked, the best of them first', async () => {
  await app.deps.withoutTimeouts((db) =>
    sql`
      insert into posts (id, user_id, title, description, source, location, is_anonymous, review_state,
        created_at, updated_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${admin.user.id},
        case when n in (5, ${limits.searchMost + 100}) then 'appl' else 'apple' end || ' big cat died early',
        'from great heights', '', '', false, 'approved', now(), now()
      from generate_series(1, ${sql.raw(String(limits.searchMost + 500))}) n`.execute(db),
  )
  const asked = async (query: object) => (await app.call('GET /search', { query }, { as: admin })).body.data
  const numbers = ({ posts }: { posts: { _id: string }[] }) => posts.map(({ _id }) => Number(_id.slice(-12)))
  const broad = await asked({ query: 'appl', limit: 3 })
  expect(broad.totalPosts).toBe(limits.searchMost)
  expect(numbers(broad)).toEqual([limits.searchMost + 100, limits.searchMost + 500, limits.searchMost + 499])
  expect(numbers(await asked({ query: 'a big cat', limit: 2 }))).toEqual([
    limits.searchMost + 500,
    limits.searchMost + 499,
  ])
})

test('who waits for a connection with the same question is answered by one statement, who asks later by another', async () => {
  const { searchPool } = app.deps
  const held = await Promise.all([1, 2, 3].map(() => searchPool.connect()))
  const connects = vi.spyOn(searchPool, 'connect')
  const ask = (query: string, skipped = 0) =>
    readSearchPage(searchPool, {
      ...{ words: parseSearchTerms(query), reach: 'all', facets: [], maxResults: 1, byFit: true },
      ...{ offset: skipped, limit: 1, withPosts: true },
    })
  const asked = [ask('apple'), ask('apple'), ask('great'), ask('apple', 1)]
  expect(connects).toHaveBeenCalledTimes(3)
  for (const client of held) client.release()
  const [one, same, great] = await Promise.all(asked)
  expect([one, one?.posts?.length, great?.posts?.length]).toEqual([same, 1, 1])
  // A post that is taken down meanwhile is not found any more.
  await sql`update posts set review_state = 'returned' where id = ${one?.posts?.[0]}`.execute(app.deps.kysely)
  expect((await ask('apple')).posts).not.toEqual(one?.posts)
  expect(connects).toHaveBeenCalledTimes(4)
  vi.restoreAllMocks()
})
