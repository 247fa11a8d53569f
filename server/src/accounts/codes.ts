import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@bichar/contract/rules/limits.ts'
import { keyFor } from './keys.ts'

/**
 * The code of a challenge at its given sending. It is derived, so that neither the database nor the job queue ever
 * holds it: whoever reads them cannot log in as somebody else.
 */
export function codeOf(serverKey: Buffer, challengeId: string, resends: number): string {
  const bytes = createHmac('sha256', keyFor(serverKey, 'code')).update(`${challengeId}/${resends}`).digest()
  // 48 bits, so that the remainder favours no code by more than one in 10^8.
  const number = bytes.readUIntBE(0, 6) % 10 ** limits.codeDigits
  return String(number).padStart(limits.codeDigits, '0')
}

/** How a code is stored; without the server's key it cannot be tried out. */
export const hashCode = (serverKey: Buffer, challengeId: string, code: string): Buffer =>
  createHmac('sha256', keyFor(serverKey, 'code-hash')).update(`${challengeId}/${code}`).digest()

export const isCode = (
  serverKey: Buffer,
  challenge: { id: string; code_hash: Buffer },
  code: string,
): boolean => timingSafeEqual(hashCode(serverKey, challenge.id, code), challenge.code_hash)
