import { toLatinDigits } from './digits.ts'
import type { ErrorCode } from './errors.ts'

type Normalised = { phone: string } | { error: ErrorCode }

/**
 * Normalises a phone number of Bangladesh to the form in which it is stored: 13 digits that begin with 880 (spec section 5, decisions
 * section 2).
 */
export function normalisePhone(input: string): Normalised {
  const typed = toLatinDigits(input).replace(/\D/g, '')
  // 00 stands for the + of a country code, and people keep the 0 that an area code has within the country.
  const digits = typed.replace(/^00(?=88)/, '').replace(/^8800(?=\d{10}$)/, '880')
  if (digits === '') return { error: 'phone_required' }
  if (digits.startsWith('880')) {
    return digits.length === 13 ? { phone: digits } : { error: 'phone_country_code' }
  }
  if (digits.startsWith('88')) {
    return digits.length === 12 ? thirteen(`880${digits.slice(2)}`) : { error: 'phone_partial_country_code' }
  }
  return thirteen(`880${digits.replace(/^0/, '')}`)
}

/**
 * Whether an operator in Bangladesh has given such mobile numbers to people, by the prefix (013 to 019); `phone` has 13 digits. To any other,
 * a text message would be paid for and never arrive.
 */
export const isMobile = (phone: string): boolean => /^8801[3-9]/.test(phone)

const thirteen = (phone: string): Normalised => (phone.length === 13 ? { phone } : { error: 'phone_length' })
