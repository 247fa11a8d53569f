import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  beginVerification,
  pendingVerification,
  readPending,
  waitAfterResend,
} from './pendingVerification.ts'

const now = Date.UTC(2026, 0, 1)
const hour = 60 * 60 * 1000
const kept = { phone: '8801712345678', deviceId: 'dev_1' }
const read = (data: unknown) => readPending('registration', JSON.stringify(data), now)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a verification that waits in the browser', () => {
  it('counts 600 seconds at first and 300 after a new code, which a reload does not begin anew', () => {
    const storage = new Map<string, string>()
    vi.useFakeTimers({ now })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    })
    beginVerification('registration', { phone: '01712345678', name: 'Rahima' })
    vi.advanceTimersByTime(600_000)
    const waiting = pendingVerification()
    expect(waiting?.resendAt).toBe(now + 600_000)
    if (waiting) waitAfterResend(waiting)
    expect(pendingVerification()?.resendAt).toBe(now + 900_000)
  })

  it('goes on counting where it was before a reload', () => {
    expect(read({ ...kept, name: 'Rahima', resendAt: now + 42_000 })).toEqual({
      ...kept,
      purpose: 'registration',
      name: 'Rahima',
      resendAt: now + 42_000,
    })
  })

  it('counts from ten minutes when it does not say since when it waits', () => {
    expect(read(kept)?.resendAt).toBe(now + 600_000)
  })

  it('never counts longer than ten minutes, whatever happened to the clock', () => {
    expect(read({ ...kept, resendAt: now + 5 * hour })?.resendAt).toBe(now + 600_000)
  })

  it('is forgotten when the server has forgotten it', () => {
    expect(read({ ...kept, resendAt: now - 23 * hour })).toBeDefined()
    expect(read({ ...kept, resendAt: now - 25 * hour })).toBeUndefined()
  })

  it('is none when what was kept cannot be read', () => {
    expect(readPending('login', null, now)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => void expect(readPending('login', text, now)).toBeUndefined()),
    )
    fc.assert(
      fc.property(fc.json(), (text) => {
        const found = readPending('login', text, now)
        if (found) expect(found.resendAt).toBeLessThanOrEqual(now + 600_000)
      }),
    )
  })
})
