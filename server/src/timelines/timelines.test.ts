import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { waitingFor } from '../test/locks.ts'
import { makePicture, makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { photo, sample, tracesIn } from '../test/samples.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Rina' })
  stranger = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Officer Nasrin' })
})
afterAll(() => app.close())

const add = (postId: string, form: object, as: TestPerson = author) =>
  app.call('POST /timelines/post/:postId', { params: { postId }, form: form as never }, { as })
const listOf = async (postId: string, as?: TestPerson) =>
  (await app.call('GET /timelines/post/:postId/approved', { params: { postId } }, { as })).body
const toggle = (id: string, action?: 'approve' | 'unapprove') =>
  app.call('PATCH /timelines/:id/toggle', { params: { id }, body: action ? { action } : {} }, { as: admin })
const statusOf = async (address: string | undefined) => (await app.request(address ?? '/nothing')).status

const whole = {
  title: ' Arrested ',
  date: '2026-02-28',
  desc: 'In the morning.',
  location: 'খুলনা',
  source: 'https://example.com/news',
}

// Shows spec 3.5, 4.18, 4.19, 6.11, 6.15, 7.21, 8.83, 8.86.
test('an entry with evidence waits, is approved and seen, in the words of the product', async () => {
  const postId = await makePost(app.deps, author)
  const evidence = [
    new File([await photo()], 'home.jpg', { type: 'image/jpeg' }),
    new File([new Uint8Array(sample('sound.mp3'))], 'sound.mp3', { type: 'audio/mpeg' }),
  ]
  const { status, body } = await add(postId, {
    ...whole,
    evidence,
    alts: ['A man in handcuffs', ' কেউ বলছে: থামো। '],
  })
  expect([status, body.message]).toEqual([201, 'Timeline is sent for approval'])
  expect(body.timeline).toMatchObject({
    ...whole,
    title: 'Arrested',
    postId,
    isApproved: false,
    evidence: [
      { type: 'image', alt: 'A man in handcuffs' },
      { type: 'audio', alt: 'কেউ বলছে: থামো।' },
    ],
    createdBy: { _id: author.user.id, name: 'Rina', isPrivate: false },
    can: { delete: true, moderate: false },
  })
  for (const as of [undefined, stranger, author]) {
    expect(await listOf(postId, as)).toMatchObject({ timelines: [], total: 0, totalPages: 0 })
  }
  expect((await listOf(postId, admin)).timelines).toMatchObject([
    { isApproved: false, can: { moderate: true } },
  ])
  const approved = await toggle(body.timeline._id, 'approve')
  expect([approved.status, approved.body.message]).toEqual([200, 'Timeline approved'])
  const { timelines, total } = await listOf(postId)
  expect([timelines[0]?._id, timelines[0]?.isApproved, total]).toEqual([body.timeline._id, true, 1])
  const served = await app.request(timelines[0]?.evidence[0]?.url ?? '')
  expect(tracesIn(Buffer.from(await served.arrayBuffer()))).toEqual([])
})

// Shows spec 5.32.
test.each([
  ['title', { ...whole, title: ' ' }, 'Title is required'],
  ['date', { title: 'T' }, 'Date is required'],
  ['date', { ...whole, date: ' ' }, 'Date is required'],
  ['date', { ...whole, date: '2026-02-30' }, 'This is not a valid date'],
  ['date', { ...whole, date: 'yesterday' }, 'This is not a valid date'],
  ['date', { ...whole, date: '2026-02-28Tea' }, 'This is not a valid date'],
  ['source', { ...whole, source: 'no address' }, 'Please enter a valid URL'],
  ['location', { ...whole, location: 'x'.repeat(201) }, 'This text is too long'],
  ['alts', { ...whole, alts: ['Of no file'] }, 'There are more descriptions than files'],
])('an entry needs a good %s: %j', async (field, form, message) => {
  const { status, body } = await add(await makePost(app.deps, author), form)
  expect(status).toBe(400)
  expect(body).toMatchObject({ message, errors: { [field]: message } })
})

// Shows spec 5.33.
test('a date may come as the beginning of a time, and nothing but it and a title need be said', async () => {
  const form = { title: 'Arrested', date: '2026-03-01T22:30:00.000Z' }
  const { body } = await add(await makePost(app.deps, author), form)
  expect(body.timeline).toMatchObject({
    date: '2026-03-01',
    desc: '',
    location: '',
    source: '',
    evidence: [],
  })
})

