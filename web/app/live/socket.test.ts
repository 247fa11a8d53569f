import { QueryClient } from '@tanstack/react-query'
import type { ManagerOptions, SocketOptions } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './socket.ts'

const line = vi.hoisted(() => ({ attempts: 0 }))

/** The library as it is, over a line that is dead. */
vi.mock('socket.io-client', async (original) => {
  const library = await original<typeof import('socket.io-client')>()
  class DeadLine extends library.WebSocket {
    override createSocket() {
      line.attempts += 1
      const socket = { onerror: () => {}, close: () => {} }
      queueMicrotask(() => socket.onerror())
      return socket
    }
  }
  const io = (options: Partial<ManagerOptions & SocketOptions>) =>
    library.io('http://bichar.invalid', { ...options, transports: [DeadLine] })
  return { ...library, io }
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', { getItem: () => 'a token' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('after the first the line is tried five times more, a second apart at most, and not again until there is a reason', async () => {
  const listener = { _id: 'rina', role: 'user', onNews: () => {} } as const
  const disconnect = connect(new QueryClient(), listener)
  await vi.advanceTimersByTimeAsync(0)
  for (const attempts of [1, 2, 3, 4, 5, 6]) {
    expect(line.attempts).toBe(attempts)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(line.attempts).toBe(6)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(line.attempts).toBe(7)
  disconnect()
})
