import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followUpCodeOf, groupedCode } from './followUpCode.ts'

const codes = fc.stringMatching(/^\d{16}$/)
const inBengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))

test('a code is read as it is shown, in either script', () => {
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

test.each(['1234-5678-9012-3456', '1234 5678 9012 3456', '১২৩৪–5678.9012\u200b3456'])(
  'what stands between the digits does not count: %s',
  (typed) => expect(followUpCodeOf(typed)).toBe('1234567890123456'),
)

test.each(['', '123456789012345', '12345678901234567', 'x1234567890123456', '1234567890l23456'])(
  'what has not sixteen digits, or a letter among them, is none: %s',
  (typed) => expect(followUpCodeOf(typed)).toBeNull(),
)

test('it is shown four digits at a time', () => {
  expect(groupedCode('1234567890123456')).toBe('1234 5678 9012 3456')
})
