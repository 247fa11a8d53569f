import { describe, expect, it } from 'vitest'
import { charactersLeft } from './textLength.ts'

describe('the number of characters left', () => {
  it('is told only when the end is near', () => {
    expect(charactersLeft('x'.repeat(179), 200)).toBeUndefined()
    expect(charactersLeft('x'.repeat(180), 200)).toBe(20)
    expect(charactersLeft('x'.repeat(9_000), 10_000)).toBe(1_000)
    expect(charactersLeft('x'.repeat(203), 200)).toBe(-3)
  })

  it('counts a Bengali letter that is stored as two characters as two', () => {
    const precomposed = '\u09df'
    expect(charactersLeft(precomposed.repeat(100), 200)).toBe(0)
  })

  it('counts an emoji as one, as the server does, and what is not kept as nothing', () => {
    expect(charactersLeft(`\u202e${'👍'.repeat(200)}\u0007 `, 200)).toBe(0)
  })
})
