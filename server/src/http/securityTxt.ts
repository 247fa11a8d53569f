import type { FastifyInstance } from 'fastify'
import type { Config } from '../core/config.ts'
import { ApiError } from '../core/refusal.ts'

const path = '/.well-known/security.txt'

/** How long a copy of the file may be trusted. RFC 9116 advises less than a year. */
const trustedDays = 90

type Settings = Pick<Config, 'SECURITY_CONTACT' | 'PUBLIC_URL'>

/** Serves the file that says where to report a vulnerability (RFC 9116). Without a contact there is none, since the contact is required. */
export function securityTxtRoute(app: FastifyInstance, settings: Settings): void {
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const { SECURITY_CONTACT } = settings
    if (!SECURITY_CONTACT) throw new ApiError('not_found')
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityTxt(SECURITY_CONTACT, settings))
  })
}

function securityTxt(contact: string, { PUBLIC_URL }: Settings): string {
  const expires = new Date()
  expires.setUTCDate(expires.getUTCDate() + trustedDays)
  expires.setUTCHours(0, 0, 0, 0)
  const fields = {
    Contact: contact,
    Expires: expires.toISOString(),
    // The address must be one that nobody on the way can change.
    ...(PUBLIC_URL?.startsWith('https:') && { Canonical: new URL(path, PUBLIC_URL).href }),
    'Preferred-Languages': 'bn, en',
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
