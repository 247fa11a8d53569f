import { describe, expect, it } from 'vitest'
import { secondsUntil } from './countdown.ts'

describe('the time until a new code can be asked for', () => {
  // Shows spec 4.14.
  it('begins with the full time and ends with none', () => {
    const now = Date.UTC(2026, 0, 1)
    expect(secondsUntil(now + 600_000, now)).toBe(600)
    expect(secondsUntil(now + 599_001, now)).toBe(600)
    expect(secondsUntil(now + 1, now)).toBe(1)
    expect(secondsUntil(now, now)).toBe(0)
    expect(secondsUntil(now - 5_000, now)).toBe(0)
  })
})
