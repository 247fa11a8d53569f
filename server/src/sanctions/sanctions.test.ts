import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountToNotify } from '../notifications/accountStore.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { makeComment, makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'
import { statementsOf } from '../test/statements.ts'
import { lockUser } from './store.ts'

let t: TestApp
/** Another process of the same installation. */
let other: TestApp
let admin: TestPerson
let superAdmin: TestPerson
let postId: string
beforeAll(async () => {
  const settings = { SERVER_KEY: 'ab'.repeat(32) }
  t = await startTestApp({ settings })
  other = await startTestApp({ settings: { ...settings, DATABASE_URL: t.deps.config.DATABASE_URL ?? '' } })
  admin = await makePerson(t.deps, { role: 'admin', name: 'Amina' })
  superAdmin = await makePerson(t.deps, { superAdmin: true })
  postId = await makePost(t.deps, await makePerson(t.deps))
})
afterAll(async () => {
  await other.close()
  await t.close()
})

const comment = (as: TestPerson, app = t) =>
  app.call('POST /posts/:id/comments', { params: { id: postId }, body: { text: 'x' } }, { as })
const mine = async (as: TestPerson) => (await t.call('GET /sanctions/mine', {}, { as })).body.sanctions
const logIn = ({ user: { phone }, deviceId }: TestPerson, password = everybodysPassword) =>
  t.call('POST /auth/login', { body: { phone, password, deviceId } })
const lift = (id: string, as = admin) => t.call('POST /admin/sanctions/:id/lift', { params: { id } }, { as })
const told = async (as: TestPerson) => {
  await untilAllAreTold(t.deps)
  const { notifications } = (await t.call('GET /notifications', { query: {} }, { as })).body
  return notifications.map(({ kind, data, link }) => ({ kind, data, link }))
}

describe('a warning', () => {
  test('is told with its reason, and takes nothing away', async () => {
    const person = await makePerson(t.deps)
    await sanction(t, admin, person, { kind: 'warning', reason: 'No insults, please' })
    expect((await comment(person)).status).toBe(201)
    expect(await told(person)).toEqual([
      { kind: 'warned', data: { reason: 'No insults, please' }, link: '/standing' },
    ])
    expect(await mine(person)).toMatchObject([
      { kind: 'warning', reason: 'No insults, please', isActive: false, canAppeal: true, appeal: null },
    ])
  })
})

