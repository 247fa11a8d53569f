import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shuffle } from '../shuffling/shuffling.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { bestGuess, type View, withItsTimes } from '../test/guessing.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { withoutScheduledShuffle } from '../test/schedule.ts'
import { untilEarlierTransactionsEnd } from '../test/transactions.ts'

/*
 * Fifty people come one after the other, and each does everything in one session: creates an account; proposes a suspect, corrects it,
 * and files an anonymous report that names it; comments anonymously; proposes a change of a suspect that is public; and writes a comment
 * and a request for support under their name. Meanwhile somebody polls what everybody can see. An attacker then guesses authors by
 * comparing times. The expected value of a guess with random tie-breaking is computed, not sampled.
 */

const people = 50
const chance = 1 / people

let app: TestApp
let moderator: TestPerson
/** The author of each anonymous thing. */
const authors = new Map<string, string>()
const persons: TestPerson[] = []
let publicPost: string
let publicSuspect: string

async function sit(person: TestPerson, number: number): Promise<void> {
  const as = person
  const form = { name: 'Jalal', crimeTypes: ['Theft' as const], location: 'Khulna' }
  const suspect = await app.call('POST /criminals', { form }, { as })
  const { _id: suspectId } = suspect.body.criminal
  const corrected = { params: { id: suspectId }, form: { age: '40' } }
  expect((await app.call('PUT /criminals/:id', corrected, { as })).status).toBe(200)
  const change = { params: { id: publicSuspect }, form: { location: `Lane ${number}` } }
  expect((await app.call('PUT /criminals/:id', change, { as })).body.pendingChange).toBe(true)
  const report = { title: 'Seen at the ferry', desc: 'At night.', isAnonymous: true, criminals: [suspectId] }
  const filed = await app.call('POST /posts', { form: report }, { as })
  const comment = (isAnonymous: boolean) =>
    app.call(
      'POST /posts/:id/comments',
      { params: { id: publicPost }, body: { text: 'x', isAnonymous } },
      { as },
    )
  const hidden = await comment(true)
  const support = { name: person.user.name, phone: '01712345678', desc: 'I need a lawyer' }
  const asked = await app.call('POST /support', { form: support }, { as })
  const named = await comment(false)
  expect([filed, hidden, suspect, asked, named].map(({ status }) => status)).toEqual(Array(5).fill(201))
  for (const id of [filed.body.post._id, hidden.body.comment._id, suspectId]) {
    authors.set(id, person.user.id)
  }
}

/** What somebody who polls has seen: each version of each item and count, with the moment at which it was there first. */
const polled = new Map<string, number>()
/** How much of it was new while people were filing. */
let newWhileFiling = 0

async function poll(): Promise<number> {
  const named = { query: { query: 'Jalal', limit: 50 } }
  const found = [
    ...(await suspects()),
    ...(await app.call('GET /criminals/search', named)).body.criminals,
    ...(await feed()).map(({ commentCount: _, ...post }) => post),
    (await app.call('GET /stats/crimes', {})).body.stats,
    ...(await app.call('GET /places/numbers', {})).body.districts,
  ]
  const unknown = found.map((item) => JSON.stringify(item)).filter((text) => !polled.has(text))
  for (const text of unknown) polled.set(text, Date.now())
  return unknown.length
}

beforeAll(async () => {
  app = await startTestApp()
  await withoutScheduledShuffle(app.deps.pool)
  moderator = await makePerson(app.deps, { role: 'admin' })
  publicPost = await makePost(app.deps, await makePerson(app.deps))
  publicSuspect = await makeSuspect(app.deps, await makePerson(app.deps), { name: 'Abul' })
  await poll()
  for (let made = 0; made < people; made += 1) {
    const person = await makePerson(app.deps, { name: `Neighbour ${made} of fifty` })
    persons.push(person)
    await sit(person, made)
    newWhileFiling += await poll()
  }
  for (const { _id, changes } of await revisions()) {
    const [, number] = /^Lane (\d+)$/.exec(String(changes[0]?.to)) ?? []
    if (number) authors.set(_id, persons[Number(number)]?.user.id ?? '')
  }
  await untilAllAreTold(app.deps)
})
afterAll(() => app.close())

