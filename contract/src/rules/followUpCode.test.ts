import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followUpCodeOf, groupedCode, withCheckDigit } from './followUpCode.ts'

const newCodes = fc.stringMatching(/^\d{19}$/).map(withCheckDigit)
const olderCodes = fc.stringMatching(/^\d{16}$/)
const inBengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))

test.each([
  ['of twenty digits', newCodes],
  ['of before, of sixteen,', olderCodes],
])('a code %s is read as it is shown, in either script', (_which, codes) => {
  fc.assert(
    fc.property(codes, (code) => {
      for (const typed of [
        code,
        groupedCode(code),
        inBengali(groupedCode(code)),
        ` ${groupedCode(code)}\n`,
      ]) {
        expect(followUpCodeOf(typed)).toBe(code)
      }
    }),
  )
})

// The example of Damm's thesis.
test('the check digit is that of Damm', () => {
  expect(withCheckDigit('572')).toBe('5724')
})

test('one wrong digit, or two neighbours that were swapped, make no code', () => {
  fc.assert(
    fc.property(newCodes, fc.nat(19), fc.integer({ min: 1, max: 9 }), (code, place, off) => {
      const digit = String((Number(code[place]) + off) % 10)
      expect(followUpCodeOf(code.slice(0, place) + digit + code.slice(place + 1))).toBeNull()
    }),
  )
  fc.assert(
    fc.property(newCodes, fc.nat(18), (code, place) => {
      const [first = '', second = ''] = code.slice(place)
      fc.pre(first !== second)
      expect(followUpCodeOf(code.slice(0, place) + second + first + code.slice(place + 2))).toBeNull()
    }),
  )
})

const code = withCheckDigit('1234567890123456789')

test.each(['1234-5678-9012-3456-789', '1234 5678 9012 3456 789', '১২৩৪–৫৬৭৮.9012\u200b3456 ৭৮৯'])(
  'what stands between the digits does not count: %s',
  (typed) => expect(followUpCodeOf(typed + code.at(-1))).toBe(code),
)

test.each([
  '',
  '1',
  '123456789012345',
  '12345678901234567',
  'x1234567890123456',
  '1234567890l23456',
  code.slice(0, 19),
  `${code}0`,
  `${code.slice(0, 10)}l${code.slice(10)}`,
  code + code,
])('what has another number of digits, or a letter among them, is none: %s', (typed) =>
  expect(followUpCodeOf(typed)).toBeNull(),
)

test('it is shown four digits at a time', () => {
  expect(groupedCode(code)).toBe(`1234 5678 9012 3456 789${code.at(-1)}`)
})
