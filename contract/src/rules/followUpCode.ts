import { toLatinDigits } from './phone.ts'

/** A follow-up code has sixteen digits: more than 53 bits, and said, written down and typed in any language. */
export const followUpCodeDigits = 16

/** The digits of a code as people type it: in either script, with whatever stands between them. null for anything else. */
export function followUpCodeOf(typed: string): string | null {
  const digits = toLatinDigits(typed).replace(/[^\d\p{L}]/gu, '')
  return /^\d{16}$/.test(digits) ? digits : null
}

/** As it is shown: four digits at a time, so that nobody loses their place while copying it. */
export const groupedCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ')
