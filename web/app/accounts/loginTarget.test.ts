import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeTarget } from './loginTarget.ts'

const app = 'https://bichar.example'

describe('where a person goes after logging in', () => {
  // Shows spec 2.14.
  it('is where they came from', () => {
    for (const path of [
      '/',
      '/newreport',
      '/notification',
      '/search?q=খুলনা',
      '/search?category=Armed%20Robbery',
      '/postDetails/0197a1',
      '/suspects/0197a1',
      '/criminals',
    ]) {
      expect(isSafeTarget(path), path).toBe(true)
    }
  })

  // Shows spec 2.15.
  it('is the feed for addresses that the product leaves out', () => {
    for (const path of [
      '/criminals/0197a1',
      '/admin/pending-posts',
      '/profile',
      '/profile?tab=posts',
      '/login',
      '/register',
      '/verify-otp',
      '/search/../admin/users',
    ]) {
      expect(isSafeTarget(path), path).toBe(false)
    }
  })

  it('is never another origin, however it is written', () => {
    for (const path of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      ' //evil.example',
      '/..//evil.example',
      '/./\\evil.example',
      'javascript:alert(1)',
      '',
    ]) {
      expect(isSafeTarget(path), path).toBe(false)
    }
  })

  it('is a path of this app for everything that passes', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      'evil.example',
      ' ',
    )
    const path = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))).map((pieces) => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(path, (text) => {
        if (!isSafeTarget(text)) return
        const url = new URL(text, app)
        expect(url.origin).toBe(app)
        // A router that parses the path on its own must not find another host at its beginning.
        expect(new URL(url.pathname, app).origin).toBe(app)
        expect(url.pathname).not.toMatch(/^\/(admin\/|criminals\/|profile)/)
      }),
      { numRuns: 1_000 },
    )
  })
})
