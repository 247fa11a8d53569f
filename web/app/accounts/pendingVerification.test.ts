import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPending } from './pendingVerification.ts'

const now = Date.UTC(2026, 0, 1)
const hour = 60 * 60 * 1000
const kept = { phone: '8801712345678', deviceId: 'dev_1' }
const read = (data: unknown) => readPending('registration', JSON.stringify(data), now)

describe('a verification that waits in the browser', () => {
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
