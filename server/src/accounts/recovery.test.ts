import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { minute, movableClock } from '../test/clock.ts'
import {
  lastCode,
  messagesSent,
  otherThan,
  signUp,
  smsTo,
  somebody,
  someDevice,
  verify,
  withCookie,
} from '../test/signUp.ts'
import { openSession } from './sessions.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const later = movableClock()

const profileStatus = async (as: { token: string }) => (await t.call('GET /users/profile', {}, { as })).status
const logIn = async (person: { phone: string; password: string; deviceId: string }) =>
  (await t.call('POST /auth/login', { body: person })).body

describe('a forgotten password', () => {
  // Shows spec 7.2, 8.79, 8.80.
  test('is replaced with a code from the phone', async () => {
    const person = await signUp(t)
    const asked = await t.call('POST /auth/forgot-password', { body: person })
    expect(asked.status).toBe(200)
    expect(asked.body).toEqual({ success: true, message: 'Reset code sent to your phone' })
    const otp = await lastCode(t, person.phone)
    const newPassword = 'silver bengal'
    const { status, body, headers } = await t.call('POST /auth/reset-password', {
      body: { ...person, otp, newPassword },
    })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'Password reset successful' })
    expect(headers.getSetCookie()).toEqual([])
    expect(await logIn(person)).toMatchObject({ code: 'login_failed' })
    expect(await logIn({ ...person, password: newPassword })).toHaveProperty('token')
  })

  test('ends every session of the account when it is replaced', async () => {
    const person = await signUp(t)
    const other = await openSession(t.deps, { ...person, userAgent: undefined })
    await t.call('POST /auth/forgot-password', { body: person })
    const otp = await lastCode(t, person.phone)
    await t.call('POST /auth/reset-password', { body: { ...person, otp, newPassword: 'silver bengal' } })
    for (const session of [person, other]) {
      expect(await profileStatus(session)).toBe(401)
      expect((await t.call('GET /auth/me', {}, withCookie(session.cookie))).status).toBe(401)
    }
  })

  test('replaced on a new device makes that device known', async () => {
    const person = { ...(await signUp(t)), deviceId: someDevice() }
    await t.call('POST /auth/forgot-password', { body: person })
    const otp = await lastCode(t, person.phone)
    await t.call('POST /auth/reset-password', { body: { ...person, otp, newPassword: 'silver bengal' } })
    expect(await logIn({ ...person, password: 'silver bengal' })).toHaveProperty('token')
  })

  // Shows spec 8.6.
  test('of a number without account gets the same answer, no message, and no code ever fits', async () => {
    const nobody = somebody()
    const person = await signUp(t)
    const forNobody = await t.call('POST /auth/forgot-password', { body: nobody })
    const forPerson = await t.call('POST /auth/forgot-password', { body: person })
    expect([forNobody.status, forNobody.body]).toEqual([forPerson.status, forPerson.body])
    expect(await smsTo(t, nobody.phone)).toEqual([])
    const otp = otherThan(await lastCode(t, person.phone))
    const wrong = { otp, newPassword: 'silver bengal' }
    const answers = [
      await t.call('POST /auth/reset-password', { body: { ...nobody, ...wrong } }),
      await t.call('POST /auth/reset-password', { body: { ...person, ...wrong } }),
      await t.call('POST /auth/reset-password', { body: { ...somebody(), ...wrong } }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toEqual({ success: false, message: 'Password reset failed', code: 'reset_code_wrong' })
    }
  })

  // Shows spec 5.9, 9.3.
  test.each([
    [{ newPassword: '12345' }, 'Password must be at least 6 characters'],
    [{ otp: '123' }, 'Please enter complete OTP'],
    [{ phone: '' }, 'Please enter your phone number'],
  ])('with %j is refused', async (wrong, message) => {
    const body = { ...somebody(), otp: '123456', newPassword: 'silver bengal', ...wrong }
    const answer = await t.call('POST /auth/reset-password', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(message)
  })

  test('gets a new code on request, and the old one is dead', async () => {
    const person = await signUp(t)
    await t.call('POST /auth/forgot-password', { body: person })
    const old = await lastCode(t, person.phone)
    await t.call('POST /auth/resend-otp', { body: person })
    const fresh = await lastCode(t, person.phone)
    const newPassword = 'silver bengal'
    const withOld = await t.call('POST /auth/reset-password', { body: { ...person, otp: old, newPassword } })
    expect(withOld.status).toBe(400)
    const withFresh = await t.call('POST /auth/reset-password', {
      body: { ...person, otp: fresh, newPassword },
    })
    expect(withFresh.status).toBe(200)
  })

  test('cannot be replaced after ten minutes, nor after five wrong tries, nor twice', async () => {
    const newPassword = 'silver bengal'
    const begin = async () => {
      const person = await signUp(t)
      await t.call('POST /auth/forgot-password', { body: person })
      return { ...person, newPassword, otp: await lastCode(t, person.phone) }
    }
    const [guesser, twice, late] = [await begin(), await begin(), await begin()]
    const wrong = { ...guesser, otp: otherThan(guesser.otp) }
    await Promise.all(Array.from({ length: 5 }, () => t.call('POST /auth/reset-password', { body: wrong })))
    expect((await t.call('POST /auth/reset-password', { body: guesser })).status).toBe(400)
    const both = await Promise.all([1, 2].map(() => t.call('POST /auth/reset-password', { body: twice })))
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400])
    later(10 * minute)
    expect((await t.call('POST /auth/reset-password', { body: late })).status).toBe(400)
  })
})

