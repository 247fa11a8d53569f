import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../test/app.ts'
import { cheapArgon2 } from '../test/argon2.ts'
import { minute, movableClock } from '../test/clock.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { signUp, smsTo, somebody, someDevice, verify } from '../test/signUp.ts'
import { accountBudgets } from './budgets.ts'

cheapArgon2()

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: behindProxy })
})
afterAll(() => t.close())

const later = movableClock()

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const statuses = (answers: readonly Answer<unknown>[]) => answers.map(({ status }) => status).sort()
/** Each call uses another address, unless the test is about addresses. */
const forgot = (body: { phone: string; deviceId: string }, address = someAddress()) =>
  t.call('POST /auth/forgot-password', { body }, from(address))
const logIn = (body: { phone: string; password: string; deviceId: string }, address = someAddress()) =>
  t.call('POST /auth/login', { body }, from(address))

describe('codes', () => {
  test('are five an hour for a phone and a device, however they are asked for', async () => {
    const person = somebody()
    await t.call('POST /auth/register', { body: person })
    await t.call('POST /auth/resend-otp', { body: person })
    await forgot(person)
    await t.call('POST /auth/register', { body: person })
    expect((await t.call('POST /auth/resend-otp', { body: person })).status).toBe(200)
    for (const refused of [
      await t.call('POST /auth/register', { body: person }),
      await t.call('POST /auth/resend-otp', { body: person }),
      await forgot(person),
    ]) {
      expect(refused.status).toBe(429)
      expect(refused.body).toMatchObject({ success: false, code: 'too_many_codes' })
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(3_500)
      expect(wait).toBeLessThanOrEqual(3_600)
    }
    later(60 * minute + 1_000)
    expect((await forgot(person)).status).toBe(200)
  })

  test('are exactly five when twenty are asked for at the same moment', async () => {
    const person = await signUp(t)
    const device = { ...person, deviceId: someDevice() }
    const answers = await times(20, () => forgot(device))
    expect(statuses(answers)).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
    expect((await smsTo(t, person.phone)).length).toBeLessThanOrEqual(6)
  })

  test('are twenty an hour for a phone, over all devices', async () => {
    const { phone } = somebody()
    const answers = await times(30, () => forgot({ phone, deviceId: someDevice() }))
    expect(statuses(answers)).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])
  })

  test('are counted alike whether or not the phone has an account', async () => {
    const person = await signUp(t)
    const nobody = somebody()
    const ask = async (phone: string) => {
      const deviceId = someDevice()
      const answers = []
      for (let asked = 0; asked < 6; asked += 1) answers.push(await forgot({ phone, deviceId }))
      return answers.map(({ status, body }) => ({ status, body }))
    }
    expect(await ask(person.phone)).toEqual(await ask(nobody.phone))
  })

  test('that strangers use up do not bother a device that the account has verified', async () => {
    const person = await signUp(t)
    await times(30, () => forgot({ phone: person.phone, deviceId: someDevice() }))
    expect((await forgot({ phone: person.phone, deviceId: someDevice() })).status).toBe(429)
    expect(statuses(await times(6, () => forgot(person)))).toEqual([...Array(5).fill(200), 429])
  })

  test('hold for other processes on the same database as well', async () => {
    const caller = { phone: '8801700000000', deviceId: someDevice(), network: someAddress() }
    const processes = [accountBudgets(t.deps), accountBudgets(t.deps)]
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        processes[index % 2]?.codes.consume(caller, 'stranger', async () => undefined),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('that were refused are not sent by a login either', async () => {
    const person = { ...(await signUp(t)), deviceId: someDevice() }
    await times(5, () => forgot(person))
    const answer = await logIn(person)
    expect(answer.status).toBe(429)
    expect(answer.body.code).toBe('too_many_codes')
  })
})

describe('tries at a password', () => {
  test('are ten in a quarter of an hour for a phone and a device, right ones included', async () => {
    const person = await signUp(t)
    const thief = { ...person, deviceId: someDevice(), password: 'a guess' }
    expect(statuses(await times(12, () => logIn(thief)))).toEqual([...Array(10).fill(400), 429, 429])
    const right = await logIn({ ...thief, password: person.password })
    expect(right.status).toBe(429)
    expect(right.body.code).toBe('too_many_logins')
    const wait = Number(right.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    later(15 * minute + 1_000)
    expect((await logIn({ ...thief, password: person.password })).status).toBe(200)
  })

  test('are fifty an hour for a phone over all devices, and its known devices go on as before', async () => {
    const person = await signUp(t)
    const guess = () => logIn({ ...person, deviceId: someDevice(), password: 'a guess' })
    expect(statuses(await times(55, guess))).toEqual([...Array(50).fill(400), ...Array(5).fill(429)])
    expect((await logIn(person)).body).toHaveProperty('token')
  })

  test('are limited alike where there is no account', async () => {
    const nobody = somebody()
    expect(statuses(await times(11, () => logIn(nobody)))).toEqual([...Array(10).fill(400), 429])
  })

  test('begin anew once the password was right', async () => {
    const person = await signUp(t)
    for (let round = 0; round < 3; round += 1) {
      await times(5, () => logIn({ ...person, password: 'mistyped' }))
      expect((await logIn(person)).status).toBe(200)
    }
  })

  test('on a known device are limited too', async () => {
    const person = await signUp(t)
    await times(10, () => logIn({ ...person, password: 'a guess' }))
    expect((await logIn(person)).status).toBe(429)
  })

  test('do not keep out somebody who has reset the password with a code', async () => {
    const person = { ...(await signUp(t)), deviceId: someDevice() }
    await times(11, () => logIn({ ...person, password: 'forgotten' }))
    await forgot(person)
    const otp = /^\d{6}/.exec((await smsTo(t, person.phone)).at(-1) ?? '')?.[0] ?? ''
    const newPassword = 'silver bengal'
    await t.call('POST /auth/reset-password', { body: { ...person, otp, newPassword } })
    expect((await logIn({ ...person, password: newPassword })).body).toHaveProperty('token')
  })

  test('to change it are limited, so that a stolen token does not give the password away', async () => {
    const person = await signUp(t)
    const change = (oldPassword: string) =>
      t.call(
        'PUT /auth/change-password',
        { body: { oldPassword, newPassword: 'silver bengal' } },
        { as: person },
      )
    expect(statuses(await times(11, () => change('a guess')))).toEqual([...Array(10).fill(400), 429])
    expect((await change(person.password)).status).toBe(429)
  })
})

test('fifty people registering at the same moment all get their code and their account', async () => {
  const people = Array.from({ length: 50 }, () => somebody())
  const registered = await Promise.all(people.map((body) => t.call('POST /auth/register', { body })))
  expect(statuses(registered)).toEqual(Array(50).fill(200))
  const verified = await Promise.all(people.map((person) => verify(t, person)))
  expect(statuses(verified)).toEqual(Array(50).fill(200))
  const logins = await Promise.all(people.map((person) => logIn(person)))
  expect(statuses(logins)).toEqual(Array(50).fill(200))
})

test('the counters do not name anybody', async () => {
  const person = somebody()
  await forgot(person)
  const { rows } = await t.deps.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(person.phone)
  expect(JSON.stringify(rows)).not.toContain(person.deviceId)
})
