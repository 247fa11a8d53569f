import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Config } from '../core/config.ts'
import { dataSaverOf } from '../http/dataSaver.ts'
import { injectRequest } from '../http/injectRequest.ts'
import { languageOf } from '../http/language.ts'
import type { Live } from '../live/live.ts'
import { sendCached, toCacheEntry, withoutConnectionHeaders } from './answer.ts'
import { type Cached, cachedAs } from './cached.ts'
import { type Invalidations, openInvalidations, type Versioned } from './invalidations.ts'
import { openMemory, type RenderResult } from './memory.ts'

export interface GuestCache {
  /** Marks the responses about a post as outdated, after something that was added to it or counted on it has been committed. */
  markStale(postId: string): void
  /**
   * The number of invalidations so far, of what everybody sees or of sessions and accounts. What was read at the same
   * version may be shown again; undefined while a notification may have been missed.
   */
  version(of: Versioned): number | undefined
  /** Answers guests from memory before anything else of the app sees the request. */
  serve(app: FastifyInstance, sessionCookie: string): void
  close(): void
}

interface Options {
  config: Pick<Config, 'GUEST_CACHE_MB'>
  live: Live
  log: FastifyBaseLogger
  metrics: Registry
}

/** A response that is not cached, such as an error. */
interface UncachedResponse {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

/** Calls whose changes to a post may become visible slightly later. All other changes are visible before their call is answered. */
const softCalls = /^\/api\/posts\/:\w+\/(reactions|comments|comments\/:\w+\/(up|down)vote)$/

export function openGuestCache({ config, live, log, metrics }: Options): GuestCache {
  if (config.GUEST_CACHE_MB === 0)
    return {
      markStale: () => {},
      version: () => undefined,
      serve: () => {},
      close: () => {},
    }
  const memory = openMemory<UncachedResponse>(config.GUEST_CACHE_MB * 2 ** 20)
  const invalidations = openInvalidations({ live, memory, log })
  const count = countRequests(metrics, memory.size)
  return {
    markStale: invalidations.markStale,
    version: invalidations.version,
    serve(app, sessionCookie) {
      delayUntilInvalidated(app, invalidations)
      const cacheRequests = new WeakMap<IncomingMessage, CacheRequest>()
      const hits = count.labels('hit')
      interceptRequests(app.server, (request, response, handle) => {
        const cacheRequest = toCacheRequest(app, request, sessionCookie)
        if (!cacheRequest || !invalidations.isFresh()) return handle()
        // Lets notifications from the database that have already arrived be handled first.
        setImmediate(() => {
          const entry = invalidations.isFresh() ? memory.getFresh(cacheRequest.key) : undefined
          if (entry) {
            hits.inc()
            void sendCached(entry, request, response)
          } else {
            cacheRequests.set(request, cacheRequest)
            handle()
          }
        })
      })
      app.addHook('onRequest', async (request, reply) => {
        const cacheRequest = cacheRequests.get(request.raw)
        if (cacheRequest) await respond(cacheRequest, request, reply)
      })

      async function respond(
        cacheRequest: CacheRequest,
        request: FastifyRequest,
        reply: FastifyReply,
      ): Promise<void> {
        for (;;) {
          if (!invalidations.isFresh()) return
          const found = memory.getOrRender(cacheRequest.key, cacheRequest.subject, () =>
            render(app, cacheRequest, request.ip),
          )
          const result = 'response' in found ? found : await found.result
          if ('response' in result) {
            count.inc({ outcome: 'response' in found ? 'hit' : found.isFirst ? 'miss' : 'coalesced' })
            reply.hijack()
            return sendCached(result.response, request.raw, reply.raw)
          }
          const { status, headers, body } = result.uncached
          // An error or a rate limit that another caller ran into, or a cookie for them, must not reach this caller,
          // who tries again.
          const isForOne = status === 429 || status >= 500 || headers['set-cookie'] !== undefined
          if (isForOne && !('isFirst' in found && found.isFirst)) continue
          await reply.code(status).headers(withoutConnectionHeaders(headers)).send(body)
          return
        }
      }
    },
    close: invalidations.close,
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Intercepts requests from the network before Fastify handles them; requests that the app makes to itself do not pass through here. */
function interceptRequests(
  server: Server,
  see: (request: IncomingMessage, response: ServerResponse, handle: () => void) => void,
): void {
  const [handle] = server.listeners('request') as Handle[]
  if (!handle) throw new Error('No request listener on the HTTP server')
  server.removeAllListeners('request')
  server.on('request', (request, response) => see(request, response, () => handle(request, response)))
}

/**
 * Delays the response to a change until every process has received its invalidation, so that the next request to any of
 * them shows the change.
 */
function delayUntilInvalidated(app: FastifyInstance, invalidations: Invalidations): void {
  const droppedBefore = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method))
      droppedBefore.set(request, invalidations.dropped())
  })
  app.addHook('onSend', async (request) => {
    const dropped = droppedBefore.get(request)
    if (dropped === undefined || softCalls.test(request.routeOptions.url ?? '')) return
    await invalidations.waitForAcks(dropped)
  })
}

interface CacheRequest extends Cached {
  /** The headers on which the rendering of a page depends; nothing else that the caller sent is passed on. */
  varyHeaders: Record<string, string>
  key: string
}

function toCacheRequest(
  app: FastifyInstance,
  { method, url = '', headers }: IncomingMessage,
  sessionCookie: string,
): CacheRequest | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined
  const cached = cachedAs(url)
  if (!cached) return undefined
  const cookies = headers.cookie ? app.parseCookie(headers.cookie) : {}
  if (sessionCookie in cookies) return undefined
  if (!cached.isPage) return { ...cached, varyHeaders: {}, key: cached.target }
  const { choice, asked } = dataSaverOf({ cookies, headers })
  const varyHeaders = {
    'accept-language': cached.language ?? languageOf({ cookies, headers }),
    'save-data': asked ? 'on' : 'off',
    cookie: `dataSaver=${choice}`,
  }
  return { ...cached, varyHeaders, key: [cached.target, ...Object.values(varyHeaders)].join(' ') }
}

async function render(
  app: FastifyInstance,
  { target, varyHeaders }: CacheRequest,
  ip: string,
): Promise<RenderResult<UncachedResponse>> {
  const answered = await injectRequest(app, {
    method: 'GET',
    url: target,
    remoteAddress: ip,
    headers: varyHeaders,
  })
  const { statusCode: status, headers, rawPayload: body } = answered
  const isForEverybody = status === 200 && headers['set-cookie'] === undefined
  return isForEverybody
    ? { response: await toCacheEntry({ headers, body }) }
    : { uncached: { status, headers, body } }
}

function countRequests(metrics: Registry, size: () => { entries: number; bytes: number }) {
  new Gauge({
    name: 'guest_cache_bytes',
    help: 'Size of the guest cache in bytes (limit of each process: GUEST_CACHE_MB)',
    registers: [metrics],
    collect() {
      this.set(size().bytes)
    },
  })
  return new Counter({
    name: 'guest_cache_requests_total',
    help: 'Cacheable requests of guests: hit, miss, or coalesced with an identical request in progress',
    labelNames: ['outcome'],
    registers: [metrics],
  })
}
