import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead, sanction } from '../test/sanctions.ts'
import { lastCode, someDevice } from '../test/signUp.ts'

let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin' })
})
afterAll(() => t.close())

const suspended = async () => {
  const person = await makePerson(t.deps)
  const post = await makePost(t.deps, person)
  await sanction(t, admin, person, { kind: 'suspension', reason: 'Threats', until: dayAhead(30) })
  return { person, post }
}
const device = ({ user, deviceId }: TestPerson) => ({
  ...{ phone: user.phone, deviceId, password: everybodysPassword },
})
const leave = (proof: ReturnType<typeof device>) =>
  t.call('DELETE /auth/account', { body: { ...proof, writing: 'delete' } })
const isThere = async (id: string) => (await t.call('GET /posts/:id', { params: { id } })).status === 200
const logIn = (proof: ReturnType<typeof device>) => t.call('POST /auth/login', { body: proof })

test('somebody who is suspended deletes the account by its password, on a device that it knows', async () => {
  const { person, post } = await suspended()
  const proof = device(person)
  for (const wrong of [{ password: 'a guess' }, { deviceId: someDevice() }, { phone: '01700000009' }]) {
    expect(await leave({ ...proof, ...wrong })).toMatchObject({ status: 400, body: { code: 'login_failed' } })
  }
  expect(await isThere(post)).toBe(true)
  const { status, body } = await leave(proof)
  expect([status, body]).toEqual([200, { success: true, message: 'Your account is deleted' }])
  expect(await isThere(post)).toBe(false)
  expect((await logIn(proof)).body.code).toBe('login_failed')
  const { rows } = await t.deps.pool.query('select until::text from suspended_numbers')
  expect(rows).toEqual([{ until: dayAhead(30) }])
})

test('on another device a code comes first, which tells what a login does and makes the device known', async () => {
  const { person } = await suspended()
  const proof = { ...device(person), deviceId: someDevice() }
  expect((await logIn(proof)).body).toEqual({ success: true, requiresVerification: true })
  const otp = await lastCode(t, proof.phone)
  const verified = await t.call('POST /auth/verify-otp', { body: { ...proof, otp } })
  expect(verified.status).toBe(403)
  expect(verified.body).toEqual((await logIn(proof)).body)
  expect(verified.body).toMatchObject({
    code: 'account_suspended',
    sanction: { until: dayAhead(30), reason: 'Threats', canAppeal: true },
  })
  expect((await t.call('POST /auth/verify-otp', { body: { ...proof, otp } })).body.code).toBe('code_wrong')
  expect((await leave(proof)).status).toBe(200)
})

test('nobody else deletes anything this way', async () => {
  const person = await makePerson(t.deps)
  expect((await leave(device(person))).body.code).toBe('login_failed')
  expect((await logIn(device(person))).status).toBe(200)
})

test('what is hidden from any session of theirs stays', async () => {
  const person = await makePerson(t.deps)
  const secret = await makePost(t.deps, person, { isAnonymous: true })
  const body = { current: everybodysPassword, newPassword: 'a second password' }
  await t.call('PUT /auth/second-password', { body }, { as: person })
  await sanction(t, admin, person, { kind: 'suspension' })
  expect((await leave(device(person))).status).toBe(200)
  const { rows } = await t.deps.pool.query('select from departures')
  expect([await isThere(secret), rows]).toEqual([true, []])
})
