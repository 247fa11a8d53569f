import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { ApiError } from '../../refusal.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { type Limits, startThread, type Thread, ThreadLost } from './oneThread.ts'
import type { Drawing, Drawn, Means, PageOrder } from './page.ts'

const usualLimits: Limits = {
  start: 60_000,
  page: 20_000,
  rest: 300_000,
  memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
}

interface Options {
  /** The server bundle of the web app. */
  serverFile: string
  log: FastifyBaseLogger
  metrics: Registry
  limits?: Partial<Limits>
}

/**
 * Renders pages in a separate thread, so that calls to the API do not wait for them. The thread starts with the first page, and
 * ends when it has been idle. A page that crashes it, blocks it or fills its memory also ends the other pages in it. It is unknown
 * which page was at fault, so each is rendered once more, alone in a thread of its own.
 */
export function openThreads({ metrics, limits, ...options }: Options): Drawing {
  const lost = new Counter({
    name: 'page_threads_lost_total',
    help: 'Rendering threads that ended while rendering a page',
    registers: [metrics],
  })
  const threads = new Set<Thread>()
  const { inTurn } = limitConcurrency({ atOnce: 1 })
  let usual: Thread | undefined
  let isClosed = false

  const start = (): Thread => {
    if (isClosed) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
    for (const thread of threads) if (thread.isOver()) threads.delete(thread)
    const onLost = () => lost.inc()
    const thread = startThread({ ...options, limits: { ...usualLimits, ...limits }, onLost })
    threads.add(thread)
    return thread
  }

  const drawIn = async (thread: Thread, order: PageOrder, means: Means): Promise<Drawn> => {
    const begunAt = performance.now()
    try {
      return await thread.draw(order, means)
    } catch (error) {
      // The thread's own measurement is lost, so the elapsed time is charged, which is its upper bound.
      if (error instanceof ThreadLost) await means.spend((performance.now() - begunAt) * 1000)
      throw error
    }
  }

  return {
    async draw(order, means) {
      if (!usual || usual.isOver()) usual = start()
      try {
        return await drawIn(usual, order, means)
      } catch (error) {
        if (!(error instanceof ThreadLost)) throw error
      }
      return inTurn('', async () => {
        if (means.signal.aborted) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
        const alone = start()
        try {
          return await drawIn(alone, order, means)
        } finally {
          await alone.end()
        }
      })
    },
    async close() {
      isClosed = true
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
