import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../core/config.ts'

/** Disables device features that neither the app nor injected code may use; the position is available to the app itself only. */
const permissions = [
  ...['camera=()', 'microphone=()', 'display-capture=()', 'payment=()', 'usb=()'],
  'geolocation=(self)',
].join(', ')

type Settings = Pick<Config, 'HSTS_INCLUDE_SUBDOMAINS'>

/**
 * Sets security headers on every response: against MIME sniffing, referrers sent to other sites, shared browsing contexts,
 * unencrypted connections and device features. The Content-Security-Policy differs per page, see `pageHeaders.ts`.
 */
export async function securityHeaders(
  app: FastifyInstance,
  { HSTS_INCLUDE_SUBDOMAINS }: Settings,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Only the operator knows whether all services on subdomains, which need not be Bichar, are served over HTTPS.
    strictTransportSecurity: { includeSubDomains: HSTS_INCLUDE_SUBDOMAINS },
  })
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', permissions))
}
