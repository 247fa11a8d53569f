import { normalisePhone } from '@bichar/contract/rules/phone.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPhoneEntry, phoneDigits, phoneForReset, toFullPhone } from './phoneEntry.ts'

const localNumber = fc.stringMatching(/^01[3-9]\d{8}$/)

describe('a phone field', () => {
  it('takes the digits of a Bengali keyboard', () => {
    expect(phoneDigits('০১৭১২৩৪৫৬৭৮')).toBe('01712345678')
  })

  // Shows spec 5.2.
  it('keeps every digit of a pasted number and nothing else', () => {
    expect(phoneDigits('+880 1712-345678')).toBe('8801712345678')
    fc.assert(fc.property(fc.string(), (text) => void expect(phoneDigits(text)).toMatch(/^\d*$/)))
  })

  it('leaves the caret after the digit it stood behind', () => {
    expect(cleanPhoneEntry('017x12345678', 4)).toEqual({ text: '01712345678', caret: 3 })
    expect(cleanPhoneEntry('০১৭', 2)).toEqual({ text: '017', caret: 2 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, at) => {
        const caret = Math.min(at, text.length)
        const cleaned = cleanPhoneEntry(text, caret)
        expect(cleaned.text.slice(0, cleaned.caret)).toBe(phoneDigits(text.slice(0, caret)))
      }),
    )
  })
})

describe('the phone of a forgotten password', () => {
  // Shows spec 5.8.
  it('gets 88 in front when it starts with 0', () => {
    expect(phoneForReset('01712345678')).toBe('8801712345678')
    expect(phoneForReset('০১৭১২৩৪৫৬৭৮')).toBe('8801712345678')
  })

  it('stays as it is otherwise', () => {
    expect(phoneForReset('8801712345678')).toBe('8801712345678')
    expect(phoneForReset('1712345678')).toBe('1712345678')
    expect(phoneForReset('008801712345678')).toBe('008801712345678')
    expect(phoneForReset('')).toBe('')
  })

  it('names the account that the same number registered', () => {
    fc.assert(
      fc.property(localNumber, (number) => {
        expect(normalisePhone(phoneForReset(number))).toEqual(normalisePhone(number))
      }),
    )
  })
})

describe('a checked number', () => {
  it('is shown whole, however it was typed', () => {
    for (const typed of ['01712345678', '1712345678', '+880 1712 345678', '৮৮০১৭১২৩৪৫৬৭৮']) {
      expect(toFullPhone(typed)).toBe('8801712345678')
    }
  })
})
