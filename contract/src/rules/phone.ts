import type { ErrorCode } from './errors.ts'

type Normalised = { phone: string } | { error: ErrorCode }

/**
 * Normalises a phone number of Bangladesh to the form in which it is stored: 13 digits that begin with 880 (spec section 5, decisions
 * section 2).
 */
export function normalisePhone(input: string): Normalised {
  const digits = toLatinDigits(input).replace(/\D/g, '')
  if (digits === '') return { error: 'phone_required' }
  if (digits.startsWith('880')) {
    return digits.length === 13 ? { phone: digits } : { error: 'phone_country_code' }
  }
  if (digits.startsWith('88')) {
    return digits.length === 12 ? thirteen(`880${digits.slice(2)}`) : { error: 'phone_partial_country_code' }
  }
  return thirteen(`880${digits.replace(/^0/, '')}`)
}

const thirteen = (phone: string): Normalised => (phone.length === 13 ? { phone } : { error: 'phone_length' })

/** Converts Bengali digits, which people type on a Bengali keyboard. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
