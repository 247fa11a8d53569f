import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { gatherMetrics } from './operations/metricsOfAll.ts'
import { openSms } from './outside/sms.ts'
import type { Report, WorkerSetup } from './processes.ts'
import { openSharedSetup, type SharedSetup } from './sharedSetup.ts'
import { shutDownOnSignal } from './shutDownOnSignal.ts'
import { startDespiteLoss } from './startDespiteLoss.ts'
import { welcome } from './welcome.ts'

/** Backoff in milliseconds: a worker that ends again and again is restarted at growing intervals, one that ran for `lasted` at once. */
const pauses = { shortest: 100, longest: 30_000, lasted: 60_000 }

/**
 * Timeouts in milliseconds. `stop` is longer than a worker needs to finish its requests and jobs after draining. `start` is far
 * longer than any healthy start takes, because a worker runs no migrations.
 */
const patience = { stop: 40_000, start: 120_000 }

/**
 * Runs the supervising process, which serves no requests itself: it prepares the shared setup, starts the workers and restarts
 * those that end.
 */
export async function supervise(processes: number, config: Config, log: FastifyBaseLogger): Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = startDespiteLoss(() => start({ processes, config, log, signal }), { log, signal })
  shutDownOnSignal(async () => {
    stopping.abort()
    const started = await starting.catch(() => undefined)
    await started?.lives
    await started?.sharedSetup.close()
  }, log)
  try {
    const { url, sharedSetup, textMessages } = await starting
    if (!signal.aborted) welcome({ url, config, processes, textMessages, ...sharedSetup })
  } catch (error) {
    // A start that was aborted by a signal to stop has not failed.
    if (!signal.aborted) throw error
  }
}

interface Options {
  processes: number
  config: Config
  log: FastifyBaseLogger
  signal: AbortSignal
}

async function start({ processes, config, log, signal }: Options) {
  // Wrong settings are reported before anything is started.
  const { place: textMessages } = openSms(config)
  const sharedSetup = await openSharedSetup({ config, log, hasServerKey: true, processes })
  try {
    signal.throwIfAborted()
    const patienceToStop = patience.stop + config.DRAIN_SECONDS * 1000
    return {
      ...(await keep({ processes, sharedSetup, log, signal, patienceToStop })),
      sharedSetup,
      textMessages,
    }
  } catch (error) {
    await sharedSetup.close()
    throw error
  }
}

interface Keeping {
  processes: number
  sharedSetup: SharedSetup
  log: FastifyBaseLogger
  /** Stops all workers when it aborts, and prevents restarts. */
  signal: AbortSignal
  /** Milliseconds that a worker may take to stop. */
  patienceToStop: number
}

interface Kept {
  url: string
  /** Settles once all workers have stopped for good. */
  lives: Promise<unknown>
}

/** Starts one worker, which shows whether the server can start at all, and then the others. */
async function keep({ processes, sharedSetup, log, signal, patienceToStop }: Keeping): Promise<Kept> {
  const { connection, databasePlace, databaseFolder } = sharedSetup
  const running = new Set<Worker>()
  const serving = new Set<Worker>()
  const { restarts } = gatherMetrics(() => [...serving], processes)
  // JSON messages could not carry the metrics that are NaN or infinite.
  cluster.setupPrimary({ serialization: 'advanced' })

  const signalAll = (name: NodeJS.Signals) => {
    for (const worker of running) worker.process.kill(name)
  }
  signal.addEventListener('abort', () => {
    signalAll('SIGTERM')
    setTimeout(() => signalAll('SIGKILL'), patienceToStop).unref()
  })

  const begin = (): Worker => {
    const worker = cluster.fork()
    running.add(worker)
    const late = setTimeout(() => {
      log.error({ worker: worker.id }, 'a process hangs while it starts')
      worker.process.kill('SIGKILL')
    }, patience.start)
    // The system cannot fork another process, or the worker was killed while a message was being sent to it.
    worker.on('error', (error) => log.error({ worker: worker.id, err: error }, 'process error'))
    worker.on('message', (report: Report) => {
      if ('asks' in report && worker.isConnected())
        worker.send({ connection, databasePlace, databaseFolder } satisfies WorkerSetup)
      if ('serves' in report) {
        clearTimeout(late)
        serving.add(worker)
        log.info({ worker: worker.id, pid: worker.process.pid }, 'a process serves')
      }
      if ('problem' in report)
        log.error({ worker: worker.id, problem: report.problem }, 'a process cannot start')
    })
    void hasEnded(worker).then(() => {
      clearTimeout(late)
      running.delete(worker)
      serving.delete(worker)
    })
    return worker
  }

  /** Undefined when the system cannot fork another process. */
  const tryToBegin = (): Worker | undefined => {
    try {
      return begin()
    } catch (error) {
      log.error({ err: error }, 'process error')
      return undefined
    }
  }

  /** Restarts a worker whenever it ends, until everything stops. */
  const keepOne = async (first: Worker | undefined) => {
    let worker = first
    let pause = pauses.shortest
    for (;;) {
      const begun = performance.now()
      if (worker) await hasEnded(worker)
      if (signal.aborted) return
      if (performance.now() - begun > pauses.lasted) pause = pauses.shortest
      const { exitCode, signalCode } = worker?.process ?? {}
      log.error(
        { worker: worker?.id, exitCode, signalCode, pause },
        'a process has ended; another takes its place',
      )
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      pause = Math.min(2 * pause, pauses.longest)
      restarts.inc()
      worker = tryToBegin()
    }
  }

  const first = begin()
  const url = await whereItServes(first)
  const others = signal.aborted ? [] : Array.from({ length: processes - 1 }, tryToBegin)
  return { url, lives: Promise.all([first, ...others].map(keepOne)) }
}

/** Resolves when a worker has ended. A worker that could not be forked emits no 'exit', only an 'error'. */
const hasEnded = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve()
    worker.once('exit', () => resolve())
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve()
    })
  })

/** Resolves with the URL of a worker once it listens. Rejects with the reason when it cannot start. */
const whereItServes = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('serves' in report) resolve(report.serves)
      if ('problem' in report) reject(new Error(report.problem))
    })
    worker.once('error', reject)
    worker.once('exit', (code, signal) => reject(new Error(`a process ended with ${signal ?? code}`)))
  })
