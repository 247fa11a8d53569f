import type { FastifyInstance } from 'fastify'

const figures = ['/numbers.csv', '/numbers/reports.csv', '/api/numbers', '/api/numbers/reports']
const counts = ['/api/stats/crimes', '/api/places/numbers', '/api/docs/json']
const addresses: ReadonlySet<string> = new Set([...figures, ...counts])
const feeds = /^(?:\/blogs|\/places(?:\/[^/]+)?|\/postDetails\/[^/]+)?\/feed\.xml$/

/**
 * Lets pages of other sites read what is published to be used: statistics, feeds, and the description of the API. Browsers send no
 * cookie along, and nothing there depends on the caller. Must be called after the security headers, which forbid it.
 */
export function sharePublicData(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const [path = ''] = url.split('?')
    if (!addresses.has(path) && !feeds.test(path)) return
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
