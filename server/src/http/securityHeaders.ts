import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What of a device the app never asks for, nor anything that might be smuggled into a page; where somebody is, itself alone. */
const permissions = [
  ...['camera=()', 'microphone=()', 'display-capture=()', 'payment=()', 'usb=()'],
  'geolocation=(self)',
].join(', ')

/**
 * What every answer tells the browser to do without: guessing types, telling other sites where somebody came from, windows that
 * know each other, permissions. The policy for scripts is that of each page, see `web.ts`.
 */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: false })
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', permissions))
}
