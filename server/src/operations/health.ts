import type { FastifyInstance } from 'fastify'
import { isUpToDate } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'

/** /healthz: the process is up. /readyz: it can serve, since the database answers and has every migration. */
export function healthRoutes(app: FastifyInstance, { kysely, log }: Deps): void {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      if (await isUpToDate(kysely)) return { status: 'ready' }
      return reply.code(503).send({ status: 'migrations are missing' })
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