// Shows spec 5.34.
test('evidence is a picture, a video or a recording', async () => {
  const evidence = [new File(['<html></html>'], 'page.html', { type: 'text/html' })]
  const { status, body } = await add(await makePost(app.deps, author), { ...whole, evidence })
  expect([status, body.errors]).toEqual([415, { evidence: 'Invalid file type' }])
})

// Shows spec 7.21.
test('the entries of a post stand the latest day first, page by page', async () => {
  const postId = await makePost(app.deps, author)
  for (const date of ['2026-01-02', '2026-03-01', '2026-01-01']) {
    await makeTimeline(app.deps, author, postId, { date })
  }
  const { timelines } = await listOf(postId)
  expect(timelines.map(({ date }) => date)).toEqual(['2026-03-01', '2026-01-02', '2026-01-01'])
  const query = { page: 2, limit: 2 }
  const second = await app.call('GET /timelines/post/:postId/approved', { params: { postId }, query })
  expect(second.body).toMatchObject({ timelines: [{ date: '2026-01-01' }], total: 3, totalPages: 2 })
})

test('of the entries of one day the one that was added last stands first, on every page', async () => {
  const postId = await makePost(app.deps, author)
  const added: string[] = []
  for (const _time of [1, 2, 3]) {
    added.push(await makeTimeline(app.deps, author, postId, { date: '2026-01-02' }))
  }
  const pageOf = async (page: number) => {
    const query = { page, limit: 2 }
    return (await app.call('GET /timelines/post/:postId/approved', { params: { postId }, query })).body
      .timelines
  }
  const listed = [...(await pageOf(1)), ...(await pageOf(2))].map(({ _id }) => _id)
  expect(listed).toEqual(added.toReversed())
})

