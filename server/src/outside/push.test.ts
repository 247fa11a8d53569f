import { createServer } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../core/config.ts'
import { type FakeFirebase, startFirebase } from '../test/firebase.ts'
import { agentTo, type FakePushService, pushHost, startPushService } from '../test/push.ts'
import { publicAgent } from './publicAddress.ts'
import { openPush } from './push.ts'
import type { PushMessage } from './pushTypes.ts'

const serverKey = Buffer.alloc(32, 7)
const message: PushMessage = {
  id: '0195c3f0-7c1e-7000-8000-00000000abcd',
  kind: 'message',
  title: 'সবার জন্য',
  body: 'আগামীকাল শুনানি।',
  link: '/postDetails/1',
  unreadCount: 3,
}

const later = (reason: string) => ({ outcome: 'later', reason })

describe('a message to a browser', () => {
  let service: FakePushService
  beforeAll(async () => {
    service = await startPushService()
    return () => service.close()
  })
  const open = (settings: Record<string, string> = {}) =>
    openPush(readConfig(settings), serverKey, service.agent)

  // Shows spec 7.40.
  test('arrives as it was written, readable to that browser alone, from the server it subscribed to', async () => {
    const browser = service.subscribe()
    const push = open({ PUBLIC_URL: 'https://bichar.example' })
    expect(await push.send(browser.token, message)).toEqual({ outcome: 'delivered' })
    const [received] = browser.received
    expect(received?.message).toEqual(message)
    expect(received?.serverKey).toBe(push.publicKey)
    expect(received?.subject).toBe('https://bichar.example')
    expect(received?.headers).toMatchObject({ ttl: '86400', urgency: 'high' })
  })

  test('replaces the same one that still waits at the service', async () => {
    const browser = service.subscribe()
    for (const times of [1, 2]) expect(await open().send(browser.token, message), `${times}`).toBeTruthy()
    const topics = browser.received.map(({ headers }) => headers.topic)
    expect(topics).toEqual(['0195c3f07c1e7000800000000000abcd', '0195c3f07c1e7000800000000000abcd'])
  })

  test('names whoever the operator wants to be written to', async () => {
    const browser = service.subscribe()
    await open({ PUSH_CONTACT: 'mailto:admin@bichar.example' }).send(browser.token, message)
    expect(browser.received[0]?.subject).toBe('mailto:admin@bichar.example')
  })

  test.each([
    [404, {}, { outcome: 'gone' }],
    [410, {}, { outcome: 'gone' }],
    [429, { 'retry-after': '120' }, { ...later(`${pushHost} answered 429`), afterSeconds: 120 }],
    [503, { 'retry-after': 'soon' }, later(`${pushHost} answered 503`)],
    [500, {}, later(`${pushHost} answered 500`)],
    [400, {}, { outcome: 'refused', reason: `${pushHost} answered 400` }],
    [403, {}, { outcome: 'refused', reason: `${pushHost} answered 403` }],
    [
      307,
      { location: 'http://169.254.169.254/' },
      { outcome: 'refused', reason: `${pushHost} answered 307` },
    ],
  ])('that is answered with %i %j', async (status, headers, delivery) => {
    const browser = service.subscribe()
    browser.answer = { status, headers }
    expect(await open().send(browser.token, message)).toEqual(delivery)
    expect(browser.asked).toBe(1)
  })

  test('waits until the date that the service names', async () => {
    const browser = service.subscribe()
    const headers = { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }
    browser.answer = { status: 503, headers }
    const delivery = await open().send(browser.token, message)
    expect(delivery).toEqual({ ...later(`${pushHost} answered 503`), afterSeconds: expect.closeTo(90, -2) })
  })

  test('waits when the service cannot be reached, or is not who it says', async () => {
    const { token } = service.subscribe()
    const unreachable = publicAgent((_host, _options, callback) => callback(new Error('ENOTFOUND'), []))
    expect(await openPush(readConfig({}), serverKey, unreachable).send(token, message)).toEqual(
      later(`${pushHost}: ENOTFOUND`),
    )
    const doubtful = openPush(readConfig({}), serverKey, agentTo(service.port))
    expect(await doubtful.send(token, message)).toEqual(
      later(expect.stringContaining('self-signed certificate')),
    )
  })

  test('is given up at once when the settings do not allow its service any more', async () => {
    const browser = service.subscribe()
    const push = open({ PUSH_SERVICES: 'push.example' })
    expect(push.recognise(browser.token)).toBeUndefined()
    expect(await push.send(browser.token, message)).toEqual({ outcome: 'gone' })
    expect(await open({ WEB_PUSH: '0' }).send(browser.token, message)).toEqual({ outcome: 'gone' })
    expect(browser.asked).toBe(0)
  })

  test('never goes to an address that leads back in, even if the name led elsewhere when it was registered', async () => {
    const reached = vi.fn()
    const inside = createServer(reached)
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const resolve = vi.fn<NonNullable<Parameters<typeof publicAgent>[0]>>((_host, _options, callback) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }]),
    )
    const { token } = service.subscribe()
    const push = openPush(readConfig({}), serverKey, publicAgent(resolve))
    expect(await push.send(token, message)).toEqual(later(`${pushHost}: ${pushHost} has no public address`))
    expect(resolve).toHaveBeenCalledWith(pushHost, expect.anything(), expect.anything())
    expect(reached).not.toHaveBeenCalled()
    inside.close()
  })
})

