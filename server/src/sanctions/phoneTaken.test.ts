import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../accounts/sessions.ts'
import { deliver } from '../notifications/delivery.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'

/*
 * Somebody has the phone of a paused person, but not the second password. That the person can only read cannot be
 * hidden; that something anonymous was the cause must be. So what this phone shows is compared with what that of a
 * person paused by name shows.
 */

type As = { token: string }

let t: TestApp
let admin: TestPerson
let judge: TestPerson
let publicPost: string
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin' })
  judge = await makePerson(t.deps, { role: 'admin' })
  publicPost = await makePost(t.deps, await makePerson(t.deps))
})
afterAll(() => t.close())

const mine = async (as: As) => (await t.call('GET /sanctions/mine', {}, { as })).body.sanctions
const told = async (as: As) => (await t.call('GET /notifications', { query: {} }, { as })).body.notifications

/** A person who writes with and without their name. The session `phone` is shown nothing anonymous, and `person` everything. */
async function writer(role: 'user' | 'admin' = 'user') {
  const person = await makePerson(t.deps, { role, name: 'Rahima' })
  const post = await makePost(t.deps, person, { isAnonymous: true, review: 'waiting' })
  await makePost(t.deps, person, { review: 'waiting' })
  const { kysely } = t.deps
  const { id } = person.user
  await kysely
    .insertInto('second_passwords')
    .values({ user_id: id, password_hash: 'hash', void_at: null })
    .execute()
  const inAnHour = new Date(Date.now() + 60 * 60_000)
  await kysely.updateTable('sessions').set({ unlocked_until: inAnHour }).where('user_id', '=', id).execute()
  const device = { userId: person.user.id, deviceId: 'dev_phone', userAgent: undefined }
  return { person, post, phone: await openSession(t.deps, device) }
}
type Writer = Awaited<ReturnType<typeof writer>>

const byName = ({ person }: Writer, until = dayAhead(9)) =>
  sanction(t, admin, person, { kind: 'pause', reason: 'A lie', until })
async function byThing({ person, post }: Writer, until = dayAhead(9)): Promise<string> {
  const before = new Set((await mine(person)).map(({ _id }) => _id))
  const body = { thing: 'post', id: post, reason: 'A lie', until } as const
  expect((await t.call('POST /admin/author-pauses', { body }, { as: admin })).status).toBe(201)
  return (await mine(person)).find(({ _id }) => !before.has(_id))?._id ?? ''
}

const appeal = ({ person }: Writer, id: string) =>
  t.call('POST /sanctions/:id/appeal', { params: { id }, body: { text: 'It is true.' } }, { as: person })
const decide = (id: string, outcome: 'upheld' | 'lifted') =>
  t.call('POST /admin/appeals/:id', { params: { id }, body: { outcome } }, { as: judge })
const lift = (id: string) => t.call('POST /admin/sanctions/:id/lift', { params: { id } }, { as: judge })

/**
 * Waits until the person, from whom nothing is hidden, has these notifications, and then delivers all of them to their
 * windows again.
 */
async function untilNotified({ person }: Writer, kinds: readonly string[]): Promise<void> {
  const found = await eventually(async () => {
    const all = await told(person)
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
    return all
  })
  for (const { _id } of found) await deliver(t.deps, _id)
}

