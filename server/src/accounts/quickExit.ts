import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { bearerToken } from '../http/actor.ts'
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts'
import { endCurrentSession } from './sessions.ts'

/** Below the path of the session cookie, so that the browser sends the cookie along. */
export const quickExitPath = '/api/auth/quick-exit'

/**
 * Ends the session, makes the browser forget this app, and leads to another site. Scripts only send the request and navigate by
 * themselves; without scripts a form is submitted to this path. The response is a page that refreshes to the other site, not a
 * redirect: the page's form-action policy forbids a form to be redirected to another site, and a redirect would be followed before
 * the browser has cleared anything.
 */
export function quickExitRoute(app: FastifyInstance, deps: Deps): void {
  const { config } = deps
  app.post(quickExitPath, async (request, reply) => {
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
 * A page without a referrer submits its form with the origin 'null', and old browsers send nothing else that identifies the source.
 * Another site could send such a request too (http/otherSites.ts). It cannot end a session, as its request carries no cookie, but it could
 * have drafts and cookies cleared.
 */
const isKnownSource = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== 'null'