describe('the key that browsers subscribe to', () => {
  const keyOf = (secret: Buffer) => openPush(readConfig({}), secret).publicKey

  test('is the same on every server that has the same secret, and another with another', () => {
    expect(keyOf(serverKey)).toBe(keyOf(Buffer.alloc(32, 7)))
    expect(keyOf(serverKey)).not.toBe(keyOf(Buffer.alloc(32, 8)))
    expect(Buffer.from(keyOf(serverKey) ?? '', 'base64url')).toHaveLength(65)
  })

  test('is not there when Web Push is switched off', () => {
    expect(openPush(readConfig({ WEB_PUSH: '0' }), serverKey).publicKey).toBeUndefined()
  })
})

describe('a message through Firebase', () => {
  const token = `fGH1-x:APA91b${'x'.repeat(120)}`
  let firebase: FakeFirebase
  beforeEach(async () => {
    firebase = await startFirebase()
  })
  afterEach(() => firebase.close())
  const open = () => openPush(readConfig(firebase.settings), serverKey)

  // Shows spec 7.40.
  test('is sent in the name of the service account, and Google does not learn what it is about', async () => {
    expect(await open().send(token, message)).toEqual({ outcome: 'delivered' })
    expect(firebase.sent).toEqual([
      expect.objectContaining({
        token,
        notification: { title: message.title, body: message.body },
        data: {
          id: message.id,
          title: message.title,
          body: message.body,
          link: '/notification',
          unreadCount: '3',
        },
      }),
    ])
    expect(JSON.stringify(firebase.sent)).not.toContain(message.link)
  })

  test('asks for one bearer token for all, and for another once that has ended', async () => {
    const push = open()
    await Promise.all([1, 2, 3].map(() => push.send(token, message)))
    expect(firebase.tokens).toBe(1)
    firebase.endTokens()
    expect(await push.send(token, message)).toEqual(later('Firebase: the access token has expired'))
    expect(await push.send(token, message)).toEqual({ outcome: 'delivered' })
    expect(firebase.tokens).toBe(2)
  })

  test.each([
    [404, {}, { outcome: 'gone' }],
    [429, { 'retry-after': '60' }, { ...later('Firebase answered 429'), afterSeconds: 60 }],
    [503, {}, later('Firebase answered 503')],
    [400, {}, { outcome: 'refused', reason: 'Firebase answered 400' }],
  ])('that is answered with %i %j', async (status, headers, delivery) => {
    firebase.answer = { status, headers }
    expect(await open().send(token, message)).toEqual(delivery)
  })

  test('waits when Google does not know the account, and says so', async () => {
    const strange = { ...firebase.settings, FIREBASE_CLIENT_EMAIL: 'stranger@bichar.example' }
    const push = openPush(readConfig(strange), serverKey)
    const refused = later("Firebase: Google's token service answered 400")
    for (const _time of [1, 2]) expect(await push.send(token, message)).toEqual(refused)
  })

  test('needs a project; without one such tokens are not taken', () => {
    expect(open().recognise(token)).toEqual({ address: `firebase:${token}`, token })
    expect(openPush(readConfig({}), serverKey).recognise(token)).toBeUndefined()
  })

  test('half the settings, and a key that is none, are named at start', () => {
    const { FIREBASE_PRIVATE_KEY: _key, ...half } = firebase.settings
    expect(() => openPush(readConfig(half), serverKey)).toThrow(/FIREBASE_PRIVATE_KEY/)
    const wrong = { ...half, FIREBASE_PRIVATE_KEY: 'secret' }
    expect(() => openPush(readConfig(wrong), serverKey)).toThrow(/FIREBASE_PRIVATE_KEY.*PEM/)
  })
})

test.each([
  ...['127.0.0.1', 'localhost', 'https://push.example', 'push.example/x', '*', '*.', 'push.*'].map(
    (PUSH_SERVICES) => ({ PUSH_SERVICES }),
  ),
  ...['admin', 'http://bichar.example', 'mailto:'].map((PUSH_CONTACT) => ({ PUSH_CONTACT })),
])('a wrong setting is named at start: %j', (settings) => {
  expect(() => readConfig(settings)).toThrow(Object.keys(settings)[0])
})

test('services are listed with spaces or commas between them', () => {
  const { PUSH_SERVICES } = readConfig({ PUSH_SERVICES: 'push.example, *.Push.example\n' })
  expect(PUSH_SERVICES).toEqual(['push.example', '*.push.example'])
})
