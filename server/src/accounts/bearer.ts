import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keyFor } from './keys.ts'

/*
 * A JWS under HS256, as any library of the web makes and reads it. By hand, because it is checked on every call: one HMAC costs
 * a fifteenth of what a library does around it.
 */

/** How long a bearer token lives; the client fetches a fresh one from GET /auth/me (decisions section 2). */
const bearerSeconds = 15 * 60

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const head = encoded({ alg: 'HS256' })

const signatureOf = (serverKey: Buffer, signed: string): string =>
  createHmac('sha256', keyFor(serverKey, 'bearer')).update(signed).digest('base64url')

/** A bearer token says nothing but which session it stands for. */
export function signBearer(serverKey: Buffer, sessionId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const signed = `${head}.${encoded({ sid: sessionId, iat: now, exp: now + bearerSeconds })}`
  return `${signed}.${signatureOf(serverKey, signed)}`
}

const claims = z.object({ sid: z.string(), exp: z.number() })

/** The session that a token names, unless the token is forged, damaged or too old. */
export function sessionNamedBy(serverKey: Buffer, token: string): string | undefined {
  const [header, payload = '', signature = '', ...rest] = token.split('.')
  // There is one way to say how it is signed, and what says another is not ours.
  if (header !== head || rest.length > 0) return undefined
  const given = Buffer.from(signature)
  const own = Buffer.from(signatureOf(serverKey, `${header}.${payload}`))
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const { sid, exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return exp > Date.now() / 1000 ? sid : undefined
}
