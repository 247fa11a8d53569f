import { randomBytes } from 'node:crypto'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../core/config.ts'
import { openPush } from '../outside/push.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { cheapArgon2 } from '../test/argon2.ts'
import { day, movableClock } from '../test/clock.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { showSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { type FakePushService, startPushService } from '../test/push.ts'
import { lastCode, signUp, somebody, someDevice, verify } from '../test/signUp.ts'

cheapArgon2()

let service: FakePushService
let t: TestApp
let moderator: TestPerson
beforeAll(async () => {
  service = await startPushService()
  t = await startTestApp({ deps: { push: openPush(readConfig({}), randomBytes(32), service.agent) } })
  moderator = await makePerson(t.deps, { role: 'admin' })
})
afterAll(async () => {
  await t.close()
  await service.close()
})

const later = movableClock()

interface Device {
  phone: string
  password: string
  deviceId: string
}
interface Session extends Device {
  token: string
}

/** Logs in on a device, with a code from the phone if the account has not verified the device. */
async function logIn(device: Device, name = ''): Promise<Session> {
  const { body } = await t.call('POST /auth/login', { body: device })
  if ('token' in body) return { ...device, token: body.token }
  const verified = await verify(t, { ...device, name })
  return { ...device, token: verified.body.token }
}

/** Acts as somebody who has the phone number: resets the password on a device and logs in there. */
async function reset(person: Device, deviceId = someDevice(), password = 'silver bengal'): Promise<Session> {
  const device = { ...person, deviceId, password }
  await t.call('POST /auth/forgot-password', { body: device })
  const otp = await lastCode(t, person.phone)
  const answer = await t.call('POST /auth/reset-password', {
    body: { ...device, otp, newPassword: password },
  })
  expect(answer.status).toBe(200)
  return logIn(device)
}

const file = async (as: { token: string }, title: string, isAnonymous: boolean, key?: string) => {
  const form = { title, desc: 'At the bus stop.', isAnonymous: String(isAnonymous) as 'true' }
  return (await t.call('POST /posts', { form }, { as, ...(key && { headers: { 'idempotency-key': key } }) }))
    .body.post
}
const approve = (id: string) =>
  t.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action: 'approve' } },
    { as: moderator },
  )

/** A person with every kind of anonymous content, and one post under their name. */
async function busyPerson() {
  const person = await signUp(t)
  const [waiting, open, named] = [
    await file(person, 'Waiting', true),
    await file(person, 'Open', true),
    await file(person, 'Named', false),
  ]
  await approve(open._id)
  const commented = await t.call(
    'POST /posts/:id/comments',
    { params: { id: open._id }, body: { text: 'I was there', isAnonymous: true } },
    { as: person },
  )
  const suspect = await t.call(
    'POST /criminals',
    { form: { name: 'Karim Uddin', crimeTypes: ['Theft'] } },
    { as: person },
  )
  await showSuspect(t.deps, suspect.body.criminal._id)
  await eventually(async () => expect((await told(person)).kinds).toContain('post_approved'))
  return {
    person,
    ids: {
      waiting: waiting._id,
      open: open._id,
      named: named._id,
      comment: commented.body.comment._id,
      suspect: suspect.body.criminal._id,
    },
  }
}
type Ids = Awaited<ReturnType<typeof busyPerson>>['ids']

const told = async (as: { token: string }) => {
  const { body } = await t.call('GET /notifications', {}, { as })
  return { kinds: body.notifications.map(({ kind }) => kind), unread: body.unreadCount }
}
const protection = async (as: { token: string }) => (await t.call('GET /auth/protection', {}, { as })).body
const confirm = (as: { token: string }, oldPassword?: string) =>
  t.call('POST /auth/reset-confirmation', { body: { oldPassword } }, { as })

