import { randomUUID } from 'node:crypto'
import type { CallInput } from '@bichar/contract/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let admin: TestPerson
/** Twelve approved posts, oldest first, every third one anonymous. */
const approved: string[] = []
let waiting: string
let returned: string
let hidden: string
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  stranger = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
  for (let index = 0; index < 12; index++) {
    approved.push(await makePost(app.deps, author, { title: `Post ${index}`, isAnonymous: index % 3 === 0 }))
  }
  waiting = await makePost(app.deps, author, { review: 'waiting' })
  returned = await makePost(app.deps, author, { review: 'returned' })
  hidden = await makePost(app.deps, author, { review: 'waiting', isAnonymous: true })
})
afterAll(() => app.close())

type FeedQuery = CallInput<'GET /posts'>['query']

const feed = async (query: FeedQuery = {}, as?: TestPerson) =>
  (await app.call('GET /posts', { query }, { as })).body
const idsOf = ({ posts }: { posts: { _id: string }[] }) => posts.map(({ _id }) => _id)

async function scroll(limit: number): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await feed({ limit, cursor })
    seen.push(...idsOf(page))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return seen
}

describe('the feed', () => {
  // Shows spec 7.8, 9.8.
  test('begins with the five newest approved posts', async () => {
    const answer = await feed()
    expect(answer.success).toBe(true)
    expect(idsOf(answer)).toEqual(approved.toReversed().slice(0, 5))
  })

  test.each([1, 5, 6, 7, 12, 100])('scrolled by %i shows every approved post once', async (limit) => {
    expect(await scroll(limit)).toEqual(approved.toReversed())
  })

  // Shows spec 7.8.
  test('by page shows the same, and nothing after the last page', async () => {
    const pages = [await feed({ page: 1 }), await feed({ page: 2 }), await feed({ page: 3 })]
    expect(pages.flatMap(idsOf)).toEqual(approved.toReversed())
    expect(pages.map(({ nextCursor }) => nextCursor === null)).toEqual([false, false, true])
    expect(await feed({ page: 1_000_000, limit: 100 })).toMatchObject({ posts: [], nextCursor: null })
  })

  test('goes on by cursor where a page ended', async () => {
    const first = await feed({ page: 1, limit: 4 })
    const second = await feed({ cursor: first.nextCursor ?? '', limit: 4, page: 3 })
    expect(idsOf(second)).toEqual(approved.toReversed().slice(4, 8))
  })

  test('neither repeats nor hides a post when others come and go meanwhile', async () => {
    const person = await makePerson(app.deps)
    const passing = await makePost(app.deps, person)
    const first = await feed({ limit: 5 })
    const late = await makePost(app.deps, person)
    await app.call('DELETE /posts/:id', { params: { id: passing } }, { as: admin })
    const rest = await feed({ limit: 100, cursor: first.nextCursor ?? '' })
    expect([...idsOf(first), ...idsOf(rest)]).toEqual([passing, ...approved.toReversed()])
    await app.call('DELETE /posts/:id', { params: { id: late } }, { as: admin })
  })

  test('is the same for an author: their own waiting post is not in it', async () => {
    expect(idsOf(await feed({ limit: 100 }, author))).toEqual(approved.toReversed())
  })

  // Shows spec 7.8.
  test('of what is not approved is for admins', async () => {
    // For the anonymous one only the day is known, which determines its position.
    expect(idsOf(await feed({ isAllowed: false, limit: 100 }, admin))).toEqual([returned, waiting, hidden])
    for (const as of [undefined, author, stranger]) {
      const { status, body } = await app.call('GET /posts', { query: { isAllowed: false } }, { as })
      expect(status).toBe(403)
      expect(body.code).toBe('admins_only')
    }
  })

  test.each(['', 'abc', 'x'.repeat(201), randomUUID(), '%00', '☃'])(
    'refuses the cursor %j by name',
    async (cursor) => {
      const { status, body } = await app.call('GET /posts', { query: { cursor } })
      expect(status).toBe(400)
      expect(body.code).toBe('bad_cursor')
      expect(body.errors).toHaveProperty('cursor')
    },
  )

  // Shows spec 3.2.
  test('brings the media of each post in their order', async () => {
    const medias = [await makePicture('red'), await makePicture('blue')]
    const form = { title: 'Two pictures', desc: 'x', medias }
    const { post } = (await app.call('POST /posts', { form }, { as: stranger })).body
    const body = { action: 'approve' } as const
    await app.call('POST /posts/admin/toggle-approval/:id', { params: { id: post._id }, body }, { as: admin })
    expect((await feed({ limit: 1 })).posts[0]?.medias).toEqual(post.medias)
    await app.call('DELETE /posts/:id', { params: { id: post._id } }, { as: stranger })
  })
})

describe("a person's posts", () => {
  const list = async (as?: TestPerson, query: CallInput<'GET /posts/user/:id'>['query'] = { limit: 100 }) =>
    (await app.call('GET /posts/user/:id', { params: { id: author.user.id }, query }, { as })).body

  const named = () => approved.filter((_, index) => index % 3 !== 0).toReversed()

  // Shows spec 7.9.
  test.each(['guest', 'stranger'])('for a %s: the approved ones that are not anonymous', async (who) => {
    const answer = await list(who === 'guest' ? undefined : stranger)
    expect(idsOf(answer)).toEqual(named())
    expect(answer).toMatchObject({ total: 8, nextCursor: null })
  })

  test('for an admin: also those that wait, never an anonymous one', async () => {
    const answer = await list(admin)
    expect(idsOf(answer)).toEqual([returned, waiting, ...named()])
    expect(answer.total).toBe(10)
  })

  test('for themself: everything', async () => {
    const answer = await list(author)
    expect(idsOf(answer)).toEqual([returned, waiting, ...approved.toReversed(), hidden])
    expect(answer.total).toBe(15)
  })

  test('are read by cursor and by page', async () => {
    const first = await list(undefined, { limit: 3 })
    const second = await list(undefined, { limit: 3, cursor: first.nextCursor ?? '' })
    const third = await list(undefined, { limit: 3, page: 3 })
    expect([first, second, third].flatMap(idsOf)).toEqual(named())
    expect([first, second, third].map(({ total }) => total)).toEqual([8, 8, 8])
  })

  test('of somebody without posts are none; of nobody, 404', async () => {
    const nobody = await app.call('GET /posts/user/:id', { params: { id: randomUUID() } })
    expect(nobody.status).toBe(404)
    expect(nobody.body.message).toBe('User not found')
    const quiet = await app.call('GET /posts/user/:id', { params: { id: stranger.user.id } })
    expect(quiet.body).toEqual({ success: true, posts: [], total: 0, nextCursor: null })
  })
})
