import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { askAboutNotifications, subscribe } from './push.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn(async () => ({ publicKey: 'AQAB' })) }))

const sevenDays = 7 * 24 * 60 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the server is told of a browser once, again after seven days, and after a login: it forgets it with the session', async () => {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array([1, 0, 1]).buffer },
  }
  const pushManager = { getSubscription: async () => subscription }
  const notification = { permission: 'granted' }
  vi.stubEnv('PROD', true)
  vi.stubGlobal('window', { PushManager: {}, Notification: notification })
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
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
