import { afterEach, expect, test, vi } from 'vitest'
import { resubscribe } from './resubscribe.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs a browser whose session cookie identifies somebody who is signed in, or nobody. */
function browser({ signedIn }: { signedIn: boolean }) {
  const answers: Record<string, object> = {
    '/api/notifications/push-key': { publicKey: 'AQAB' },
    ...(signedIn && { '/api/auth/me': { token: 'fresh' } }),
  }
  const sent: [string, RequestInit | undefined][] = []
  const subscribe = vi.fn(async () => ({ endpoint: 'https://push.example/2' }))
  vi.stubGlobal('self', { registration: { pushManager: { subscribe } } })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init) sent.push([address, init])
    return { ok: address in answers, json: async () => answers[address] }
  })
  return { sent, subscribe }
}

test('a subscription that the browser gave up is replaced, and the server told of it', async () => {
  const { sent, subscribe } = browser({ signedIn: true })
  await resubscribe()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'AQAB' })
  const [[address, init] = []] = sent
  expect(address).toBe('/api/notifications/token')
  expect(init?.headers).toMatchObject({ authorization: 'Bearer fresh' })
  expect(JSON.parse(String(init?.body))).toEqual({ token: '{"endpoint":"https://push.example/2"}' })
})

test('where nobody is signed in, nothing is to come any more', async () => {
  const { sent, subscribe } = browser({ signedIn: false })
  await resubscribe()
  expect(subscribe).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})
