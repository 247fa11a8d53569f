import { anonymousShownFor } from '@bichar/contract/rules/anonymousShownFor.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { day, minute, movableClock, standStillWithin } from '../test/clock.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { confirmChanges, makeComment, makePost, makeSuspect } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { openSession } from './sessions.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const later = movableClock()

type As = { token: string }
const second = 'copper bengal'

const set = (as: As, current = everybodysPassword, newPassword = second) =>
  t.call('PUT /auth/second-password', { body: { current, newPassword } }, { as })
const unlock = (as: As, secondPassword = second) =>
  t.call('POST /auth/second-password/unlock', { body: { secondPassword } }, { as })
const remove = (as: As, secondPassword = second) =>
  t.call('DELETE /auth/second-password', { body: { secondPassword } }, { as })
const forget = (as: As, password = everybodysPassword) =>
  t.call('POST /auth/second-password/forget', { body: { password } }, { as })
const prolong = (as: As) => t.call('POST /auth/second-password/prolong', {}, { as })
/** Gives the person a new bearer token, as theirs expires after 15 minutes. */
const renew = async (person: TestPerson) => {
  const { body } = await t.call(
    'GET /auth/me',
    {},
    { headers: { cookie: `bichar_session=${person.cookie}` } },
  )
  person.token = body.token
}
const another = (person: TestPerson) =>
  openSession(t.deps, { userId: person.user.id, deviceId: 'dev_other', userAgent: undefined })

/** A person with one anonymous post, and a function that tells whether `as` can see it. */
async function writer() {
  const person = await makePerson(t.deps)
  const id = await makePost(t.deps, person, { isAnonymous: true, review: 'waiting' })
  const sees = async (as: As = person) =>
    (await t.call('GET /posts/:id', { params: { id } }, { as })).status === 200
  return { person, sees }
}

/** A person with a second password. The session that sets it stays unlocked. */
async function guarded() {
  const { person, sees } = await writer()
  expect((await set(person)).status).toBe(200)
  return { person, sees }
}

