import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../test/app.ts'
import { cheapArgon2 } from '../test/argon2.ts'
import { hour, movableClock } from '../test/clock.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { somePhone } from '../test/people.ts'
import { lastCode, messagesSent, otherThan, signUp, somebody, someDevice, verify } from '../test/signUp.ts'
import { accountBudgets } from './budgets.ts'

cheapArgon2()

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: { ...behindProxy, SMS_PER_HOUR: '9000' } })
})
afterAll(() => t.close())

const later = movableClock()

interface Device {
  phone: string
  deviceId: string
}
const forgot = (body: Device, address: string, app = t) =>
  app.call('POST /auth/forgot-password', { body }, from(address))
const logIn = (body: Device & { password: string }, address = someAddress()) =>
  t.call('POST /auth/login', { body }, from(address))

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const counted = (answers: readonly Answer<unknown>[]) => {
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, group.length]))
}

const told = ({ status, body, headers }: Answer<unknown>) => ({
  status,
  body,
  mayRetry: headers.has('retry-after'),
})

describe('what strangers spend is not what the owner has', () => {
  const whenStrangersHaveSpentAll = async () => {
    const owner = await signUp(t)
    const answers = await times(30, () =>
      forgot({ phone: owner.phone, deviceId: someDevice() }, someAddress()),
    )
    // The owner's registration used the first of the twenty.
    expect(counted(answers)).toEqual({ 200: 19, 429: 11 })
    return owner
  }

  test('of the messages to a number one site of IPv6 may spend a quarter, however many networks it has', async () => {
    const { phone } = await signUp(t)
    const answers = await times(10, (index) =>
      forgot({ phone, deviceId: someDevice() }, `2001:db8:6:${index}::1`),
    )
    expect(counted(answers)).toEqual({ 200: 5, 429: 5 })
  })

  test('of the messages to a number one address may spend a quarter', async () => {
    const { phone } = await signUp(t)
    const stranger = someAddress()
    const answers = await times(20, () => forgot({ phone, deviceId: someDevice() }, stranger))
    expect(counted(answers)).toEqual({ 200: 5, 429: 15 })
    const onNewPhone = await forgot({ phone, deviceId: someDevice() }, someAddress())
    expect(onNewPhone.status).toBe(200)
  })

  test('the owner with a new phone and the right password gets a code, and another one', async () => {
    const owner = await whenStrangersHaveSpentAll()
    const onNewPhone = { ...owner, deviceId: someDevice() }
    expect((await logIn(onNewPhone)).body).toEqual({ success: true, requiresVerification: true })
    await messagesSent(t)
    const again = await t.call('POST /auth/resend-otp', { body: onNewPhone }, from(someAddress()))
    expect(again.status).toBe(200)
    expect((await verify(t, onNewPhone)).status).toBe(200)
  })

  test('a device that the account has verified resets the password', async () => {
    const owner = await whenStrangersHaveSpentAll()
    expect((await forgot(owner, someAddress())).status).toBe(200)
  })

  test('the password of a registration that somebody else has begun gives no such right', async () => {
    const owner = await signUp(t)
    const stranger = somebody({ phone: owner.phone })
    const newcomer = somebody()
    const answers = []
    for (const person of [stranger, newcomer]) {
      await t.call('POST /auth/register', { body: person }, from(someAddress()))
      await times(19, () => forgot({ phone: person.phone, deviceId: someDevice() }, someAddress()))
      answers.push(told(await logIn({ ...person, deviceId: someDevice() })))
    }
    expect(answers[0]).toMatchObject({ status: 429, body: { code: 'too_many_codes' } })
    expect(answers[0]).toEqual(answers[1])
  })

  test('whoever knows the password may have ten messages sent in an hour, and twenty in a day', async () => {
    const owner = await signUp(t)
    const asThief = () => logIn({ ...owner, deviceId: someDevice() })
    expect(counted(await times(12, asThief))).toEqual({ 200: 10, 429: 2 })
    later(hour + 1_000)
    expect(counted(await times(12, asThief))).toEqual({ 200: 10, 429: 2 })
    later(hour + 1_000)
    expect(counted(await times(3, asThief))).toEqual({ 429: 3 })
    expect((await logIn(owner)).body).toHaveProperty('token')
  })
})