/** Everything that the phone is answered and sent, byte by byte, except for the person's identity and when they joined. */
async function shownBy(
  writer: Writer,
  kinds: readonly string[],
  act: () => Promise<unknown> = nothing,
): Promise<string> {
  const { person, phone } = writer
  const window = await connect(t, phone)
  await act()
  await untilNotified(writer, kinds)
  const as = { as: phone }
  const sanctions = await t.call('GET /sanctions/mine', {}, as)
  const own = { params: { id: sanctions.body.sanctions[0]?._id ?? person.user.id }, body: { text: 'x' } }
  const answers = [
    sanctions,
    await t.call('GET /notifications', { query: {} }, as),
    await t.call('PUT /notifications/read-all', {}, as),
    await t.call('GET /notifications', { query: {} }, as),
    await t.call('POST /posts/:id/reactions', { params: { id: publicPost } }, as),
    await t.call('POST /sanctions/:id/appeal', own, as),
    await t.call('GET /auth/me', {}, as),
    await t.call('GET /auth/protection', {}, as),
    await t.call('GET /users/profile', {}, as),
    await t.call('GET /posts/user/:id', { params: { id: person.user.id } }, as),
  ]
  const heard = [...window.heard, ...window.told.filter(([name]) => name !== 'notificationCountUpdate')]
  const counts = window.told.filter(([name, count]) => name === 'notificationCountUpdate' && count !== 0)
  return JSON.stringify([answers.map(({ status, body }) => [status, body]), heard, counts])
    .replaceAll(person.user.id, 'me')
    .replaceAll(person.user.phone, 'phone')
    .replaceAll(/"token":"[^"]*"/g, '"token":""')
    .replaceAll(/"reactionCount":\d+/g, '"reactionCount":1')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*Z"/g, '"time"')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
}

const nothing = async (): Promise<unknown> => undefined

interface History {
  which: string
  before?(writer: Writer, id: string): Promise<unknown>
  meanwhile?(id: string): Promise<unknown>
  kinds: readonly string[]
}
const appealed = (outcome: 'upheld' | 'lifted') => async (writer: Writer, id: string) => {
  await appeal(writer, id)
  return decide(id, outcome)
}

describe('with the phone of somebody paused, one cannot tell a name from a thing', () => {
  test.each<History>([
    { which: 'that holds', kinds: ['paused'] },
    { which: 'that was taken back', before: (_, id) => lift(id), kinds: ['paused', 'sanction_lifted'] },
    { which: 'that is taken back meanwhile', meanwhile: lift, kinds: ['paused', 'sanction_lifted'] },
    { which: 'with an appeal that waits', before: appeal, kinds: ['paused'] },
    { which: 'that stands after an appeal', before: appealed('upheld'), kinds: ['paused', 'appeal_judged'] },
    { which: 'that fell by an appeal', before: appealed('lifted'), kinds: ['paused', 'appeal_judged'] },
    {
      which: 'on which an appeal is judged meanwhile',
      before: appeal,
      meanwhile: (id) => decide(id, 'upheld'),
      kinds: ['paused', 'appeal_judged'],
    },
  ])('of a pause $which', async ({ before = nothing, meanwhile = nothing, kinds }) => {
    const shown = []
    for (const pause of [byName, byThing]) {
      const one = await writer()
      const id = await pause(one)
      await before(one, id)
      shown.push(await shownBy(one, kinds, () => meanwhile(id)))
    }
    expect(shown[1]).toBe(shown[0])
  })

  test('nor one from several, but for the day on which the last of them ends', async () => {
    const [single, both, several] = [await writer(), await writer(), await writer()]
    await byName(single, dayAhead(9))
    await byThing(both, dayAhead(9))
    await byName(both, dayAhead(4))
    await byName(several, dayAhead(4))
    await byThing(several, dayAhead(12))
    const shown = await shownBy(single, ['paused'])
    expect(await shownBy(both, ['paused', 'paused'])).toBe(shown)
    const withoutDay = (text: string) =>
      text.replaceAll(dayAhead(12), dayAhead(9)).replaceAll(/from \d+ \w+ \d+/g, '')
    expect(withoutDay(await shownBy(several, ['paused', 'paused']))).toBe(withoutDay(shown))
  })

  test('while the pause is made: neither is heard of', async () => {
    const shown = []
    for (const pause of [byName, byThing]) {
      const one = await writer()
      shown.push(await shownBy(one, ['paused'], () => pause(one)))
    }
    expect(shown[1]).toBe(shown[0])
    expect(shown[0]).not.toContain('A lie')
  })
})

