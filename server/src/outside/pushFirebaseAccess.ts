import type { KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { z } from 'zod'

interface Account {
  /** The e-mail address of the service account. */
  account: string
  key: KeyObject
  tokenUrl: string
}

const maxMilliseconds = 10_000
/** A token is renewed this long before it expires, so that it does not expire during a request. */
const marginMilliseconds = 60_000

const grant = z.object({ access_token: z.string(), expires_in: z.number() })

/** Gets the bearer token of a service account, about once an hour (OAuth 2.0, RFC 7523). */
export function firebaseAccess({ account, key, tokenUrl }: Account): {
  token(): Promise<string>
  renew(): void
} {
  let current: Promise<string> | undefined
  let endsAt = 0

  const ask = async (): Promise<string> => {
    const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/firebase.messaging' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(maxMilliseconds),
    })
    if (!response.ok) throw new Error(`Google's token service answered ${response.status}`)
    const { access_token, expires_in } = grant.parse(await response.json())
    endsAt = Date.now() + expires_in * 1000 - marginMilliseconds
    return access_token
  }

  return {
    token() {
      if (current && Date.now() < endsAt) return current
      const asked = ask()
      current = asked
      // Concurrent calls wait for the same response.
      endsAt = Number.POSITIVE_INFINITY
      asked.catch(() => {
        current = undefined
      })
      return asked
    },
    renew() {
      current = undefined
    },
  }
}