describe('a pause', () => {
  test('refuses what is written, in words, by every process at once, and lets all be read', async () => {
    const person = await makePerson(t.deps)
    for (const app of [t, other]) expect((await comment(person, app)).status).toBe(201)
    const until = dayAhead(3)
    await sanction(t, admin, person, { kind: 'pause', until })
    for (const app of [t, other]) {
      const { status, body } = await comment(person, app)
      expect([status, body]).toEqual([
        403,
        {
          success: false,
          code: 'account_paused',
          message: `You can read now, and write again from ${dayTextOf('en', until)}`,
          sanction: { until },
        },
      ])
    }
    expect((await t.call('GET /posts/:id', { params: { id: postId } }, { as: person })).status).toBe(200)
    expect(await told(person)).toMatchObject([{ kind: 'paused', data: { until } }])
  })

  // A new call must be added here if paused people may use it, and is refused otherwise.
  test('leaves of all that people write only what nobody else sees', () => {
    const left = (Object.keys(api) as Call[]).filter((call) => {
      const { access, whilePaused }: Endpoint = api[call]
      return whilePaused && ['user', 'guest'].includes(access)
    })
    expect(left.toSorted()).toEqual([
      'POST /auth/reset-confirmation',
      'POST /auth/second-password/forget',
      'POST /auth/second-password/lock',
      'POST /auth/second-password/prolong',
      'POST /auth/second-password/unlock',
      'POST /notifications/token',
      'POST /places/near',
      'POST /sanctions/:id/appeal',
      'POST /search/similar',
      'POST /support',
      'PUT /auth/change-password',
      'PUT /auth/second-password',
      'PUT /follows',
      'PUT /follows/rhythm',
      'PUT /notifications/:id/read',
      'PUT /notifications/read-all',
    ])
  })

  test('lets its person take back what is theirs, ask for support, log out and leave', async () => {
    const person = await makePerson(t.deps)
    const own = await makePost(t.deps, person)
    const below = { postId, commentId: await makeComment(t.deps, person, postId) }
    await sanction(t, admin, person, { kind: 'pause', until: dayAhead(3) })
    const as = { as: person }
    const form = { title: 'Other words', desc: 'x' }
    expect((await t.call('PUT /posts/:id', { params: { id: own }, form }, as)).status).toBe(403)
    expect((await t.call('DELETE /posts/:postId/comments/:commentId', { params: below }, as)).status).toBe(
      200,
    )
    expect((await t.call('DELETE /posts/:id', { params: { id: own } }, as)).status).toBe(200)
    const asked = { name: 'Rahima', phone: '01712345678', desc: 'Please help' }
    expect((await t.call('POST /support', { form: asked }, as)).status).toBe(201)
    expect((await t.call('POST /auth/logout', {}, as)).status).toBe(200)
    expect((await logIn(person)).status).toBe(200)
  })

  test('is over on its day, and when it is lifted', async () => {
    const [until, lifted] = [await makePerson(t.deps), await makePerson(t.deps)]
    await sanction(t, admin, until, { kind: 'pause', until: dayAhead(2) })
    await t.deps.pool.query('update sanctions set until = $1 where user_id = $2', [
      dayAhead(0),
      until.user.id,
    ])
    expect((await comment(until)).status).toBe(201)
    const id = await sanction(t, admin, lifted, { kind: 'pause', until: dayAhead(2) })
    expect((await comment(lifted)).status).toBe(403)
    expect((await lift(id)).status).toBe(200)
    expect((await comment(lifted)).status).toBe(201)
    expect((await lift(id)).body.code).toBe('already_decided')
    expect((await told(lifted)).map(({ kind }) => kind).toSorted()).toEqual(['paused', 'sanction_lifted'])
  })

  test('costs a call that writes no round trip to the database', async () => {
    const person = await makePerson(t.deps)
    const react = () =>
      t.app.inject({
        method: 'POST',
        url: `/api/posts/${postId}/reactions`,
        headers: { authorization: `Bearer ${person.token}` },
      })
    await react()
    const asked = await statementsOf(react)
    expect(asked.filter((text) => text.includes('author_pauses'))).toEqual([])
    expect(asked.filter((text) => text.includes('find_signed_in'))).toHaveLength(1)
  })
})

describe('a suspension', () => {
  test('ends every session and socket at once, and tells at the next login why', async () => {
    const person = await makePerson(t.deps)
    const windows = [await connect(t, person), await connect(other, person)]
    expect((await logIn(person)).status).toBe(200)
    await sanction(t, admin, person, { kind: 'suspension', reason: 'Threats' })
    for (const app of [t, other]) {
      await eventually(async () =>
        expect((await app.call('GET /users/profile', {}, { as: person })).status).toBe(401),
      )
      expect((await comment(person, app)).status).toBe(401)
    }
    for (const { socket } of windows) {
      await eventually(() => expect(socket.connected).toBe(false))
    }
    const refused = await logIn(person)
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        success: false,
        code: 'account_suspended',
        message: 'This account is suspended',
        sanction: { until: null, reason: 'Threats', canAppeal: true },
      },
    ])
    expect((await logIn(person, 'a wrong password')).body.code).toBe('login_failed')
  })

  test('refuses whoever logs in at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await makePerson(t.deps)
      const [answer] = await Promise.all([
        logIn(person),
        sanction(t, admin, person, { kind: 'suspension', until: dayAhead(7) }),
      ])
      if (answer.status === 200 && 'token' in answer.body) {
        const as = { token: String(answer.body.token) }
        expect((await t.call('POST /posts/:id/reactions', { params: { id: postId } }, { as })).status).toBe(
          401,
        )
      } else expect(answer.body.code).toBe('account_suspended')
    }
  })

  test('is made once at a time, and does not stand in the way of another kind', async () => {
    const person = await makePerson(t.deps)
    await sanction(t, admin, person, { kind: 'pause', until: dayAhead(3) })
    const params = { id: person.user.id }
    const again = { kind: 'pause', reason: 'x', until: dayAhead(5) } as const
    const answer = await t.call('POST /admin/users/:id/sanctions', { params, body: again }, { as: admin })
    expect([answer.status, answer.body.code]).toEqual([409, 'already_sanctioned'])
    await sanction(t, admin, person, { kind: 'suspension' })
  })
})

