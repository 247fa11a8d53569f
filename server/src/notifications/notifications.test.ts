import type { CallInput } from '@bichar/contract/api.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId, sortKeyAt } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { openLockedPhone } from '../test/lockedPhone.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let superAdmin: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  superAdmin = await makePerson(app.deps, { superAdmin: true })
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

type Sent = Partial<CallInput<'POST /notifications/custom'>['body']>

const message = { title: 'Be careful', description: 'The bridge is closed.' }
const send = (sent: Sent, as: TestPerson = superAdmin) =>
  app.call('POST /notifications/custom', { body: { ...message, ...sent } }, { as })
const sentId = async (sent: Sent) => (await send(sent)).body.notification._id
const listOf = async (as: TestPerson, query: CallInput<'GET /notifications'>['query'] = {}) =>
  (await app.call('GET /notifications', { query }, { as })).body
const sentList = async (query: CallInput<'GET /notifications/admin'>['query'] = {}) =>
  (await app.call('GET /notifications/admin', { query }, { as: admin })).body
const read = (id: string, as: TestPerson) =>
  app.call('PUT /notifications/:id/read', { params: { id } }, { as })
const readAll = (as: TestPerson) => app.call('PUT /notifications/read-all', {}, { as })
const retract = (id: string, as: TestPerson = superAdmin) =>
  app.call('DELETE /notifications/:id', { params: { id } }, { as })

