import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import type { Deps } from '../deps.ts'
import { bearerToken } from '../http/actor.ts'
import { ApiError } from '../refusal.ts'
import { shareMetrics } from './metricsOfAll.ts'
import { openMetricsToken } from './metricsToken.ts'

/** GET /metrics in the format of Prometheus, for callers with the metrics token, and the duration of every request. */
export async function metricsRoute(app: FastifyInstance, deps: Deps): Promise<void> {
  const { pool, searchPool, replica, freeSpace, config, metrics: registry } = deps
  const isToken = await openMetricsToken(deps)
  collectDefaultMetrics({ register: registry })
  const tell = shareMetrics(registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests in seconds, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of each pool, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries({
        main: pool,
        search: searchPool,
        ...(replica && { replica: replica.pool }),
      })) {
        connections.set({ pool: name, state: 'used' }, totalCount - idleCount)
        connections.set({ pool: name, state: 'idle' }, idleCount)
        connections.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  const free = new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space on the disk of the files, and on that of the embedded database',
    labelNames: ['disk'],
    // All processes of a machine see the same disk.
    aggregator: 'min',
    registers: [registry],
    async collect() {
      for (const [disk, bytes] of Object.entries(await freeSpace.read())) free.set({ disk }, bytes)
    },
  })
  const reserve = new Gauge({
    name: 'disk_reserve_bytes',
    help: 'Free space below which uploads (files) or all writes (writes) are refused',
    labelNames: ['from'],
    aggregator: 'max',
    registers: [registry],
  })
  reserve.set({ from: 'files' }, config.UPLOAD_RESERVE_MB * 1024 * 1024)
  reserve.set({ from: 'writes' }, config.WRITE_RESERVE_MB * 1024 * 1024)
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isToken(bearerToken(request))) throw new ApiError('not_found')
    return reply.type(registry.contentType).send(await tell())
  })
}

/** The route's pattern, never the URL itself, which contains ids and search terms. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'
