import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keepUnsent, rewritten, unsentOf } from './unsent.ts'

const stored = new Map<string, string>()
beforeAll(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterAll(() => vi.unstubAllGlobals())

describe('a comment that is being written', () => {
  it('is found again by its writer under its post, and by nobody else', () => {
    const written = rewritten(unsentOf('me', { postId: 'post' }), { text: 'Half a sen', isAnonymous: true })
    keepUnsent('me', { postId: 'post' }, written)
    expect(unsentOf('me', { postId: 'post' })).toEqual(written)
    expect(unsentOf('me', { postId: 'other post' }).text).toBe('')
    expect(unsentOf('me', { postId: 'post', parentId: 'comment' }).text).toBe('')
    expect(unsentOf('somebody else', { postId: 'post' }).text).toBe('')
  })

  it('is forgotten once nothing is left of it', () => {
    keepUnsent('me', { postId: 'post' }, rewritten(unsentOf('me', { postId: 'post' }), { text: 'x' }))
    keepUnsent('me', { postId: 'post' }, rewritten(unsentOf('me', { postId: 'post' }), { text: ' ' }))
    expect(unsentOf('me', { postId: 'post' }).text).toBe('')
  })

  it('goes under the same key as long as it is the same, and under another after a change', () => {
    const first = rewritten(unsentOf('me', { postId: 'third post' }), { text: 'one' })
    keepUnsent('me', { postId: 'third post' }, first)
    expect(unsentOf('me', { postId: 'third post' }).key).toBe(first.key)
    expect(rewritten(first, { text: 'two' }).key).not.toBe(first.key)
    expect(rewritten(first, { isAnonymous: true }).key).not.toBe(first.key)
  })
})
