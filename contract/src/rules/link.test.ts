import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLink } from './link.ts'

describe('a link', () => {
  // Shows spec 5.71.
  test.each([
    '',
    '/',
    '/postDetails/1?tab=comments#top',
    '/search?query=খুলনা',
    'https://example.com/news',
    'HTTP://example.com',
  ])('may be %j', (link) => expect(isLink(link)).toBe(true))

  test.each([
    'example.com',
    'postDetails/1',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/..//example.com',
    '/./\\example.com',
    '/a/..//example.com',
    '/%2e%2e//example.com',
    '/..\n//example.com',
    '/.//',
    '\\\\example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https:example.com',
    'https://',
    'javascript:alert(1)//https://example.com',
    ' https://exa mple.com',
  ])('may not be %j', (link) => expect(isLink(link)).toBe(false))

  test('that is a path stays in the app, however often it is resolved and wherever it stands', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%2e',
        '%2E%2e',
        '\t',
        '\n',
        ' ',
        '?',
        '#',
        '@',
        ':',
        'a',
        'evil.example',
      ),
      fc.string({ maxLength: 3 }),
    )
    const path = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`)
    fc.assert(
      fc.property(path, (link) => {
        fc.pre(isLink(link))
        for (const page of ['https://bichar.example/', 'https://bichar.example/a/b/c?d#e']) {
          const once = new URL(link, page)
          const again = new URL(once.href.slice(once.origin.length), page)
          expect([once.host, again.host]).toEqual(['bichar.example', 'bichar.example'])
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
