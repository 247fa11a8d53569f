import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadDraft, saveDraft, withEdit } from './commentDraft.ts'

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
    const written = withEdit(loadDraft('me', { postId: 'post' }), { text: 'Half a sen', isAnonymous: true })
    saveDraft('me', { postId: 'post' }, written)
    expect(loadDraft('me', { postId: 'post' })).toEqual(written)
    expect(loadDraft('me', { postId: 'other post' }).text).toBe('')
    expect(loadDraft('me', { postId: 'post', parentId: 'comment' }).text).toBe('')
    expect(loadDraft('somebody else', { postId: 'post' }).text).toBe('')
  })

  it('is forgotten once nothing is left of it', () => {
    saveDraft('me', { postId: 'post' }, withEdit(loadDraft('me', { postId: 'post' }), { text: 'x' }))
    saveDraft('me', { postId: 'post' }, withEdit(loadDraft('me', { postId: 'post' }), { text: ' ' }))
    expect(loadDraft('me', { postId: 'post' }).text).toBe('')
  })

  it('goes under the same key as long as it is the same, and under another after a change', () => {
    const first = withEdit(loadDraft('me', { postId: 'third post' }), { text: 'one' })
    saveDraft('me', { postId: 'third post' }, first)
    expect(loadDraft('me', { postId: 'third post' }).key).toBe(first.key)
    expect(withEdit(first, { text: 'two' }).key).not.toBe(first.key)
    expect(withEdit(first, { isAnonymous: true }).key).not.toBe(first.key)
  })
})
