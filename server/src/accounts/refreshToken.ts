import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './keys.ts'

const signatureOf = (serverKey: Buffer, secret: string): string =>
  createHmac('sha256', keyFor(serverKey, 'refresh')).update(secret).digest('base64url')

/**
 * What an app sends as a bearer to renew its session: the secret that a browser has in its cookie, signed, so that no cookie is
 * taken as a bearer.
 */
export const signRefreshToken = (serverKey: Buffer, secret: string): string =>
  `${secret}.${signatureOf(serverKey, secret)}`

/** The secret of a session in a refresh token; undefined for any other text. */
export function secretIn(serverKey: Buffer, token: string): string | undefined {
  const [secret = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature)
  const own = Buffer.from(signatureOf(serverKey, secret))
  const isOwn = rest.length === 0 && given.length === own.length && timingSafeEqual(given, own)
  return isOwn ? secret : undefined
}
