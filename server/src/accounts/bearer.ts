import { errors, jwtVerify, SignJWT } from 'jose'
import { keyFor } from './keys.ts'

/** How long a bearer token lives; the client fetches a fresh one from GET /auth/me (decisions section 2). */
const bearerSeconds = 15 * 60

/** A bearer token says nothing but which session it stands for. */
export const signBearer = (serverKey: Buffer, sessionId: string): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(now + bearerSeconds)
    .sign(keyFor(serverKey, 'bearer'))
}

/** The session that a token names, unless the token is forged, damaged or too old. */
export async function sessionNamedBy(serverKey: Buffer, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor(serverKey, 'bearer'), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sid'],
    })
    return String(payload.sid)
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
