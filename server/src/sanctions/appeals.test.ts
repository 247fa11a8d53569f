import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { notifyWaitingJob } from '../notifications/waiting.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { askedFor, untilAllAreTold } from '../test/jobs.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'

let t: TestApp
let admin: TestPerson
let another: TestPerson
let postId: string
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin', name: 'Amina' })
  another = await makePerson(t.deps, { role: 'admin', name: 'Farid' })
  postId = await makePost(t.deps, await makePerson(t.deps))
})
afterAll(() => t.close())

const appeal = (id: string, as: TestPerson, text = 'It was a quotation.') =>
  t.call('POST /sanctions/:id/appeal', { params: { id }, body: { text } }, { as })
const appealByPassword = ({ user: { phone } }: TestPerson, password = everybodysPassword) =>
  t.call('POST /auth/appeal', {
    body: { phone, password, deviceId: 'dev_anywhere', text: 'That was my brother.' },
  })
const judge = (id: string, outcome: 'upheld' | 'lifted', as = another, answer = '') =>
  t.call('POST /admin/appeals/:id', { params: { id }, body: { outcome, answer } }, { as })
const waiting = async (as = another) =>
  (await t.call('GET /admin/appeals', { query: { limit: 100 } }, { as })).body.appeals
const mine = async (as: TestPerson) => (await t.call('GET /sanctions/mine', {}, { as })).body.sanctions
const canWrite = async (as: TestPerson) =>
  (await t.call('POST /posts/:id/reactions', { params: { id: postId } }, { as })).status === 200
const told = async (as: TestPerson) => {
  await untilAllAreTold(t.deps)
  const { notifications } = (await t.call('GET /notifications', { query: {} }, { as })).body
  return notifications.filter(({ kind }) => kind === 'appeal_judged').map(({ data }) => data)
}