test('to one number strangers may have 20 messages sent in an hour, 40 in a day and 120 in a week', async () => {
  const phone = somePhone()
  const ask = () => forgot({ phone, deviceId: someDevice() }, someAddress())
  const perDay: number[] = []
  for (let day = 0; day < 6; day += 1) {
    let sent = 0
    for (let asked = 0; asked < 3; asked += 1) {
      sent += counted(await times(22, ask))[200] ?? 0
      later(hour + 1_000)
    }
    perDay.push(sent)
    later(21 * hour)
  }
  expect(perDay).toEqual([40, 40, 40, 0, 0, 0])
  later(24 * hour)
  expect((await ask()).status).toBe(200)
})

describe('of all who ask', () => {
  test('one address may have 60 messages sent in five minutes, whoever they go to', async () => {
    const machine = someAddress()
    const answers = await times(70, () => forgot({ phone: phoneAnywhere(), deviceId: someDevice() }, machine))
    expect(counted(answers)).toEqual({ 200: 60, 429: 10 })
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.code).toBe('too_many_from_network')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(200)
    const elsewhere = await forgot({ phone: phoneAnywhere(), deviceId: someDevice() }, someAddress())
    expect(elsewhere.status).toBe(200)
  })

  test('all addresses of one IPv6 subscriber are one', async () => {
    const ask = (index: number) =>
      forgot({ phone: phoneAnywhere(), deviceId: someDevice() }, `2001:db8:1:2::${index + 1}`)
    expect(counted(await times(70, ask))).toEqual({ 200: 60, 429: 10 })
    const neighbour = await forgot({ phone: phoneAnywhere(), deviceId: someDevice() }, '2001:db8:1:3::1')
    expect(neighbour.status).toBe(200)
  })

  test('what people at a carrier’s address ask for and then use is not counted', async () => {
    const carrier = someAddress()
    for (let round = 0; round < 2; round += 1) {
      const people = Array.from({ length: 40 }, () => somebody({ phone: phoneAnywhere() }))
      const asked = await Promise.all(
        people.map((body) => t.call('POST /auth/register', { body }, from(carrier))),
      )
      expect(counted(asked)).toEqual({ 200: 40 })
      await messagesSent(t)
      for (const { phone, deviceId } of people) {
        const body = { phone, deviceId, otp: await lastCode(t, phone) }
        expect((await t.call('POST /auth/verify-otp', { body }, from(carrier))).status).toBe(200)
      }
    }
  })

  const metricsToken = 'a-token-of-these-tests'

  describe('the whole server', () => {
    let small: TestApp
    let owner: Awaited<ReturnType<typeof signUp>>
    beforeAll(async () => {
      small = await startTestApp({
        settings: { ...behindProxy, SMS_PER_HOUR: '10', SMS_PER_DAY: '10', METRICS_TOKEN: metricsToken },
      })
      owner = await signUp(small)
    })
    afterAll(() => small.close())

    const proof = async () => {
      const { challenge } = (await small.call('GET /auth/challenge', {}, from(someAddress()))).body
      const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
      return JSON.stringify({ challenge, solution })
    }
    const ask = (sent = '', phone = phoneAnywhere()) =>
      small.call(
        'POST /auth/forgot-password',
        { body: { phone, deviceId: someDevice(), proof: sent } },
        from(someAddress()),
      )

    test('asks strangers for a proof of work from a quarter of the messages on, and keeps a fifth for people it knows', async () => {
      expect(counted([await ask(), await ask()])).toEqual({ 200: 2 })

      const newcomer = somebody({ phone: phoneAnywhere() })
      const inNeed = [
        await ask(),
        await ask('', owner.phone),
        await small.call('POST /auth/register', { body: newcomer }, from(someAddress())),
      ]
      for (const { status, body } of inNeed) expect([status, body.code]).toEqual([428, 'proof_needed'])

      const used = await proof()
      const registered = await small.call(
        'POST /auth/register',
        { body: { ...newcomer, proof: used } },
        from(someAddress()),
      )
      expect(registered.status).toBe(200)
      expect((await ask(used)).body.code).toBe('proof_wrong')
      expect((await ask('{}')).body.code).toBe('proof_wrong')
      const again = { phone: newcomer.phone, deviceId: newcomer.deviceId }
      const resent = await small.call('POST /auth/resend-otp', { body: again }, from(someAddress()))
      expect(resent.body.code).toBe('proof_needed')
      const login = { ...again, password: newcomer.password }
      const waiting = await small.call('POST /auth/login', { body: login }, from(someAddress()))
      expect(waiting.body.code).toBe('proof_needed')
      const proved = { ...login, proof: await proof() }
      expect((await small.call('POST /auth/login', { body: proved }, from(someAddress()))).status).toBe(200)

      const onNewPhone = { ...owner, deviceId: someDevice() }
      expect((await small.call('POST /auth/login', { body: onNewPhone }, from(someAddress()))).status).toBe(
        200,
      )
      // Five of the eight for strangers are used up, one of them by the owner's registration.
      const rest = [await ask(await proof()), await ask(await proof()), await ask(await proof())]
      expect(counted(rest)).toEqual({ 200: 3 })
      const ofKnown = await ask(await proof(), owner.phone)
      const ofUnknown = await ask(await proof())
      expect(told(ofKnown)).toEqual(told(ofUnknown))
      expect(ofKnown.body.code).toBe('codes_unavailable')
      expect(Number(ofKnown.headers.get('retry-after'))).toBeGreaterThan(3_500)
      expect((await forgot(owner, someAddress(), small)).status).toBe(200)

      const authorization = `Bearer ${metricsToken}`
      const page = await (await small.request('/metrics', { headers: { authorization } })).text()
      expect(page).toContain('sms_budget_used_ratio{budget="total"} 1')
      expect(page).toContain('sms_budget_used_ratio{budget="unverified"} 1')
      expect(page).toContain('sms_budget_used_ratio{budget="unverified_day"} 0.8')
      expect(page).toContain('rate_limit_rejections_total{limit="code-strangers"} 2')
    })

    test('sends strangers no more than SMS_PER_DAY, which people whom it knows never notice', async () => {
      later(hour + 1_000)
      // The hour is new, but of the day more than a quarter is used.
      expect((await ask()).body.code).toBe('proof_needed')
      expect(counted([await ask(await proof()), await ask(await proof())])).toEqual({ 200: 2 })
      expect((await ask(await proof())).body.code).toBe('codes_unavailable')
      expect((await forgot(owner, someAddress(), small)).status).toBe(200)
      const onNewPhone = { ...owner, deviceId: someDevice() }
      expect((await small.call('POST /auth/login', { body: onNewPhone }, from(someAddress()))).status).toBe(
        200,
      )
      later(23 * hour)
      expect((await ask()).status).toBe(200)
    })
  })

  test('one range of numbers gets a tenth of what the server sends', async () => {
    const small = await startTestApp({ settings: { ...behindProxy, SMS_PER_HOUR: '300' } })
    try {
      const inRange = (index: number) => `8801999${String(index).padStart(6, '0')}`
      const answers = await times(40, (index) =>
        forgot({ phone: inRange(index), deviceId: someDevice() }, someAddress(), small),
      )
      expect(counted(answers)).toEqual({ 200: 30, 503: 10 })
      const other = await forgot({ phone: '8801998000000', deviceId: someDevice() }, someAddress(), small)
      expect(other.status).toBe(200)
    } finally {
      await small.close()
    }
  })

  test('a message that one budget refuses is not counted in the others', async () => {
    const { phone } = somebody()
    const machine = someAddress()
    await times(70, () => forgot({ phone: phoneAnywhere(), deviceId: someDevice() }, machine))
    const device = { phone, deviceId: someDevice() }
    await times(8, () => forgot(device, machine))
    expect((await forgot(device, someAddress())).status).toBe(200)
  })
})

