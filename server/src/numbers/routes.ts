import { api } from '@bichar/contract/api.ts'
import { numbersLicence } from '@bichar/contract/rules/numbers.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { callLimiter } from '../http/limits.ts'
import { networkOf } from '../http/network.ts'
import { paging } from '../http/paging.ts'
import { parsed, type Serve } from '../http/serve.ts'
import { csvOfNumbers, csvOfReports } from './csv.ts'
import { readNumbers, readReports } from './numbers.ts'

/** The public statistics of reports, for people and for programs; guests get them from the cache until something changes. */
export function numberRoutes(app: FastifyInstance, serve: Serve, deps: Deps): void {
  const licence = numbersLicence
  const { limited } = deps.guestWork
  const limiter = callLimiter('numbers.csv', { times: 60, seconds: 60 })

  serve('GET /numbers', async () => ({
    success: true,
    licence,
    numbers: await readNumbers(deps),
  }))

  serve('GET /numbers/reports', async ({ query }) => {
    const { reports, total, limit } = await readReports(deps, query)
    return { success: true, licence, reports, ...paging(total, { page: query.page, limit }) }
  })

  app.get(
    '/numbers.csv',
    limited(async (request, reply) => {
      await limiter.consume(networkOf(request.ip))
      return csv(reply, 'numbers', csvOfNumbers(await readNumbers(deps)))
    }),
  )

  app.get(
    '/numbers/reports.csv',
    limited(async (request, reply) => {
      const { month, page } = parsed(api['GET /numbers/reports'].query, request.query)
      await limiter.consume(networkOf(request.ip))
      const { reports } = await readReports(deps, { month, page })
      return csv(reply, `reports-${month}${page > 1 ? `-${page}` : ''}`, csvOfReports(reports))
    }),
  )
}

function csv(reply: FastifyReply, name: string, rows: string): string {
  reply.type('text/csv; charset=utf-8').headers({
    'cache-control': 'public, no-cache',
    'content-disposition': `attachment; filename="${name}.csv"`,
    link: `<${numbersLicence.url}>; rel="license"`,
  })
  return rows
}
