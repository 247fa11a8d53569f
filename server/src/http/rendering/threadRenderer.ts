import { MessageChannel, type ResourceLimits } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Piscina } from 'piscina'
import { Counter, type Registry } from 'prom-client'
import { compileCache } from '../../core/compileCache.ts'
import { packages } from '../../core/packages.ts'
import { ApiError } from '../../core/refusal.ts'
import { fairQueue, openSlots } from '../fairQueue.ts'
import { attendPage, type TimeLimits } from './pageChannel.ts'
import type { RenderContext, Renderer, RenderRequest } from './renderer.ts'
import type { RenderResult, RenderTask, ThreadData } from './renderWorker.ts'
import { deserializeError } from './serializedError.ts'

const program = new URL('./renderWorker.ts', import.meta.url)

export interface Limits extends TimeLimits {
  /** Milliseconds for which an idle thread is kept. */
  idle: number
  memory: ResourceLimits
}

const defaultLimits: Limits = {
  start: 60_000,
  page: 20_000,
  idle: 300_000,
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
}

interface Options {
  /** The server bundle of the web app. */
  serverFile: string
  log: FastifyBaseLogger
  metrics: Registry
  limits?: Partial<Limits>
}

/** A pool of one thread, in which several pages are rendered at a time: while one waits for the API, another is rendered. */
type Thread = Piscina<RenderTask, RenderResult>

/**
 * Renders pages in a separate thread, so that calls to the API do not wait for them. The thread starts with the first page, and
 * ends when it has been idle. A page that crashes it, blocks it or fills its memory also ends the other pages in it. It is unknown
 * which page was at fault, so each is rendered once more, alone in a thread of its own.
 */
export function openThreadRenderer({ serverFile, log, metrics, limits: given }: Options): Renderer {
  const limits = { ...defaultLimits, ...given }
  const crashes = new Counter({
    name: 'render_worker_crashes_total',
    help: 'Rendering threads that crashed, timed out or ran out of memory',
    registers: [metrics],
  })
  const threads = new Set<Thread>()
  const { inTurn } = fairQueue(openSlots(1))
  let shared: Thread | undefined
  let isClosed = false

  const open = (): Thread => {
    if (isClosed) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
    const { Piscina } = packages.piscina()
    const thread: Thread = new Piscina({
      filename: program.href,
      name: 'render',
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: Number.POSITIVE_INFINITY,
      idleTimeout: limits.idle,
      resourceLimits: limits.memory,
      workerData: { serverFile } satisfies ThreadData,
      // The thread gets no settings of the server, and so no secrets.
      env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
      execArgv: [],
      // With atomics, nothing else could happen in the thread between two pages.
      atomics: 'disabled',
      recordTiming: false,
    })
    thread.on('error', (error) => crash(thread, error))
    threads.add(thread)
    return thread
  }

  const end = async (thread: Thread): Promise<void> => {
    threads.delete(thread)
    if (thread === shared) shared = undefined
    await thread.destroy()
  }

  const crash = (thread: Thread, error: unknown): void => {
    // Each of its pages reports the same crash.
    if (!threads.has(thread)) return
    log.error({ err: error }, 'rendering thread crashed')
    crashes.inc()
    void end(thread)
  }

  /** Resolves to undefined if the thread ends before it has rendered the page. */
  const renderIn = async (
    thread: Thread,
    request: RenderRequest,
    context: RenderContext,
  ): Promise<RenderResult | undefined> => {
    context.signal.throwIfAborted()
    const begunAt = performance.now()
    const { port1, port2 } = new MessageChannel()
    const leavePage = attendPage(port1, context, limits, (error) => crash(thread, error))
    try {
      return await thread.run({ request, port: port2 }, { transferList: [port2] })
    } catch (error) {
      // Otherwise the thread closes it, after what the page has sent last.
      port1.close()
      crash(thread, error)
      // The thread's own measurement is lost, so the elapsed time is charged, which is its upper bound.
      await context.consume((performance.now() - begunAt) * 1000)
      return undefined
    } finally {
      leavePage()
    }
  }

  const renderAlone = async (request: RenderRequest, context: RenderContext) => {
    const thread = open()
    try {
      return await renderIn(thread, request, context)
    } finally {
      await end(thread)
    }
  }

  return {
    async render(request, context) {
      shared ??= open()
      const result =
        (await renderIn(shared, request, context)) ?? (await inTurn('', () => renderAlone(request, context)))
      if (!result) throw new Error('the rendering thread ended while it rendered the page')
      await context.consume(result.microseconds)
      for (const error of result.logged) context.onError(deserializeError(error))
      if (!result.rendered) throw deserializeError(result.failure)
      return result.rendered
    },
    async close() {
      isClosed = true
      await Promise.all([...threads].map(end))
    },
  }
}
