import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../db/sql.ts'
import { raiseFlag } from '../flags/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makePicture, makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { statementsOfRequest } from '../test/statements.ts'
import { sources } from './sources/sources.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin Akter' })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  desk = deskOf(app, admin)
})
afterAll(() => app.close())

const waitingPost = (wishes: Parameters<typeof makePost>[2] = {}, as = author) =>
  makePost(app.deps, as, { review: 'waiting', ...wishes })
const report = async (id: string, code: 'danger' | 'spam' = 'spam') =>
  app.call(
    'POST /posts/:id/report',
    { params: { id }, body: { reason: 'Look at it', code } },
    { as: await makePerson(app.deps) },
  )
const waitedFor = (id: string, hours: number) =>
  sql`update posts set updated_at = now() - make_interval(hours => ${hours}) where id = ${id}`.execute(
    app.deps.kysely,
  )
const support = async (desc: string) =>
  (await app.call('POST /support', { form: { name: 'Rahima', phone: '01712345678', desc } }, { as: author }))
    .body.request._id
const idsOf = ({ items }: Awaited<ReturnType<typeof desk.list>>) => items.map(({ id }) => id)

test('everything that waits stands there, in the words of its kind', async () => {
  const search = 'Kaleidoscope'
  const post = await waitingPost({
    title: search,
    desc: 'By the mill.',
    location: 'By the river',
    district: 'Feni',
    upazila: 'Sonagazi',
  })
  const flagged = await makePost(app.deps, author, { title: search, isAnonymous: true })
  await report(flagged)
  const entry = await makeTimeline(app.deps, author, await makePost(app.deps, author), {
    approved: false,
    title: search,
  })
  const request = await support(search)
  const { items, counts } = await desk.list({ search })
  expect(items).toHaveLength(4)
  expect(items.find(({ kind }) => kind === 'post')).toEqual({
    kind: 'post',
    id: post,
    subject: 'post',
    title: search,
    excerpt: 'By the mill.',
    place: 'Sonagazi, Feni · By the river',
    since: expect.any(String),
    marks: [],
    flagCount: 0,
    findingCount: 0,
    findingKinds: [],
    version: '1',
    claim: null,
    can: { moderate: true },
  })
  expect(items.find(({ kind }) => kind === 'flag')).toMatchObject({
    id: flagged,
    subject: 'post',
    marks: ['anonymous'],
    flagCount: 1,
  })
  expect(items.find(({ kind }) => kind === 'timeline')).toMatchObject({ id: entry, subject: 'timeline' })
  expect(items.find(({ kind }) => kind === 'support')).toMatchObject({ id: request, title: 'Rahima' })
  expect(counts).toEqual({ post: 1, timeline: 1, suspect: 0, suspectChange: 0, flag: 1, support: 1 })
  expect(await desk.list({ search, kind: 'support' })).toMatchObject({ items: [{ id: request }], counts })
})

describe('the order', () => {
  test('is that of waiting, whatever the kind, with what is urgent in front, page after page', async () => {
    const search = 'Sequential'
    // Made from the newest to the oldest, so that the order of creation is not the expected one.
    const posts: string[] = []
    for (const hours of [1, 2, 3, 50]) {
      posts.unshift(await waitingPost({ title: search }))
      await waitedFor(posts[0] ?? '', hours)
    }
    const [old, ...young] = posts
    const entry = await makeTimeline(app.deps, author, await makePost(app.deps, author), {
      approved: false,
      title: search,
    })
    await sql`update timelines set created_at = now() - interval '5 hours' where id = ${entry}`.execute(
      app.deps.kysely,
    )
    const urgent = await makePost(app.deps, author, { title: search })
    await report(urgent, 'danger')
    const order = [urgent, old, entry, ...young]
    expect(idsOf(await desk.list({ search }))).toEqual(order)

    const paged: string[] = []
    for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
      const page = await desk.list({ search, limit: 1, ...(cursor && { cursor }) })
      paged.push(...idsOf(page))
      cursor = page.nextCursor ?? undefined
      if (!cursor) break
    }
    expect(paged).toEqual(order)
  })

  test('a cursor that is none is refused', async () => {
    const { status, body } = await app.call('GET /admin/desk', { query: { cursor: 'x' } }, { as: admin })
    expect([status, body.errors]).toEqual([400, { cursor: 'Invalid cursor' }])
  })
})

