import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../accounts/sessions.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { somePushToken } from '../test/push.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const register = (as: { token: string }, token: string, language?: 'en' | 'bn') =>
  app.call('POST /notifications/token', { body: { token, ...(language && { language }) } }, { as })
const drop = (as: { token: string }, token: string) =>
  app.call('DELETE /notifications/token', { body: { token } }, { as })

/** The tokens stored for a person, latest first. */
const kept = ({ user }: TestPerson) =>
  app.deps.kysely
    .selectFrom('push_tokens')
    .innerJoin('sessions', 'sessions.id', 'push_tokens.session_id')
    .select(['push_tokens.token', 'push_tokens.language'])
    .where('sessions.user_id', '=', user.id)
    .orderBy('push_tokens.registered_at', 'desc')
    .orderBy('push_tokens.id', 'desc')
    .execute()

const endpointOf = ({ token }: { token: string }) => JSON.parse(token).endpoint
const another = (person: TestPerson) =>
  openSession(app.deps, { userId: person.user.id, deviceId: 'dev_other', userAgent: undefined })

describe('a device', () => {
  // Shows spec 7.28.
  test('is kept once, with the language it spoke last', async () => {
    const person = await makePerson(app.deps)
    const token = somePushToken()
    expect((await register(person, token)).status).toBe(200)
    expect((await kept(person)).map(({ language }) => language)).toEqual(['en'])
    await register(person, token, 'bn')
    expect(await kept(person)).toEqual([{ token: expect.any(String), language: 'bn' }])
  })

  test('whose browser says none speaks the language of its pages', async () => {
    const person = await makePerson(app.deps)
    const headers = { cookie: 'language=bn', 'accept-language': 'en' }
    const body = { token: somePushToken() }
    await app.call('POST /notifications/token', { body }, { as: person, headers })
    expect((await kept(person)).map(({ language }) => language)).toEqual(['bn'])
  })

  // Shows spec 3.14.
  test('belongs to whoever logged in on it last', async () => {
    const [first, second] = [await makePerson(app.deps), await makePerson(app.deps)]
    const token = somePushToken()
    await register(first, token)
    await register(second, token)
    expect(await kept(first)).toEqual([])
    expect((await kept(second)).map(endpointOf)).toEqual([endpointOf({ token })])
    await drop(first, token)
    expect(await kept(second)).toHaveLength(1)
  })

  test('is forgotten when its owner says so; once more is no error', async () => {
    const person = await makePerson(app.deps)
    const token = somePushToken()
    await register(person, token)
    for (const _time of [1, 2]) expect((await drop(person, token)).status).toBe(200)
    expect(await kept(person)).toEqual([])
  })

  test('is dropped when ten later ones are there, also when they come at once', async () => {
    const person = await makePerson(app.deps)
    const tokens = Array.from({ length: 12 }, somePushToken)
    for (const token of tokens.slice(0, 2)) await register(person, token)
    await Promise.all(tokens.slice(2).map((token) => register(person, token)))
    const endpoints = (await kept(person)).map(endpointOf)
    expect(endpoints).toHaveLength(10)
    expect(new Set(endpoints)).toEqual(new Set(tokens.slice(2).map((token) => endpointOf({ token }))))
  })

  const endings: [string, (person: TestPerson) => Promise<unknown>][] = [
    ['its owner logs out', (as) => app.call('POST /auth/logout', {}, { as })],
    [
      'its owner ends every other session',
      async (person) => app.call('DELETE /auth/sessions', {}, { as: await another(person) }),
    ],
    [
      'the password is changed elsewhere',
      async (person) =>
        app.call(
          'PUT /auth/change-password',
          { body: { oldPassword: everybodysPassword, newPassword: 'silver bengal' } },
          { as: await another(person) },
        ),
    ],
    [
      'the account goes away',
      ({ user }) => app.deps.kysely.deleteFrom('users').where('id', '=', user.id).execute(),
    ],
  ]
  test.each(endings)('is forgotten when %s', async (_when, end) => {
    const person = await makePerson(app.deps)
    await register(person, somePushToken())
    await end(person)
    expect(await kept(person)).toEqual([])
  })

  test.each([
    ['', 'push_token_invalid'],
    ['not a subscription', 'push_token_invalid'],
    [somePushToken().replace('updates.push.services.mozilla.com', '169.254.169.254'), 'push_token_invalid'],
    [somePushToken().replace('https:', 'http:'), 'push_token_invalid'],
    [`token:${'x'.repeat(150)}`, 'push_token_invalid'],
    ['x'.repeat(6_000), 'push_token_invalid'],
  ])('that cannot be sent to is refused: %.40s', async (token, code) => {
    const { status, body } = await register(await makePerson(app.deps), token)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code,
      message: 'This device cannot receive notifications',
      errors: { token: 'This device cannot receive notifications' },
    })
  })

  test('never stands in the log', () => {
    expect(app.logged()).not.toMatch(/wpush|p256dh/)
  })
})

test('anybody may ask for the key to subscribe with, before logging in and after', async () => {
  const { body } = await app.call('GET /notifications/push-key', {})
  expect(body).toEqual({ success: true, publicKey: app.deps.push.publicKey })
  expect(Buffer.from(body.publicKey ?? '', 'base64url')).toHaveLength(65)
})
