import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from '../test/app.ts'
import { watchArgon2 } from '../test/argon2.ts'
import { minute, movableClock } from '../test/clock.ts'
import { somePhone } from '../test/people.ts'
import {
  cookieIn,
  lastCode,
  messagesSent,
  otherThan,
  type Somebody,
  signUp,
  smsTo,
  somebody,
  someDevice,
  verify,
} from '../test/signUp.ts'

// Hashes are counted instead of timed: two responses must cost the same work, however fast the machine is.
const { argon2 } = watchArgon2()

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const later = movableClock()

const seen = ({ status, body, headers }: Answer<unknown>) => ({
  status,
  body,
  cookies: headers.getSetCookie(),
  retryAfter: headers.get('retry-after'),
})

const userRows = (phone: string) =>
  t.deps.kysely.selectFrom('users').selectAll().where('phone', '=', phone).execute()

describe('registering', () => {
  // Shows spec 7.1, 8.76.
  test('answers, sends a code in English and Bengali, and makes no account before it is entered', async () => {
    const person = somebody()
    const { status, body } = await t.call('POST /auth/register', { body: person })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'Registration successful! Please verify your phone.' })
    const [text, ...more] = await smsTo(t, person.phone)
    expect(text).toMatch(/^\d{6} is your Bichar code\./)
    expect(text).toContain('আপনার কোড, কাউকে বলবেন না।')
    expect(more).toEqual([])
    expect(await userRows(person.phone)).toEqual([])
  })

  // Shows spec 4.11, 7.1, 8.77.
  test('is completed by the code: the person is logged in and has a profile', async () => {
    const person = somebody({ name: '  Rahela   Khatun ' })
    await t.call('POST /auth/register', { body: person })
    const { status, body, headers } = await verify(t, person)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: 'Phone verified and logged in successfully!',
      token: expect.any(String),
      expiresAt: expect.any(String),
      user: {
        _id: expect.any(String),
        name: 'Rahela   Khatun',
        phone: person.phone,
        avatar: null,
        address: '',
        role: 'user',
        isSuperAdmin: false,
        createdAt: expect.any(String),
      },
    })
    expect(cookieIn(headers)).toBeDefined()
    expect(headers.get('cache-control')).toBe('no-store')
    const profile = await t.call('GET /users/profile', {}, { as: body })
    expect(profile.body).toEqual({ success: true, data: { user: body.user, postCount: 0 } })
  })

  // Shows spec 5.5.
  test('takes the phone in any writing and finds it again in any other', async () => {
    const phone = somePhone()
    const person = somebody({ phone: `+880 ${phone.slice(3, 7)}-${phone.slice(7)}` })
    await t.call('POST /auth/register', { body: person })
    const bengali = phone.slice(2).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    const { status, body } = await verify(t, { ...person, phone: bengali })
    expect(status).toBe(200)
    expect(body.user.phone).toBe(phone)
  })

  // Shows spec 5.1, 5.5, 9.3.
  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'This text is too long'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(201) }, 'password', 'This text is too long'],
    [{ phone: '' }, 'phone', 'Please enter your phone number'],
    [{ phone: '12345' }, 'phone', 'Phone number must be 10 or 11 digits'],
    [{ phone: '88012345' }, 'phone', 'Invalid phone number with country code'],
    [{ phone: '8812345' }, 'phone', 'Invalid phone number with partial country code'],
    [{ deviceId: '' }, 'deviceId', 'The device id is missing'],
    [{ deviceId: 'x'.repeat(101) }, 'deviceId', 'This text is too long'],
  ])('with %j is refused with the field named', async (wrong, field, message) => {
    const { status, body } = await t.call('POST /auth/register', { body: somebody(wrong) })
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, message, errors: { [field]: message } })
  })

  test('a number that has an account gets the same answer, and its owner a message instead of a code', async () => {
    const owner = await signUp(t)
    argon2.mockClear()
    const taken = await t.call('POST /auth/register', { body: somebody({ phone: owner.phone }) })
    const hashesForTaken = argon2.mock.calls.length
    const free = await t.call('POST /auth/register', { body: somebody() })
    expect(seen(taken)).toEqual(seen(free))
    expect(hashesForTaken).toBe(1)
    expect(argon2).toHaveBeenCalledTimes(2)
    const texts = await smsTo(t, owner.phone)
    expect(texts).toHaveLength(2)
    expect(texts[1]).toMatch(/Log in or reset the password\.$/)
    expect(texts[1]).not.toMatch(/\d/)
  })

  test('asking again on another device does not hand the code of one to the other', async () => {
    const owner = somebody()
    const thief = somebody({ phone: owner.phone, name: 'Thief' })
    await t.call('POST /auth/register', { body: owner })
    const ownersCode = await lastCode(t, owner.phone)
    await t.call('POST /auth/register', { body: thief })
    const wrong = await t.call('POST /auth/verify-otp', { body: { ...thief, otp: ownersCode } })
    expect(wrong.status).toBe(400)
    const { body } = await t.call('POST /auth/verify-otp', { body: { ...owner, otp: ownersCode } })
    expect(body.user.name).toBe(owner.name)
  })

  test('of two registrations of one number the second to be verified does not touch the first', async () => {
    const first = somebody({ name: 'First' })
    const second = somebody({ phone: first.phone, name: 'Second' })
    await t.call('POST /auth/register', { body: second })
    const secondsCode = await lastCode(t, second.phone)
    await t.call('POST /auth/register', { body: first })
    expect((await verify(t, first)).status).toBe(200)
    const late = await t.call('POST /auth/verify-otp', { body: { ...second, otp: secondsCode } })
    expect(late.status).toBe(400)
    expect(late.body).toMatchObject({ message: 'Verification failed', code: 'code_wrong' })
    const rows = await userRows(first.phone)
    expect(rows.map((row) => row.name)).toEqual(['First'])
    expect((await t.call('POST /auth/login', { body: second })).status).not.toBe(500)
    expect((await t.call('POST /auth/login', { body: first })).body).toHaveProperty('token')
  })
})

