import { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { dataSaverOf } from '../http/dataSaver.ts'
import { languageOf } from '../http/language.ts'
import type { Live } from '../live/live.ts'
import { keptOf, sendKept, withoutLine } from './answer.ts'
import { type Cached, cachedAs } from './cached.ts'
import { openMemory } from './memory.ts'
import { type Notices, openNotices } from './notices.ts'

export interface GuestCache {
  /** Something was added to a post or counted on it, and has been committed. */
  soften(postId: string): void
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

/** An answer that is not kept: what is not there, or what was refused. */
interface Passing {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  body: Buffer
}

/** What they change on a post may be seen a moment later; all other changes are waited for. */
const softCalls = /^\/api\/posts\/:\w+\/(reactions|comments|comments\/:\w+\/(up|down)vote)$/

export function openGuestCache({ config, live, log, metrics }: Options): GuestCache {
  if (config.GUEST_CACHE_MB === 0) return { soften: () => {}, serve: () => {}, close: () => {} }
  const memory = openMemory<Passing>(config.GUEST_CACHE_MB * 2 ** 20)
  const notices = openNotices({ live, memory, log })
  const count = countAnswers(metrics, memory.size)
  return {
    soften: notices.soften,
    serve(app, sessionCookie) {
      settleChanges(app, notices)
      app.addHook('onRequest', async (request, reply) => {
        const cached = askedByGuest(app, request, sessionCookie)
        if (!cached || !notices.isInStep()) return
        // What the database has said by now is read first.
        await new Promise(setImmediate)
        await answer(cached, request, reply)
      })

      async function answer(cached: Cached, request: FastifyRequest, reply: FastifyReply): Promise<void> {
        const headers = cached.isPage ? asDrawn(app, request) : {}
        const key = [cached.target, ...Object.values(headers)].join(' ')
        const make = () => made(app, cached, request.ip, headers)
        for (;;) {
          if (!notices.isInStep()) return
          const found = memory.ask(key, cached.subject, make)
          const result = 'kept' in found ? found : await found.made
          if ('kept' in result) {
            count.inc({ outcome: 'kept' in found ? 'remembered' : found.isFirst ? 'made' : 'shared' })
            reply.hijack()
            return sendKept(result.kept, request, reply.raw)
          }
          const { status, headers: said, body } = result.other
          // That somebody else must wait, or is given a cookie, is nothing to this caller.
          const isForOne = status === 429 || status >= 500 || said['set-cookie'] !== undefined
          if (isForOne && !('isFirst' in found && found.isFirst)) continue
          await reply.code(status).headers(withoutLine(said)).send(body)
          return
        }
      }
    },
    close: notices.close,
  }
}

/** A change is answered once every process has heard what was taken away, so that the next request anywhere sees it. */
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

/** Only what comes over the wire: a page that is drawn reads anew. */
function askedByGuest(app: FastifyInstance, request: FastifyRequest, sessionCookie: string) {
  const { method, url, headers, raw } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined || !(raw.socket instanceof Socket)) return undefined
  const cached = cachedAs(url)
  const isKnown = cached && headers.cookie && sessionCookie in app.parseCookie(headers.cookie)
  return isKnown ? undefined : cached
}

/** What a page is drawn by, and no more of what the caller sent. */
function asDrawn(app: FastifyInstance, { headers }: FastifyRequest): Record<string, string> {
  const cookies = headers.cookie ? app.parseCookie(headers.cookie) : {}
  const { choice, asked } = dataSaverOf({ cookies, headers })
  return {
    'accept-language': languageOf({ cookies, headers }),
    'save-data': asked ? 'on' : 'off',
    cookie: `dataSaver=${choice}`,
  }
}

async function made(app: FastifyInstance, { target }: Cached, ip: string, headers: Record<string, string>) {
  const answered = await app.inject({ method: 'GET', url: target, remoteAddress: ip, headers })
  const passing: Passing = {
    status: answered.statusCode,
    headers: answered.headers,
    body: answered.rawPayload,
  }
  const isForEverybody = passing.status === 200 && passing.headers['set-cookie'] === undefined
  return isForEverybody ? { kept: await keptOf(passing) } : { other: passing }
}

function countAnswers(metrics: Registry, size: () => { answers: number; bytes: number }) {
  new Gauge({
    name: 'guest_cache_bytes',
    help: 'How much of what guests are shown is remembered',
    registers: [metrics],
    collect() {
      this.set(size().bytes)
    },
  })
  return new Counter({
    name: 'guest_cache_answers_total',
    help: 'What guests were answered: remembered, made anew, or shared with whoever it was being made for',
    labelNames: ['outcome'],
    registers: [metrics],
  })
}
