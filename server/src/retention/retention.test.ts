import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newId, sortKeyAt } from '../db/ids.ts'
import { rowsOf } from '../db/sql.ts'
import { insertReads, moveMark } from '../notifications/readStore.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'
import { someDevice } from '../test/signUp.ts'
import { applyRetention } from './retention.ts'

let t: TestApp
let person: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  person = await makePerson(t.deps)
})
afterAll(() => t.close())
afterEach(() => void vi.useRealTimers())

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const count = async (table: string, which = 'true') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(which)}`.execute(t.deps.kysely)
  return rows[0]?.count ?? 0
}

/** Expects that `found` stays the same until this time has passed, and is 0 a little later. */
async function lasts(milliseconds: number, found: () => Promise<number>, made = 1) {
  const now = Date.now()
  const after = async (passed: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + passed })
    await applyRetention(t.deps)
    return found()
  }
  expect(await after(milliseconds - hour)).toBe(made)
  expect(await after(milliseconds + hour)).toBe(0)
}

test('it is done every hour, and counted', async () => {
  const { rows } = await t.deps.pool.query(
    "select name, cron from boss.schedule where name like '%expire' or name like 'retention%'",
  )
  expect(rows).toEqual([{ name: 'retention.clear-away', cron: '7 * * * *' }])
  await t.call('POST /auth/forgot-password', { body: { phone: '01700000000', deviceId: someDevice() } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * day })
  expect(await applyRetention(t.deps)).toMatchObject({ challenges: 1 })
  expect(await t.deps.metrics.metrics()).toContain('retention_deleted_rows_total{rule="challenges"} 1')
})

test('more than one statement takes at once goes all the same', async () => {
  await sql`
    insert into rate_limits (key, points, expire)
    select 'many-' || n, 1, 1 from generate_series(1, 2500) n`.execute(t.deps.kysely)
  expect(await applyRetention(t.deps)).toMatchObject({ rate_limits: 2500 })
})

test('a challenge lasts a day longer than its ten minutes', async () => {
  await t.call('POST /auth/forgot-password', { body: { phone: '01711111111', deviceId: someDevice() } })
  await lasts(day + 10 * minute, () => count('challenges'))
})

test('a session lasts thirty days from when it was used last', async () => {
  const { user } = await makePerson(t.deps)
  await lasts(30 * day, () => count('sessions', `user_id = '${user.id}'`))
})

test('what somebody has spent of a budget lasts as long as its window', async () => {
  const body = { current: 'a guess', newPassword: 'copper bengal' }
  await t.call('PUT /auth/second-password', { body }, { as: await makePerson(t.deps) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * minute })
  await applyRetention(t.deps)
  expect(await count('rate_limits')).toBeGreaterThan(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minute })
  await applyRetention(t.deps)
  expect(await count('rate_limits')).toBe(0)
})

test('a login is remembered for a year, and of one person the last two', async () => {
  const of = await makePerson(t.deps)
  const found = () => count('logins', `user_id = '${of.user.id}'`)
  const body = { phone: of.user.phone, deviceId: of.deviceId, password: everybodysPassword }
  for (let time = 0; time < 3; time += 1) await t.call('POST /auth/login', { body })
  expect(await found()).toBe(2)
  const now = Date.now()
  for (const [days, left] of [
    [364, 2],
    [366, 0],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * day })
    await applyRetention(t.deps)
    expect(await found()).toBe(left)
  }
})

test('who has opened what at the desk is forgotten when it is over, and what became of a decision after a month', async () => {
  const subject = { subject_id: newId(), kind: 'post' as const, admin_id: person.user.id }
  const now = new Date()
  const decided = { id: newId(), version: '1', action: 'approve' as const, reason: '', is_pending: false }
  await t.deps.kysely
    .insertInto('desk_claims')
    .values({ ...subject, until: now })
    .execute()
  await t.deps.kysely
    .insertInto('desk_decisions')
    .values({ ...subject, ...decided, due_at: now })
    .execute()
  await lasts(0, () => count('desk_claims'))
  vi.useRealTimers()
  await lasts(30 * day, () => count('desk_decisions'))
})

test('a reset that nobody has confirmed stays, since it hides something for as long', async () => {
  const { user } = await makePerson(t.deps)
  await t.deps.kysely
    .insertInto('password_resets')
    .values({ user_id: user.id, since: new Date(), old_password_hash: 'old', device_ids: [] })
    .execute()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * day })
  await applyRetention(t.deps)
  expect(await count('password_resets', `user_id = '${user.id}'`)).toBe(1)
})

test('a second password lasts until it is void', async () => {
  const rows = [await makePerson(t.deps), await makePerson(t.deps)]
  const [forgotten, known] = rows.map(({ user }) => user.id)
  const void_at = new Date(Date.now() + 7 * day)
  for (const [user_id, at] of [
    [forgotten, void_at],
    [known, null],
  ] as const) {
    await t.deps.kysely
      .insertInto('second_passwords')
      .values({ user_id: String(user_id), password_hash: 'hash', void_at: at })
      .execute()
  }
  await lasts(7 * day, () => count('second_passwords', `user_id = '${forgotten}'`))
  expect(await count('second_passwords', `user_id = '${known}'`)).toBe(1)
})

test('what the product has said lasts ninety days, messages and what one person has not read for ever', async () => {
  const reader = await makePerson(t.deps)
  const row = (kind: 'message' | 'report_reviewed', wasRead: boolean) => ({
    ...{ id: newId(), kind, user_id: reader.user.id, was_read: wasRead, created_at: new Date(), data: '{}' },
    ...(kind === 'message' && { title: 'Court day', description: 'Tomorrow' }),
  })
  const [read, unread, message] = [
    row('report_reviewed', true),
    row('report_reviewed', false),
    row('message', true),
  ]
  await t.deps.kysely.insertInto('notifications').values([read, unread, message]).execute()
  const reads = [message, read].map(({ id }) => ({ user_id: reader.user.id, notification_id: id }))
  await t.deps.kysely.insertInto('notification_reads').values(reads).execute()
  await lasts(90 * day, () => count('notifications', `id = '${read.id}'`))
  expect(await count('notifications', `id in ('${unread.id}', '${message.id}')`)).toBe(2)
  // The record that it was read goes with it.
  expect(await count('notification_reads', `user_id = '${reader.user.id}'`)).toBe(1)
})

test('what one person reads only after ninety days lasts until then', async () => {
  const reader = await makePerson(t.deps)
  const now = new Date(Date.now() + 100 * day)
  const rows = [1, 2, 3].map((days) => ({
    ...{ id: newId(), kind: 'report_reviewed' as const, user_id: reader.user.id, data: '{}' },
    created_at: new Date(now.getTime() - (90 + days) * day),
  }))
  await t.deps.kysely.insertInto('notifications').values(rows).execute()
  const [third, second, first] = rows.map(({ id }) => id)
  const left = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    await applyRetention(t.deps)
    return rowsOf(
      t.deps.kysely,
      sql`select id from notifications where user_id = ${reader.user.id} order by created_at`,
    )
  }
  expect(await left()).toEqual([{ id: first }, { id: second }, { id: third }])
  await t.deps.kysely.transaction().execute((tx) => insertReads(tx, reader.user.id, [second ?? '']))
  expect(await left()).toEqual([{ id: first }, { id: third }])
  const upToFirst = sortKeyAt(new Date(now.getTime() - 92.5 * day))
  await t.deps.kysely.transaction().execute((tx) => moveMark(tx, reader.user.id, upToFirst, now))
  expect(await left()).toEqual([{ id: third }])
})

test('what was done about somebody lasts a year, or a year longer than it holds', async () => {
  // A session would expire in those years, so each step uses a new admin.
  const anAdmin = () => makePerson(t.deps, { role: 'admin' })
  const warned = await makePerson(t.deps)
  await sanction(t, await anAdmin(), warned, { kind: 'warning' })
  await lasts(365 * day, () => count('sanctions', `user_id = '${warned.user.id}'`))
  vi.useRealTimers()
  const paused = await makePerson(t.deps)
  const until = dayAhead(300)
  await sanction(t, await anAdmin(), paused, { kind: 'pause', until })
  const held = Date.parse(until) - Date.now()
  await lasts(held + 365 * day, () => count('sanctions', `user_id = '${paused.user.id}'`))
  vi.useRealTimers()
  const freed = await makePerson(t.deps)
  const id = await sanction(t, await anAdmin(), freed, { kind: 'suspension' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 365 * day })
  await t.deps.pool.query('update sanctions set lifted_at = $1 where id = $2', [new Date(), id])
  await lasts(365 * day, () => count('sanctions', `user_id = '${freed.user.id}'`))
  vi.useRealTimers()
  const shutOut = await makePerson(t.deps)
  await sanction(t, await anAdmin(), shutOut, { kind: 'suspension' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 365 * day })
  await applyRetention(t.deps)
  expect(await count('sanctions', `user_id = '${shutOut.user.id}'`)).toBe(1)
})

test('the pause of an author lasts half a year longer than it holds, and a closed number as long', async () => {
  const admin = await makePerson(t.deps, { role: 'admin' })
  const until = dayAhead(10)
  const held = Date.parse(until) - Date.now()
  const id = await makePost(t.deps, person, { isAnonymous: true })
  const body = { thing: 'post', id, reason: 'x', until } as const
  expect((await t.call('POST /admin/author-pauses', { body }, { as: admin })).status).toBe(201)
  await sql`insert into suspended_numbers (digest, until) values ('digest', ${until}::date)`.execute(
    t.deps.kysely,
  )
  await lasts(held, () => count('suspended_numbers'))
  expect(await count('author_pauses')).toBe(1)
  vi.useRealTimers()
  await lasts(held + 180 * day, () => count('author_pauses'))
})

test('the name of a place lasts thirty days', async () => {
  await t.deps.kysely
    .insertInto('place_names')
    .values({ latitude: 24_100, longitude: 90_100, language: 'en', name: 'Somewhere', asked_at: new Date() })
    .execute()
  await lasts(30 * day, () => count('place_names'))
})

test('the key under which something was sent lasts ninety days, of which only the day is known', async () => {
  const id = await makePost(t.deps, person, { idempotencyKey: newId(), isAnonymous: true })
  // The job that notifies people locks the post, whose column is cleared as well.
  await untilAllAreTold(t.deps)
  const { day: since } = await t.deps.kysely
    .selectFrom('idempotency_keys')
    .select(sql<string>`day::text`.as('day'))
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  await lasts(Date.parse(since) + 90 * day - Date.now(), () =>
    count('idempotency_keys', `subject_id = '${id}'`),
  )
  expect(await count('posts', `id = '${id}' and idempotency_key is not null`)).toBe(0)
})

test('docs/retention.md names every table', async () => {
  const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/retention.md'), 'utf8')
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.deps.kysely)
  const unnamed = rows.map(({ name }) => name).filter((name) => !document.includes(`\`${name}\``))
  expect(unnamed).toEqual([])
})
