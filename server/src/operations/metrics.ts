import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { bearerToken } from '../http/actor.ts'
import { measureCertificate } from './certificateMetrics.ts'
import { measureConnections } from './connectionMetrics.ts'
import { shareMetrics } from './metricsOfAll.ts'
import { openMetricsToken } from './metricsToken.ts'

/** GET /metrics in the format of Prometheus, for callers with the metrics token, and the duration of every request. */
export async function metricsRoute(app: FastifyInstance, deps: Deps): Promise<void> {
  const { pool, searchPool, freeSpace, config, metrics: registry } = deps
  const isToken = await openMetricsToken(deps)
  collectDefaultMetrics({ register: registry })
  const tell = shareMetrics(registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds, by route pattern; guest cache hits are not included',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const pools = { main: pool, search: searchPool }
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Database connections of each pool, by state (used, idle)',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount }] of Object.entries(pools)) {
        connections.set({ pool: name, state: 'used' }, totalCount - idleCount)
        connections.set({ pool: name, state: 'idle' }, idleCount)
      }
    },
  })
  const pending = new Gauge({
    name: 'database_connection_pending_requests',
    help: 'Requests that wait for a free database connection, by pool',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [name, { waitingCount }] of Object.entries(pools)) pending.set({ pool: name }, waitingCount)
    },
  })
  const free = new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space in bytes on the disk of the media files and of the embedded database',
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
    help: 'Free space in bytes below which an operation is refused: UPLOAD_RESERVE_MB, WRITE_RESERVE_MB',
    labelNames: ['operation'],
    aggregator: 'max',
    registers: [registry],
  })
  reserve.set({ operation: 'upload' }, config.UPLOAD_RESERVE_MB * 1024 * 1024)
  reserve.set({ operation: 'write' }, config.WRITE_RESERVE_MB * 1024 * 1024)
  measureConnections(deps)
  measureCertificate(deps)
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