describe('an appeal', () => {
  test('against a pause is heard, and lifted by another admin lets its person write again', async () => {
    const person = await makePerson(t.deps, { name: 'Rahima' })
    const id = await sanction(t, admin, person, { kind: 'pause', reason: 'Insults', until: dayAhead(9) })
    expect((await appeal(id, person)).status).toBe(200)
    const entry = (await waiting()).find(({ _id }) => _id === id)
    expect(entry).toMatchObject({
      kind: 'pause',
      reason: 'Insults',
      by: 'Amina',
      person: { _id: person.user.id, name: 'Rahima' },
      thing: null,
      appeal: { text: 'It was a quotation.', outcome: null },
      canJudge: true,
    })
    expect((await judge(id, 'lifted', another, 'You were right.')).status).toBe(200)
    expect(await canWrite(person)).toBe(true)
    expect((await waiting()).some(({ _id }) => _id === id)).toBe(false)
    expect(await told(person)).toEqual([{ outcome: 'lifted', reason: 'You were right.' }])
    expect(await mine(person)).toMatchObject([
      { isActive: false, canAppeal: false, appeal: { outcome: 'lifted', answer: 'You were right.' } },
    ])
  })

  test('that is dismissed leaves all as it is', async () => {
    const person = await makePerson(t.deps)
    const id = await sanction(t, admin, person, { kind: 'pause', until: dayAhead(9) })
    await appeal(id, person)
    await judge(id, 'upheld')
    expect(await canWrite(person)).toBe(false)
    expect(await told(person)).toEqual([{ outcome: 'upheld' }])
    const { entries } = (await t.call('GET /admin/audit', { query: { limit: 1 } }, { as: admin })).body
    expect(entries).toMatchObject([{ action: 'user.uphold', subject: { _id: person.user.id } }])
  })

  test('is judged by another admin than made the decision, and once', async () => {
    const person = await makePerson(t.deps)
    const id = await sanction(t, admin, person, { kind: 'warning' })
    await appeal(id, person)
    expect((await waiting(admin)).find(({ _id }) => _id === id)?.canJudge).toBe(false)
    expect((await judge(id, 'upheld', admin)).body.code).toBe('appeal_by_another')
    const answers = await Promise.all([judge(id, 'upheld'), judge(id, 'lifted')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('is made once, by whom it concerns, and while there is something to say', async () => {
    const person = await makePerson(t.deps)
    const id = await sanction(t, admin, person, { kind: 'warning' })
    expect((await appeal(id, await makePerson(t.deps))).body.code).toBe('sanction_not_found')
    expect((await appeal(id, person, ' ')).body.code).toBe('message_required')
    expect((await appeal(id, person, 'x'.repeat(2001))).body.code).toBe('too_long')
    const twice = await Promise.all([appeal(id, person), appeal(id, person)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lifted = await sanction(t, admin, person, { kind: 'pause', until: dayAhead(9) })
    await t.call('POST /admin/sanctions/:id/lift', { params: { id: lifted } }, { as: admin })
    expect((await appeal(lifted, person)).body.code).toBe('appeal_closed')
  })

  test('of an admin is a matter of super admins', async () => {
    const chief = await makePerson(t.deps, { superAdmin: true })
    const other = await makePerson(t.deps, { superAdmin: true })
    const colleague = await makePerson(t.deps, { role: 'admin' })
    const id = await sanction(t, chief, colleague, { kind: 'warning' })
    await appeal(id, colleague)
    expect((await judge(id, 'lifted', colleague)).body.code).toBe('sanction_own')
    expect((await judge(id, 'lifted', another)).body.code).toBe('sanction_forbidden')
    expect((await judge(id, 'lifted', other)).status).toBe(200)
  })
})

describe('an appeal waits', () => {
  const summary = async () => (await t.call('GET /admin/summary', {}, { as: another })).body.summary.appeals
  const notices = async () => {
    const { notifications } = (await t.call('GET /notifications', { query: {} }, { as: another })).body
    return notifications.filter(({ kind }) => kind === 'appeal_waiting')
  }
  const figures = async () => {
    const { kinds } = (await t.call('GET /admin/figures', {}, { as: another })).body.figures
    return kinds.find(({ kind }) => kind === 'appeal')
  }

  test('in the panel, and admins have one notification of all, until they are judged', async () => {
    for (const { _id, canJudge } of await waiting()) if (canJudge) await judge(_id, 'upheld')
    expect(await summary()).toEqual({ count: 0, oldest: null })
    const ids = []
    for (const _ of [1, 2]) {
      const person = await makePerson(t.deps)
      const id = await sanction(t, admin, person, { kind: 'warning' })
      await appeal(id, person)
      ids.push(id)
    }
    expect(await summary()).toEqual({ count: 2, oldest: expect.any(String) })
    await eventually(async () =>
      expect(await notices()).toMatchObject([
        { data: { count: 2 }, title: '2 appeals wait', link: '/admin/appeals', targetAudience: 'admins' },
      ]),
    )
    const before = await figures()
    expect(before).toMatchObject({ waiting: 2, late: 0 })
    for (const id of ids) await judge(id, 'upheld')
    expect(await summary()).toEqual({ count: 0, oldest: null })
    await eventually(async () => expect(await notices()).toEqual([]))
    expect(await figures()).toMatchObject({
      ...{ waiting: 0, decided: (before?.decided ?? 0) + 2, sentBack: 0, median: expect.any(Number) },
    })
  })

  test('of somebody without a name with its day alone, and is told of after the full hour', async () => {
    const author = await makePerson(t.deps)
    const id = await makePost(t.deps, author, { isAnonymous: true })
    const body = { thing: 'post', id, reason: 'A lie', until: dayAhead(3) } as const
    await t.call('POST /admin/author-pauses', { body }, { as: admin })
    const known = new Set((await askedFor(t.deps, notifyWaitingJob)).map((job) => job.id))
    const nextHour = (Math.floor(Date.now() / 3_600_000) + 1) * 3_600_000
    await appeal((await mine(author))[0]?._id ?? '', author)
    expect(await summary()).toEqual({ count: 1, oldest: dayOf(new Date()).toISOString() })
    const asked = (await askedFor(t.deps, notifyWaitingJob)).filter((job) => !known.has(job.id))
    expect(asked.map(({ data }) => data)).toEqual([{ kind: 'appeal', because: 'come' }])
    // Allows for a difference between the clocks of two processes.
    expect(Date.now() + (asked[0]?.seconds ?? 0) * 1000).toBeGreaterThan(nextHour - 5_000)
  })
})

describe('whoever is suspended', () => {
  test('appeals with the password alone, and is let in again when it is lifted', async () => {
    const person = await makePerson(t.deps)
    const id = await sanction(t, admin, person, { kind: 'suspension', reason: 'Threats' })
    const { status, body } = await appealByPassword(person)
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Appeal submitted; another admin will decide' },
    ])
    expect((await appealByPassword(person)).body.code).toBe('appealed_already')
    const { phone } = person.user
    const device = { phone, deviceId: person.deviceId, password: everybodysPassword }
    const refused = await t.call('POST /auth/login', { body: device })
    expect(refused.body).toMatchObject({ code: 'account_suspended', sanction: { canAppeal: false } })
    await judge(id, 'lifted')
    expect((await t.call('POST /auth/login', { body: device })).status).toBe(200)
  })

  test('is told nothing without the password, and nobody who is not suspended appeals this way', async () => {
    const person = await makePerson(t.deps)
    await sanction(t, admin, person, { kind: 'suspension' })
    expect((await appealByPassword(person, 'a wrong password')).body.code).toBe('login_failed')
    const free = await makePerson(t.deps)
    expect(await appealByPassword(free)).toMatchObject({ status: 400, body: { code: 'login_failed' } })
  })
})

test('keeps the number of whoever deletes the account from opening another, and with it nothing of theirs', async () => {
  const person = await makePerson(t.deps)
  await sanction(t, admin, person, { kind: 'pause', until: dayAhead(30) })
  const { phone } = person.user
  const body = { password: everybodysPassword, writing: 'keep' } as const
  expect((await t.call('DELETE /users/profile', { body }, { as: person })).status).toBe(200)
  const device = { phone, deviceId: 'dev_new' }
  await t.call('POST /auth/register', { body: { ...device, name: 'Another', password: 'golden bengal' } })
  const otp = (await t.lastSmsTo(phone)).slice(0, 6)
  const verified = await t.call('POST /auth/verify-otp', { body: { ...device, otp } })
  expect([verified.status, verified.body.code]).toEqual([403, 'account_suspended'])
  const { rows } = await t.deps.pool.query('select s::text as text, until::text from suspended_numbers s')
  expect(rows).toMatchObject([{ until: dayAhead(30) }])
  expect(rows[0]?.text).not.toContain(phone.slice(-10))
})
