import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Disables device features that neither the app nor injected code may use; the position is available to the app itself only. */
const permissions = [
  ...['camera=()', 'microphone=()', 'display-capture=()', 'payment=()', 'usb=()'],
  'geolocation=(self)',
].join(', ')

/**
 * Sets security headers on every response: against MIME sniffing, referrers sent to other sites, shared browsing contexts, and
 * device features. The Content-Security-Policy differs per page, see `pageHeaders.ts`.
 */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false })
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', permissions))
}
