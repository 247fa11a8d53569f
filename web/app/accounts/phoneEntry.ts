import { toLatinDigits } from '@bichar/contract/rules/digits.ts'
import { normalisePhone } from '@bichar/contract/rules/phone.ts'

/** What a phone field keeps of what was typed or pasted: the digits (spec section 5). */
export const phoneDigits = (text: string): string => toLatinDigits(text).replace(/\D/g, '')

/** The text of a phone field cleaned, with the caret after the same digit as before. */
export const cleanPhoneEntry = (text: string, caret: number): { text: string; caret: number } => ({
  text: phoneDigits(text),
  caret: phoneDigits(text.slice(0, caret)).length,
})

/** The phone as the forgotten-password screen sends it: one that starts with 0, and not with 00, gets 88 in front (spec section 5). */
export const phoneForReset = (typed: string): string => {
  const digits = phoneDigits(typed)
  return /^0(?!0)/.test(digits) ? `88${digits}` : digits
}

/** Converts a number that has been checked to the format in which it is stored: 13 digits. */
export function toFullPhone(typed: string): string {
  const result = normalisePhone(typed)
  return 'phone' in result ? result.phone : phoneDigits(typed)
}

/** Formats a stored number for reading. */
export const formatPhone = (phone: string): string => `+${phone}`

/** Formats a stored number as people in Bangladesh write it; the placeholder of an unknown one has the same width. */
export const toLocalPhone = (phone: string | undefined): string =>
  phone?.replace(/^880/, '0') || '0••••••••••'
