import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

const summary = async () => (await app.call('GET /admin/summary', {}, { as: admin })).body.summary

test('counts what waits, and says since when', async () => {
  const none = { count: 0, oldest: null }
  expect(await summary()).toEqual({
    pendingPosts: none,
    reportedPosts: none,
    flaggedOthers: none,
    pendingTimelines: none,
    supportRequests: none,
    appeals: none,
    pendingSuspects: none,
  })

  const filedAt = new Date('2026-01-02T03:04:05.000Z')
  await makePost(app.deps, person, { review: 'waiting' })
  const oldest = await makePost(app.deps, person, { review: 'waiting', filedAt })
  const id = await makePost(app.deps, person)
  for (const as of [person, admin]) {
    await app.call('POST /posts/:id/report', { params: { id }, body: { reason: 'x' } }, { as })
  }
  const timeline = await makeTimeline(app.deps, person, id, { approved: false })
  await makeTimeline(app.deps, person, id, { approved: false })
  const form = { name: 'Rahima', phone: '01712345678', desc: 'x' }
  const { request } = (await app.call('POST /support', { form }, { as: person })).body
  const time = expect.any(String)
  expect(await summary()).toEqual({
    pendingPosts: { count: 2, oldest: filedAt.toISOString() },
    reportedPosts: { count: 1, oldest: time },
    flaggedOthers: none,
    pendingTimelines: { count: 2, oldest: time },
    supportRequests: { count: 1, oldest: request.createdAt },
    appeals: none,
    pendingSuspects: none,
  })

  const as = { as: admin }
  await app.call('DELETE /posts/:id', { params: { id: oldest } }, as)
  await app.call('POST /admin/reported-posts/:id', { params: { id }, body: { action: 'ignore' } }, as)
  await app.call('PATCH /timelines/:id/toggle', { params: { id: timeline }, body: {} }, as)
  await app.call(
    'PATCH /support/:id/status',
    { params: { id: request._id }, body: { status: 'action-taken' } },
    as,
  )
  expect(await summary()).toEqual({
    pendingPosts: { count: 1, oldest: time },
    reportedPosts: none,
    flaggedOthers: none,
    pendingTimelines: { count: 1, oldest: time },
    supportRequests: none,
    appeals: none,
    pendingSuspects: none,
  })
})

test('counts whatever has open flags, each thing once', async () => {
  const { reportedPosts, flaggedOthers } = await summary()
  const id = await makeComment(app.deps, person, await makePost(app.deps, person))
  for (const as of [person, admin])
    await app.call('POST /flags', { body: { kind: 'comment', id, reason: 'spam', text: '' } }, { as })
  expect(await summary()).toMatchObject({
    reportedPosts,
    flaggedOthers: { count: flaggedOthers.count + 1, oldest: expect.any(String) },
  })
})

test('what was decided on the desk is counted no more, until it is undone', async () => {
  const postId = await makePost(app.deps, person, { review: 'waiting' })
  const publicId = await makePost(app.deps, person)
  const entry = await makeTimeline(app.deps, person, publicId, { approved: false })
  const suspect = await makeSuspect(app.deps, person, { proposed: true })
  const comment = await makeComment(app.deps, person, publicId)
  for (const [kind, id] of [
    ['post', publicId],
    ['comment', comment],
  ] as const)
    await app.call('POST /flags', { body: { kind, id, reason: 'spam', text: '' } }, { as: person })
  const form = { name: 'Rahima', phone: '01712345678', desc: 'x' }
  const { request } = (await app.call('POST /support', { form }, { as: person })).body
  const counts = async () =>
    Object.fromEntries(Object.entries(await summary()).map(([kind, { count }]) => [kind, count]))
  const before = await counts()
  const desk = deskOf(app, admin)
  const items = [
    ['post', postId, 'approve', 'pendingPosts'],
    ['timeline', entry, 'approve', 'pendingTimelines'],
    ['suspect', suspect, 'show', 'pendingSuspects'],
    ['flag', publicId, 'keep', 'reportedPosts'],
    ['flag', comment, 'keep', 'flaggedOthers'],
    ['support', request._id, 'resolve', 'supportRequests'],
  ] as const
  for (const [kind, id, action, counted] of items) {
    const { version } = (await desk.read(kind, id)).body.item
    const [decision] = (await desk.decide({ kind, id, version, action })).body.decisions
    expect(await counts(), kind).toEqual({ ...before, [counted]: (before[counted] ?? 0) - 1 })
    await desk.undo(decision?._id ?? '')
    expect(await counts(), kind).toEqual(before)
  }
  // Decided and gone, it is not subtracted twice.
  const { version } = (await desk.read('post', postId)).body.item
  await desk.decide({ kind: 'post', id: postId, version, action: 'approve' })
  await app.call('DELETE /posts/:id', { params: { id: postId } }, { as: person })
  expect((await counts()).pendingPosts).toBe((before.pendingPosts ?? 0) - 1)
})

test('an appeal calls only those who may judge it', async () => {
  const [decider, judge, member] = await Promise.all([
    makePerson(app.deps, { role: 'admin' }),
    makePerson(app.deps, { role: 'admin' }),
    makePerson(app.deps),
  ])
  const { rows } = await app.deps.pool.query<{ count: number }>('select count(*)::integer from sanctions')
  await app.deps.pool.query(
    `insert into sanctions (id, user_id, kind, reason, by_id, appeal, appealed_at, created_at)
      values (gen_random_uuid(), $1, 'warning', 'x', $2, 'No', now(), now())`,
    [member.user.id, decider.user.id],
  )
  const appeals = async (as: TestPerson) =>
    (await app.call('GET /admin/summary', {}, { as })).body.summary.appeals
  expect(rows).toEqual([{ count: 0 }])
  expect(await appeals(judge)).toEqual({ count: 1, oldest: expect.any(String) })
  expect(await appeals(decider)).toEqual({ count: 0, oldest: null })
})