describe('codes of one purpose', () => {
  test('for a reset do not log anybody in', async () => {
    const person = await signUp(t)
    await t.call('POST /auth/forgot-password', { body: person })
    const otp = await lastCode(t, person.phone)
    expect((await t.call('POST /auth/verify-otp', { body: { ...person, otp } })).status).toBe(400)
  })

  test('for a login or a registration do not reset a password', async () => {
    const known = { ...(await signUp(t)), deviceId: someDevice() }
    await t.call('POST /auth/login', { body: known })
    const unknown = somebody()
    await t.call('POST /auth/register', { body: unknown })
    for (const person of [known, unknown]) {
      const body = { ...person, otp: await lastCode(t, person.phone), newPassword: 'silver bengal' }
      expect((await t.call('POST /auth/reset-password', { body })).status).toBe(400)
      expect((await t.call('POST /auth/verify-otp', { body })).status).toBe(200)
    }
  })

  test('for a login still work when a reset was begun besides', async () => {
    const person = { ...(await signUp(t)), deviceId: someDevice() }
    await t.call('POST /auth/login', { body: person })
    const otp = await lastCode(t, person.phone)
    await t.call('POST /auth/forgot-password', { body: person })
    expect((await t.call('POST /auth/verify-otp', { body: { ...person, otp } })).status).toBe(200)
  })
})

describe('changing the password', () => {
  // Shows spec 7.2, 8.98.
  test('keeps this session and ends all others', async () => {
    const person = await signUp(t)
    const other = await openSession(t.deps, { ...person, userAgent: undefined })
    const input = { body: { oldPassword: person.password, newPassword: 'silver bengal' } }
    const { status, body } = await t.call('PUT /auth/change-password', input, { as: person })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'Password updated successfully' })
    expect(await profileStatus(person)).toBe(200)
    expect(await profileStatus(other)).toBe(401)
    expect(await logIn(person)).toMatchObject({ code: 'login_failed' })
    expect(await logIn({ ...person, password: 'silver bengal' })).toHaveProperty('token')
  })

  test('puts logins that were begun with the old one out of force', async () => {
    const person = await signUp(t)
    const elsewhere = { ...person, deviceId: someDevice() }
    await t.call('POST /auth/login', { body: elsewhere })
    await messagesSent(t)
    const input = { body: { oldPassword: person.password, newPassword: 'silver bengal' } }
    await t.call('PUT /auth/change-password', input, { as: person })
    expect((await verify(t, elsewhere)).status).toBe(400)
  })

  // Shows spec 5.10, 5.11, 8.7, 9.3.
  test.each([
    [{ oldPassword: 'not this one', newPassword: 'silver bengal' }, 'Failed to update password'],
    [{ newPassword: 'silver bengal' }, 'Both old and new passwords are required'],
    [{ oldPassword: 'golden bengal' }, 'Both old and new passwords are required'],
    [{ oldPassword: '', newPassword: 'silver bengal' }, 'Both old and new passwords are required'],
    [{ oldPassword: 'golden bengal', newPassword: '' }, 'Both old and new passwords are required'],
    [{ oldPassword: '', newPassword: '' }, 'Both old and new passwords are required'],
    [
      { oldPassword: 'golden bengal', newPassword: '12345' },
      'New password must be at least 6 characters long',
    ],
  ])('with %j is refused with 400', async (body, message) => {
    const person = await signUp(t)
    const answer = await t.call('PUT /auth/change-password', { body: body as never }, { as: person })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(message)
    expect(await profileStatus(person)).toBe(200)
  })

  test('twice at the same moment happens once', async () => {
    const person = await signUp(t)
    const answers = await Promise.all(
      ['silver bengal', 'bronze bengal'].map((newPassword) =>
        t.call(
          'PUT /auth/change-password',
          { body: { oldPassword: person.password, newPassword } },
          { as: person },
        ),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  })

  test('is for signed-in people', async () => {
    const input = { body: { oldPassword: 'golden bengal', newPassword: 'silver bengal' } }
    expect((await t.call('PUT /auth/change-password', input)).status).toBe(401)
  })
})
