import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../test/app.ts'
import { cheapArgon2 } from '../test/argon2.ts'
import { minute, movableClock, standStillWithin } from '../test/clock.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { lastCode, otherThan, type Somebody, signUp, somebody, someDevice } from '../test/signUp.ts'
import { accountBudgets } from './budgets.ts'

cheapArgon2()

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: behindProxy })
})
afterAll(() => t.close())

const later = movableClock()
beforeEach(() => standStillWithin(60 * 60))

const logIn = (body: Somebody, address = someAddress()) => t.call('POST /auth/login', { body }, from(address))

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const counted = (answers: readonly Answer<unknown>[]) => {
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, group.length]))
}

const mistyped = (person: Somebody) => ({ ...person, password: 'mistyped' })

describe('from one address', () => {
  test('sixty passwords may be wrong in ten minutes, whoever they belong to', async () => {
    const machine = someAddress()
    const answers = await times(70, () => logIn(somebody(), machine))
    expect(counted(answers)).toEqual({ 400: 60, 429: 10 })
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toEqual({
      success: false,
      code: 'too_many_from_network',
      message: 'Too many attempts from your network. Please try again later or use another connection.',
    })
    const wait = Number(refused?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    later(10 * minute + 1_000)
    expect((await logIn(somebody(), machine)).status).toBe(400)
  })

  test('what is refused leaves nothing behind, however many numbers and devices it names', async () => {
    const machine = someAddress()
    await times(60, () => logIn(somebody(), machine))
    const rows = async () => {
      const { rows } = await t.deps.pool.query<{ count: number }>('select count(*)::int from rate_limits')
      return rows[0]?.count
    }
    const before = await rows()
    const answers = await times(20, () => logIn(somebody(), machine))
    expect(counted(answers)).toEqual({ 429: 20 })
    expect(await rows()).toBe(before)
  })

  test('all addresses of one IPv6 subscriber are one', async () => {
    const answers = await times(70, (index) => logIn(somebody(), `2001:db8:7:7::${index + 1}`))
    expect(counted(answers)).toEqual({ 400: 60, 429: 10 })
  })

  test('whoever has many networks of IPv6 at one site has no more tries at one number, and four times as many at all', async () => {
    const owner = await signUp(t)
    const answers = await times(70, (index) =>
      logIn(mistyped({ ...owner, deviceId: someDevice() }), `2001:db8:8:${index}::1`),
    )
    expect(counted(answers)).toEqual({ 400: 20, 429: 50 })
    expect((await logIn({ ...owner, deviceId: someDevice() })).status).toBe(200)

    const { passwords } = accountBudgets(t.deps)
    const consumed = await times(250, (index) =>
      passwords.consumeHash({ network: `2001:db8:9:${index}::/64` }).then(
        () => true,
        () => false,
      ),
    )
    expect(consumed.filter(Boolean).length).toBe(240)
  })

  test('an attack does not touch whoever is on a device that their account knows', async () => {
    const owner = await signUp(t)
    const carrier = someAddress()
    await times(70, () => logIn(somebody(), carrier))
    expect((await logIn(mistyped(owner), carrier)).status).toBe(400)
    expect((await logIn(owner, carrier)).body).toHaveProperty('token')
  })

  test('any number of people may know their password', async () => {
    const carrier = someAddress()
    const people = await Promise.all(Array.from({ length: 25 }, () => signUp(t)))
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        people.map((person) => logIn({ ...person, deviceId: someDevice() }, carrier)),
      )
      expect(counted(answers)).toEqual({ 200: 25 })
    }
  })

  test('new passwords with wrong codes count, since each is hashed', async () => {
    const machine = someAddress()
    await times(59, () => logIn(somebody(), machine))
    const owner = await signUp(t)
    const device = { ...owner, deviceId: someDevice(), newPassword: 'silver bengal' }
    await t.call('POST /auth/forgot-password', { body: device }, from(someAddress()))
    const otp = await lastCode(t, owner.phone)
    const reset = (code: string, address: string) =>
      t.call('POST /auth/reset-password', { body: { ...device, otp: code } }, from(address))
    expect((await reset(otherThan(otp), machine)).status).toBe(400)
    const refused = await reset(otp, machine)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_from_network'])
    expect((await reset(otp, someAddress())).status).toBe(200)
  })
})

describe('for one number', () => {
  test('one address may be wrong twenty times in an hour, which leaves the owner the rest', async () => {
    const owner = await signUp(t)
    const stranger = someAddress()
    const guess = () => logIn({ ...mistyped(owner), deviceId: someDevice() }, stranger)
    const answers = await times(25, guess)
    expect(counted(answers)).toEqual({ 400: 20, 429: 5 })
    const onNewPhone = await logIn({ ...owner, deviceId: someDevice() })
    expect(onNewPhone.body).toEqual({ success: true, requiresVerification: true })
  })

  test('all addresses together may be wrong 50 times in an hour and 200 times in a day', async () => {
    const owner = await signUp(t)
    const guess = () => logIn({ ...mistyped(owner), deviceId: someDevice() })
    const perHour: number[] = []
    for (let hours = 0; hours < 5; hours += 1) {
      perHour.push(counted(await times(55, guess))[400] ?? 0)
      later(60 * minute + 1_000)
    }
    expect(perHour).toEqual([50, 50, 50, 50, 0])
  })
})

test('a known device may have thirty passwords hashed in a quarter of an hour, right ones included', async () => {
  const owner = await signUp(t)
  const statuses: number[] = []
  for (let login = 0; login < 32; login += 1) statuses.push((await logIn(owner)).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
  later(15 * minute + 1_000)
  expect((await logIn(owner)).status).toBe(200)
})

test('whoever has begun a registration for a number does not win tries at its password by logging in to that', async () => {
  const owner = await signUp(t)
  const stranger = somebody({ phone: owner.phone })
  await t.call('POST /auth/register', { body: stranger }, from(someAddress()))
  const guess = () => logIn({ ...stranger, password: 'a guess' })
  await times(8, guess)
  expect((await logIn(stranger)).body).toEqual({ success: true, requiresVerification: true })
  expect(counted(await times(5, guess))).toEqual({ 400: 1, 429: 4 })
})

test('whoever may have no more codes cannot have passwords hashed without end by knowing one', async () => {
  const owner = await signUp(t)
  const stranger = somebody({ phone: owner.phone })
  await t.call('POST /auth/register', { body: stranger }, from(someAddress()))
  const answers = []
  for (let login = 0; login < 16; login += 1) answers.push(await logIn(stranger))
  const codes = answers.map(({ status, body }) => (status === 200 ? 'sent' : body.code))
  expect(codes).toEqual([
    ...Array(4).fill('sent'),
    ...Array(6).fill('too_many_codes'),
    ...Array(6).fill('too_many_logins'),
  ])
})
