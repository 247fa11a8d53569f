import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

const hour = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour)

let app: TestApp
let admin: TestPerson
let other: TestPerson
let superAdmin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  other = await makePerson(app.deps, { role: 'admin', name: 'Farid' })
  superAdmin = await makePerson(app.deps, { superAdmin: true })
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

const figures = async (as = admin) => (await app.call('GET /admin/figures', {}, { as })).body.figures
const ofKind = async (kind: string) => (await figures()).kinds.find((each) => each.kind === kind)
const waiting = (hours: number, isAnonymous = false) =>
  makePost(app.deps, person, { review: 'waiting', isAnonymous, filedAt: hoursAgo(hours) })
const decide = (id: string, reason?: string, as = admin) =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: reason === undefined ? { action: 'approve' } : { action: 'disapprove', reason } },
    { as },
  )

test('a decision is counted with how long it was waited for, and why it went back', async () => {
  const before = await figures()
  expect(before).toMatchObject({ reasons: [], moderators: [] })
  expect(before.days).toHaveLength(14)
  expect(before.kinds.map(({ kind, decided, median }) => [kind, decided, median])).toEqual([
    ['post', 0, null],
    ['timeline', 0, null],
    ['flag', 0, null],
    ['support', 0, null],
    ['appeal', 0, null],
    ['suspect', 0, null],
  ])
  for (const hours of [1, 2, 3, 4]) await decide(await waiting(hours))
  await decide(await waiting(5), readyReason('evidence', 'bn'))
  await decide(await waiting(10), 'Which street was it?', other)
  await decide(await waiting(20), '', other)
  const { kinds, days, reasons } = await figures()
  const post = kinds[0]
  expect(post).toMatchObject({ decided: 7, sentBack: 3, waiting: 0, late: 0 })
  expect((post?.median ?? 0) / 3600).toBeCloseTo(4, 1)
  expect((post?.ninetieth ?? 0) / 3600).toBeCloseTo(14, 1)
  expect(days.at(-1)).toMatchObject({ decided: 7, median: post?.median })
  expect(days.slice(0, -1).every(({ decided, median }) => decided === 0 && median === null)).toBe(true)
  expect(reasons).toEqual([
    { reason: 'evidence', count: 1 },
    { reason: 'none', count: 1 },
    { reason: 'own', count: 1 },
  ])
})

test('everybody sees what they decided, and super admins what all did', async () => {
  expect((await figures()).moderators).toMatchObject([{ _id: admin.user.id, name: 'Amina', decided: 5 }])
  expect((await figures(other)).moderators).toMatchObject([{ name: 'Farid', decided: 2, sentBack: 2 }])
  expect((await figures(superAdmin)).moderators.map(({ name }) => name)).toEqual(['Amina', 'Farid'])
})

test('what is anonymous is counted, and the time that it waited is not measured', async () => {
  const before = await ofKind('post')
  await decide(await waiting(12, true))
  expect(await ofKind('post')).toMatchObject({
    decided: (before?.decided ?? 0) + 1,
    median: before?.median,
    ninetieth: before?.ninetieth,
  })
  const { rows } = await app.deps.pool.query(
    'select count(*)::integer from audit_log where decided is not null and waited_seconds is null',
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('how long something waited is forgotten once it is anonymous: it leads to the second at which it was written', async () => {
  const id = await waiting(12)
  await decide(id)
  const waited = async () =>
    (await app.deps.pool.query('select waited_seconds from audit_log where subject_id = $1', [id])).rows
  expect(await waited()).toEqual([{ waited_seconds: expect.any(Number) }])
  const form = { title: 'Seen', desc: 'At night.', isAnonymous: true }
  const hidden = await app.call('PUT /posts/:id', { params: { id }, form }, { as: person })
  expect(hidden.body).toMatchObject({ post: { isAnonymous: true } })
  expect(await waited()).toEqual([{ waited_seconds: null }])
})

test('what was taken back after it had been public had not waited', async () => {
  const before = await ofKind('post')
  const id = await makePost(app.deps, person)
  const afterwards = (await ofKind('post'))?.decided
  await decide(id, 'Not this.')
  await decide(id)
  expect((await ofKind('post'))?.decided).toBe(afterwards)
  expect(before?.decided).toBeLessThanOrEqual(afterwards ?? 0)
})

test('entries, flags and requests for support are counted alike', async () => {
  const id = await makePost(app.deps, person)
  const [entry, gone] = [
    await makeTimeline(app.deps, person, id, { approved: false }),
    await makeTimeline(app.deps, person, id, { approved: false }),
  ]
  await app.call('POST /posts/:id/report', { params: { id }, body: { reason: 'x' } }, { as: person })
  const form = { name: 'Rahima', phone: '01712345678', desc: 'x' }
  const { request } = (await app.call('POST /support', { form }, { as: person })).body
  for (const [kind, count] of [
    ['timeline', 2],
    ['flag', 1],
    ['support', 1],
  ] as const)
    expect(await ofKind(kind)).toMatchObject({ waiting: count, late: 0, oldest: expect.any(String) })
  const as = { as: admin }
  await app.call('PATCH /timelines/:id/toggle', { params: { id: entry }, body: {} }, as)
  const params = { postId: id, timelineId: gone }
  await app.call('DELETE /timelines/post/:postId/:timelineId', { params }, as)
  await app.call('POST /admin/reported-posts/:id', { params: { id }, body: { action: 'delete' } }, as)
  const body = { status: 'action-taken' } as const
  await app.call('PATCH /support/:id/status', { params: { id: request._id }, body }, as)
  expect((await figures()).kinds.slice(1, 4)).toMatchObject([
    { kind: 'timeline', waiting: 0, decided: 2, sentBack: 1, median: expect.any(Number) },
    { kind: 'flag', waiting: 0, decided: 1, sentBack: 1, median: expect.any(Number) },
    { kind: 'support', waiting: 0, decided: 1, sentBack: 0, median: expect.any(Number) },
  ])
})

test('what has waited for more than a day is late; without a name, once that is certain', async () => {
  const late = async () => (await ofKind('post'))?.late
  await waiting(23)
  expect(await late()).toBe(0)
  await waiting(25)
  expect(await late()).toBe(1)
  // A post filed yesterday with only its day known may be less than 24 hours old, even after midnight.
  await waiting((Date.now() - dayOf(hoursAgo(24)).getTime()) / hour, true)
  expect(await late()).toBe(1)
  await waiting(73, true)
  expect(await late()).toBe(2)
  expect((await ofKind('post'))?.oldest).toBe(dayOf(hoursAgo(73)).toISOString())
})

test('the days say how much waited then, today how much does now', async () => {
  const { days } = await figures()
  const noted = days.at(-3)?.day
  await sql`insert into waiting_days values (${noted}, 'post', 7), ('2020-01-01', 'post', 9)`.execute(
    app.deps.kysely,
  )
  const post = await ofKind('post')
  expect(post?.history).toEqual([...Array(11).fill(null), 7, null, post?.waiting])
})