describe('guesses at the codes of one number', () => {
  /** How many guesses an attacker with any number of devices and addresses makes until everything is refused. */
  const guessAll = async (phone: string) => {
    let guesses = 0
    for (;;) {
      const device = { phone, deviceId: someDevice() }
      if ((await forgot(device, someAddress())).status !== 200) return guesses
      const otp = otherThan('000000')
      for (let tries = 0; tries < 5; tries += 1) {
        const body = { ...device, otp, newPassword: 'silver bengal' }
        const { status } = await t.call('POST /auth/reset-password', { body }, from(someAddress()))
        if (status === 429) break
        guesses += 1
      }
    }
  }

  test('are forty in an hour, and fewer in each further one', async () => {
    const phone = somePhone()
    const perHour: number[] = []
    for (let hours = 0; hours < 4; hours += 1) {
      perHour.push(await guessAll(phone))
      later(hour + 1_000)
    }
    expect(perHour).toEqual([40, 40, 0, 0])
  })

  test('beyond the first at each code are a hundred in a week', async () => {
    const { codes } = accountBudgets(t.deps)
    const phone = somePhone()
    const guess = () =>
      codes.consumeGuess({ phone, deviceId: someDevice(), network: someAddress() }, 'stranger')
    const perDay: number[] = []
    for (let day = 0; day < 8; day += 1) {
      let guesses = 0
      for (let hours = 0; hours < 3; hours += 1) {
        const tried = await Promise.allSettled(Array.from({ length: 22 }, guess))
        guesses += tried.filter(({ status }) => status === 'fulfilled').length
        later(hour + 1_000)
      }
      perDay.push(guesses)
      later(21 * hour)
    }
    expect(perDay).toEqual([40, 40, 20, 0, 0, 0, 0, 40])
  })

  test('that others have used up leave everybody the first at their own code', async () => {
    const owner = await signUp(t)
    const device = { ...owner, deviceId: someDevice(), newPassword: 'silver bengal' }
    await t.call('POST /auth/forgot-password', { body: device })
    const otp = await lastCode(t, owner.phone)
    await guessAll(owner.phone)
    const done = await t.call('POST /auth/reset-password', { body: { ...device, otp } })
    expect(done.status).toBe(200)
  })

  test('that others have used up do not bother a device that the account has verified', async () => {
    const owner = await signUp(t)
    await guessAll(owner.phone)
    await forgot(owner, someAddress())
    const otp = await lastCode(t, owner.phone)
    const reset = (code: string) =>
      t.call('POST /auth/reset-password', { body: { ...owner, otp: code, newPassword: 'silver bengal' } })
    expect((await reset(otherThan(otp))).status).toBe(400)
    expect((await reset(otp)).status).toBe(200)
  })

  test('are refused in the same words whether or not the number has an account', async () => {
    const owner = await signUp(t)
    const answers = []
    for (const phone of [owner.phone, somePhone()]) {
      const device = { phone, deviceId: someDevice() }
      await forgot(device, someAddress())
      const body = { ...device, otp: '000000', newPassword: 'silver bengal' }
      const guess = () => t.call('POST /auth/reset-password', { body }, from(someAddress()))
      await guess()
      await guessAll(phone)
      answers.push(told(await guess()))
    }
    expect(answers[0]).toMatchObject({ status: 429, body: { code: 'too_many_guesses' }, mayRetry: true })
    expect(answers[0]).toEqual(answers[1])
  })
})

test('forms that are refused as wrong use nothing up', async () => {
  const address = someAddress()
  const post = (path: string, body: object) =>
    t.request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address).headers },
      body: JSON.stringify(body),
    })
  for (const path of ['forgot-password', 'resend-otp', 'register', 'login']) {
    const answers = await times(305, () => post(path, {}))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  }
  expect((await forgot({ phone: phoneAnywhere(), deviceId: someDevice() }, address)).status).toBe(200)
})

/** A number anywhere in the range of an operator. */
const phoneAnywhere = () => {
  const digits = somePhone().slice(-8)
  return `88019${[...digits].reverse().join('')}`
}