describe('deciding on an entry', () => {
  // Shows spec 4.20, 7.23.
  test('without an action takes the other side each time', async () => {
    const id = await makeTimeline(app.deps, author, await makePost(app.deps, author), { approved: false })
    expect((await toggle(id)).body.timeline.isApproved).toBe(true)
    const back = await toggle(id)
    expect([back.body.message, back.body.timeline.isApproved]).toEqual(['Timeline unapproved', false])
    const audited = await app.deps.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('sort_key')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['timeline.approve', 'timeline.unapprove'])
  })

  test('twice the same way happens once, also at the same moment', async () => {
    const id = await makeTimeline(app.deps, author, await makePost(app.deps, author), { approved: false })
    const answers = await Promise.all([toggle(id, 'approve'), toggle(id, 'approve'), toggle(id, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('that takes it out of public view kills the addresses of its evidence', async () => {
    const { timeline } = (
      await add(await makePost(app.deps, author), { ...whole, evidence: [await makePicture()] })
    ).body
    await toggle(timeline._id)
    const address = timeline.evidence[0]?.url
    expect(await statusOf(address)).toBe(200)
    const hidden = (await toggle(timeline._id)).body.timeline.evidence[0]?.url
    expect([await statusOf(address), await statusOf(hidden)]).toEqual([404, 200])
  })
})

test('evidence leaves public view with its post, and goes away with it', async () => {
  const postId = await makePost(app.deps, author)
  const { timeline } = (await add(postId, { ...whole, evidence: [await makePicture()] })).body
  await toggle(timeline._id)
  const address = async () => (await listOf(postId, admin)).timelines[0]?.evidence[0]?.url
  const seen = [await address()]
  const body = { action: 'disapprove' } as const
  await app.call('POST /posts/admin/toggle-approval/:id', { params: { id: postId }, body }, { as: admin })
  seen.push(await address())
  const approve = { action: 'approve' } as const
  const params = { id: postId }
  await app.call('POST /posts/admin/toggle-approval/:id', { params, body: approve }, { as: admin })
  await app.call('PUT /posts/:id', { params, form: { title: 'T', desc: 'D' } }, { as: author })
  seen.push(await address())
  expect(new Set(seen).size).toBe(3)
  expect(await Promise.all(seen.map(statusOf))).toEqual([404, 404, 200])
  expect((await app.call('DELETE /posts/:id', { params }, { as: author })).status).toBe(200)
  expect(await statusOf(seen[2])).toBe(404)
})

// Shows spec 6.10, 7.21, 8.85.
test('an entry goes away for its creator and admins, through its own post only', async () => {
  const postId = await makePost(app.deps, author)
  const elsewhere = await makePost(app.deps, author)
  const { timeline } = (await add(postId, { ...whole, evidence: [await makePicture()] })).body
  const remove = (on: string, as: TestPerson) => {
    const params = { postId: on, timelineId: timeline._id }
    return app.call('DELETE /timelines/post/:postId/:timelineId', { params }, { as })
  }
  expect((await remove(elsewhere, author)).status).toBe(404)
  expect((await remove(postId, stranger)).body.code).toBe('timeline_not_found')
  await toggle(timeline._id)
  expect((await remove(postId, stranger)).body.message).toBe(
    'You do not have permission to delete this timeline.',
  )
  const { status, body } = await remove(postId, author)
  expect([status, body.message]).toEqual([200, 'Timeline deleted successfully'])
  expect(await statusOf(timeline.evidence[0]?.url)).toBe(404)
})

// Shows spec 6.15, 7.22.
test('admins see what waits, the oldest first, and search it by its words and not by who wrote it', async () => {
  const writer = await makePerson(app.deps, { name: 'Shahana' })
  const postId = await makePost(app.deps, writer)
  const first = await makeTimeline(app.deps, writer, postId, { title: 'Zebra one', approved: false })
  const second = await makeTimeline(app.deps, writer, postId, { desc: 'the zebra', approved: false })
  await makeTimeline(app.deps, writer, postId, { title: 'Zebra seen' })
  const pending = async (query: object) =>
    (await app.call('GET /timelines/pending', { query }, { as: admin })).body
  const found = await pending({ search: 'ZEBRA' })
  expect(found.timelines.map(({ _id }) => _id)).toEqual([first, second])
  expect(await pending({ search: 'ZEBRA', limit: 1, page: 2 })).toMatchObject({
    ...{ timelines: [{ _id: second }], total: 2, currentPage: 2, totalPages: 2 },
  })
  expect((await pending({ search: 'Shahana' })).total).toBe(0)
  for (let made = 0; made < 10; made += 1) await makeTimeline(app.deps, writer, postId, { approved: false })
  expect((await pending({})).timelines).toHaveLength(9)
})

test('the author of an anonymous post stays unknown in its timeline; an admin who adds to it does not', async () => {
  const writer = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  const postId = await makePost(app.deps, writer, { isAnonymous: true })
  const waiting = (await add(postId, whole, writer)).body.timeline
  expect(waiting.createdBy).toEqual({ _id: writer.user.id, name: 'Zubaida Parvin', isPrivate: true })
  const approved = await makeTimeline(app.deps, writer, postId)
  const theirs = await makeTimeline(app.deps, admin, postId, { date: '2020-01-01' })
  const superAdmin = await makePerson(app.deps, { superAdmin: true })
  for (const viewer of [undefined, stranger, admin, superAdmin]) {
    const answers: string[] = []
    const ask = async (path: string, method = 'GET') =>
      answers.push(await (await app.request(`/api${path}`, { method }, viewer)).text())
    await ask(`/timelines/post/${postId}/approved`)
    await ask('/timelines/pending?limit=100')
    await ask('/timelines/pending?search=Zubaida')
    for (const id of [waiting._id, approved]) await ask(`/timelines/${id}/toggle`, 'PATCH')
    for (const id of [waiting._id, approved]) await ask(`/timelines/${id}/toggle`, 'PATCH')
    if (viewer === superAdmin) await ask(`/timelines/post/${postId}/${approved}`, 'DELETE')
    const secrets = [writer.user.id, 'Zubaida', 'Parvin']
    for (const answer of answers) expect(secrets.filter((secret) => answer.includes(secret))).toEqual([])
  }
  const entry = (await listOf(postId)).timelines.find(({ _id }) => _id === theirs)
  expect(entry?.createdBy).toEqual({ _id: admin.user.id, name: 'Officer Nasrin', isPrivate: false })
  const audited = JSON.stringify(await app.deps.kysely.selectFrom('audit_log').selectAll().execute())
  expect(audited).toContain('timeline.delete')
  expect(audited).not.toContain(writer.user.id)
})

test('whoever deletes an entry waits for its post first, as whoever deletes the post with its entries does', async () => {
  const postId = await makePost(app.deps, author)
  const timelineId = await makeTimeline(app.deps, author, postId)
  const rows = { held: { table: 'posts', id: postId }, free: { table: 'timelines', id: timelineId } }
  const params = { postId, timelineId }
  const { status } = await waitingFor(app.deps, rows, () =>
    app.call('DELETE /timelines/post/:postId/:timelineId', { params }, { as: author }),
  )
  expect(status).toBe(200)
})