const bestGuessIn = (view: View) => bestGuess(view, persons, authors)
const records = (list: readonly object[]): View => list.map((record) => withItsTimes(JSON.stringify(record)))

/** All pages of a list. */
async function whole<Item extends object>(
  read: (page: number) => Promise<{ body: Record<string, unknown> }>,
  key: string,
): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; ; page += 1) {
    const items = (await read(page)).body[key] as Item[]
    found.push(...items)
    if (items.length < 50) return found
  }
}

const as = () => ({ as: moderator })
const pages = (page: number) => ({ query: { page, limit: 50 } })
const comments = (viewer?: TestPerson) =>
  whole<{ _id: string }>(
    (page) =>
      app.call('GET /posts/:id/comments', { params: { id: publicPost }, ...pages(page) }, { as: viewer }),
    'comments',
  )
const feed = () =>
  whole<{ _id: string; commentCount: number }>((page) => app.call('GET /posts', pages(page)), 'posts')
const suspects = () =>
  whole<{ _id: string }>((page) => app.call('GET /criminals/search', pages(page)), 'criminals')
const proposed = () =>
  whole<{ _id: string }>((page) => app.call('GET /admin/suspects/pending', pages(page), as()), 'criminals')
const revisions = () =>
  whole<{ _id: string; changes: { to: unknown }[] }>(
    (page) => app.call('GET /admin/suspects/revisions', pages(page), as()),
    'revisions',
  )
const waiting = () =>
  whole<{ _id: string }>((page) => app.call('GET /posts/admin/pending', pages(page), as()), 'posts')

/** All items of the desk's queue, with what the desk shows about each. */
async function atDesk(): Promise<{ item: { id: string } }[]> {
  const found: { item: { id: string } }[] = []
  let cursor: string | undefined
  do {
    const { body } = await app.call('GET /admin/desk', { query: { cursor } }, as())
    for (const { kind, id } of body.items) {
      const { body: whole } = await app.call('GET /admin/desk/:kind/:id', { params: { kind, id } }, as())
      found.push(whole)
    }
    cursor = body.nextCursor ?? undefined
  } while (cursor)
  return found
}

async function approveAll(): Promise<void> {
  for (const { _id: id } of await waiting()) {
    await app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id }, body: { action: 'approve' } },
      as(),
    )
    await poll()
  }
  // Waits for the jobs that follow, because rows that they write would not be shuffled within the same hour.
  await untilAllAreTold(app.deps)
}

interface Row {
  table: string
  text: string
  /** What PostgreSQL stores with a row: the transaction that wrote it last, and its position in the file. */
  transaction: string
  page: number
  line: number
}