/** Notifications to one person with times in the past, as if each had been sent then. */
async function madeEarlier(person: TestPerson, minutes: readonly number[]): Promise<string[]> {
  const rows = minutes.map((ago) => {
    const created_at = new Date(Date.now() - ago * 60_000)
    const data = JSON.stringify({ postTitle: 'A post' })
    return {
      id: newId(),
      user_id: person.user.id,
      kind: 'post_approved' as const,
      data,
      created_at,
    }
  })
  await app.deps.kysely.insertInto('notifications').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** An account that was created long ago. */
async function oldPerson(): Promise<TestPerson> {
  const person = await makePerson(app.deps)
  await app.deps.kysely
    .insertInto('notification_marks')
    .values({ user_id: person.user.id, read_up_to: sortKeyAt(new Date('2026-01-01')) })
    .execute()
  return person
}

describe('a message of a super admin', () => {
  // Shows spec 3.8, 7.30, 8.107.
  test('to everybody is found by everybody, unread, and counts', async () => {
    const person = await makePerson(app.deps)
    const { status, body } = await send({ targetAudience: 'all', link: '/suspects' })
    expect([status, body.message]).toEqual([201, 'Notification sent successfully'])
    expect(body.notification).toMatchObject({ user: null, targetAudience: 'all' })
    for (const as of [person, admin, superAdmin]) {
      const { notifications, unreadCount } = await listOf(as)
      expect(notifications[0]).toEqual({
        ...message,
        _id: body.notification._id,
        kind: 'message',
        data: {},
        link: '/suspects',
        isRead: false,
        createdAt: expect.any(String),
        createdBy: { avatar: null },
        targetAudience: 'all',
        category: { type: 'all', label: 'All' },
      })
      expect(unreadCount).toBeGreaterThanOrEqual(1)
    }
  })

  // Shows spec 3.21, 7.30.
  test('to an audience is for nobody else', async () => {
    const person = await makePerson(app.deps)
    const ids = {
      users: await sentId({ targetAudience: 'users' }),
      admins: await sentId({ targetAudience: 'admins' }),
    }
    const found = async (as: TestPerson) =>
      (await listOf(as, { limit: 100 })).notifications.map(({ _id }) => _id)
    expect(await found(person)).toContain(ids.users)
    expect(await found(person)).not.toContain(ids.admins)
    expect(await found(admin)).toContain(ids.admins)
    expect(await found(admin)).not.toContain(ids.users)
    expect([(await read(ids.admins, person)).status, (await read(ids.users, admin)).status]).toEqual([
      404, 404,
    ])
  })

  // Shows spec 3.8, 7.30.
  test('to one person is for them alone, whatever else is sent along', async () => {
    const [person, stranger] = [await makePerson(app.deps, { name: 'Rina' }), await makePerson(app.deps)]
    const sent = { userId: person.user.id, targetAudience: 'all', socketId: 'x' } as const
    const { notification } = (await send(sent)).body
    expect(notification).toMatchObject({
      targetAudience: null,
      category: { type: 'individual', label: 'Individual' },
      user: { _id: person.user.id, name: 'Rina' },
    })
    expect((await listOf(person)).notifications[0]?._id).toBe(notification._id)
    expect((await listOf(person)).unreadCount).toBe(1)
    expect((await listOf(stranger)).unreadCount).toBe(0)
    expect((await read(notification._id, stranger)).body.code).toBe('notification_not_found')
  })

  test('to ten thousand people is one row', async () => {
    await sql`
      insert into users (id, name, phone, password_hash)
      select gen_random_uuid(), 'P', '880' || lpad(n::text, 10, '0'), '' from generate_series(1, 10000) n`.execute(
      app.deps.kysely,
    )
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from notifications) + (select count(*) from notification_reads)
          + (select count(*) from boss.job where name = 'notifications.deliver') as count`.execute(
        app.deps.kysely,
      )
      return Number(rows[0]?.count)
    }
    const before = await count()
    await send({ targetAudience: 'users' })
    // The row, and the one job that notifies connected windows.
    expect((await count()) - before).toBe(2)
  })

  test('from before an account existed is listed as read and does not count', async () => {
    const id = await sentId({ targetAudience: 'all' })
    const newcomer = await makePerson(app.deps)
    const { notifications, unreadCount } = await listOf(newcomer)
    expect(unreadCount).toBe(0)
    expect(notifications.find(({ _id }) => _id === id)?.isRead).toBe(true)
  })

  // Shows spec 5.71.
  test.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['title', { title: 'x'.repeat(201) }, 'This text is too long'],
    ['description', { description: '' }, 'Description is required'],
    ['link', { link: 'javascript:alert(1)' }, 'Please enter a path of this app or a full address'],
    ['link', { link: '//example.com' }, 'Please enter a path of this app or a full address'],
    ['targetAudience', { targetAudience: undefined }, 'Please choose who gets it'],
    ['targetAudience', { targetAudience: 'everyone' }, 'This value is not one of the allowed ones'],
    ['userId', { userId: 'nobody' }, 'This is not a valid id'],
  ])('needs a good %s: %j', async (field, wrong, said) => {
    const { status, body } = await send({ targetAudience: 'all', ...(wrong as Sent) })
    expect([status, body.errors]).toEqual([400, { [field]: said }])
  })

  // Shows spec 2.122.
  test('has as many readers as its audience has accounts, which only who may send it is told', async () => {
    const sizes = (as: TestPerson) => app.call('GET /notifications/audiences', {}, { as })
    const { audiences: before } = (await sizes(superAdmin)).body
    await makePerson(app.deps)
    await makePerson(app.deps)
    await makePerson(app.deps, { role: 'admin' })
    const { audiences: after } = (await sizes(superAdmin)).body
    expect(after).toEqual({ all: before.all + 3, users: before.users + 2, admins: before.admins + 1 })
    expect(after.all).toBe(after.users + after.admins)
    expect((await sizes(admin)).body.message).toBe('Only super admins can send notifications')
  })

  // Shows spec 6.19, 6.20, 6.21.
  test('is for super admins to send and to delete, in the words of the product', async () => {
    const id = await sentId({ targetAudience: 'all' })
    for (const as of [admin, await makePerson(app.deps)]) {
      expect((await send({ targetAudience: 'all' }, as)).body.message).toBe(
        'Only super admins can send notifications',
      )
      expect((await retract(id, as)).body.message).toBe('Only super admins can delete notifications')
    }
  })

  // Shows spec 7.31, 8.109.
  test('that is deleted is gone for everybody, and stays in the audit log', async () => {
    const person = await makePerson(app.deps)
    const id = await sentId({ targetAudience: 'users' })
    await read(id, person)
    const { status, body } = await retract(id)
    expect([status, body.message]).toEqual([200, 'Notification deleted successfully'])
    expect((await listOf(person)).notifications.map(({ _id }) => _id)).not.toContain(id)
    expect((await sentList()).notifications.map(({ _id }) => _id)).not.toContain(id)
    expect((await retract(id)).status).toBe(404)
    const audited = await app.deps.kysely
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('sort_key')
      .execute()
    const detail = { title: 'Be careful', to: 'users' }
    expect(audited).toEqual([
      { action: 'notification.send', detail },
      { action: 'notification.delete', detail },
    ])
  })
})

describe('reading', () => {
  // Shows spec 3.9, 4.27, 7.29.
  test('one takes it off the count, once', async () => {
    const person = await makePerson(app.deps)
    const ids = [await sentId({ userId: person.user.id }), await sentId({ targetAudience: 'all' })]
    expect((await listOf(person)).unreadCount).toBe(2)
    const first = await read(ids[0] ?? '', person)
    expect([first.body.notification.isRead, first.body.unreadCount]).toEqual([true, 1])
    expect((await read(ids[0] ?? '', person)).body.unreadCount).toBe(1)
    expect((await read(ids[1] ?? '', person)).body.unreadCount).toBe(0)
    expect((await listOf(person)).notifications.slice(0, 2).map(({ isRead }) => isRead)).toEqual([true, true])
    expect((await listOf(await makePerson(app.deps))).unreadCount).toBe(0)
  })

  // Shows spec 2.42.
  test('all of a long past writes no row for each of them', async () => {
    const person = await oldPerson()
    await madeEarlier(
      person,
      Array.from({ length: 500 }, (_, index) => 10 + index),
    )
    // The title states the whole number; only the badge stops at 99.
    expect((await listOf(person)).unreadCount).toBeGreaterThanOrEqual(500)
    await read(
      (await listOf(person)).notifications.find(({ kind }) => kind === 'post_approved')?._id ?? '',
      person,
    )
    const { status, body } = await readAll(person)
    expect([status, body.unreadCount]).toEqual([200, 0])
    const { notifications, total } = await listOf(person, { limit: 100 })
    expect(total).toBeGreaterThanOrEqual(500)
    expect(notifications.every(({ isRead }) => isRead)).toBe(true)
    const { rows } = await sql<{ id: string }>`
      select notification_id as id from notification_reads where user_id = ${person.user.id}
        and notification_id <= (select read_up_to from notification_marks where user_id = ${person.user.id})`.execute(
      app.deps.kysely,
    )
    expect(rows).toEqual([])
  })

  test('all leaves unread what was made before and committed afterwards', async () => {
    const person = await oldPerson()
    const [early, late] = [newId(), newId()]
    const row = {
      user_id: person.user.id,
      kind: 'post_approved' as const,
      data: '{}',
      created_at: new Date(),
    }
    await app.deps.kysely
      .insertInto('notifications')
      .values({ ...row, id: late })
      .execute()
    expect((await readAll(person)).body.unreadCount).toBe(0)
    await app.deps.kysely
      .insertInto('notifications')
      .values({ ...row, id: early, created_at: new Date(row.created_at.getTime() - 1) })
      .execute()
    const { notifications, unreadCount } = await listOf(person, { limit: 2 })
    expect(notifications.map(({ _id, isRead }) => [_id, isRead])).toEqual([
      [late, true],
      [early, false],
    ])
    expect(unreadCount).toBe(1)
  })

  test('all is one persons own affair, and what comes next is unread again', async () => {
    const [person, other] = [await makePerson(app.deps), await makePerson(app.deps)]
    await sentId({ targetAudience: 'users' })
    await readAll(person)
    expect((await listOf(other)).unreadCount).toBe(1)
    await sentId({ targetAudience: 'users' })
    expect((await listOf(person)).unreadCount).toBe(1)
    expect((await readAll(person)).body.unreadCount).toBe(0)
  })

  // Shows spec 7.29, 9.10.
  test('the list comes in pages of twenty', async () => {
    const person = await makePerson(app.deps)
    for (let index = 0; index < 21; index++) await sentId({ userId: person.user.id })
    expect((await listOf(person)).notifications).toHaveLength(20)
  })

  test('the list goes on by cursor, with nothing twice, and by page', async () => {
    const person = await makePerson(app.deps)
    for (let index = 0; index < 5; index++) {
      await sentId(index % 2 ? { targetAudience: 'users' } : { userId: person.user.id })
    }
    const all = await listOf(person, { limit: 100 })
    const first = await listOf(person, { limit: 3 })
    await sentId({ userId: person.user.id })
    const second = await listOf(person, { limit: 3, cursor: first.nextCursor ?? '' })
    expect([...first.notifications, ...second.notifications].map(({ _id }) => _id)).toEqual(
      all.notifications.slice(0, 6).map(({ _id }) => _id),
    )
    const page = await listOf(person, { limit: 3, page: 2 })
    expect(page.notifications[0]?._id).toBe(all.notifications[2]?._id)
    expect([page.currentPage, page.totalPages]).toEqual([2, Math.ceil((all.total + 1) / 3)])
    const last = await listOf(person, { limit: 100 })
    expect(last.nextCursor).toBeNull()
  })
})

describe('the admins list of what was sent', () => {
  // Shows spec 2.123, 7.31.
  test('holds messages alone, by words and by whom they were for', async () => {
    const person = await makePerson(app.deps, { name: 'Rina' })
    await makePost(app.deps, person)
    const ids = {
      users: await sentId({ targetAudience: 'users', title: 'Flood in Sylhet 100%' }),
      individual: await sentId({ userId: person.user.id, title: 'Flood at your home' }),
    }
    await read(ids.individual, person)
    const found = async (query: CallInput<'GET /notifications/admin'>['query']) =>
      (await sentList(query)).notifications.map(({ _id }) => _id)
    expect(await found({ search: 'FLOOD' })).toEqual([ids.individual, ids.users])
    expect(await found({ search: '100%' })).toEqual([ids.users])
    expect(await found({ search: 'flood', filter: 'users' })).toEqual([ids.users])
    expect(await found({ search: 'flood', filter: 'admins' })).toEqual([])
    expect(await found({ search: 'flood', filter: 'individual' })).toEqual([ids.individual])
    const { notifications, total, totalPages } = await sentList({ limit: 100 })
    expect([notifications.length, Math.ceil(total / 100)]).toEqual([total, totalPages])
    expect(new Set(notifications.map(({ kind }) => kind))).toEqual(new Set(['message']))
    // Whether the recipient has read a message is not shown to admins.
    expect(notifications.find(({ _id }) => _id === ids.individual)?.isRead).toBe(false)
  })

  test('is the only place from which a super admin deletes', async () => {
    const person = await makePerson(app.deps)
    await makePost(app.deps, person)
    await untilAllAreTold(app.deps)
    const [own] = (await listOf(person)).notifications
    expect(own?.kind).toBe('post_approved')
    expect((await retract(own?._id ?? '')).status).toBe(404)
  })
})

test('marking as read needs one connection only, since many who do so at once would otherwise wait for each other', async () => {
  const person = await makePerson(app.deps)
  // Whoever has a second password has a count that is told to all their devices, and one of this session.
  await openLockedPhone(app, person)
  const [id = ''] = await madeEarlier(person, [5])
  const { pool } = app.deps
  const taken = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()))
  const answers = [await read(id, person), await readAll(person)]
  for (const client of taken) client.release()
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
