import { randomUUID } from 'node:crypto'
import { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { routeOf } from './metrics.ts'

/** Fastify's own log lines contain URLs with search terms. */
export const requestLogging = {
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
}

const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** Logs one line per request, without its URL, headers, body or sender. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const line = { method: request.method, route, status: reply.statusCode, milliseconds }
    request.log[watched.has(route) ? 'debug' : 'info'](line, 'request')
  })
}

/**
 * After the signal to stop, each connection is closed with its next response: a client that reconnects reaches another process, and
 * no client sends a request on a connection that is being closed. While the server closes, idle connections are closed at once;
 * otherwise the browsers' keep-alive would delay the shutdown.
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
