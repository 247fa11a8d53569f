import { toLatinDigits } from './digits.ts'

/**
 * A follow-up code has nineteen random digits and a check digit. That is 63 bits, which nobody guesses even where no number of tries is
 * refused, and digits can be said, written and typed in any language.
 */
export const followUpCodeDigits = 20

/** Codes that were given before there were check digits. They stay valid as long as their report exists. */
const olderDigits = 16

/**
 * The check digit is that of Damm (On check digits, 2004): it tells every single wrong digit and every swap of two neighbours. Each row
 * is for a digit that the ones before it have led to, each column for the next one; a whole code leads to 0.
 */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]
const checkDigitOf = (digits: string): string =>
  [...digits].reduce((before, digit) => damm[Number(before)]?.[Number(digit)] ?? '', '0')

export const withCheckDigit = (digits: string): string => digits + checkDigitOf(digits)

/**
 * The digits of a code as people type it, in Latin or Bengali digits with any separators but letters; null if no report can have this
 * code, as when a digit was mistyped.
 */
export function followUpCodeOf(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[^\d\p{L}]/gu, '')
  if (!/^\d+$/.test(digits)) return null
  const isCode =
    digits.length === olderDigits || (digits.length === followUpCodeDigits && checkDigitOf(digits) === '0')
  return isCode ? digits : null
}

/** The code in groups of four digits, which are easier to copy. */
export const groupedCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ')
