import { describe, expect, test } from 'vitest'
import { pageAddress, withoutPunctuation } from './addresses.ts'

const origin = 'https://bichar.example'

describe('the address of a page', () => {
  test.each([
    ['/', '/'],
    ['/postDetails/1?tab=comments', '/postDetails/1?tab=comments'],
    ['/suspects#top', '/suspects'],
    ['?page=2', '/?page=2'],
    ['http://bichar.example/login?x=1', '/login?x=1'],
  ])('asked for as %s is %s', (asked, expected) => {
    expect(pageAddress(origin, asked).href).toBe(origin + expected)
  })

  test.each([
    '//',
    '//[',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    'http://elsewhere.example/',
    '*',
    '',
  ])('is one of ours even when %s is asked for', (asked) => {
    expect(pageAddress(origin, asked).origin).toBe(origin)
  })
})

describe('the address of a link at the end of a sentence', () => {
  test.each(['।', '॥', '.', ',', ')', ']', '}', '>', '"', '”', '’', '»', '…', '!', '।)', ').'])(
    'is free of %s',
    (end) => {
      expect(withoutPunctuation(encodeURI(`/postDetails/0197a1b2-0000${end}`))).toBe(
        '/postDetails/0197a1b2-0000',
      )
    },
  )

  test.each([
    '/',
    '/postDetails/0197',
    '/search?query=who.',
    '//elsewhere.example/.',
    '/\\elsewhere.example.',
    '/a.b)',
  ])('%s stays as it is', (asked) => {
    expect(withoutPunctuation(asked)).toBeUndefined()
  })
})