describe('the second password', () => {
  test('hides what was written anonymously from every session but the one that set it', async () => {
    const { person, sees } = await writer()
    const elsewhere = await another(person)
    expect(await sees(elsewhere)).toBe(true)
    await set(person)
    expect([await sees(), await sees(elsewhere), await sees(await another(person))]).toEqual([
      true,
      false,
      false,
    ])
    const { body } = await t.call('GET /auth/protection', {}, { as: elsewhere })
    expect(body).toMatchObject({ isHidden: true, reset: null, secondPassword: { voidAt: null } })
  })

  test('shows it again in one session', async () => {
    const { person, sees } = await guarded()
    const [one, two] = [await another(person), await another(person)]
    expect(await unlock(one, 'a guess')).toMatchObject({
      status: 400,
      body: { code: 'second_password_wrong' },
    })
    expect(await sees(one)).toBe(false)
    expect((await unlock(one)).status).toBe(200)
    expect([await sees(one), await sees(two)]).toEqual([true, false])
    await t.call('POST /auth/second-password/lock', {}, { as: one })
    expect(await sees(one)).toBe(false)
  })

  test('is asked for again when nobody has used the session for some 15 minutes', async () => {
    const { person, sees } = await guarded()
    for (let used = 0; used < 5; used += 1) {
      later(14 * minute)
      await renew(person)
      const answer = await prolong(person)
      expect(answer.status).toBe(200)
      expect(Number(answer.headers.get(anonymousShownFor))).toBeGreaterThan((15 * minute) / 1_000 - 5)
      expect(await sees()).toBe(true)
    }
    later(21 * minute)
    await renew(person)
    expect(await sees()).toBe(false)
    expect((await prolong(person)).headers.get(anonymousShownFor)).toBe('0')
    expect(await sees()).toBe(false)
  })

  test('is asked for again after that although the page goes on to make calls by itself', async () => {
    const { person, sees } = await guarded()
    for (let called = 0; called < 3; called += 1) {
      later(7 * minute)
      await renew(person)
      expect(await sees()).toBe(called < 2)
    }
  })

  test('is announced with every answer: for how long it shows what it protects, or that it hides it', async () => {
    const { person } = await guarded()
    const shownFor = async (as?: As) =>
      (await t.call('GET /posts/:id', { params: { id: newId() } }, { as })).headers.get(anonymousShownFor)
    const seconds = Number(await shownFor(person))
    expect(seconds).toBeGreaterThan((15 * minute) / 1_000 - 5)
    expect(seconds).toBeLessThanOrEqual((20 * minute) / 1_000)
    expect(await shownFor(await another(person))).toBe('0')
    await t.call('POST /auth/second-password/lock', {}, { as: person })
    expect(await shownFor(person)).toBe('0')
    expect(await shownFor(await makePerson(t.deps))).toBe(null)
    expect(await shownFor()).toBe(null)
  })

  test('is guessed ten times, then the guesser waits', async () => {
    const { person } = await guarded()
    const statuses = []
    for (let index = 0; index < 11; index += 1) statuses.push((await unlock(person, 'a guess')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect((await remove(person)).status).toBe(429)
  })

  test('is set with the password of the account, and changed and removed with itself', async () => {
    const { person, sees } = await writer()
    expect((await set(person, 'a guess')).status).toBe(400)
    expect((await set(person, everybodysPassword, everybodysPassword)).body.code).toBe('second_password_same')
    expect((await set(person)).status).toBe(200)
    expect((await set(person, everybodysPassword, 'brass bengal')).status).toBe(400)
    const elsewhere = await another(person)
    await unlock(elsewhere)
    expect(await sees(elsewhere)).toBe(true)
    expect((await set(person, second, 'brass bengal')).status).toBe(200)
    expect(await sees(elsewhere)).toBe(false)
    expect((await unlock(person)).status).toBe(400)
    expect((await remove(person)).status).toBe(400)
    expect((await remove(person, 'brass bengal')).status).toBe(200)
    expect(await sees(await another(person))).toBe(true)
    expect(await unlock(person)).toMatchObject({ status: 404, body: { code: 'second_password_missing' } })
  })

  test('keeps nothing out of the notification about a post of theirs below which they write while it is hidden', async () => {
    const { person } = await guarded()
    const id = await makePost(t.deps, person, { isAnonymous: true })
    const told = async () => {
      const { rows } = await t.deps.pool.query(
        `select data -> 'comments' as comments from notifications where kind = 'post_commented' and post_id = $1`,
        [id],
      )
      return rows[0]?.comments ?? []
    }
    const body = { text: 'I saw it.' }
    const as = await another(person)
    const { body: answer } = await t.call('POST /posts/:id/comments', { params: { id }, body }, { as })
    // By this process itself, as soon as it was written.
    await eventually(async () =>
      expect((await t.deps.pool.query('select from untold_comments')).rows).toEqual([]),
    )
    expect(await told()).toEqual([answer.comment._id])
  })

  test('that was forgotten ends after seven days, of which the owner is told', async () => {
    const { person, sees } = await guarded()
    expect((await forget(person, 'a guess')).status).toBe(400)
    expect((await forget(person)).status).toBe(200)
    const { body } = await t.call('GET /notifications', {}, { as: person })
    expect(body.notifications.map(({ kind }) => kind)).toEqual(['second_password_forgotten'])
    later(6 * day)
    // Asking again does not extend the seven days.
    const again = await another(person)
    await forget(again)
    expect(await sees(again)).toBe(false)
    later(day + minute)
    const after = await another(person)
    expect(await sees(after)).toBe(true)
    expect((await t.call('GET /auth/protection', {}, { as: after })).body.secondPassword).toBeNull()
  })

  test('stays when it is used before that', async () => {
    const { person, sees } = await guarded()
    await forget(person)
    await unlock(person)
    later(8 * day)
    expect(await sees(await another(person))).toBe(false)
  })

  test('is out of reach of whoever has reset the password, and proves who is the owner', async () => {
    const { person, sees } = await guarded()
    const { id } = person.user
    const now = new Date()
    const reset = {
      ...{ user_id: id, since: now },
      ...{ old_password_hash: 'unknown', device_ids: ['dev_thief'] },
    }
    await t.deps.kysely.insertInto('password_resets').values(reset).execute()
    const answers = [await set(person, second, 'brass bengal'), await remove(person), await forget(person)]
    expect(answers.map(({ body }) => body.code)).toEqual(
      Array.from({ length: 3 }, () => 'hidden_after_reset'),
    )
    expect(await sees()).toBe(false)
    expect((await unlock(person)).status).toBe(200)
    expect(await sees()).toBe(true)
  })

  test('goes with the account, and is stored as a hash', async () => {
    const { person } = await guarded()
    const rows = () => t.deps.kysely.selectFrom('second_passwords').selectAll().execute()
    const row = (await rows()).find(({ user_id }) => user_id === person.user.id)
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    await t.call('DELETE /users/profile', { body: { password: everybodysPassword } }, { as: person })
    expect((await rows()).map(({ user_id }) => user_id)).not.toContain(person.user.id)
  })
})

describe('a session that has not been given it', () => {
  /** A person with a second password and an anonymous post that has a comment, seen by an unlocked and by a locked session. */
  async function commented() {
    const person = await makePerson(t.deps)
    const neighbour = await makePerson(t.deps)
    const id = await makePost(t.deps, person, { isAnonymous: true })
    await set(person)
    const locked = await another(person)
    await makeComment(t.deps, neighbour, id)
    await untilAllAreTold(t.deps)
    const unread = async (as: As) => (await t.call('GET /notifications', { query: {} }, { as })).body
    return { person, locked, id, neighbour, unread }
  }

  test('is told neither that something anonymous was said of, nor that it goes, nor how much the others have', async () => {
    const { person, locked, id, neighbour, unread } = await commented()
    const window = await connect(t, { ...person, token: locked.token })
    await makeComment(t.deps, neighbour, id)
    await untilAllAreTold(t.deps)
    const [told] = (await unread(person)).notifications
    await t.call('PUT /notifications/:id/read', { params: { id: told?._id ?? '' } }, { as: person })
    await eventually(() => expect(window.told).toContainEqual(['notificationCountUpdate', 0]))
    expect(window.told).toEqual([['notificationCountUpdate', 0]])
  })

  test('leaves unread what it does not see when it marks all as read', async () => {
    const { person, locked, unread } = await commented()
    const before = (await unread(person)).unreadCount
    expect(before).toBeGreaterThan(0)
    await t.call('PUT /notifications/read-all', {}, { as: locked })
    expect((await unread(person)).unreadCount).toBe(before)
    await t.call('PUT /notifications/read-all', {}, { as: person })
    expect((await unread(person)).unreadCount).toBe(0)
  })

  test('adds to a suspect under a number that tells nothing of what its person added before', async () => {
    const { person, locked } = await commented()
    const admin = await makePerson(t.deps, { role: 'admin' })
    const id = await makeSuspect(t.deps, await makePerson(t.deps))
    for (const [as, location] of [
      [person, 'Rupsa'],
      [person, 'Dacope'],
      [locked, 'Jessore'],
    ] as const) {
      const input = { params: { id }, form: { location } }
      expect((await t.call('PUT /criminals/:id', input, { as })).status).toBe(200)
      await confirmChanges(t.deps, id)
    }
    const { body } = await t.call('GET /criminals/:id/revisions', { params: { id } }, { as: admin })
    expect(body.revisions.map(({ by }) => by)).toEqual(['contributor 2', 'contributor 1', 'contributor 1'])
  })

  test('reacts by name to a post that it does not know to be its own, and the author takes that back', async () => {
    const { person, locked, id } = await commented()
    const react = (as: As) => t.call('POST /posts/:id/reactions', { params: { id } }, { as })
    expect((await react(locked)).body).toMatchObject({ hasReacted: true, reactionCount: 1 })
    expect((await react(person)).body).toMatchObject({ hasReacted: false, reactionCount: 0 })
    await react(person)
    await react(locked)
    const form = { title: 'Mine', desc: 'With my name.', isAnonymous: false }
    const named = await t.call('PUT /posts/:id', { params: { id }, form }, { as: person })
    expect([named.status, named.body.post.reactionCount]).toEqual([200, 1])
  })
})

test('a session that has been locked is not unlocked by the use of a page that has not heard of it', async () => {
  const { person, sees } = await guarded()
  await t.call('POST /auth/second-password/lock', {}, { as: person })
  expect((await prolong(person)).headers.get(anonymousShownFor)).toBe('0')
  expect(await sees()).toBe(false)
})

test('the use of a session writes its end at most every five minutes', async () => {
  standStillWithin(300)
  const { person } = await guarded()
  const version = async () =>
    (
      await t.deps.pool.query('select xmin, unlocked_until from sessions where user_id = $1', [
        person.user.id,
      ])
    ).rows
  const before = await version()
  await prolong(person)
  expect(await version()).toEqual(before)
  expect(before[0].unlocked_until.getTime() % (5 * minute)).toBe(0)
})

test('whoever knows the password before a reset has no more tries at the second', async () => {
  const { person } = await guarded()
  const locked = await another(person)
  for (let tries = 0; tries < 10; tries += 1) await unlock(locked, 'a guess')
  expect((await unlock(locked)).status).toBe(429)
  await t.deps.kysely
    .insertInto('password_resets')
    .columns(['user_id', 'since', 'old_password_hash', 'device_ids'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ val }) => [
          'id',
          val(new Date()).as('since'),
          'password_hash',
          val([] as string[]).as('device_ids'),
        ])
        .where('id', '=', person.user.id),
    )
    .execute()
  const body = { oldPassword: everybodysPassword }
  expect((await t.call('POST /auth/reset-confirmation', { body }, { as: locked })).status).toBe(200)
  expect((await unlock(locked)).status).toBe(429)
})
