import type { Notification } from '@bichar/contract/notifications.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { askedFor } from '../test/jobs.ts'
import { makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { pushNotification } from './pushing.ts'
import { lookAtWaiting, notifyWaiting, notifyWaitingJob } from './waiting.ts'
import { countWaiting, noticeOf } from './waitingStore.ts'

let app: TestApp
let admin: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

const list = async (as = admin) => (await app.call('GET /notifications', {}, { as })).body
/** Waits until the admins' notification of one kind has this count, and returns it. */
async function told(kind: Notification['kind'], count: number): Promise<Notification[]> {
  let found: Notification[] = []
  await eventually(async () => {
    found = (await list()).notifications.filter((each) => each.kind === kind)
    expect(found.map(({ data }) => data.count)).toEqual(count ? [count] : [])
  })
  return found
}
const approve = (id: string) =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action: 'approve' } },
    { as: admin },
  )

test('forty posts that wait are one notification, unread once, until none waits', async () => {
  const before = (await list()).unreadCount
  const ids: string[] = []
  for (let made = 0; made < 40; made++) ids.push(await makePost(app.deps, person, { review: 'waiting' }))
  const [notice] = await told('post_waiting', 40)
  expect(notice).toMatchObject({
    title: '40 posts wait for review',
    link: '/admin/pending-posts',
    targetAudience: 'admins',
    isRead: false,
    data: { count: 40 },
  })
  expect((await list()).unreadCount).toBe(before + 1)
  expect((await list(person)).notifications).toEqual([])
  await app.call('PUT /notifications/:id/read', { params: { id: notice?._id ?? '' } }, { as: admin })
  for (const id of ids.slice(1, 20)) await approve(id)
  await app.deps.kysely.deleteFrom('posts').where('id', 'in', ids.slice(20)).execute()
  await approve(ids[0] ?? '')
  await told('post_waiting', 0)
  expect((await list()).unreadCount).toBe(before)
})

test('what is decided, edited and deleted is counted, and an answered number stays read', async () => {
  const [first = '', second = ''] = [
    await makePost(app.deps, person, { review: 'waiting' }),
    await makePost(app.deps, person, { review: 'waiting' }),
  ]
  const [notice] = await told('post_waiting', 2)
  await app.call('PUT /notifications/:id/read', { params: { id: notice?._id ?? '' } }, { as: admin })
  await approve(first)
  expect(await told('post_waiting', 1)).toMatchObject([
    { _id: notice?._id, isRead: true, title: 'A post waits for review' },
  ])
  const form = { title: 'Better', desc: 'x' }
  await app.call('PUT /posts/:id', { params: { id: first }, form }, { as: person })
  await told('post_waiting', 2)
  for (const id of [first, second]) await app.call('DELETE /posts/:id', { params: { id } }, { as: person })
  await told('post_waiting', 0)
})

test('entries, flags and requests for support are told of alike', async () => {
  const id = await makePost(app.deps, person)
  const entry = await makeTimeline(app.deps, person, id, { approved: false })
  await app.call('POST /posts/:id/report', { params: { id }, body: { reason: 'x' } }, { as: person })
  const form = { name: 'Rahima', phone: '01712345678', desc: 'x' }
  const { request } = (await app.call('POST /support', { form }, { as: person })).body
  expect(await told('timeline_waiting', 1)).toMatchObject([{ link: '/admin/pending-timelines' }])
  expect(await told('flag_waiting', 1)).toMatchObject([{ link: '/admin/reported-posts' }])
  expect(await told('support_waiting', 1)).toMatchObject([{ link: '/admin/support-requests' }])
  const as = { as: admin }
  await app.call('PATCH /timelines/:id/toggle', { params: { id: entry }, body: {} }, as)
  await app.call('POST /admin/reported-posts/:id', { params: { id }, body: { action: 'ignore' } }, as)
  const body = { status: 'action-taken' } as const
  await app.call('PATCH /support/:id/status', { params: { id: request._id }, body }, as)
  for (const kind of ['timeline_waiting', 'flag_waiting', 'support_waiting'] as const) await told(kind, 0)
})

