import { randomUUID } from 'node:crypto'
import { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '../deps.ts'
import { routeOf } from './metrics.ts'

/** Fastify's own lines about a request hold addresses with what people search for. */
export const requestLogging = {
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
}

const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** One line per request: never its address, headers, body or sender. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const line = { method: request.method, route, status: reply.statusCode, milliseconds }
    request.log[watched.has(route) ? 'debug' : 'info'](line, 'request')
  })
}

/**
 * From the moment it is told to stop, each connection is closed with its answer: whoever has to connect anew comes to another
 * process, and nobody sends a request on a connection that is just being closed. While the server closes, those that have had
 * their answer are closed at once; otherwise the browser's keep-alive would hold the shutdown up.
 */
export function closeGently(app: FastifyInstance, { stopping }: Pick<Deps, 'stopping'>): void {
  app.server.prependListener('request', (_request, response) => {
    if (stopping.begun) response.shouldKeepAlive = false
  })
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    sweep.unref()
  })
}
