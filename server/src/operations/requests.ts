import { randomUUID } from 'node:crypto'
import { type FastifyInstance, LogController } from 'fastify'
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
 * While the server closes, a connection that has had its answer is closed at once; otherwise the browser's
 * keep-alive would hold the shutdown up.
 */
export function closeGently(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    sweep.unref()
  })
}