describe('a code', () => {
  const waitingForCode = async () => {
    const person = somebody()
    await t.call('POST /auth/register', { body: person })
    return { ...person, otp: await lastCode(t, person.phone) }
  }

  test('may be typed in Bengali digits', async () => {
    const person = await waitingForCode()
    const otp = person.otp.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    expect((await t.call('POST /auth/verify-otp', { body: { ...person, otp } })).status).toBe(200)
  })

  // Shows spec 5.7.
  test.each(['', '12345', '1234567', 'abcdef'])('"%s" is not complete', async (otp) => {
    const { status, body } = await t.call('POST /auth/verify-otp', { body: somebodyWith(otp) })
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: 'Please enter complete OTP' })
  })
  const somebodyWith = (otp: string) => ({ ...somebody(), otp })

  test('works on the device that asked for it only', async () => {
    const person = await waitingForCode()
    const elsewhere = { ...person, deviceId: someDevice() }
    expect((await t.call('POST /auth/verify-otp', { body: elsewhere })).status).toBe(400)
    expect((await t.call('POST /auth/verify-otp', { body: person })).status).toBe(200)
  })

  // Shows spec 8.3.
  test('works once', async () => {
    const person = await waitingForCode()
    expect((await t.call('POST /auth/verify-otp', { body: person })).status).toBe(200)
    const again = await t.call('POST /auth/verify-otp', { body: person })
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject({ message: 'Verification failed' })
  })

  test('entered twice at the same moment lets exactly one in', async () => {
    const person = await waitingForCode()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.call('POST /auth/verify-otp', { body: person })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)])
    expect(await userRows(person.phone)).toHaveLength(1)
  })

  test('works until ten minutes have passed', async () => {
    later(0)
    const early = await waitingForCode()
    const late = await waitingForCode()
    later(10 * minute - 1_000)
    expect((await t.call('POST /auth/verify-otp', { body: early })).status).toBe(200)
    later(1_000)
    expect((await t.call('POST /auth/verify-otp', { body: late })).status).toBe(400)
  })

  test('is dead after five wrong tries, even the right one', async () => {
    const person = await waitingForCode()
    const wrong = { ...person, otp: otherThan(person.otp) }
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await t.call('POST /auth/verify-otp', { body: wrong })).status).toBe(400)
    }
    expect((await t.call('POST /auth/verify-otp', { body: person })).status).toBe(400)
  })

  test('survives four wrong tries', async () => {
    const person = await waitingForCode()
    const wrong = { ...person, otp: otherThan(person.otp) }
    for (let tries = 0; tries < 4; tries += 1) await t.call('POST /auth/verify-otp', { body: wrong })
    expect((await t.call('POST /auth/verify-otp', { body: person })).status).toBe(200)
  })

  test('cannot be guessed by many tries at the same moment', async () => {
    const person = await waitingForCode()
    const wrong = { ...person, otp: otherThan(person.otp) }
    await Promise.all(Array.from({ length: 20 }, () => t.call('POST /auth/verify-otp', { body: wrong })))
    const [row] = await t.deps.kysely
      .selectFrom('challenges')
      .select('wrong_tries')
      .where('phone', '=', person.phone)
      .execute()
    expect(row).toEqual({ wrong_tries: 5 })
  })

  test('is replaced by a newer one of the same device', async () => {
    const person = await waitingForCode()
    await t.call('POST /auth/register', { body: { ...person, name: 'Newer' } })
    const newer = await lastCode(t, person.phone)
    expect((await t.call('POST /auth/verify-otp', { body: person })).status).toBe(400)
    const { body } = await t.call('POST /auth/verify-otp', { body: { ...person, otp: newer } })
    expect(body.user.name).toBe('Newer')
  })

  test('is written down nowhere but in the message', async () => {
    const person = await waitingForCode()
    const rows = await t.deps.kysely
      .selectFrom('challenges')
      .selectAll()
      .where('phone', '=', person.phone)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(person.otp)
    expect(rows[0]?.code_hash).toHaveLength(32)
    const { rows: jobs } = await t.deps.pool.query(
      "select data, output from boss.job where name = 'accounts.code'",
    )
    expect(jobs.length).toBeGreaterThan(0)
    expect(JSON.stringify(jobs)).not.toContain(person.otp)
    expect(JSON.stringify(jobs)).not.toContain(person.phone)
  })
})

