import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How many milliseconds a handler may go on once the server has closed: longer than a request waits for the database. */
const patience = 16_000

/**
 * Keeps `app.close()` waiting for handlers whose client has gone. The HTTP server waits only for connections, and what such a handler
 * still asks of the database would fail once its pool has ended. Must be called before any route is added.
 */
export function awaitUnfinishedHandlers(app: FastifyInstance): void {
  const unfinished = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function handleAndRemember(request, reply) {
      const result: unknown = handler.call(this, request, reply)
      if (result instanceof Promise) {
        unfinished.add(result)
        const forget = () => unfinished.delete(result)
        result.then(forget, forget)
      }
      return result
    }
  })
  const allFinished = async () => {
    while (unfinished.size > 0) await Promise.allSettled(unfinished)
  }
  app.addHook('onClose', () => Promise.race([allFinished(), sleep(patience, undefined, { ref: false })]))
}
