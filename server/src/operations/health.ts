import type { FastifyInstance } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { isUpToDate } from '../db/migrate.ts'

/**
 * /healthz: the process is up. /readyz: it can serve, because the database answers and has every migration, the disk has space for
 * user content, and the process is not shutting down.
 */
export function healthRoutes(app: FastifyInstance, { kysely, log, freeSpace, stopping }: Deps): void {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    if (stopping.begun) return reply.code(503).send({ status: 'stopping' })
    try {
      if (!(await isUpToDate(kysely))) return reply.code(503).send({ status: 'migrations are missing' })
      const room = await freeSpace.room()
      if (room === 'noWrites') return reply.code(503).send({ status: 'the disk is nearly full' })
      return { status: room === 'ample' ? 'ready' : 'ready, but the disk has no room for files' }
    } catch (error) {
      log.warn({ err: error }, 'readiness check failed')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
