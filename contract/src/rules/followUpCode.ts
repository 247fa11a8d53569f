import { toLatinDigits } from './digits.ts'

/** A follow-up code has sixteen digits: that is more than 53 bits, and digits can be said, written and typed in any language. */
export const followUpCodeDigits = 16

/** The digits of a code as people type it, in Latin or Bengali digits with any separators but letters; null if it cannot be a code. */
export function followUpCodeOf(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[^\d\p{L}]/gu, '')
  return /^\d{16}$/.test(digits) ? digits : null
}

/** The code in groups of four digits, which are easier to copy. */
export const groupedCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ')