/** What a session can see and do with what the person has written. */
async function seen(as: { token: string }, userId: string, ids: Ids) {
  const params = { id: ids.open }
  const [waiting, open, comments, suspect, list, profile, timeline] = [
    await t.call('GET /posts/:id', { params: { id: ids.waiting } }, { as }),
    await t.call('GET /posts/:id', { params }, { as }),
    await t.call('GET /posts/:id/comments', { params }, { as }),
    await t.call('GET /criminals/:id', { params: { id: ids.suspect } }, { as }),
    await t.call('GET /posts/user/:id', { params: { id: userId } }, { as }),
    await t.call('GET /users/profile', {}, { as }),
    await t.call(
      'POST /timelines/post/:postId',
      { params: { postId: ids.open }, form: { title: 'And then', date: '2026-03-01' } },
      { as },
    ),
  ]
  const [comment] = comments.body.comments
  return {
    waiting: waiting.status,
    nameOnOpen: open.body.post.user?._id ?? null,
    editsOpen: open.body.post.can.edit,
    nameOnComment: comment?.user?._id ?? null,
    deletesComment: comment?.can.delete,
    madeSuspect: suspect.body.criminal.createdBy !== null,
    listed: list.body.posts.map(({ title }) => title).sort(),
    counted: [list.body.total, profile.body.data.postCount],
    addsToTimeline: timeline.status === 201,
    told: (await told(as)).kinds.filter((kind) => kind === 'post_approved').length,
  }
}

const everything = (userId: string) => ({
  ...{ waiting: 200, nameOnOpen: userId, editsOpen: true, nameOnComment: userId, deletesComment: true },
  ...{ madeSuspect: true, listed: ['Named', 'Open', 'Waiting'], counted: [3, 3], addsToTimeline: true },
  told: 1,
})
const nothingAnonymous = {
  ...{ waiting: 404, nameOnOpen: null, editsOpen: false, nameOnComment: null, deletesComment: false },
  ...{ madeSuspect: false, listed: ['Named'], counted: [1, 1], addsToTimeline: false, told: 0 },
}