describe('what is decided about somebody', () => {
  test.each([
    ['a pause without a day', { kind: 'pause', reason: 'x' }],
    ['a pause until today', { kind: 'pause', reason: 'x', until: dayAhead(0) }],
    ['a pause until what is no day', { kind: 'pause', reason: 'x', until: '2026-02-30' }],
    ['a suspension for longer than a year', { kind: 'suspension', reason: 'x', until: dayAhead(366) }],
  ] as const)('is refused where it makes no sense: %s', async (_what, body) => {
    const params = { id: (await makePerson(t.deps)).user.id }
    const { status, body: refused } = await t.call(
      'POST /admin/users/:id/sanctions',
      { params, body },
      { as: admin },
    )
    expect([status, refused.errors]).toEqual([
      400,
      { until: 'Please choose a day from tomorrow on, at most a year ahead' },
    ])
  })

  test('needs a reason, and is about somebody else', async () => {
    const about = ({ user }: TestPerson, reason: string) =>
      t.call(
        'POST /admin/users/:id/sanctions',
        { params: { id: user.id }, body: { kind: 'warning', reason } },
        { as: superAdmin },
      )
    expect((await about(await makePerson(t.deps), ' ')).body.code).toBe('reason_required')
    expect((await about(superAdmin, 'x')).body.code).toBe('sanction_own')
  })

  test('stands in the audit log, with who did it and why', async () => {
    const person = await makePerson(t.deps, { name: 'Kamal Hossain' })
    await lift(await sanction(t, admin, person, { kind: 'pause', reason: 'Spam', until: dayAhead(3) }))
    const { entries } = (await t.call('GET /admin/audit', { query: { limit: 2 } }, { as: admin })).body
    const subject = { kind: 'user', _id: person.user.id, title: 'Kamal Hossain', exists: true }
    expect(entries.toSorted((a, b) => a.action.localeCompare(b.action))).toMatchObject([
      { action: 'user.lift', by: { name: 'Amina' }, subject },
      { action: 'user.pause', by: { name: 'Amina' }, subject, detail: { reason: 'Spam' } },
    ])
  })

  test('leaves nothing behind when its person deletes the account', async () => {
    const person = await makePerson(t.deps)
    await sanction(t, admin, person, { kind: 'warning' })
    const body = { password: everybodysPassword, writing: 'delete' } as const
    await t.call('DELETE /users/profile', { body }, { as: person })
    const { rows } = await t.deps.pool.query('select from sanctions where user_id = $1', [person.user.id])
    expect(rows).toEqual([])
  })
})

test.each(['warning', 'pause'] as const)(
  'while a %s is being given, what else they are told is not lost',
  async (kind) => {
    const { user } = await makePerson(t.deps)
    const account = await t.deps.kysely.transaction().execute(async (giving) => {
      await lockUser(giving, user.id, kind)
      return other.deps.kysely.transaction().execute((telling) => accountToNotify(telling, user.id))
    })
    expect(account).toEqual({ hasDevice: false })
  },
)
