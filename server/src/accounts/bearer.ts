import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keyFor } from './keys.ts'

/*
 * A JWS with HS256, compatible with any JWT library. Written by hand because it is checked on every call: a library costs fifteen
 * times as much as the HMAC alone.
 */

/** How long a bearer token lives; the client fetches a fresh one from GET /auth/me (product choices, section 2). */
const bearerSeconds = 15 * 60

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const head = encoded({ alg: 'HS256' })

const signatureOf = (serverKey: Buffer, signed: string): string =>
  createHmac('sha256', keyFor(serverKey, 'bearer')).update(signed).digest('base64url')

/** A bearer token holds nothing but the id of its session. */
export function signBearer(serverKey: Buffer, sessionId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const signed = `${head}.${encoded({ sid: sessionId, iat: now, exp: now + bearerSeconds })}`
  return `${signed}.${signatureOf(serverKey, signed)}`
}

const claims = z.object({ sid: z.string(), exp: z.number() })

/** The id of the session that a token names; undefined when the token is forged or expired. */
export function sessionNamedBy(serverKey: Buffer, token: string): string | undefined {
  const [header, payload = '', signature = '', ...rest] = token.split('.')
  // We sign with one header only, so any other header (such as `alg: none`) means that the token is not ours.
  if (header !== head || rest.length > 0) return undefined
  const given = Buffer.from(signature)
  const own = Buffer.from(signatureOf(serverKey, `${header}.${payload}`))
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const { sid, exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return exp > Date.now() / 1000 ? sid : undefined
}
