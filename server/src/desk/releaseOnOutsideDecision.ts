import type { Call } from '@bichar/contract/api.ts'
import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { freeDecided } from './claims.ts'

/** The calls outside the desk that decide immediately, whoever has claimed the item. */
const deciding: Partial<Record<Call, { kind: DeskKind; param: string }>> = {
  'POST /posts/admin/toggle-approval/:id': { kind: 'post', param: 'id' },
  'POST /admin/reported-posts/:id': { kind: 'flag', param: 'id' },
  'POST /admin/flags/:kind/:id': { kind: 'flag', param: 'id' },
  'PATCH /timelines/:id/toggle': { kind: 'timeline', param: 'id' },
  'POST /admin/suspects/:id/decision': { kind: 'suspect', param: 'id' },
  'POST /criminals/:id/revisions/:revisionId/decision': { kind: 'suspectChange', param: 'revisionId' },
  'PATCH /support/:id/status': { kind: 'support', param: 'id' },
}

/** Updates the desk when one of those calls decides an item; must be called before they are mounted. */
export function releaseOnOutsideDecision(app: FastifyInstance, deps: Deps): void {
  const byRoute = new Map(
    Object.entries(deciding).map(([call, of]) => [call.replace(' /', ' /api/'), of] as const),
  )
  app.addHook('onRoute', (route) => {
    const of = byRoute.get(`${route.method} ${route.url}`)
    if (!of) return
    const { kind, param } = of
    route.onSend = async (request, reply) => {
      const id = (request.params as Record<string, string>)[param]
      if (reply.statusCode !== 200 || !id) return
      await freeDecided(deps, { kind, id: id.toLowerCase() }).catch((error: unknown) =>
        // The decision stands; a claim that remains expires by itself.
        request.log.warn({ err: error }, 'releasing the claim on a decided item failed'),
      )
    }
  })
}
