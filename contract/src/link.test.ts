import { describe, expect, test } from 'vitest'
import { isLink } from './link.ts'

describe('a link', () => {
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
    '\\\\example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https:example.com',
    'https://',
    ' https://exa mple.com',
  ])('may not be %j', (link) => expect(isLink(link)).toBe(false))
})
