import { storageOf } from '@bichar/contract/test/storageOf.ts'
import { QueryClient } from '@tanstack/react-query'
import type { ManagerOptions, SocketOptions } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watch } from '../api/watching.ts'
import { subscribeToDesk } from '../moderation/panel/deskEvents.ts'
import { connect } from './socket.ts'

const line = vi.hoisted(() => ({
  attempts: 0,
  isDead: true,
  refused: 0,
  admitted: 0,
  said: [] as string[],
  transports: undefined as unknown,
  /** The most recent socket. */
  socket: undefined as { onmessage(message: { data: string }): void } | undefined,
}))
const stored = new Map<string, string>()

/** The real library, over a connection that is dead, or leads to a server that accepts only the token 'fresh'. */
vi.mock('socket.io-client', async (original) => {
  const library = await original<typeof import('socket.io-client')>()
  class Line extends library.WebSocket {
    override createSocket() {
      line.attempts += 1
      const socket = {
        onopen: () => {},
        onerror: () => {},
        onmessage: (_message: { data: string }) => {},
        close: () => {},
        send: (said: string) => {
          line.said.push(said)
          if (!said.startsWith('40')) return
          const isFresh = said.includes('"fresh"')
          line[isFresh ? 'admitted' : 'refused'] += 1
          const data = isFresh ? '40{"sid":"one"}' : '44{"data":{"code":"unauthenticated"}}'
          queueMicrotask(() => socket.onmessage({ data }))
        },
      }
      line.socket = socket
      const hello = { sid: 'one', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1e6 }
      queueMicrotask(() => {
        if (line.isDead) return socket.onerror()
        socket.onopen()
        socket.onmessage({ data: `0${JSON.stringify(hello)}` })
      })
      return socket
    }
  }
  const io = (options: Partial<ManagerOptions & SocketOptions>) => {
    line.transports = options.transports
    return library.io('http://bichar.invalid', { ...options, transports: [Line] })
  }
  return { ...library, io }
})

const listener = { _id: 'rina', role: 'user', onNews: () => {} } as const

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  Object.assign(line, { attempts: 0, isDead: true, refused: 0, admitted: 0, said: [] })
  stored.clear()
  stored.set('token', 'a token')
  stored.set('user', JSON.stringify(listener))
  vi.stubGlobal('localStorage', storageOf(stored))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Shows spec 4.35, 9.32.
test('after the first the line is tried five times more, a second apart at most, and again after pauses that grow, or for a reason', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const disconnect = connect(new QueryClient(), listener)
  await vi.advanceTimersByTimeAsync(0)
  for (const attempts of [1, 2, 3, 4, 5, 6]) {
    expect(line.attempts).toBe(attempts)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  // The last attempt of a round fails at once, so the pause starts then; after the next attempt, five more follow within five seconds.
  for (const [round, pause] of [5, 10, 20, 40, 80, 160, 300, 300].entries()) {
    const attempts = 6 * (round + 1)
    await vi.advanceTimersByTimeAsync((pause - 1.1) * 1_000)
    expect(line.attempts).toBe(attempts)
    await vi.advanceTimersByTimeAsync(100)
    expect(line.attempts).toBe(attempts + 1)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(line.attempts).toBe(attempts + 6)
  }
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(line.attempts).toBe(6 * 9 + 1)
  disconnect()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(line.attempts).toBe(6 * 9 + 1)
})

test('a line that comes back after an hour is found again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  stored.set('token', 'fresh')
  vi.stubGlobal('fetch', async () => Response.json({ success: true, notifications: [], unreadCount: 0 }))
  const disconnect = connect(new QueryClient(), listener)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(line.admitted).toBe(0)
  line.isDead = false
  await vi.advanceTimersByTimeAsync(307_000)
  // More than once, because a connection on which nothing arrives is given up again.
  expect(line.admitted).toBeGreaterThan(0)
  disconnect()
})

// Shows spec 4.32, 4.33, 4.34.
test('whoever connects says who they are, by websocket rather than by polling, and the line goes with them', async () => {
  line.isDead = false
  stored.set('token', 'fresh')
  const nothing = { success: true, notifications: [], unreadCount: 0 }
  vi.stubGlobal('fetch', async () => Response.json(nothing))
  const disconnect = connect(new QueryClient(), listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(line.transports).toEqual(['websocket', 'polling'])
  expect(line.said).toContain('42["authenticate","rina"]')
  expect(line.said).not.toContain('41')
  disconnect()
  await vi.advanceTimersByTimeAsync(0)
  expect(line.said).toContain('41')
})

test('told that something was missed, it reads again within five seconds, and watches again what is open', async () => {
  line.isDead = false
  stored.set('token', 'fresh')
  const fetch = vi.fn(async () => Response.json({ success: true, notifications: [], unreadCount: 0 }))
  vi.stubGlobal('fetch', fetch)
  const disconnect = connect(new QueryClient(), listener)
  const unwatch = watch('opened', () => {})
  await vi.advanceTimersByTimeAsync(0)
  const watches = () => line.said.filter((said) => said.includes('"watchPost"')).length
  const [asked, watched] = [fetch.mock.calls.length, watches()]
  expect(watched).toBe(1)
  line.socket?.onmessage({ data: '42["missed"]' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch.mock.calls.length).toBeGreaterThan(asked)
  expect(watches()).toBe(2)
  unwatch()
  disconnect()
})

test('the desk of a moderator is told of every connection, and when something was missed', async () => {
  line.isDead = false
  stored.set('token', 'fresh')
  vi.stubGlobal('fetch', async () => Response.json({ success: true, notifications: [], unreadCount: 0 }))
  const onReconnected = vi.fn()
  const unsubscribe = subscribeToDesk({ onChanged: () => {}, onReconnected })
  const disconnect = connect(new QueryClient(), listener)
  await vi.advanceTimersByTimeAsync(0)
  expect(onReconnected).toHaveBeenCalledTimes(1)
  line.socket?.onmessage({ data: '42["missed"]' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onReconnected).toHaveBeenCalledTimes(2)
  unsubscribe()
  disconnect()
})

test('a token that has run out while the server does not say who it was is exchanged once it does, and the session goes on', async () => {
  line.isDead = false
  vi.spyOn(console, 'warn').mockReturnValue()
  const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  const fetch = vi.fn(async (_url: string) => badGateway())
  vi.stubGlobal('fetch', fetch)
  const disconnect = connect(new QueryClient(), listener)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(line).toMatchObject({ refused: 1, admitted: 0 })
  expect(stored.get('token')).toBe('a token')

  fetch.mockImplementation(async (url) =>
    url.endsWith('/auth/me')
      ? Response.json({
          success: true,
          user: listener,
          token: 'fresh',
          expiresAt: '2027-01-01T00:00:00.000Z',
        })
      : Response.json({ success: true, notifications: [], unreadCount: 0 }),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(line).toMatchObject({ refused: 1, admitted: 1 })
  disconnect()
})
