import { errors } from '@bichar/contract/rules/errors.ts'
import compile from 'icu-minify/compile'
import { _createCache, _createIntlFormatters } from 'use-intl'
import formatParsing from 'use-intl/format-message'
import formatPrecompiled from 'use-intl/format-message/format-only'
import { expect, test } from 'vitest'
import bn from './bn.ts'
import en from './en.ts'
import { timeZone } from './messages.ts'

// Tests parse messages at run time, but the app formats messages that the build has parsed (precompileMessages.ts).

type Catalogue = { [key: string]: string | Catalogue }

const flat = (of: Catalogue): string[] =>
  Object.values(of).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

/** The values that a message may get: a number for each name, one of its options for each `select`, an element for each tag. */
function* valuesOf(message: string) {
  const tag = (chunks: unknown) => `<${[chunks].flat().join('')}>`
  const choices = message.includes(', select,')
    ? [...message.matchAll(/(\w+) \{/g)].map(([, name]) => name)
    : ['other']
  for (const number of [0, 1, 5, 12_345]) {
    for (const choice of choices) {
      const names = [...message.matchAll(/\{(\w+)(, select)?/g)]
      const tags = [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, tag])
      yield Object.fromEntries([
        ...names.map(([, name = '', select]) => [name, select ? choice : number]),
        ...tags,
      ])
    }
  }
}

test.each([
  ['en', en],
  ['bn', bn],
])('in %s, what was parsed before says the same', (locale, words) => {
  const cache = _createCache()
  const options = { cache, formatters: _createIntlFormatters(cache), locale, timeZone }
  let filledIn = 0
  for (const message of flat(words)) {
    for (const values of valuesOf(message)) {
      const [parsed, precompiled] = [
        formatParsing('', message, values, options),
        formatPrecompiled('', compile(message), values, options),
      ]
      expect([precompiled].flat().join('')).toBe([parsed].flat().join(''))
      filledIn += 1
    }
  }
  expect(filledIn).toBeGreaterThan(1_000)
})

test('what the contract says of errors is never parsed', () => {
  for (const [, sentence] of Object.values(errors)) expect(compile(sentence)).toBe(sentence)
})
