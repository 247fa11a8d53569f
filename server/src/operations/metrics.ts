import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/errors.ts'

/** GET /metrics in the format of Prometheus, and the time that every request takes. */
export function metricsRoute(app: FastifyInstance, { pool, config }: Deps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!config.METRICS_PUBLIC && !isFromThisMachine(request)) throw new ApiError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** The pattern, never the address itself: that has ids and searches in it. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

/** A proxy on this machine passes on what comes from elsewhere; its headers give it away. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const proxied = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => headers[name] !== undefined,
  )
  return !proxied && /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '')
}
