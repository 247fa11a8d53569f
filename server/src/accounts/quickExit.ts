import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { bearerToken } from '../http/actor.ts'
import { ApiError } from '../refusal.ts'
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts'
import { endCurrentSession } from './sessions.ts'

/** Below the path of the session cookie, which it ends. */
export const quickExitPath = '/api/auth/quick-exit'

/**
 * Ends the session, has the browser forget all of this app, and leads elsewhere. Scripts only ask for it and go by themselves;
 * where there are none, a form of a page is sent here. So the answer is a page that leads on by itself: a redirect of a form to
 * another site is what its page forbids, and would be answered before the browser has cleared anything.
 */
export function quickExitRoute(app: FastifyInstance, deps: Deps): void {
  const { config } = deps
  app.post(quickExitPath, async (request, reply) => {
    if (isFromElsewhere(request)) throw new ApiError('not_found')
    await endCurrentSession(deps, { bearer: bearerToken(request), cookie: readSessionCookie(request) })
    clearSessionCookie(reply, config)
    return reply
      .headers({
        'cache-control': 'no-store',
        'clear-site-data': isKnownSource(request) ? '"cache", "cookies", "storage"' : '"cache"',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        refresh: `0; url=${config.QUICK_EXIT_URL}`,
      })
      .type('text/html; charset=utf-8')
      .send('<!doctype html><title></title>')
  })
}

/**
 * A page without a referrer sends a form with the origin 'null' and, in old browsers, nothing else that says where it comes from.
 * Another site cannot end a session that way, as its cookie stays away; it could have drafts and cookies cleared.
 */
const isKnownSource = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== 'null'

/** Another site could otherwise have people's drafts cleared. Browsers that do not say where it comes from name an origin. */
function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  return origin !== undefined && origin !== 'null' && !(URL.canParse(origin) && new URL(origin).host === host)
}