test('what is left out is unread when it is shown again, and is marked by nobody before', async () => {
  const one = await writer()
  const { person, phone } = one
  await byName(one)
  await byThing(one, dayAhead(4))
  await untilNotified(one, ['paused', 'paused'])
  await t.call('PUT /notifications/read-all', {}, { as: phone })
  const read = (id: string, as: As) => t.call('PUT /notifications/:id/read', { params: { id } }, { as })
  for (const { _id, isRead } of await told(person)) {
    expect(isRead).toBe(false)
    expect((await read(_id, phone)).body.code).toBe('notification_not_found')
    expect((await read(_id, person)).status).toBe(200)
  }
  expect(await mine(person)).toMatchObject([{ reason: 'A lie' }, { reason: 'A lie' }])
})

test('warnings, which are never for something anonymous, are shown as ever', async () => {
  const one = await writer()
  await sanction(t, admin, one.person, { kind: 'warning', reason: 'No insults' })
  await byThing(one)
  expect(await mine(one.phone)).toMatchObject([
    { kind: 'pause', reason: null },
    { kind: 'warning', reason: 'No insults', canAppeal: true },
  ])
})

describe('with the phone of an admin', () => {
  test('no pause without a name is made, listed, judged or taken back, whosever it is', async () => {
    const [colleague, other] = [await writer('admin'), await writer()]
    const ids = [await byThing(colleague), await byThing(other)]
    await appeal(colleague, ids[0] ?? '')
    await appeal(other, ids[1] ?? '')
    const hidden = { as: colleague.phone }
    const shown = { as: colleague.person }
    const answers = async (as: { as: As }) => {
      const all = []
      for (const [at, id] of ids.entries()) {
        const pausing = {
          thing: 'post',
          id: [colleague, other][at]?.post ?? '',
          reason: 'x',
          until: dayAhead(2),
        } as const
        const made = await t.call('POST /admin/author-pauses', { body: pausing }, as)
        const lifted = await t.call('POST /admin/sanctions/:id/lift', { params: { id } }, as)
        const body = { outcome: 'lifted' } as const
        const judged = await t.call('POST /admin/appeals/:id', { params: { id }, body }, as)
        all.push([made, lifted, judged].map(({ body: { code } }) => code))
      }
      return all
    }
    expect(await answers(hidden)).toEqual(Array(2).fill(Array(3).fill('hidden_from_you')))
    const { body } = await t.call('GET /admin/author-pauses', { query: {} }, hidden)
    expect(body.code).toBe('hidden_from_you')
    const appeals = async (as: { as: As }) =>
      (await t.call('GET /admin/appeals', { query: { limit: 100 } }, as)).body.appeals.map(({ _id }) => _id)
    expect(await appeals(hidden)).not.toEqual(expect.arrayContaining([ids[0]]))
    expect(await appeals(hidden)).not.toEqual(expect.arrayContaining([ids[1]]))
    expect(await appeals(shown)).toEqual(expect.arrayContaining(ids))
    expect((await answers(shown))[0]).toEqual(['sanction_own', 'sanction_own', 'sanction_own'])
  })

  test('neither their own page nor the audit log tells that a pause has a name', async () => {
    const chief = await makePerson(t.deps, { superAdmin: true })
    const shown = []
    for (const isNamed of [true, false]) {
      const colleague = await writer('admin')
      const { person, phone } = colleague
      if (isNamed) await sanction(t, chief, person, { kind: 'pause', reason: 'A lie', until: dayAhead(9) })
      else await byThing(colleague)
      await t.call(
        'POST /flags',
        { body: { kind: 'person', id: person.user.id, reason: 'hate', text: '' } },
        { as: chief },
      )
      const params = { id: person.user.id }
      const page = await t.call('GET /admin/users/:id', { params }, { as: phone })
      const audit = await t.call('GET /admin/audit', { query: { limit: 100 } }, { as: phone })
      const desk = await t.call(
        'GET /admin/desk/:kind/:id',
        { params: { ...params, kind: 'flag' } },
        { as: phone },
      )
      shown.push({
        sanctions: page.body.person.sanctions,
        strikes: page.body.person.strikes,
        audit: audit.body.entries.filter(({ subject }) => subject._id === person.user.id),
        history: desk.body.facts.history,
      })
    }
    expect(shown[0]).toEqual({ sanctions: [], strikes: 0, audit: [], history: [] })
    expect(shown[1]).toEqual(shown[0])
  })
})