describe('a filter leaves what is asked for', () => {
  test('by how long it waits, by its place, by its pictures', async () => {
    const search = 'Filtered'
    const old = await waitingPost({ title: search, location: 'Khulna sadar' })
    await waitedFor(old, 30)
    const young = await app.call(
      'POST /posts',
      {
        form: {
          title: search,
          desc: 'With a picture.',
          location: 'Dhaka',
          isAnonymous: false,
          medias: [await makePicture()],
        },
      },
      { as: author },
    )
    const withPicture = young.body.post._id
    expect(idsOf(await desk.list({ search, age: 24 }))).toEqual([old])
    expect(idsOf(await desk.list({ search, place: 'khulna' }))).toEqual([old])
    expect(idsOf(await desk.list({ search, place: '%' }))).toEqual([])
    expect(idsOf(await desk.list({ search, media: 'yes' }))).toEqual([withPicture])
    expect(idsOf(await desk.list({ search, media: 'no' }))).toEqual([old])
    expect((await desk.list({ search, media: 'no' })).counts).toMatchObject({ post: 1 })
  })

  test('those of named authors with nothing approved yet, and nothing of anybody without a name', async () => {
    const search = 'Debutante'
    const newcomer = await makePerson(app.deps)
    const veteran = await makePerson(app.deps)
    await makePost(app.deps, veteran)
    const first = await waitingPost({ title: search }, newcomer)
    const another = await waitingPost({ title: search }, veteran)
    const hidden = await Promise.all(
      [newcomer, veteran].map((person) => waitingPost({ title: search, isAnonymous: true }, person)),
    )
    expect(idsOf(await desk.list({ search, firstTime: true }))).toEqual([first])
    const all = await desk.list({ search })
    expect(idsOf(all).sort()).toEqual([first, another, ...hidden].sort())
    const marksOf = (id: string) => all.items.find((item) => item.id === id)?.marks
    expect([first, another, ...hidden].map(marksOf)).toEqual([
      ['firstTime'],
      [],
      ['anonymous'],
      ['anonymous'],
    ])
  })

  test('an anonymous approval does not make a named author known', async () => {
    const person = await makePerson(app.deps)
    await makePost(app.deps, person, { isAnonymous: true })
    const id = await waitingPost({}, person)
    expect((await desk.listed(id))[0]?.marks).toEqual(['firstTime'])
  })

  test('nothing is found by the name of an author', async () => {
    await waitingPost({ isAnonymous: true })
    expect(idsOf(await desk.list({ search: 'Shirin Akter' }))).toEqual([])
  })
})

test('of what is anonymous the day is told, and no order within it', async () => {
  const id = await waitingPost({ isAnonymous: true })
  const flagged = await makePost(app.deps, author, { isAnonymous: true })
  await report(flagged)
  for (const each of [id, flagged]) {
    const [item] = await desk.listed(each)
    expect(new Date(item?.since ?? 0).toISOString()).toMatch(/T18:00:00\.000Z$/)
  }
})

test('what was sent back before says so', async () => {
  const id = await makePost(app.deps, author, { review: 'returned' })
  const form = { title: 'Written anew', desc: 'With the street.' }
  await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
  expect((await desk.listed(id))[0]?.marks).toContain('returned')
})

test('a post that Bichar itself has flagged is not marked as held', async () => {
  const id = await makePost(app.deps, author)
  const subject = { kind: 'post' as const, id }
  await app.deps.kysely
    .transaction()
    .execute((tx) => raiseFlag(tx, subject, { reason: 'link', isAnonymous: false }))
  expect((await desk.listed(id))[0]?.marks).toEqual([])
})

test('however much waits, it costs the same statements', async () => {
  const asked = async () => (await statementsOfRequest(app, admin, { path: '/admin/desk?limit=100' })).length
  // With an item and a second admin, whose items may be one's own is asked.
  await report(await makePost(app.deps, author))
  // The first request also looks up the session.
  await asked()
  const few = await asked()
  for (let more = 0; more < 5; more += 1) {
    await report(await makePost(app.deps, author))
    await waitingPost()
    await support('Help')
  }
  expect(await asked()).toBe(few)
  // The rows, the counts, the version of the watch list, and which rows are the moderator's own.
  expect(few).toBeLessThanOrEqual(4)
})

test('ten are decided on by as many statements as one', async () => {
  const asked = async (count: number) => {
    const ids = await Promise.all(Array.from({ length: count }, () => waitingPost()))
    const decisions = ids.map((id) => ({ kind: 'post', id, version: '1', action: 'approve' }))
    const request = { method: 'POST', path: '/admin/desk/decisions', body: { decisions } } as const
    return (await statementsOfRequest(app, admin, request)).length
  }
  await asked(1)
  expect(await asked(10)).toBe(await asked(1))
})

test.each(['post', 'timeline', 'support'] as const)(
  'the oldest of many are found by an index: %s',
  async (kind) => {
    const plan = await app.deps.kysely.transaction().execute(async (tx) => {
      // Makes the plan that of a table with so many rows that scanning and sorting them would be too expensive.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql.raw(`set local enable_${way} = off`).execute(tx)
      const first = sql`select w.id, w.sort_key from (${sources[kind].waiting}) w order by w.sort_key limit 5`
      return rowsOf<{ 'QUERY PLAN': string }>(tx, sql`explain ${first}`)
    })
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toContain('_at_desk')
    expect(text).not.toContain('Sort')
  },
)
