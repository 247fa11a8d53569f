import type { CallInput } from '@bichar/contract/api.ts'
import { storageOf } from '@bichar/contract/test/storageOf.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { askAboutNotifications, askIfDue, subscribe } from './push.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn(async () => ({ publicKey: 'AQAB' })) }))

const sevenDays = 7 * 24 * 60 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A browser that supports notifications, with the given permission. */
function browser(permission: NotificationPermission, pushManager: object = {}) {
  const notification = { permission, requestPermission: vi.fn() }
  vi.stubEnv('PROD', true)
  vi.stubGlobal('window', { PushManager: {}, Notification: notification })
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
    userActivation: { isActive: true },
  })
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
  return notification
}

// Shows spec 4.3.
test('who has not answered yet is asked once after a login, where the browser has notifications at all', async () => {
  const { signal } = new AbortController()
  const { requestPermission } = browser('default')
  await askIfDue(signal)
  expect(requestPermission).not.toHaveBeenCalled()
  askAboutNotifications()
  await askIfDue(signal)
  await askIfDue(signal)
  expect(requestPermission).toHaveBeenCalledTimes(1)

  for (const answered of ['granted', 'denied'] as const) {
    const { requestPermission } = browser(answered)
    askAboutNotifications()
    await askIfDue(signal)
    expect(requestPermission).not.toHaveBeenCalled()
  }

  browser('default')
  vi.stubGlobal('window', {})
  vi.stubGlobal('Notification', undefined)
  askAboutNotifications()
  await askIfDue(signal)
})

test('where the press of the login is long ago, the question waits for the next one, on a later page too', async () => {
  const { requestPermission } = browser('default')
  const presses = new EventTarget()
  vi.stubGlobal('addEventListener', presses.addEventListener.bind(presses))
  Object.assign(navigator.userActivation, { isActive: false })
  askAboutNotifications()
  const left = new AbortController()
  void askIfDue(left.signal)
  left.abort()
  presses.dispatchEvent(new Event('click'))
  const asked = askIfDue(new AbortController().signal)
  expect(requestPermission).not.toHaveBeenCalled()
  presses.dispatchEvent(new Event('click'))
  await asked
  expect(requestPermission).toHaveBeenCalledOnce()
})

// Shows spec 9.37.
test('the server is told of a browser once, after seven days again, and after a login: it forgets it with the session', async () => {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array([1, 0, 1]).buffer },
  }
  browser('granted', { getSubscription: async () => subscription })
  vi.useFakeTimers({ toFake: ['Date'] })
  const told = () =>
    vi.mocked(call).mock.calls.filter(([name]) => name === 'POST /notifications/token').length

  await subscribe('rina', 'en')
  await subscribe('rina', 'en')
  expect(told()).toBe(1)
  vi.setSystemTime(Date.now() + sevenDays - 1_000)
  await subscribe('rina', 'en')
  expect(told()).toBe(1)
  vi.setSystemTime(Date.now() + 1_000)
  await subscribe('rina', 'en')
  expect(told()).toBe(2)
  askAboutNotifications()
  await subscribe('rina', 'en')
  expect(told()).toBe(3)
})

test('the server is told at once of another language, another person, and another address of the browser', async () => {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array([1, 0, 1]).buffer },
  }
  browser('granted', { getSubscription: async () => subscription })
  vi.mocked(call).mockClear()
  const languages = () =>
    vi
      .mocked(call)
      .mock.calls.flatMap(([name, input]) =>
        name === 'POST /notifications/token' ? [(input as CallInput<typeof name>).body.language] : [],
      )

  await subscribe('rina', 'en')
  await subscribe('rina', 'bn')
  expect(languages()).toEqual(['en', 'bn'])
  await subscribe('mina', 'bn')
  expect(languages()).toHaveLength(3)
  subscription.endpoint = 'https://push.example/2'
  await subscribe('mina', 'bn')
  expect(languages()).toHaveLength(4)
  await subscribe('mina', 'bn')
  expect(languages()).toHaveLength(4)
})