describe('what was written anonymously, after a reset by a code,', () => {
  test('is hidden from the account in every place, and only that', async () => {
    const { person, ids } = await busyPerson()
    expect(await seen(person, person.userId, ids)).toEqual(everything(person.userId))
    const thief = await reset(person)
    expect(await seen(thief, person.userId, ids)).toEqual(nothingAnonymous)
    expect(await protection(thief)).toMatchObject({ isHidden: true, reset: { confirmation: 'oldPassword' } })
  })

  test('can be neither edited nor deleted by the account, nor go with it', async () => {
    const { person, ids } = await busyPerson()
    const as = await reset(person)
    const form = { title: 'Another title', desc: 'Other words' }
    for (const id of [ids.waiting, ids.open]) {
      const status = id === ids.open ? 403 : 404
      expect((await t.call('PUT /posts/:id', { params: { id }, form }, { as })).status).toBe(status)
      expect((await t.call('DELETE /posts/:id', { params: { id } }, { as })).status).toBe(status)
    }
    const params = { postId: ids.open, commentId: ids.comment }
    expect((await t.call('DELETE /posts/:postId/comments/:commentId', { params }, { as })).status).toBe(403)
    const renamed = await t.call(
      'PUT /criminals/:id',
      { params: { id: ids.suspect }, form: { name: 'Nobody' } },
      { as },
    )
    expect(renamed.status).toBe(403)
    const leaving = { password: as.password, writing: 'delete' } as const
    expect((await t.call('DELETE /users/profile', { body: leaving }, { as })).status).toBe(200)
    later(3 * day)
    expect((await t.call('GET /posts/:id', { params: { id: ids.open } }, {})).status).toBe(200)
  })

  test('comes back with the password of the time before, of which there are few tries', async () => {
    const { person, ids } = await busyPerson()
    const as = await reset(person)
    const wrong = await confirm(as, 'not the old one')
    expect([wrong.status, wrong.body.code]).toEqual([400, 'reset_not_confirmed'])
    expect((await confirm(as, as.password)).status).toBe(400)
    expect((await confirm(as)).status).toBe(400)
    expect((await confirm(as, person.password)).status).toBe(200)
    expect(await seen(as, person.userId, ids)).toEqual(everything(person.userId))
    expect(await protection(as)).toMatchObject({ isHidden: false, reset: null })

    const other = await reset(await signUp(t))
    const tries = []
    for (let index = 0; index < 11; index += 1) tries.push((await confirm(other, 'a guess')).status)
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  test('comes back when an older device says so, which is none that was used for the reset or came after', async () => {
    const owner = await signUp(t)
    const laptop = await logIn({ ...owner, deviceId: someDevice() })
    // The reset happens on the phone with the number in it, whether that device was verified before or not.
    const phone = await reset(owner, owner.deviceId)
    expect((await confirm(phone)).status).toBe(400)
    const newer = await logIn({ ...phone, deviceId: someDevice() })
    expect((await confirm(newer)).status).toBe(400)
    expect(await protection(newer)).toMatchObject({ isHidden: true, reset: { confirmation: 'oldPassword' } })
    const older = await logIn({ ...laptop, password: phone.password })
    expect(await protection(older)).toMatchObject({ isHidden: true, reset: { confirmation: 'device' } })
    expect((await confirm(older)).status).toBe(200)
    expect(await protection(phone)).toMatchObject({ isHidden: false })
  })

  test('is not shown to whoever resets it again, and is shown to the owner as before', async () => {
    const { person, ids } = await busyPerson()
    const first = await reset(person)
    const between = await logIn({ ...first, deviceId: someDevice() })
    const second = await reset(person, someDevice(), 'copper bengal')
    expect((await confirm(second, first.password)).status).toBe(400)
    for (const device of [first, between]) {
      const again = await logIn({ ...device, password: second.password })
      expect((await confirm(again)).status).toBe(400)
    }
    expect((await confirm(second, person.password)).status).toBe(200)
    expect(await seen(second, person.userId, ids)).toEqual(everything(person.userId))
  })

  test('stays hidden for good: 400 days, and resets in between, show and change nothing', async () => {
    const { person, ids } = await busyPerson()
    const as = await reset(person)
    later(200 * day)
    await reset(person, someDevice(), 'copper bengal')
    vi.useRealTimers()
    later(400 * day)
    const after = await reset(person, as.deviceId, 'brass bengal')
    expect(await seen(after, person.userId, ids)).toEqual(nothingAnonymous)
    const unread = async () => (await t.call('GET /notifications', {}, { as: after })).body
    expect((await unread()).notifications.map(({ kind }) => kind)).not.toContain('post_approved')
    const form = { title: 'Another title', desc: 'Other words', changeAnonymity: 'true' as const }
    for (const [id, status] of [
      [ids.waiting, 404],
      [ids.open, 403],
    ] as const) {
      expect((await t.call('PUT /posts/:id', { params: { id }, form }, { as: after })).status).toBe(status)
      expect((await t.call('DELETE /posts/:id', { params: { id } }, { as: after })).status).toBe(status)
    }
    expect((await confirm(after, as.password)).status).toBe(400)
    expect((await confirm(after, person.password)).status).toBe(200)
    expect(await seen(after, person.userId, ids)).toEqual(everything(person.userId))
  })

  test('is not shown on the device of a thief whose earlier reset the owner has undone', async () => {
    const owner = await signUp(t)
    const thief = await reset(owner)
    const back = await reset(owner, owner.deviceId, 'copper bengal')
    expect((await confirm(back, owner.password)).status).toBe(200)
    const again = await reset(owner, someDevice(), 'brass bengal')
    const sameThief = await logIn({ ...thief, password: again.password })
    expect(await protection(sameThief)).toMatchObject({ reset: { confirmation: 'oldPassword' } })
    expect((await confirm(sameThief)).status).toBe(400)
    // The owner's own phone still counts.
    const phone = await logIn({ ...owner, password: again.password })
    expect((await confirm(phone)).status).toBe(200)
  })

  test('comes back with the second password, and is not to be had by saying that it is forgotten', async () => {
    const { person, ids } = await busyPerson()
    const laptop = await logIn({ ...person, deviceId: someDevice() })
    const second = 'tin bengal'
    await t.call(
      'PUT /auth/second-password',
      { body: { current: person.password, newPassword: second } },
      { as: person },
    )
    const thief = await reset(person)
    // The phone itself, in the hands of a thief, is an older device.
    const older = await logIn({ ...laptop, password: thief.password })
    expect(await protection(older)).toMatchObject({ reset: { confirmation: 'oldPassword' } })
    expect((await confirm(older)).status).toBe(400)
    const forget = (as: Session) =>
      t.call('POST /auth/second-password/forget', { body: { password: as.password } }, { as })
    expect((await forget(older)).body.code).toBe('hidden_after_reset')
    later(400 * day)
    const after = await logIn(older)
    expect((await forget(after)).body.code).toBe('hidden_after_reset')
    expect(await seen(after, person.userId, ids)).toEqual(nothingAnonymous)
    const unlocked = await t.call(
      'POST /auth/second-password/unlock',
      { body: { secondPassword: second } },
      { as: after },
    )
    expect(unlocked.status).toBe(200)
    expect(await seen(after, person.userId, ids)).toEqual(everything(person.userId))
  })

  test('stays hidden when a second password ends that was reported as forgotten before the reset', async () => {
    const { person, ids } = await busyPerson()
    await t.call(
      'PUT /auth/second-password',
      { body: { current: person.password, newPassword: 'tin bengal' } },
      { as: person },
    )
    await t.call('POST /auth/second-password/forget', { body: { password: person.password } }, { as: person })
    const thief = await reset(person)
    later(400 * day)
    const after = await logIn(thief)
    expect(await protection(after)).toMatchObject({ isHidden: true, secondPassword: null })
    expect(await seen(after, person.userId, ids)).toEqual(nothingAnonymous)
  })

  test('and is written then, is answered as ever, once for one key, and is found later', async () => {
    const person = await signUp(t)
    await file(person, 'Written before', true)
    const as = await reset(person)
    const made = await file(as, 'Written now', true, 'a key')
    expect(made.user?._id).toBe(person.userId)
    expect((await file(as, 'Written now', true, 'a key'))._id).toBe(made._id)
    const params = { id: person.userId }
    expect((await t.call('GET /posts/user/:id', { params }, { as })).body.total).toBe(0)
    await approve(made._id)
    const comment = { params: { id: made._id }, body: { text: 'I was there', isAnonymous: true } }
    const commented = await t.call('POST /posts/:id/comments', comment, { as })
    expect(commented.body.comment.user?._id).toBe(person.userId)
    await confirm(as, person.password)
    expect((await t.call('GET /posts/user/:id', { params }, { as })).body.total).toBe(2)
  })

  test('is announced to no device of the account', async () => {
    const { person, ids } = await busyPerson()
    const as = await reset(person)
    // The reset itself causes a notification, too.
    await untilAllAreTold(t.deps)
    const browser = service.subscribe()
    await t.call('POST /notifications/token', { body: { token: browser.token } }, { as })
    const window = await connect(t, as)
    expect(await window.watch(ids.waiting)).toMatchObject({ success: false, code: 'post_not_found' })
    await approve(ids.waiting)
    await approve(ids.named)
    await eventually(() => expect(browser.received.length).toBeGreaterThan(0))
    expect(browser.received[0]?.message).toMatchObject({ link: `/postDetails/${ids.named}`, unreadCount: 2 })
    expect(browser.received).toHaveLength(1)
    const received = () =>
      window.told.flatMap(([name, payload]) => (name === 'newNotification' ? [payload] : []))
    const counts = () =>
      window.told.flatMap(([name, payload]) => (name === 'notificationCountUpdate' ? [payload] : []))
    await eventually(() => expect(counts()).toEqual([2]))
    expect(received().map(({ data }) => data.postId)).toEqual([ids.named])
  })
})

describe('an objection to a reset, without a login,', () => {
  const object = (device: Device) => t.call('POST /auth/reset-objection', { body: device })

  test('freezes what is hidden, until the old password is given on an older device', async () => {
    const { person, ids } = await busyPerson()
    const laptop = await logIn({ ...person, deviceId: someDevice() })
    const thief = await reset(person)
    expect((await object(laptop)).status).toBe(200)
    expect(await protection(thief)).toMatchObject({
      isHidden: true,
      reset: { confirmation: 'none', isObjectedTo: true },
    })
    expect((await confirm(thief, person.password)).body.code).toBe('reset_objected')
    const again = await reset(person, someDevice(), 'copper bengal')
    later(400 * day)
    const after = await logIn(again)
    expect((await confirm(after, person.password)).body.code).toBe('reset_objected')
    expect(await seen(after, person.userId, ids)).toEqual(nothingAnonymous)
    // Neither is an older device enough any more.
    const older = await logIn({ ...laptop, password: again.password })
    expect(await protection(older)).toMatchObject({ reset: { confirmation: 'oldPassword' } })
    expect((await confirm(older)).status).toBe(400)
    expect((await confirm(older, person.password)).status).toBe(200)
    expect(await seen(older, person.userId, ids)).toEqual(everything(person.userId))
  })

  test('comes from the phone itself as well, whose owner then resets on it', async () => {
    const owner = await signUp(t)
    await reset(owner)
    expect((await object(owner)).status).toBe(200)
    const back = await reset(owner, owner.deviceId, 'copper bengal')
    expect((await confirm(back, owner.password)).status).toBe(200)
  })

  test('is refused alike for a wrong password, a device that came after, one that is unknown, no reset, and nobody', async () => {
    const person = await signUp(t)
    const unasked = await signUp(t)
    const thief = await reset(person)
    const refusals = [
      { ...person, password: 'a guess' },
      { ...person, password: thief.password },
      { ...person, deviceId: thief.deviceId },
      { ...person, deviceId: someDevice() },
      unasked,
      { ...unasked, password: 'a guess' },
      { ...somebody(), password: 'a guess' },
    ]
    const answers = []
    for (const body of refusals) answers.push(await object(body))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 'objection_refused' } })
    expect(await protection(thief)).toMatchObject({ reset: { isObjectedTo: false } })
  })

  test('is tried ten times on one device; nobody without that device uses its tries up', async () => {
    const person = await signUp(t)
    const thief = await reset(person)
    for (let tries = 0; tries < 12; tries += 1) {
      await object({ ...person, deviceId: thief.deviceId, password: 'a guess' })
      await confirm(thief, 'a guess')
    }
    const tries = []
    for (let index = 0; index < 61; index += 1) {
      tries.push((await object({ ...person, deviceId: someDevice() })).body.code)
    }
    expect(tries.at(-1)).toBe('too_many_from_network')
    expect((await object(person)).status).toBe(200)
    const guesses = []
    for (let index = 0; index < 11; index += 1) {
      guesses.push((await object({ ...person, password: 'a guess' })).body.code)
    }
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 'objection_refused'), 'too_many_logins'])
    await t.deps.kysely.deleteFrom('rate_limits').execute()
  })
})

