import { storageOf } from '@bichar/contract/test/storageOf.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  beginVerification,
  endVerification,
  parsePendingVerification,
  pendingVerification,
  storeRegistrationForm,
  waitAfterResend,
} from './pendingVerification.ts'

const now = Date.UTC(2026, 0, 1)
const hour = 60 * 60 * 1000
const kept = { phone: '8801712345678', deviceId: 'dev_1' }
const read = (data: unknown) => parsePendingVerification('registration', JSON.stringify(data), now)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function newBrowser() {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(storage))
  return storage
}

describe('a verification that waits in the browser', () => {
  // Shows spec 3.17, 4.10.
  it('is kept under the names of the product, and all of it is cleared with a right code', () => {
    const storage = newBrowser()
    storeRegistrationForm({ name: 'Rahima', phone: '01712345678' })
    beginVerification('registration', { phone: '01712345678', name: 'Rahima' })
    const pending = JSON.parse(storage.get('pendingRegistration') ?? '')
    expect(pending).toMatchObject({
      name: 'Rahima',
      phone: '8801712345678',
      deviceId: storage.get('deviceId'),
    })
    expect(JSON.parse(storage.get('registrationData') ?? '')).toEqual({
      name: 'Rahima',
      phone: '01712345678',
    })
    beginVerification('login', { phone: '01712345678' })
    expect(JSON.parse(storage.get('verificationData') ?? '')).toMatchObject({ phone: '8801712345678' })
    endVerification()
    expect([...storage.keys()]).toEqual(['deviceId'])
  })

  // Shows spec 4.14, 9.2.
  it('counts 600 seconds at first and 300 after a new code, which a reload does not begin anew', () => {
    newBrowser()
    vi.useFakeTimers({ now })
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
    expect(parsePendingVerification('login', null, now)).toBeUndefined()
    fc.assert(
      fc.property(
        fc.string(),
        (text) => void expect(parsePendingVerification('login', text, now)).toBeUndefined(),
      ),
    )
    fc.assert(
      fc.property(fc.json(), (text) => {
        const found = parsePendingVerification('login', text, now)
        if (found) expect(found.resendAt).toBeLessThanOrEqual(now + 600_000)
      }),
    )
  })
})
