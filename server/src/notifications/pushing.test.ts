import { randomBytes } from 'node:crypto'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../core/config.ts'
import { newId } from '../db/ids.ts'
import { decidePost } from '../moderation/moderation.ts'
import { openPush } from '../outside/push.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { askedFor, untilAllAreTold } from '../test/jobs.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { type FakeBrowser, type FakePushService, startPushService } from '../test/push.ts'
import { pushTo, pushToDevices } from './pushing.ts'

let service: FakePushService
let app: TestApp
let sender: TestPerson
beforeAll(async () => {
  service = await startPushService()
  const push = openPush(readConfig({}), randomBytes(32), service.agent)
  app = await startTestApp({ deps: { push } })
  sender = await makePerson(app.deps, { superAdmin: true })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

/** A browser in which somebody has enabled notifications. */
async function browserOf(as: TestPerson, language: 'en' | 'bn' = 'en'): Promise<FakeBrowser> {
  const browser = service.subscribe()
  await app.call('POST /notifications/token', { body: { token: browser.token, language } }, { as })
  return browser
}

interface Options {
  userId?: string
  targetAudience?: 'all' | 'users' | 'admins'
  title?: string
  description?: string
  link?: string
}

/** Sends a message and returns its id. */
async function send(wishes: Options): Promise<string> {
  const body = { title: 'Court day', description: 'The hearing is tomorrow.', ...wishes }
  const answer = await app.call('POST /notifications/custom', { body }, { as: sender })
  expect(answer.status).toBe(201)
  return answer.body.notification._id
}

const arrival = (browser: FakeBrowser, times = 1) =>
  eventually(() => expect(browser.received).toHaveLength(times))
/** Waits until this server has nothing left to push, except for what is put off. */
const quiet = () =>
  eventually(async () => {
    const { rows } = await sql`
      select id from boss.job
      where name like 'notifications.push%' and state < 'completed' and start_after <= now()`.execute(
      app.deps.kysely,
    )
    expect(rows).toEqual([])
  })

/** The jobs that will be tried again later. */
async function putOff(notificationId: string) {
  const asked = await askedFor(app.deps, pushToDevices)
  return asked.filter(({ state, data }) => state === 'created' && data.notificationId === notificationId)
}

const isKept = async (browser: FakeBrowser) => {
  const { rows } = await sql`
    select from push_tokens where token like ${`%${browser.endpoint}%`}`.execute(app.deps.kysely)
  return rows.length === 1
}

describe('a push', () => {
  // Shows spec 7.40.
  test('reaches every device of the person, and nobody else', async () => {
    const [person, other] = [await makePerson(app.deps), await makePerson(app.deps)]
    const browsers = [await browserOf(person), await browserOf(person)]
    const elsewhere = await browserOf(other)
    const id = await send({ userId: person.user.id, link: '/suspects' })
    for (const browser of browsers) {
      await arrival(browser)
      expect(browser.received[0]?.message).toEqual({
        id,
        kind: 'message',
        title: 'Court day',
        body: 'The hearing is tomorrow.',
        link: '/suspects',
        unreadCount: 1,
      })
    }
    await quiet()
    expect(elsewhere.asked).toBe(0)
  })

  test.each([
    ['all', [true, true]],
    ['users', [true, false]],
    ['admins', [false, true]],
  ] as const)('to %s reaches those whom it is for', async (targetAudience, [toUser, toAdmin]) => {
    const user = await browserOf(await makePerson(app.deps))
    const admin = await browserOf(await makePerson(app.deps, { role: 'admin' }))
    await send({ targetAudience })
    await arrival(toUser ? user : admin)
    await quiet()
    expect([user, admin].map(({ received }) => received.length === 1)).toEqual([toUser, toAdmin])
  })

  test('to more devices than are looked at at once reaches them all, and forgets those that are gone', async () => {
    const owner = await makePerson(app.deps, { role: 'admin' })
    const first = await browserOf(owner)
    const { session_id, token } = await app.deps.kysely
      .selectFrom('push_tokens')
      .select(['session_id', 'token'])
      .where('token', 'like', `%${first.endpoint}%`)
      .executeTakeFirstOrThrow()
    const absent = Array.from({ length: 250 }, () => ({
      id: newId(),
      session_id,
      address_hash: randomBytes(32),
      token: token.replace(/v2\/[\w-]+/, `v2/${newId()}`),
      language: 'en' as const,
      registered_at: new Date(),
    }))
    await app.deps.kysely.insertInto('push_tokens').values(absent).execute()
    const last = await browserOf(await makePerson(app.deps, { role: 'admin' }))
    await send({ targetAudience: 'admins' })
    for (const browser of [first, last]) await arrival(browser)
    const left = app.deps.kysely.selectFrom('push_tokens').select('id').where('session_id', '=', session_id)
    // Of 250 calls at once, a busy machine may have some tried again after half a minute.
    await eventually(async () => expect(await left.execute()).toHaveLength(1))
  })

  test('of what the product itself says tells nothing of it, in the language of the device', async () => {
    const author = await makePerson(app.deps)
    const [english, bengali] = [await browserOf(author), await browserOf(author, 'bn')]
    const admin = await makePerson(app.deps, { role: 'admin' })
    const moderator = await browserOf(admin)
    const secret = { title: 'Rafiq stole a van', desc: 'In Khulna', isAnonymous: true }
    const postId = await makePost(app.deps, author, { ...secret, review: 'waiting' })
    await untilAllAreTold(app.deps)
    await arrival(moderator)
    expect(moderator.received[0]?.message).toMatchObject({
      kind: 'post_waiting',
      title: 'Bichar',
      body: 'A post waits for review.',
    })
    const actor = { userId: admin.user.id, role: 'admin', isSuperAdmin: false, sessionId: newId() } as const
    await decidePost(app.deps, actor, postId, { action: 'disapprove', reason: 'Name a witness' })
    await arrival(english)
    await arrival(bengali)
    expect(english.received[0]?.message).toMatchObject({
      kind: 'post_returned',
      title: 'Bichar',
      body: 'You have a new notification.',
      link: `/postDetails/${postId}`,
      unreadCount: 1,
    })
    expect(bengali.received[0]?.message).toMatchObject({
      title: 'বিচার',
      body: 'আপনার একটি নতুন নোটিফিকেশন আছে।',
    })
    const everything = JSON.stringify(
      [english, bengali, moderator].map(({ received }) => received.map(({ message }) => message)),
    )
    expect(everything).not.toMatch(/Rafiq|van|Khulna|witness/)
  })

  test('of the longest message there is fits', async () => {
    const person = await makePerson(app.deps)
    const browser = await browserOf(person)
    await send({
      userId: person.user.id,
      title: 'ক্ষ'.repeat(66),
      description: 'ক্ষি'.repeat(2_400),
      link: `https://bichar.example/${'x'.repeat(1_900)}`,
    })
    await arrival(browser)
    const { title, body, link } = browser.received[0]?.message ?? {}
    expect(title).toBe('ক্ষ'.repeat(66))
    expect(body).toBe(`${'ক্ষি'.repeat(50)}…`)
    expect(link).toBe('/notification')
  })
})

describe('a device', () => {
  test.each([404, 410])('that the service answers %i for is forgotten', async (status) => {
    const person = await makePerson(app.deps)
    const [gone, living] = [await browserOf(person), await browserOf(person)]
    gone.answer = { status }
    await send({ userId: person.user.id })
    await arrival(living)
    await quiet()
    expect(await isKept(gone)).toBe(false)
    expect(await isKept(living)).toBe(true)
  })

  test('that is busy is tried again when it wants to be, and those that got it are left in peace', async () => {
    const person = await makePerson(app.deps)
    const [busy, ready] = [await browserOf(person), await browserOf(person)]
    busy.answer = { status: 429, headers: { 'retry-after': '300' } }
    const id = await send({ userId: person.user.id })
    await arrival(ready)
    await quiet()
    const [later] = await putOff(id)
    expect(later).toMatchObject({ data: { attempt: 2 }, seconds: expect.closeTo(300, -2) })
    busy.answer = { status: 201 }
    await sql`update boss.job set start_after = now() where id = ${later?.id ?? ''}`.execute(app.deps.kysely)
    await arrival(busy)
    await quiet()
    expect(ready.asked).toBe(1)
  })

  test('that does not answer for hours is given up, and kept for the next time', async () => {
    const person = await makePerson(app.deps)
    const broken = await browserOf(person)
    broken.answer = { status: 503 }
    const id = await send({ userId: person.user.id })
    // The job may be due a moment from now: until then nothing is left to push either.
    await eventually(() => expect(broken.asked).toBe(1))
    await quiet()
    const pauses: number[] = []
    for (let [next] = await putOff(id); next; [next] = await putOff(id)) {
      pauses.push(next.seconds)
      await sql`
        delete from boss.job
        where id = ${next.id}`.execute(app.deps.kysely)
      await pushTo(app.deps, next.data)
    }
    expect(pauses).toEqual([30, 120, 480, 1_920, 7_680].map((pause) => expect.closeTo(pause, -2)))
    expect(broken.asked).toBe(6)
    expect(await isKept(broken)).toBe(true)
    expect(app.logged()).toMatch(/answered 503","devices":1,"attempt":6,"msg":"push message dropped"/)
  })

  test('whose service refuses is not tried again, and the operator is told without its address', async () => {
    const person = await makePerson(app.deps)
    const browser = await browserOf(person)
    browser.answer = { status: 403 }
    const id = await send({ userId: person.user.id })
    await eventually(() => expect(app.logged()).toMatch(/mozilla\.com answered 403/))
    await quiet()
    expect(await putOff(id)).toEqual([])
    expect(await isKept(browser)).toBe(true)
    expect(app.logged()).not.toMatch(/wpush|p256dh/)
  })
})

describe('what waits for a busy service', () => {
  /** A message that could not be pushed, and a function that runs its retry. */
  async function waiting() {
    const person = await makePerson(app.deps)
    const browser = await browserOf(person)
    browser.answer = { status: 503 }
    const id = await send({ userId: person.user.id })
    await eventually(() => expect(browser.asked).toBe(1))
    await quiet()
    const [later] = await putOff(id)
    browser.answer = { status: 201 }
    const tryAgain = () => pushTo(app.deps, later?.data ?? expect.unreachable('nothing was put off'))
    return { person, browser, id, tryAgain }
  }

  test('is brought when it is still news', async () => {
    const { browser, tryAgain } = await waiting()
    await tryAgain()
    expect(browser.received).toHaveLength(1)
  })

  test.each<[string, (person: TestPerson, id: string) => Promise<unknown>]>([
    ['read', (as, id) => app.call('PUT /notifications/:id/read', { params: { id } }, { as })],
    ['taken back', (_, id) => app.call('DELETE /notifications/:id', { params: { id } }, { as: sender })],
    ['for somebody who has logged out', (as) => app.call('POST /auth/logout', {}, { as })],
  ])('is dropped when it is %s meanwhile', async (_what, happen) => {
    const { person, browser, id, tryAgain } = await waiting()
    await happen(person, id)
    await tryAgain()
    expect(browser.asked).toBe(1)
  })

  test('is dropped when the browser has become another person’s', async () => {
    const { browser, tryAgain } = await waiting()
    const another = await makePerson(app.deps)
    await app.call('POST /notifications/token', { body: { token: browser.token } }, { as: another })
    await tryAgain()
    expect(browser.asked).toBe(1)
  })
})
