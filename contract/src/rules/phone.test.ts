import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLatinDigits } from './digits.ts'
import { errors } from './errors.ts'
import { isMobile, normalisePhone } from './phone.ts'

const digits = (least: number, most = least) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((each) => each.join(''))

/** Separators that people type between digits. */
const noise = fc.stringMatching(/^[ +().,/-]{0,3}$/)

const phoneOf = (input: string) => {
  const result = normalisePhone(input)
  return 'phone' in result ? result.phone : errors[result.error][1]
}

describe('a phone number', () => {
  // Shows spec 5.5, 9.4.
  test.each([
    ['01712345678', '8801712345678'],
    ['1712345678', '8801712345678'],
    ['8801712345678', '8801712345678'],
    ['+880 1712-345678', '8801712345678'],
    ['881712345678', '8801712345678'],
    ['০১৭১২৩৪৫৬৭৮', '8801712345678'],
    ['+৮৮০ ১৭১২ ৩৪৫৬৭৮', '8801712345678'],
    ['008801712345678', '8801712345678'],
    ['00 88 01712 345678', '8801712345678'],
    ['+880 (0) 1712-345678', '8801712345678'],
    ['00880 (0)1712 345678', '8801712345678'],
  ])('typed as %s is stored as %s', (typed, stored) => {
    expect(phoneOf(typed)).toBe(stored)
  })

  // Shows spec 5.3, 5.4, 5.5.
  test.each([
    ['', 'Please enter your phone number'],
    ['phone', 'Please enter your phone number'],
    ['88017123456789', 'Invalid phone number with country code'],
    ['880171234567', 'Invalid phone number with country code'],
    ['8801234567', 'Invalid phone number with country code'],
    ['88171234567', 'Invalid phone number with partial country code'],
    ['8801', 'Invalid phone number with country code'],
    ['88', 'Invalid phone number with partial country code'],
    ['171234567', 'Phone number must be 10 or 11 digits'],
    ['017123456789', 'Phone number must be 10 or 11 digits'],
    ['0171234567', 'Phone number must be 10 or 11 digits'],
    ['17123456789', 'Phone number must be 10 or 11 digits'],
  ])('typed as "%s" is refused: %s', (typed, message) => {
    expect(phoneOf(typed)).toBe(message)
  })

  // Shows spec 9.4.
  test('comes out as 13 digits that begin with 880, or as one of the four errors', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(0, 20)), (typed) => {
        const result = normalisePhone(typed)
        if ('phone' in result) expect(result.phone).toMatch(/^880\d{10}$/)
        else expect(result.error).toMatch(/^phone_(required|length|country_code|partial_country_code)$/)
      }),
    )
  })

  test('that has been normalised stays as it is', () => {
    fc.assert(
      fc.property(digits(10), (rest) => {
        expect(normalisePhone(`880${rest}`)).toEqual({ phone: `880${rest}` })
      }),
    )
  })

  test('means the same with or without 0, 88 or 880 in front', () => {
    const subscriber = digits(10).filter((number) => !number.startsWith('0') && !number.startsWith('88'))
    fc.assert(
      fc.property(subscriber, (number) => {
        for (const prefix of ['', '0', '88', '880', '+880', '00880', '0088', '+8800']) {
          expect(normalisePhone(prefix + number)).toEqual({ phone: `880${number}` })
        }
      }),
    )
  })

  test('means the same however it is spaced, and in Bengali digits', () => {
    fc.assert(
      fc.property(digits(0, 15), fc.array(noise, { minLength: 16, maxLength: 16 }), (number, gaps) => {
        const spaced = [...number].map((digit, place) => gaps[place] + digit).join('') + gaps[15]
        expect(normalisePhone(spaced)).toEqual(normalisePhone(number))
        const bengali = number.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
        expect(normalisePhone(bengali)).toEqual(normalisePhone(number))
        expect(toLatinDigits(bengali)).toBe(number)
      }),
    )
  })
})

test.each([
  ['8801212345678', false],
  ['8801312345678', true],
  ['8801912345678', true],
  ['8802123456789', false],
])('%s can be a mobile number: %s', (phone, is) => {
  expect(isMobile(phone)).toBe(is)
})
