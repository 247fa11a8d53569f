import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
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
    pendingTimelines: none,
    supportRequests: none,
    appeals: none,
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
    pendingTimelines: { count: 2, oldest: time },
    supportRequests: { count: 1, oldest: request.createdAt },
    appeals: none,
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
    pendingTimelines: { count: 1, oldest: time },
    supportRequests: none,
    appeals: none,
  })
})

test('counts whatever has open flags, each thing once', async () => {
  const before = (await summary()).reportedPosts.count
  const id = await makeComment(app.deps, person, await makePost(app.deps, person))
  for (const as of [person, admin])
    await app.call('POST /flags', { body: { kind: 'comment', id, reason: 'spam', text: '' } }, { as })
  expect((await summary()).reportedPosts).toEqual({ count: before + 1, oldest: expect.any(String) })
})
