import { MessageChannel, type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '../../refusal.ts'
import { errorOf, failureOf } from './failure.ts'
import type { FromPage, Task, ThreadData, ToPage } from './messages.ts'
import type { Drawn, Means, PageOrder } from './page.ts'

const program = new URL('./thread.ts', import.meta.url)

export interface Limits {
  /** Milliseconds that a thread may take to start, and that a page may take to render, not counting its calls to the API. */
  start: number
  page: number
  /** Milliseconds for which an idle thread is kept. */
  rest: number
  memory: ResourceLimits
}

export interface Options {
  serverFile: string
  limits: Limits
  log: FastifyBaseLogger
  /** Called when the thread has ended while it was rendering. */
  onLost(): void
}

export interface Thread {
  draw(order: PageOrder, means: Means): Promise<Drawn>
  isOver(): boolean
  end(): Promise<unknown>
}

/** Rejects the pages whose thread has ended before they were rendered. */
export class ThreadLost extends Error {}

/** Starts a thread that renders several pages at a time: while one waits for the API, another is rendered. */
export function startThread({ serverFile, limits, log, onLost }: Options): Thread {
  const worker = new Worker(program, {
    workerData: { serverFile } satisfies ThreadData,
    // The thread gets no settings of the server, and so no secrets.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: limits.memory,
  })
  // The requests that wait for pages keep the process alive; an idle thread must not.
  worker.unref()
  const pages = new Set<(lost: ThreadLost) => void>()
  let isOver = false
  let rest: NodeJS.Timeout | undefined
  const started = Promise.withResolvers<void>()

  const end = () => {
    isOver = true
    return worker.terminate()
  }
  const giveUp = (why: string) => {
    log.error(why)
    void end()
  }
  const late = setTimeout(giveUp, limits.start, 'a rendering thread does not start')
  worker.once('message', () => {
    clearTimeout(late)
    started.resolve()
  })
  worker.on('error', (error) => log.error({ err: error }, 'a rendering thread failed'))
  worker.once('exit', () => {
    isOver = true
    clearTimeout(late)
    clearTimeout(rest)
    if (pages.size > 0) onLost()
    for (const lose of pages) lose(new ThreadLost('the thread that drew the page has ended'))
  })

  return {
    isOver: () => isOver,
    end,
    async draw(order, means) {
      clearTimeout(rest)
      const { port1: port, port2 } = new MessageChannel()
      const { promise, resolve, reject } = Promise.withResolvers<Drawn>()
      pages.add(reject)
      const clock = openClock(limits.page, () => giveUp('rendering a page took too long'))
      const hangUp = () => port.postMessage({ gone: true } satisfies ToPage)
      try {
        await Promise.race([started.promise, promise])
        hear(port, { ...means, clock, resolve, reject })
        means.signal.addEventListener('abort', hangUp)
        if (means.signal.aborted) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
        worker.postMessage({ order, port: port2 } satisfies Task, [port2])
        clock.start()
        return await promise
      } finally {
        means.signal.removeEventListener('abort', hangUp)
        clock.stop()
        port.close()
        pages.delete(reject)
        if (pages.size === 0 && !isOver) rest = setTimeout(end, limits.rest).unref()
      }
    },
  }
}

interface Hearing extends Means {
  clock: Clock
  resolve(drawn: Drawn): void
  reject(error: unknown): void
}

/** Handles the messages of a page until it has been rendered. */
function hear(port: MessagePort, { clock, resolve, reject, send, onError, spend }: Hearing): void {
  const post = (message: ToPage) => port.postMessage(message)
  port.on('message', async (message: FromPage) => {
    if ('logs' in message) return onError(errorOf(message.logs))
    if ('asks' in message) {
      const { asks, number } = message
      clock.stop()
      await send(asks).then(
        (answer) => post({ number, answer }),
        (error) => post({ number, refused: failureOf(error) }),
      )
      return clock.start()
    }
    await spend(message.microseconds)
    if ('drawn' in message) resolve(message.drawn)
    else reject(errorOf(message.failed))
  })
}

type Clock = ReturnType<typeof openClock>

/** A timeout that can be stopped: the time during which the page waits for the API does not count. */
function openClock(milliseconds: number, tell: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = 1
  return {
    start() {
      stopped -= 1
      if (stopped === 0) timer = setTimeout(tell, milliseconds)
    },
    stop() {
      stopped += 1
      clearTimeout(timer)
    },
  }
}
