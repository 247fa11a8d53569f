import { createHmac, randomUUID } from 'node:crypto'
import type { Call } from '@bichar/contract/api.ts'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { day, minute, movableClock } from '../test/clock.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { cookieIn, signUp, withCookie } from '../test/signUp.ts'
import { keyFor } from './keys.ts'
import { quickExitPath } from './quickExit.ts'
import { openSession } from './sessions.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const later = movableClock()

const me = (as: { token: string }) => t.call('GET /auth/me', {}, { as })
const meByCookie = (cookie: string) => t.call('GET /auth/me', {}, withCookie(cookie))
const profileStatus = async (as: { token: string }) => (await t.call('GET /users/profile', {}, { as })).status

/** Opens another session of the same person. */
const openAnother = ({ user, deviceId }: TestPerson, userAgent?: string) =>
  openSession(t.deps, { userId: user.id, deviceId, userAgent })

const sessionRow = (userId: string) =>
  t.deps.kysely.selectFrom('sessions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

describe('a bearer token', () => {
  // Shows spec 6.22.
  test('opens calls for signed-in people, and nothing else does', async () => {
    const person = await makePerson(t.deps)
    expect(await profileStatus(person)).toBe(200)
    for (const token of ['', 'nonsense', 'a.b.c', person.cookie, `${person.token}x`]) {
      const { status, body } = await t.call('GET /users/profile', {}, { as: { token } })
      expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthenticated' })
    }
    expect((await t.call('GET /users/profile', {})).status).toBe(401)
  })

  test("opens what is its person's when many call at one moment, some by ended sessions, some twice", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(t.deps)))
    const [ended] = people
    if (!ended) throw new Error('Nobody is there')
    await t.deps.kysely.deleteFrom('sessions').where('user_id', '=', ended.user.id).execute()
    const callers = [...people, ...people.toReversed()]
    const answers = await Promise.all(callers.map((as) => t.call('GET /users/profile', {}, { as })))
    expect(answers.map(({ status, body }) => (status === 200 ? body.data.user._id : status))).toEqual(
      callers.map((person) => (person === ended ? 401 : person.user.id)),
    )
  })

  test('has expired after fifteen minutes', async () => {
    const person = await makePerson(t.deps)
    later(15 * minute - 2_000)
    expect(await profileStatus(person)).toBe(200)
    later(3_000)
    expect(await profileStatus(person)).toBe(401)
  })

  test('that somebody signs with another key, or not at all, is refused', async () => {
    const person = await makePerson(t.deps)
    const [, payload = ''] = person.token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${encode({ alg: 'none' })}.${payload}.`
    const head = encode({ alg: 'HS256' })
    const signature = createHmac('sha256', 'another key').update(`${head}.${payload}`).digest('base64url')
    for (const token of [unsigned, `${head}.${payload}.${signature}`]) {
      expect(await profileStatus({ token })).toBe(401)
    }
  })

  test('is one that libraries make as well, and no other kind of theirs', async () => {
    const person = await makePerson(t.deps)
    const sid = decodeJwt(person.token).sid
    const made = (alg: string, expires: number) =>
      new SignJWT({ sid })
        .setProtectedHeader({ alg })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
        .sign(keyFor(t.deps.serverKey, 'bearer'))
    expect(await profileStatus({ token: await made('HS256', 60) })).toBe(200)
    const { payload } = await jwtVerify(person.token, keyFor(t.deps.serverKey, 'bearer'))
    expect(payload.sid).toBe(sid)
    const [head, body, signature = ''] = person.token.split('.')
    const damaged = [
      `${head}.${body}.${signature}A`,
      `${head}.${body}`,
      `${head}.${body}.${signature}.`,
      'x',
      '..',
    ]
    for (const token of [await made('HS512', 60), await made('HS256', -1), ...damaged]) {
      expect(await profileStatus({ token })).toBe(401)
    }
  })

  test('tells nothing about the person', async () => {
    const person = await makePerson(t.deps)
    const [, payload = ''] = person.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'sid'])
  })

  test('dies with its account', async () => {
    const person = await makePerson(t.deps)
    await t.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    expect(await profileStatus(person)).toBe(401)
    expect((await me(person)).status).toBe(401)
    expect((await meByCookie(person.cookie)).status).toBe(401)
  })
})

describe('the session cookie', () => {
  test('is out of reach of scripts and other sites, and goes only to the calls of the session', async () => {
    const { phone, password, deviceId } = await signUp(t)
    const { headers } = await t.call('POST /auth/login', { body: { phone, password, deviceId } })
    const cookie = cookieIn(headers)
    expect(cookie?.attributes).toEqual(
      expect.arrayContaining([
        'httponly',
        'samesite=lax',
        'path=/api/auth',
        expect.stringMatching(/^expires=/),
      ]),
    )
    expect(cookie?.attributes).not.toContain('secure')
    expect(cookie?.value).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test('is Secure where people come over https', async () => {
    const https = await startTestApp({ settings: { PUBLIC_URL: 'https://bichar.example' } })
    const person = await makePerson(https.deps)
    const { headers } = await https.call('GET /auth/me', {}, withCookie(person.cookie))
    expect(cookieIn(headers)?.attributes).toContain('secure')
    await https.close()
  })

  test.each([
    ['by a proxy that is believed', '1', true],
    ['as nobody who is believed says', '0', false],
  ])('is Secure where a request came by TLS %s', async (_how, TRUSTED_PROXIES, isSecure) => {
    const proxied = await startTestApp({ settings: { TRUSTED_PROXIES } })
    const person = await makePerson(proxied.deps)
    const headers = { ...withCookie(person.cookie).headers, 'x-forwarded-proto': 'https' }
    const kept = await proxied.call('GET /auth/me', {}, { headers })
    const cleared = await proxied.call('POST /auth/logout', {}, { headers })
    for (const answer of [kept, cleared]) {
      expect(cookieIn(answer.headers)?.attributes.includes('secure')).toBe(isSecure)
    }
    await proxied.close()
  })

  test('is stored as a hash only', async () => {
    const person = await makePerson(t.deps)
    const row = await sessionRow(person.user.id)
    expect(row.cookie_hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(person.cookie)
    expect(row.cookie_hash.toString('base64url')).not.toBe(person.cookie)
  })

  // Shows spec 6.22.
  test.each<Call>([
    'GET /users/profile',
    'GET /auth/sessions',
    'DELETE /auth/sessions',
    'PUT /auth/change-password',
  ])('alone does not open %s', async (call) => {
    const person = await makePerson(t.deps)
    const [method, path] = call.split(' ')
    const response = await t.request(`/api${path}`, { method: method ?? '', ...withCookie(person.cookie) })
    expect(response.status).toBe(401)
  })

  test('is not taken as a bearer token, nor a bearer token as a cookie', async () => {
    const person = await makePerson(t.deps)
    expect((await me({ token: person.cookie })).status).toBe(401)
    expect((await meByCookie(person.token)).status).toBe(401)
  })
})

describe('asking who I am', () => {
  // Shows spec 3.1, 7.3.
  test('by bearer or by cookie answers with the person, a fresh token and until when the session lasts', async () => {
    const person = await makePerson(t.deps)
    for (const answer of [await me(person), await meByCookie(person.cookie)]) {
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        success: true,
        user: { _id: person.user.id, name: person.user.name },
      })
      expect(await profileStatus(answer.body)).toBe(200)
      const lasts = Date.parse(answer.body.expiresAt) - Date.now()
      expect(lasts).toBeGreaterThan(29.9 * day)
      expect(lasts).toBeLessThanOrEqual(30 * day)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  // Shows spec 4.7, 7.3.
  test('renews a expired bearer token by the cookie', async () => {
    const person = await makePerson(t.deps)
    later(20 * minute)
    expect(await profileStatus(person)).toBe(401)
    const answer = await t.call('GET /auth/me', {}, { as: person, ...withCookie(person.cookie) })
    expect(answer.status).toBe(200)
    expect(await profileStatus(answer.body)).toBe(200)
  })

  // Shows spec 5.54.
  test('without either is answered with 401, and sets no cookie', async () => {
    const answer = await t.call('GET /auth/me', {})
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({
      success: false,
      message: 'Please log in to continue.',
      code: 'unauthenticated',
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('with a cookie of no session is answered with 401 and takes the cookie away', async () => {
    const answer = await meByCookie('made-up')
    expect(answer.status).toBe(401)
    expect(cookieIn(answer.headers)?.value).toBe('')
  })

  test('goes by the bearer when the cookie is somebody else’s, and leaves that cookie alone', async () => {
    const [one, other] = [await makePerson(t.deps), await makePerson(t.deps)]
    const answer = await t.call('GET /auth/me', {}, { as: one, ...withCookie(other.cookie) })
    expect(answer.body.user._id).toBe(one.user.id)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('tells a super admin that they are one', async () => {
    const person = await makePerson(t.deps, { superAdmin: true })
    expect((await me(person)).body.user).toMatchObject({ role: 'admin', isSuperAdmin: true })
  })
})

describe('a session', () => {
  test('lasts thirty days from when it was last used', async () => {
    const person = await makePerson(t.deps)
    later(29 * day)
    const used = await meByCookie(person.cookie)
    expect(used.status).toBe(200)
    expect(Date.parse(used.body.expiresAt)).toBe(Date.now() + 30 * day)
    const expires = cookieIn(used.headers)?.attributes.find((each) => each.startsWith('expires='))
    expect(Math.abs(Date.parse(expires?.slice(8) ?? '') - Date.now() - 30 * day)).toBeLessThan(1_000)
    later(29 * day)
    expect((await meByCookie(person.cookie)).status).toBe(200)
    later(30 * day + minute)
    expect((await meByCookie(person.cookie)).status).toBe(401)
  })

  test('is extended at most once an hour', async () => {
    const person = await makePerson(t.deps)
    const opened = await sessionRow(person.user.id)
    later(59 * minute)
    await meByCookie(person.cookie)
    expect(await sessionRow(person.user.id)).toEqual(opened)
    later(2 * minute)
    await meByCookie(person.cookie)
    expect((await sessionRow(person.user.id)).expires_at.getTime()).toBe(Date.now() + 30 * day)
  })

  test('keeps no address of the person', async () => {
    const { userId } = await signUp(t)
    const row = await sessionRow(userId)
    expect(Object.keys(row).sort()).toEqual(
      'cookie_hash created_at device_id device_label expires_at id last_used_at unlocked_until user_id'.split(
        ' ',
      ),
    )
    expect(JSON.stringify(row)).not.toContain('127.0.0.1')
  })
})

describe('logging out', () => {
  // Shows spec 7.3, 8.75.
  test('by bearer ends the session at once and takes the cookie away', async () => {
    const person = await makePerson(t.deps)
    const answer = await t.call('POST /auth/logout', {}, { as: person })
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully' })
    const cookie = cookieIn(answer.headers)
    expect(cookie?.value).toBe('')
    expect(cookie?.attributes).toContain('path=/api/auth')
    expect(await profileStatus(person)).toBe(401)
    expect((await meByCookie(person.cookie)).status).toBe(401)
  })

  test('by cookie alone does the same', async () => {
    const person = await makePerson(t.deps)
    expect((await t.call('POST /auth/logout', {}, withCookie(person.cookie))).status).toBe(200)
    expect(await profileStatus(person)).toBe(401)
  })

  test.each([
    ['without a session', {}],
    ['with an expired token', { as: { token: 'dead' } }],
    ['with a made-up cookie', withCookie('made-up')],
  ])('%s answers success as well', async (_how, options) => {
    const answer = await t.call('POST /auth/logout', {}, options)
    expect(answer.status).toBe(200)
    expect(answer.body.success).toBe(true)
  })

  test('answers success also to a client that announces JSON and sends none', async () => {
    const response = await t.request('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
  })

  test.each(['/api/auth/logout', quickExitPath])(
    '%s ends both sessions where a browser has the token of one and the cookie of another',
    async (path) => {
      const [one, other] = [await makePerson(t.deps), await makePerson(t.deps)]
      const { headers } = withCookie(other.cookie)
      const named = { ...headers, authorization: `Bearer ${one.token}`, 'sec-fetch-site': 'same-origin' }
      expect((await t.request(path, { method: 'POST', headers: named })).status).toBe(200)
      expect([await profileStatus(one), await profileStatus(other)]).toEqual([401, 401])
    },
  )

  test('leaves the other devices logged in', async () => {
    const person = await makePerson(t.deps)
    const other = await openAnother(person)
    await t.call('POST /auth/logout', {}, { as: person })
    expect(await profileStatus(other)).toBe(200)
  })
})

describe('the list of devices', () => {
  test('names them, marks this one and puts the latest first', async () => {
    const person = await makePerson(t.deps)
    later(minute)
    const other = await openAnother(person, phone)
    const stranger = await makePerson(t.deps)
    const { body } = await t.call('GET /auth/sessions', {}, { as: person })
    expect(body.sessions).toMatchObject([
      { _id: other.sessionId, device: 'Chrome on Android', isCurrent: false },
      { device: 'Unknown device', isCurrent: true },
    ])
    expect(Object.keys(body.sessions[0] ?? {}).sort()).toEqual(
      '_id createdAt device isCurrent lastUsedAt'.split(' '),
    )
    expect((await t.call('GET /auth/sessions', {}, { as: stranger })).body.sessions).toHaveLength(1)
  })

  test('takes its names from the browser that logged in', async () => {
    const { phone: number, password, deviceId } = await signUp(t)
    const { body } = await t.call(
      'POST /auth/login',
      { body: { phone: number, password, deviceId } },
      { headers: { 'user-agent': phone } },
    )
    const list = await t.call('GET /auth/sessions', {}, { as: body as { token: string } })
    expect(list.body.sessions.find((each) => each.isCurrent)?.device).toBe('Chrome on Android')
  })

  test('leaves out sessions that have run out', async () => {
    const person = await makePerson(t.deps)
    later(31 * day)
    const fresh = await openAnother(person)
    const { body } = await t.call('GET /auth/sessions', {}, { as: fresh })
    expect(body.sessions.map((each) => each._id)).toEqual([fresh.sessionId])
  })

  test('logs one device out', async () => {
    const person = await makePerson(t.deps)
    const other = await openAnother(person)
    const input = { params: { id: other.sessionId } }
    const answer = await t.call('DELETE /auth/sessions/:id', input, { as: person })
    expect(answer.body).toEqual({ success: true, message: 'Logged out successfully' })
    expect(await profileStatus(other)).toBe(401)
    expect((await meByCookie(other.cookie)).status).toBe(401)
    expect(await profileStatus(person)).toBe(200)
    expect((await t.call('DELETE /auth/sessions/:id', input, { as: person })).status).toBe(404)
  })

  test('does not reach the sessions of somebody else', async () => {
    const [person, stranger] = [await makePerson(t.deps), await makePerson(t.deps)]
    const { body } = await t.call('GET /auth/sessions', {}, { as: person })
    const id = body.sessions[0]?._id ?? ''
    const answer = await t.call('DELETE /auth/sessions/:id', { params: { id } }, { as: stranger })
    expect(answer.status).toBe(404)
    expect(answer.body.code).toBe('session_not_found')
    expect(await profileStatus(person)).toBe(200)
    const unknown = await t.call(
      'DELETE /auth/sessions/:id',
      { params: { id: randomUUID() } },
      { as: stranger },
    )
    expect(unknown.body).toEqual(answer.body)
  })

  test('refuses an id that is none', async () => {
    const person = await makePerson(t.deps)
    const answer = await t.call('DELETE /auth/sessions/:id', { params: { id: 'x' } }, { as: person })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('not_an_id')
  })

  test('logs every other device out', async () => {
    const person = await makePerson(t.deps)
    const others = await Promise.all([openAnother(person), openAnother(person)])
    const stranger = await makePerson(t.deps)
    expect((await t.call('DELETE /auth/sessions', {}, { as: person })).status).toBe(200)
    for (const other of others) expect(await profileStatus(other)).toBe(401)
    expect(await profileStatus(person)).toBe(200)
    expect(await profileStatus(stranger)).toBe(200)
  })
})

// Shows spec 7.4.
test('the number of posts on a profile counts all that the person wrote, anonymous ones too', async () => {
  const person = await makePerson(t.deps)
  await makePost(t.deps, person, { isAnonymous: true, review: 'waiting' })
  await makePost(t.deps, person)
  await makePost(t.deps, await makePerson(t.deps), { isAnonymous: true })
  const { body } = await t.call('GET /users/profile', {}, { as: person })
  expect(body.data.postCount).toBe(2)
})

describe('an app that keeps no cookies', () => {
  test('gets a refresh token in place of the cookie, which only renews and ends the session', async () => {
    const { user, deviceId } = await makePerson(t.deps)
    const body = { phone: user.phone, password: everybodysPassword, deviceId, client: 'app' as const }
    const login = await t.call('POST /auth/login', { body })
    expect(login.headers.get('set-cookie')).toBe(null)
    if (!('refreshToken' in login.body)) throw new Error('no refresh token')
    const app = { token: login.body.refreshToken ?? '' }
    expect((await t.call('GET /users/profile', {}, { as: app })).status).toBe(401)
    const renewed = await t.call('GET /auth/me', {}, { as: app })
    expect([renewed.status, renewed.headers.get('set-cookie')]).toEqual([200, null])
    expect((await t.call('GET /users/profile', {}, { as: renewed.body })).status).toBe(200)
    await t.call('POST /auth/logout', {}, { as: app })
    expect((await t.call('GET /users/profile', {}, { as: renewed.body })).status).toBe(401)
    expect((await t.call('GET /auth/me', {}, { as: app })).status).toBe(401)
  })

  test('does not get one unless it says that it is one', async () => {
    const { user, deviceId } = await makePerson(t.deps)
    const body = { phone: user.phone, password: everybodysPassword, deviceId }
    expect((await t.call('POST /auth/login', { body })).body).not.toHaveProperty('refreshToken')
  })
})
