import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liftByOperator } from '../sanctions/sanctions.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'
import { grantRole, revokeRole } from './roles.ts'

let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin' })
})
afterAll(() => t.close())

/** What the audit log says about somebody, the first first. */
async function entriesAbout({ user }: TestPerson) {
  const { body } = await t.call('GET /admin/audit', { query: { limit: 100 } }, { as: admin })
  return body.entries.filter(({ subject }) => subject._id === user.id).reverse()
}
const actionsOn = async (person: TestPerson) => (await entriesAbout(person)).map(({ action }) => action)
const grant = ({ user }: TestPerson, superAdmin = false) => grantRole(t.deps, user.phone, { superAdmin })
const revoke = ({ user }: TestPerson) => revokeRole(t.deps, user.phone)

test('the audit log says who got and lost a role, and that the operator did it', async () => {
  const person = await makePerson(t.deps, { name: 'Rahela Khatun' })
  await grant(person)
  expect(await entriesAbout(person)).toEqual([
    {
      _id: expect.any(String),
      action: 'user.grant',
      at: expect.any(String),
      by: null,
      subject: { kind: 'user', _id: person.user.id, title: 'Rahela Khatun', postId: null, exists: true },
      detail: {},
    },
  ])
  await grant(person, true)
  await revoke(person)
  expect(await actionsOn(person)).toEqual(['user.grant', 'user.grantSuper', 'user.revoke'])
  expect((await entriesAbout(person)).map(({ by }) => by)).toEqual([null, null, null])
  expect(JSON.stringify(await entriesAbout(person))).not.toContain(person.user.phone)
})

test('somebody who becomes a super admin at once has one entry, and nothing is logged where nothing changes', async () => {
  const person = await makePerson(t.deps)
  await revoke(person)
  await grant(person, true)
  await grant(person, true)
  await grant(person)
  expect(await actionsOn(person)).toEqual(['user.grantSuper'])
  await revoke(person)
  await revoke(person)
  expect(await actionsOn(person)).toEqual(['user.grantSuper', 'user.revoke'])
})

test('a fifth super admin is refused, and no entry says otherwise', async () => {
  const four = await Promise.all([1, 2, 3, 4].map(() => makePerson(t.deps)))
  for (const person of four) expect(await grant(person, true)).toBe('granted')
  const fifth = await makePerson(t.deps)
  expect(await grant(fifth, true)).toBe('no free seat')
  expect(await actionsOn(fifth)).toEqual([])
  for (const person of four) await revoke(person)
})

test.each([
  ['a role is granted', 'user', (phone: string) => grantRole(t.deps, phone, { superAdmin: false })],
  ['a role is revoked', 'admin', (phone: string) => revokeRole(t.deps, phone)],
  ['a decision is taken back', 'user', (phone: string) => liftByOperator(t.deps, phone)],
] as const)('%s together with its entry or not at all', async (_what, role, change) => {
  const person = await makePerson(t.deps, { role })
  const state = () =>
    t.deps.kysely
      .selectFrom('users')
      .leftJoin('sanctions', 'sanctions.user_id', 'users.id')
      .select(['users.role', 'sanctions.lifted_at'])
      .where('users.id', '=', person.user.id)
      .execute()
  if (role === 'user') await sanction(t, admin, person, { kind: 'pause', until: dayAhead(3) })
  const before = await state()
  let changing: Promise<unknown> | undefined
  await t.deps.kysely.transaction().execute(async (tx) => {
    await sql`lock table audit_log in exclusive mode`.execute(tx)
    changing = change(person.user.phone)
    await untilOneWaits(t.deps)
    expect(await state()).toEqual(before)
  })
  await changing
  expect(await state()).not.toEqual(before)
})

test('the audit log says what the operator took back, one entry for each decision', async () => {
  const person = await makePerson(t.deps)
  const lift = () => liftByOperator(t.deps, person.user.phone)
  expect(await lift()).toBe('nothing')
  await sanction(t, admin, person, { kind: 'pause', until: dayAhead(3) })
  await sanction(t, admin, person, { kind: 'suspension' })
  expect(await lift()).toBe('lifted')
  expect(await lift()).toBe('nothing')
  expect(await actionsOn(person)).toEqual(['user.pause', 'user.suspend', 'user.lift', 'user.lift'])
  expect((await entriesAbout(person)).map(({ by }) => by?._id ?? 'operator')).toEqual([
    admin.user.id,
    admin.user.id,
    'operator',
    'operator',
  ])
})