describe('asking for another code', () => {
  // Shows spec 7.1, 8.78.
  test('sends a new one and kills the old one', async () => {
    const person = somebody()
    await t.call('POST /auth/register', { body: person })
    const old = await lastCode(t, person.phone)
    const { status, body } = await t.call('POST /auth/resend-otp', { body: person })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'New OTP sent successfully' })
    const fresh = await lastCode(t, person.phone)
    expect(fresh).not.toBe(old)
    expect((await t.call('POST /auth/verify-otp', { body: { ...person, otp: old } })).status).toBe(400)
    expect((await t.call('POST /auth/verify-otp', { body: { ...person, otp: fresh } })).status).toBe(200)
  })

  test('works when the first has run out or was mistyped too often', async () => {
    const person = somebody()
    await t.call('POST /auth/register', { body: person })
    const otp = otherThan(await lastCode(t, person.phone))
    for (let tries = 0; tries < 5; tries += 1) {
      await t.call('POST /auth/verify-otp', { body: { ...person, otp } })
    }
    later(11 * minute)
    await t.call('POST /auth/resend-otp', { body: person })
    expect((await verify(t, person)).status).toBe(200)
  })

  test('answers the same when there is nothing to send, and then sends nothing', async () => {
    const nobody = somebody()
    const waiting = somebody()
    await t.call('POST /auth/register', { body: waiting })
    // A resend that is requested before the first message went out would replace that message.
    await messagesSent(t)
    const forNobody = await t.call('POST /auth/resend-otp', { body: nobody })
    const forWaiting = await t.call('POST /auth/resend-otp', { body: waiting })
    expect(seen(forNobody)).toEqual(seen(forWaiting))
    expect(await smsTo(t, nobody.phone)).toEqual([])
    expect(await smsTo(t, waiting.phone)).toHaveLength(2)
  })

  test('sends nothing more once the code has been used', async () => {
    const person = await signUp(t)
    expect((await t.call('POST /auth/resend-otp', { body: person })).status).toBe(200)
    expect(await smsTo(t, person.phone)).toHaveLength(1)
  })

  test('for a number that has an account by now tells its owner so, without a code', async () => {
    const stranger = somebody()
    await t.call('POST /auth/register', { body: stranger })
    const owner = await signUp(t, { phone: stranger.phone })
    await t.call('POST /auth/resend-otp', { body: stranger })
    const last = (await smsTo(t, owner.phone)).at(-1)
    expect(last).toMatch(/অ্যাকাউন্ট আছে/)
  })
})