describe('a reset', () => {
  test('is told to every device that took notifications, and stands in the list', async () => {
    const person = await signUp(t)
    const browser = service.subscribe()
    await t.call(
      'POST /notifications/token',
      { body: { token: browser.token, language: 'bn' } },
      { as: person },
    )
    const as = await reset(person)
    await eventually(() => expect(browser.received).toHaveLength(1))
    expect(browser.received[0]?.message).toMatchObject({
      kind: 'password_reset',
      body: expect.stringContaining('পাসওয়ার্ড রিসেট'),
    })
    const { body } = await t.call('GET /notifications', {}, { as })
    expect(body.notifications[0]).toMatchObject({
      kind: 'password_reset',
      title: 'Your password was reset',
      data: { device: 'Unknown device' },
      link: '/profile',
    })
  })

  test('has every other device asked for a code again', async () => {
    const person = await signUp(t)
    const as = await reset(person)
    const { body } = await t.call('POST /auth/login', { body: { ...person, password: as.password } })
    expect(body).toEqual({ success: true, requiresVerification: true })
    const again = await t.call('POST /auth/login', { body: as })
    expect(again.body).toHaveProperty('token')
  })
})

test('the last login but this one is shown with its device and its day', async () => {
  const person = await signUp(t)
  expect((await protection(person)).lastLogin).toBeNull()
  const { body } = await t.call(
    'POST /auth/login',
    { body: person },
    {
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      },
    },
  )
  if (!('token' in body)) expect.fail('not logged in')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date())
  expect((await protection(person)).lastLogin).toEqual({ device: 'Chrome on Android', day: today })
  expect((await protection(body)).lastLogin).toEqual({ device: 'Unknown device', day: today })
})