test('admins are called at once, and then no more than once in a quarter of an hour', async () => {
  const { kysely } = app.deps
  // Later than all calls that the other tests have caused.
  const start = Date.now() + 60 * 60_000
  const atMinute = (minute: number) => new Date(start + minute * 60_000)
  const tell = (because: 'come' | 'left' | 'late', minute: number) =>
    notifyWaiting(app.deps, { kind: 'support', because }, atMinute(minute))
  const ask = () =>
    sql`insert into support_requests (id, user_id, name, phone, description, status, created_at)
      values (${newId()}, ${person.user.id}, 'x', '8801712345678', 'x', 'pending', now())`.execute(kysely)
  const notice = () => kysely.transaction().execute((tx) => noticeOf(tx, 'support'))
  const pushed = async (id: string | undefined) =>
    (await askedFor(app.deps, pushNotification)).filter(({ data }) => data.notificationId === id).length
  const later = async () =>
    (await askedFor(app.deps, notifyWaitingJob)).filter(
      ({ data, seconds }) => data.because === 'late' && data.kind === 'support' && seconds > 20 * 60,
    ).length

  await ask()
  await tell('come', 0)
  const first = await notice()
  expect([first?.count, await pushed(first?.id), await later()]).toEqual([1, 1, 0])
  await ask()
  await tell('come', 1)
  await ask()
  await tell('come', 14)
  expect(await notice()).toEqual({ id: first?.id, count: 3 })
  expect([await pushed(first?.id), await later()]).toEqual([1, 1])
  await tell('late', 15)
  const second = await notice()
  expect(second?.id).not.toBe(first?.id)
  expect([second?.count, await pushed(second?.id)]).toEqual([3, 1])
  await tell('late', 15)
  expect((await notice())?.id).toBe(second?.id)
  await sql`update support_requests set status = 'action-taken'`.execute(kysely)
  await tell('left', 16)
  expect(await notice()).toBeUndefined()
  await ask()
  await tell('come', 17)
  const third = await notice()
  expect([third?.count, await pushed(third?.id), await later()]).toEqual([1, 0, 2])
  await tell('come', 31)
  expect(await pushed((await notice())?.id)).toBe(1)
  await sql`delete from support_requests`.execute(kysely)
  await tell('left', 32)
})

test('a decision on something else does not tell of what is anonymous before the hour', async () => {
  await makePost(app.deps, person, { review: 'waiting', isAnonymous: true })
  await notifyWaiting(app.deps, { kind: 'post', because: 'left' })
  expect((await list()).notifications.map(({ kind }) => kind)).not.toContain('post_waiting')
})

test('every hour makes up for what was missed, and notes what waits of the day', async () => {
  await makePost(app.deps, person, { review: 'waiting', isAnonymous: true })
  await lookAtWaiting(app.deps, new Date('2026-03-04T17:30:00Z'))
  await lookAtWaiting(app.deps, new Date('2026-03-04T18:30:00Z'))
  expect((await list()).notifications.map(({ kind }) => kind)).toContain('post_waiting')
  const waiting = await countWaiting(app.deps.kysely, 'post')
  const { rows } = await app.deps.pool.query(
    `select day::text, waiting from waiting_days where kind = 'post' and day < '2026-04-01' order by day`,
  )
  expect(rows).toEqual([
    { day: '2026-03-04', waiting },
    { day: '2026-03-05', waiting },
  ])
})

test('what grew without a call is news to the look of the hour', async () => {
  const start = Date.now() + 3 * 60 * 60_000
  const look = (minute: number) =>
    notifyWaiting(app.deps, { kind: 'support', because: 'look' }, new Date(start + minute * 60_000))
  const ask = () =>
    sql`insert into support_requests (id, user_id, name, phone, description, status, created_at)
      values (${newId()}, ${person.user.id}, 'x', '8801712345678', 'x', 'pending', now())`.execute(
      app.deps.kysely,
    )
  const notice = () => app.deps.kysely.transaction().execute((tx) => noticeOf(tx, 'support'))
  await ask()
  await look(0)
  const first = await notice()
  await look(60)
  expect(await notice()).toEqual(first)
  await ask()
  await look(120)
  const second = await notice()
  expect(second?.count).toBe(2)
  expect(second?.id).not.toBe(first?.id)
  const pushes = (await askedFor(app.deps, pushNotification)).map(({ data }) => data.notificationId)
  expect(pushes).toEqual(expect.arrayContaining([first?.id, second?.id]))
  await sql`delete from support_requests`.execute(app.deps.kysely)
  await look(180)
})
