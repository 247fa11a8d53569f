import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { dataSaverOf } from '../http/dataSaver.ts'
import { injectRequest } from '../http/injectRequest.ts'
import { languageOf } from '../http/language.ts'
import type { Live } from '../live/live.ts'
import type { Position } from '../replica/standbyStore.ts'
import { keptOf, sendKept, withoutConnectionHeaders } from './answer.ts'
import { type Cached, cachedAs } from './cached.ts'
import { openMemory } from './memory.ts'
import { type Notices, openNotices, type Versioned } from './notices.ts'

export interface GuestCache {
  /** Marks the responses about a post as outdated, after something that was added to it or counted on it has been committed. */
  markStale(postId: string): void
  /**
   * The number of invalidations so far, of what everybody sees or of sessions and accounts. What was read at the same
   * version may be shown again; undefined while a notification may have been missed.
   */
  version(of: Versioned): number | undefined
  /**
   * A position in the primary's write-ahead log after all changes notified so far, for readers of the replica;
   * undefined if it is not known within so many milliseconds.
   */
  position(milliseconds: number): Promise<Position | undefined>
  /** Answers guests from memory before anything else of the app sees the request. */
  serve(app: FastifyInstance, sessionCookie: string): void
  close(): void
}

interface Options {
  config: Pick<Config, 'GUEST_CACHE_MB' | 'DATABASE_READ_URL'>
  live: Live
  log: FastifyBaseLogger
  metrics: Registry
}

/** A response that is not cached, such as an error. */
interface Passing {
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
      position: async () => undefined,
      serve: () => {},
      close: () => {},
    }
  const memory = openMemory<Passing>(config.GUEST_CACHE_MB * 2 ** 20)
  const withPosition = config.DATABASE_READ_URL !== undefined
  const notices = openNotices({ live, memory, withPosition, log })
  const count = countAnswers(metrics, memory.size)
  return {
    markStale: notices.markStale,
    version: notices.version,
    position: notices.position,
    serve(app, sessionCookie) {
      settleChanges(app, notices)
      const asks = new WeakMap<IncomingMessage, Asked>()
      const remembered = count.labels('remembered')
      before(app.server, (request, response, handle) => {
        const asked = askedByGuest(app, request, sessionCookie)
        if (!asked || !notices.isInStep()) return handle()
        // Lets notifications from the database that have already arrived be handled first.
        setImmediate(() => {
          const kept = notices.isInStep() ? memory.fresh(asked.key) : undefined
          if (kept) {
            remembered.inc()
            void sendKept(kept, request, response)
          } else {
            asks.set(request, asked)
            handle()
          }
        })
      })
      app.addHook('onRequest', async (request, reply) => {
        const asked = asks.get(request.raw)
        if (asked) await answer(asked, request, reply)
      })

      async function answer(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<void> {
        for (;;) {
          if (!notices.isInStep()) return
          const found = memory.ask(asked.key, asked.subject, () => made(app, asked, request.ip))
          const result = 'kept' in found ? found : await found.made
          if ('kept' in result) {
            count.inc({ outcome: 'kept' in found ? 'remembered' : found.isFirst ? 'made' : 'shared' })
            reply.hijack()
            return sendKept(result.kept, request.raw, reply.raw)
          }
          const { status, headers, body } = result.other
          // An error or a rate limit that another caller ran into, or a cookie for them, must not reach this caller,
          // who tries again.
          const isForOne = status === 429 || status >= 500 || headers['set-cookie'] !== undefined
          if (isForOne && !('isFirst' in found && found.isFirst)) continue
          await reply.code(status).headers(withoutConnectionHeaders(headers)).send(body)
          return
        }
      }
    },
    close: notices.close,
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Intercepts requests from the network before Fastify handles them; requests that the app makes to itself do not pass through here. */
function before(
  server: Server,
  see: (request: IncomingMessage, response: ServerResponse, handle: () => void) => void,
): void {
  const [handle] = server.listeners('request') as Handle[]
  if (!handle) throw new Error('Nobody handles requests')
  server.removeAllListeners('request')
  server.on('request', (request, response) => see(request, response, () => handle(request, response)))
}

/**
 * Delays the response to a change until every process has received its invalidation, so that the next request to any of
 * them shows the change.
 */
function settleChanges(app: FastifyInstance, notices: Notices): void {
  const before = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) before.set(request, notices.dropped())
  })
  app.addHook('onSend', async (request) => {
    const dropped = before.get(request)
    if (dropped === undefined || softCalls.test(request.routeOptions.url ?? '')) return
    await notices.settle(dropped)
  })
}

interface Asked extends Cached {
  /** The headers on which the rendering of a page depends; nothing else that the caller sent is passed on. */
  drawnBy: Record<string, string>
  key: string
}

function askedByGuest(
  app: FastifyInstance,
  { method, url = '', headers }: IncomingMessage,
  sessionCookie: string,
): Asked | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined
  const cached = cachedAs(url)
  if (!cached) return undefined
  const cookies = headers.cookie ? app.parseCookie(headers.cookie) : {}
  if (sessionCookie in cookies) return undefined
  if (!cached.isPage) return { ...cached, drawnBy: {}, key: cached.target }
  const { choice, asked } = dataSaverOf({ cookies, headers })
  const drawnBy = {
    'accept-language': languageOf({ cookies, headers }),
    'save-data': asked ? 'on' : 'off',
    cookie: `dataSaver=${choice}`,
  }
  return { ...cached, drawnBy, key: [cached.target, ...Object.values(drawnBy)].join(' ') }
}

async function made(app: FastifyInstance, { target, drawnBy }: Asked, ip: string) {
  const answered = await injectRequest(app, {
    method: 'GET',
    url: target,
    remoteAddress: ip,
    headers: drawnBy,
  })
  const { statusCode: status, headers, rawPayload: body } = answered
  const isForEverybody = status === 200 && headers['set-cookie'] === undefined
  return isForEverybody ? { kept: await keptOf({ headers, body }) } : { other: { status, headers, body } }
}

function countAnswers(metrics: Registry, size: () => { answers: number; bytes: number }) {
  new Gauge({
    name: 'guest_cache_bytes',
    help: 'Size of the guest cache in bytes',
    registers: [metrics],
    collect() {
      this.set(size().bytes)
    },
  })
  return new Counter({
    name: 'guest_cache_answers_total',
    help: 'Responses of the guest cache: remembered (hit), made (miss), or shared with a rendering under way',
    labelNames: ['outcome'],
    registers: [metrics],
  })
}
