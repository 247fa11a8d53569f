import type { FastifyInstance } from 'fastify'
import { ApiError } from '../refusal.ts'
import { drainBody } from './drainBody.ts'

/**
 * Refuses compressed requests: a few kilobytes can become gigabytes, and no browser sends any. Asked for before anything
 * reads the body, so that none waits for what never comes.
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
