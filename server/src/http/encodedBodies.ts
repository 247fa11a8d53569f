import type { FastifyInstance } from 'fastify'
import { ApiError } from '../core/refusal.ts'
import { drainBody } from './drainBody.ts'

/**
 * Refuses compressed requests: a few kilobytes can decompress to gigabytes, and browsers never send them. Runs before anything
 * reads the body, so that nothing waits for data that is never decoded.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding === '' || encoding === 'identity') return
    drainBody(request.raw)
    reply.header('accept-encoding', 'identity')
    throw new ApiError('unsupported_content_type')
  })
}
