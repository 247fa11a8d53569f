import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id, optionalText, requiredText } from './fields.ts'
import { anyText } from './test/anyText.ts'

const title = requiredText({ most: 200, missing: 'title_required' })

describe('a text that people write', () => {
  test('that shows nothing is missing', () => {
    const nothing = [
      '',
      ' \n',
      '\u200b',
      '\u200d\ufeff',
      '\u3164',
      '\u2800',
      '\u00ad',
      '\u202e',
      '\u0085',
      '\u{e0041}',
    ]
    for (const text of nothing) {
      expect(title.safeParse(text).error?.issues[0]?.message, JSON.stringify(text)).toBe('title_required')
      expect(optionalText({ most: 200 }).parse(text)).toBe('')
    }
  })

  test('keeps the joiners within Bengali words, emoji, and signs of any script', () => {
    for (const text of ['র\u200d্যাব', 'অ\u200cক', '👩\u200d👧', '❤\ufe0f', '!', 'ع', '漢', '\u0981']) {
      expect(title.parse(text)).toBe(text)
    }
  })

  test('cannot turn around what stands beside it', () => {
    expect(title.parse('Karim \u202enimda\u202c \u2067x\u2069')).toBe('Karim nimda x')
  })

  test('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const clean = optionalText({ most: 10_000 }).parse(text)
        expect(optionalText({ most: 10_000 }).parse(clean)).toBe(clean)
      }),
    )
  })
})

test('an id in capitals is the same id', () => {
  const one = '01a1fdb7-eef9-7218-a85c-6757d7b94ad1'
  expect(id.parse(one.toUpperCase())).toBe(one)
  expect(id.safeParse(`{${one}}`).success).toBe(false)
})