/** All rows of all tables, as somebody who has stolen the database sees them. */
async function rows(): Promise<Row[]> {
  const { rows: tables } = await app.deps.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'boss')`,
  )
  const found: Row[] = []
  for (const { name } of tables) {
    const { rows: those } = await app.deps.pool.query<Row>(
      `select '${name}' as table, r::text as text, xmin::text as transaction,
         (ctid::text::point)[0]::integer as page, (ctid::text::point)[1]::integer as line from ${name} r`,
    )
    found.push(...those)
  }
  return found
}

const byTimes = (found: readonly Row[]): View => found.map(({ text }) => withItsTimes(text))

const byTransactions = (found: readonly Row[]): View =>
  found.map(({ text, transaction }) => ({ text, moments: [Number(transaction)] }))

/**
 * How far the order of anonymous things in the file of a table matches the order in which they were filed, from -1 to 1
 * (Kendall's tau).
 */
function likeness(found: readonly Row[], table: string): number {
  const ids = [...authors.keys()]
  const filed = found
    .filter((row) => row.table === table)
    .map((row) => ({ ...row, at: ids.findIndex((id) => row.text.includes(id)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.page - other.page || one.line - other.line)
  expect(filed.length).toBeGreaterThanOrEqual(people)
  const signs = filed.flatMap((one, index) => filed.slice(index + 1).map(({ at }) => Math.sign(at - one.at)))
  return signs.reduce((sum, sign) => sum + sign, 0) / signs.length
}

/** Expects that within a day, anonymous things are sorted only by the random part of their ids. */
function expectRandomOrder(ids: readonly string[], count = people): void {
  const behind = (id: string) => id.replaceAll('-', '').slice(12)
  const anonymous = ids.filter((id) => authors.has(id))
  expect(anonymous).toHaveLength(count)
  expect(anonymous).toEqual(anonymous.toSorted((one, other) => (behind(one) < behind(other) ? 1 : -1)))
}

describe('who wrote what is guessed no better than by chance', () => {
  test('by a moderator, from the queue and all lists of the panel', async () => {
    const queue = await atDesk()
    // Reports and proposed changes of suspects; who waits with a report is no item of its own.
    expectRandomOrder(queue.map(({ item }) => item.id).toReversed(), 2 * people)
    expectRandomOrder((await proposed()).map(({ _id }) => _id).toReversed())
    expectRandomOrder((await revisions()).map(({ _id }) => _id))
    const view = records([
      ...(await waiting()),
      ...queue,
      ...(await proposed()),
      ...(await revisions()),
      ...(await comments(moderator)),
      ...(await suspects()),
      ...(await whole<object>((page) => app.call('GET /users/users', pages(page), as()), 'users')),
      ...(await whole<object>((page) => app.call('GET /support/all', pages(page), as()), 'requests')),
      ...(await whole<object>((page) => app.call('GET /notifications', pages(page), as()), 'notifications')),
    ])
    expect(bestGuessIn(view) / chance).toBeLessThanOrEqual(1.2)
    const telling = view.filter(({ text }) =>
      [...authors].some(([id, author]) => text.includes(id) && text.includes(author)),
    )
    expect(telling).toEqual([])
  })

  test('from the database without its key, also after everything was decided', async () => {
    expect(bestGuessIn(byTimes(await rows())) / chance).toBeLessThanOrEqual(1.2)
    await approveAll()
    expect(bestGuessIn(byTimes(await rows())) / chance).toBeLessThanOrEqual(1.2)
  })

  test("nor from PostgreSQL's own notes, once it was shuffled", async () => {
    const inOrder = [
      ...['posts', 'comments', 'suspects', 'suspect_revisions', 'post_suspects', 'author_index'],
      'notifications',
    ].map((name) => `public.${name}`)
    const before = await rows()
    // Proves that the attack works before the shuffle.
    expect(bestGuessIn(byTransactions(before)) / chance).toBeGreaterThan(5)
    expect(likeness(before, 'public.author_index')).toBeGreaterThan(0.9)
    // Otherwise jobs that are scheduled at some minute of each hour could write during the shuffle or after it.
    await app.deps.jobs.stop()
    // Rows that are newer than the oldest open transaction, even one of another test, are only shuffled the next time.
    await untilEarlierTransactionsEnd(app.deps)
    await shuffle(app.deps, new Date())
    const after = await rows()
    // The person who came last is guessed for everything that was approved soon after them, in random order. Of these guesses one may be
    // right; without it, no more is guessed than everywhere else.
    const oneByLuck = 1 / authors.size
    expect((bestGuessIn(byTransactions(after)) - oneByLuck) / chance).toBeLessThanOrEqual(1.2)
    // Five standard deviations of tau for fifty things in random order.
    for (const table of inOrder) expect(Math.abs(likeness(after, table))).toBeLessThan(0.5)
  })

  test('by the public', async () => {
    const view = records([...(await feed()), ...(await comments()), ...(await suspects())])
    expect(bestGuessIn(view) / chance).toBeLessThanOrEqual(1.2)
  })

  test('nor by somebody who has polled what is public all the time', async () => {
    expect(newWhileFiling).toBe(0)
    const seen = [...polled].map(([text, at]) => ({ text, moments: [at] }))
    const appeared = [...authors.keys()].filter((id) => seen.some(({ text }) => text.includes(id)))
    // Reports and the suspects that they name; all of them appeared when a moderator had looked at them.
    expect(appeared).toHaveLength(2 * people)
    const view = [...seen, ...records(await comments())]
    expect(bestGuessIn(view) / chance).toBeLessThanOrEqual(1.2)
  })

  test('nor from the order of a list: within a day it is that of random ids', async () => {
    const orders = [await comments(), await suspects(), await comments(moderator)]
    for (const list of orders) expectRandomOrder(list.map(({ _id }) => _id))
    for (const id of authors.keys()) expect(id[14]).toBe('4')
  })
})
