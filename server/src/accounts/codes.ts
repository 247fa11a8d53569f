import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@bichar/contract/rules/limits.ts'
import { keyFor } from './keys.ts'

/**
 * The code of a challenge after so many resends. It is derived instead of stored, so that somebody who reads the database or the
 * job queue cannot log in as somebody else.
 */
export function codeOf(serverKey: Buffer, challengeId: string, resends: number): string {
  const bytes = createHmac('sha256', keyFor(serverKey, 'code')).update(`${challengeId}/${resends}`).digest()
  // 48 bits, so that the remainder makes no code more than one in 10^8 likelier than another.
  const number = bytes.readUIntBE(0, 6) % 10 ** limits.codeDigits
  return String(number).padStart(limits.codeDigits, '0')
}

/** The stored form of a code; without the server key, guesses cannot be tested against it. */
export const hashCode = (serverKey: Buffer, challengeId: string, code: string): Buffer =>
  createHmac('sha256', keyFor(serverKey, 'code-hash')).update(`${challengeId}/${code}`).digest()

export const isCode = (
  serverKey: Buffer,
  challenge: { id: string; code_hash: Buffer },
  code: string,
): boolean => timingSafeEqual(hashCode(serverKey, challenge.id, code), challenge.code_hash)