describe('logging in', () => {
  // Shows spec 4.13, 7.1.
  test('on a known device answers with a token, and sends no message', async () => {
    const person = await signUp(t)
    const { status, body, headers } = await t.call('POST /auth/login', { body: person })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, token: expect.any(String), user: { _id: person.userId } })
    expect(cookieIn(headers)).toBeDefined()
    expect(await smsTo(t, person.phone)).toHaveLength(1)
  })

  // Shows spec 4.13.
  test('on a new device needs a code, and then the device is known', async () => {
    const person = { ...(await signUp(t)), deviceId: someDevice() }
    const first = await t.call('POST /auth/login', { body: person })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ success: true, requiresVerification: true })
    expect(first.headers.getSetCookie()).toEqual([])
    const verified = await verify(t, person)
    expect(verified.body.user._id).toBe(person.userId)
    expect((await t.call('POST /auth/login', { body: person })).body).toHaveProperty('token')
  })

  // Shows spec 8.1.
  test.each([['wrong password', { password: 'not this one' }]])(
    'with a %s fails with 400',
    async (_what, wrong) => {
      const person = await signUp(t)
      const { status, body } = await t.call('POST /auth/login', { body: { ...person, ...wrong } })
      expect(status).toBe(400)
      expect(body).toEqual({ success: false, message: 'Login failed', code: 'login_failed' })
    },
  )

  test('takes the same work whatever the number is, and the same answer where it fails', async () => {
    const owner = await signUp(t)
    const registering = somebody()
    const ownNumberBegunElsewhere = await signUp(t)
    await t.call('POST /auth/register', { body: registering })
    await t.call('POST /auth/register', { body: somebody({ phone: ownNumberBegunElsewhere.phone }) })
    const elsewhere = { deviceId: someDevice() }
    const wrong = { password: 'not this one' }
    const measured = async (body: Somebody) => {
      argon2.mockClear()
      const answer = await t.call('POST /auth/login', { body })
      return { answer: seen(answer), hashes: argon2.mock.calls.length }
    }
    const right = [
      await measured(owner),
      await measured({ ...owner, ...elsewhere }),
      await measured({ ...registering, ...elsewhere }),
      await measured(ownNumberBegunElsewhere),
    ]
    const failed = [
      await measured(somebody()),
      await measured({ ...owner, ...wrong }),
      await measured({ ...owner, ...wrong, ...elsewhere }),
      await measured({ ...registering, ...wrong, ...elsewhere }),
      await measured({ ...ownNumberBegunElsewhere, ...wrong, ...elsewhere }),
    ]
    expect(right.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200])
    expect(new Set([...right, ...failed].map(({ hashes }) => hashes))).toEqual(new Set([2]))
    for (const { answer } of failed) expect(answer).toEqual(failed[0]?.answer)
  })

  // Shows spec 5.6.
  test.each([
    [{ phone: '' }, 'Please enter your phone number'],
    [{ password: '' }, 'Password is required'],
  ])('with %j is refused', async (wrong, message) => {
    const { status, body } = await t.call('POST /auth/login', { body: somebody(wrong) })
    expect(status).toBe(400)
    expect(body.message).toBe(message)
  })

  test('with a number that was never verified sends a code that makes the account', async () => {
    const person = somebody()
    await t.call('POST /auth/register', { body: person })
    await messagesSent(t)
    later(11 * minute)
    const answer = await t.call('POST /auth/login', { body: person })
    expect(answer.body).toEqual({ success: true, requiresVerification: true })
    const { status, body } = await verify(t, person)
    expect(status).toBe(200)
    expect(body.user.name).toBe(person.name)
    expect((await t.call('POST /auth/login', { body: person })).body).toHaveProperty('token')
  })

  test('with a never verified number and another password fails', async () => {
    const person = somebody()
    await t.call('POST /auth/register', { body: person })
    const { status } = await t.call('POST /auth/login', { body: { ...person, password: 'not this one' } })
    expect(status).toBe(400)
  })

  test('with what one has just registered oneself does not tell whether the number had an account', async () => {
    const owner = await signUp(t)
    const strangerToOwner = somebody({ phone: owner.phone })
    const strangerToNobody = somebody()
    await t.call('POST /auth/register', { body: strangerToOwner })
    await t.call('POST /auth/register', { body: strangerToNobody })
    argon2.mockClear()
    const taken = await t.call('POST /auth/login', { body: strangerToOwner })
    const work = argon2.mock.calls.length
    const free = await t.call('POST /auth/login', { body: strangerToNobody })
    expect(seen(taken)).toEqual(seen(free))
    expect(argon2).toHaveBeenCalledTimes(2 * work)
    const texts = await smsTo(t, owner.phone)
    expect(texts.slice(1).join()).not.toMatch(/\d/)
  })
})

test('the logs of all this hold no phone number, password, code, token or device', async () => {
  const person = await signUp(t)
  await t.call('POST /auth/login', { body: { ...person, password: 'not this one' } })
  await t.call('GET /auth/me', {}, { as: person })
  const codes = (await t.allSms()).flatMap(({ text }) => /^\d{6}/.exec(text)?.[0] ?? [])
  const phones = (await t.allSms()).map(({ to }) => to)
  expect(codes.length).toBeGreaterThan(10)
  const logged = t.logged()
  for (const secret of [...phones, person.password, person.token, person.cookie, person.deviceId]) {
    expect(logged).not.toContain(secret)
  }
  for (const code of codes) expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`))
})
