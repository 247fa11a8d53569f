import { expect, test } from 'vitest'
import { cachedAs } from './cached.ts'

test.each(['bn', 'en'])('a page in the language of its address, %s, is another entry', (language) => {
  expect(cachedAs(`/places/khulna?lang=${language}&fbclid=1`)).toEqual({
    subject: 'lists',
    target: `/places/khulna?lang=${language}`,
    language,
    isPage: true,
  })
})

test.each(['?lang=de', '?lang=', '?lang', '?lang=BN', '?lang=de&lang=bn', `?lang=${'x'.repeat(900)}`])(
  'any other language makes none: %s',
  (query) => {
    expect(cachedAs(`/rules${query}`)).toEqual(cachedAs('/rules'))
  },
)

test('of several the first counts, as in the page', () => {
  expect(cachedAs('/rules?lang=en&lang=bn')).toEqual(cachedAs('/rules?lang=en'))
})

test('calls and feeds have none', () => {
  expect(cachedAs('/api/numbers?lang=bn')).toBeUndefined()
  expect(cachedAs('/feed.xml?lang=bn')).toBeUndefined()
})

test('a query that is too long is not kept', () => {
  expect(cachedAs(`/rules?lang=${'x'.repeat(1_000)}`)).toBeUndefined()
})
