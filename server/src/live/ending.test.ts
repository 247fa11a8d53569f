import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeRole } from '../accounts/roles.ts'
import { openSession } from '../accounts/sessions.ts'
import { openDatabase } from '../db/db.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { smsTo } from '../test/signUp.ts'

/** Two processes of one installation. */
let one: TestApp
let two: TestApp
beforeAll(async () => {
  const settings = { SERVER_KEY: 'ab'.repeat(32) }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** Waits until the window has been disconnected. That takes less than a second, but longer on a busy machine. */
const isPutOut = (window: LivePerson) =>
  eventually(() => expect(window.socket.connected).toBe(false), { every: 10 })

const onBoth = (as: { token: string }) => Promise.all([connect(one, as), connect(two, as)])

/** Another session of the same person. */
const otherSession = ({ user, deviceId }: TestPerson) =>
  openSession(one.deps, { userId: user.id, deviceId, userAgent: undefined })

describe('the sockets of a session, in every process,', () => {
  // Shows spec 4.33.
  test('go when it logs out, and others of the person stay', async () => {
    const person = await makePerson(one.deps)
    const other = await onBoth(await otherSession(person))
    const windows = await onBoth(person)
    await one.call('POST /auth/logout', {}, { as: person })
    for (const window of windows) await isPutOut(window)
    for (const { socket } of other) expect(socket.connected).toBe(true)
  })

  test('go when the device is logged out from another', async () => {
    const person = await makePerson(one.deps)
    const other = await otherSession(person)
    const windows = await onBoth(other)
    const [own] = await onBoth(person)
    await two.call('DELETE /auth/sessions/:id', { params: { id: other.sessionId } }, { as: person })
    for (const window of windows) await isPutOut(window)
    const [third] = await onBoth(await otherSession(person))
    await two.call('DELETE /auth/sessions', {}, { as: person })
    await isPutOut(third)
    expect(own.socket.connected).toBe(true)
  })

  test('go when the password is changed, but for the one that changed it', async () => {
    const person = await makePerson(one.deps)
    const windows = await onBoth(await otherSession(person))
    const [own] = await onBoth(person)
    const body = { oldPassword: everybodysPassword, newPassword: 'silver bengal' }
    expect((await one.call('PUT /auth/change-password', { body }, { as: person })).status).toBe(200)
    for (const window of windows) await isPutOut(window)
    expect(own.socket.connected).toBe(true)
  })

  test('go when the password is reset', async () => {
    const person = await makePerson(one.deps)
    const windows = await onBoth(person)
    const { deviceId, user } = person
    await one.call('POST /auth/forgot-password', { body: { phone: user.phone, deviceId } })
    // Either process may have written the message.
    const [text = ''] = [...(await smsTo(one, user.phone)), ...(await smsTo(two, user.phone))]
    const body = { phone: user.phone, deviceId, newPassword: 'silver bengal', otp: text.slice(0, 6) }
    expect((await one.call('POST /auth/reset-password', { body })).status).toBe(200)
    for (const window of windows) await isPutOut(window)
  })

  test("go when the operator's command line takes a role away", async () => {
    const admin = await makePerson(one.deps, { role: 'admin' })
    const windows = await onBoth(admin)
    const commandLine = openDatabase(
      { connectionString: one.deps.config.DATABASE_URL ?? '' },
      { onError: () => undefined },
    )
    await revokeRole(commandLine, admin.user.phone)
    await commandLine.close()
    for (const window of windows) await isPutOut(window)
    await expect(connect(one, admin)).rejects.toThrow()
  })

  test('go when the account goes away', async () => {
    const person = await makePerson(one.deps)
    const windows = await onBoth(person)
    await one.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    for (const window of windows) await isPutOut(window)
  })

  test('go although it ended while they were being let in', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await makePerson(one.deps)
      const attempts = Promise.allSettled([connect(one, person), connect(two, person)])
      await one.call('POST /auth/logout', {}, { as: person })
      for (const attempt of await attempts) {
        if (attempt.status === 'fulfilled') await isPutOut(attempt.value)
      }
    }
  })
})

test('a lost connection to the database is made again, and what was missed is made up for', async () => {
  const [person, expired, faithful] = [
    await makePerson(one.deps),
    await makePerson(one.deps),
    await makePerson(one.deps),
  ]
  const windows = [...(await onBoth(person)), ...(await onBoth(expired))]
  const staying = await onBoth(faithful)
  const missed = staying.map(
    ({ socket }) => new Promise<void>((resolve) => void socket.on('missed', resolve)),
  )
  const past = new Date(Date.now() - 1_000)
  await one.deps.kysely
    .updateTable('sessions')
    .set({ expires_at: past })
    .where('user_id', '=', expired.user.id)
    .execute()
  await one.deps.kysely.transaction().execute(async (tx) => {
    // The session ends while nobody listens: the connections are terminated before the commit that sends the notification.
    await tx.deleteFrom('sessions').where('user_id', '=', person.user.id).execute()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'bichar-live' and datname = current_database()`.execute(tx)
  })
  for (const { socket } of windows) {
    await eventually(() => expect(socket.connected).toBe(false))
  }
  await Promise.all(missed)
  const postId = await makePost(one.deps, faithful)
  for (const window of staying) {
    expect(window.socket.connected).toBe(true)
    await window.watch(postId)
  }
  await two.call('POST /posts/:id/reactions', { params: { id: postId } }, { as: faithful })
  for (const { heard } of staying) {
    await eventually(() => expect(heard.map(([name]) => name)).toEqual(['reactionChanged']), { every: 10 })
  }
})
