import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../core/config.ts'
import { gatherMetrics } from '../operations/metricsOfAll.ts'
import { openSms } from '../outside/sms.ts'
import type { Report, WorkerSetup } from './processes.ts'
import { retryStartup } from './retryStartup.ts'
import { openSharedSetup, type SharedSetup } from './sharedSetup.ts'
import { shutDownOnSignal } from './shutDownOnSignal.ts'
import { printStartupSummary } from './startupSummary.ts'

/** Backoff in milliseconds: a worker that ends again and again is restarted at growing intervals, one that ran for `lasted` at once. */
const pauses = { min: 100, max: 30_000, stableAfter: 60_000 }

/**
 * Timeouts in milliseconds. `stop` is longer than a worker needs to finish its requests and jobs after draining. `start` is far
 * longer than any healthy start takes, because a worker runs no migrations.
 */
const patience = { stop: 40_000, start: 120_000 }

/**
 * Runs the supervising process, which serves no requests itself: it prepares the shared setup, starts the workers and restarts
 * those that end.
 */
export async function runPrimary(processes: number, config: Config, log: FastifyBaseLogger): Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = retryStartup(() => start({ processes, config, log, signal }), { log, signal })
  shutDownOnSignal(async () => {
    stopping.abort()
    const started = await starting.catch(() => undefined)
    await started?.done
    await started?.sharedSetup.close()
  }, log)
  try {
    const { url, sharedSetup, textMessages } = await starting
    if (!signal.aborted) printStartupSummary({ url, config, processes, textMessages, ...sharedSetup })
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
      ...(await runWorkers({ processes, sharedSetup, log, signal, patienceToStop })),
      sharedSetup,
      textMessages,
    }
  } catch (error) {
    await sharedSetup.close()
    throw error
  }
}

interface WorkerOptions {
  processes: number
  sharedSetup: SharedSetup
  log: FastifyBaseLogger
  /** Stops all workers when it aborts, and prevents restarts. */
  signal: AbortSignal
  /** Milliseconds that a worker may take to stop. */
  patienceToStop: number
}

interface RunningWorkers {
  url: string
  /** Settles once all workers have stopped for good. */
  done: Promise<unknown>
}

/** Starts one worker, which shows whether the server can start at all, and then the others. */
async function runWorkers({
  processes,
  sharedSetup,
  log,
  signal,
  patienceToStop,
}: WorkerOptions): Promise<RunningWorkers> {
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

  const forkWorker = (): Worker => {
    const worker = cluster.fork()
    running.add(worker)
    const late = setTimeout(() => {
      log.error({ worker: worker.id }, 'worker process did not start in time; killing it')
      worker.process.kill('SIGKILL')
    }, patience.start)
    // The system cannot fork another process, or the worker was killed while a message was being sent to it.
    worker.on('error', (error) => log.error({ worker: worker.id, err: error }, 'worker process error'))
    worker.on('message', (report: Report) => {
      if ('asks' in report && worker.isConnected())
        worker.send({ connection, databasePlace, databaseFolder } satisfies WorkerSetup)
      if ('serves' in report) {
        clearTimeout(late)
        serving.add(worker)
        log.info({ worker: worker.id, pid: worker.process.pid }, 'worker process ready')
      }
      if ('problem' in report)
        log.error({ worker: worker.id, problem: report.problem }, 'worker process failed to start')
    })
    void hasEnded(worker).then(() => {
      clearTimeout(late)
      running.delete(worker)
      serving.delete(worker)
    })
    return worker
  }

  /** Undefined when the system cannot fork another process. */
  const tryToFork = (): Worker | undefined => {
    try {
      return forkWorker()
    } catch (error) {
      log.error({ err: error }, 'worker process error')
      return undefined
    }
  }

  /** Restarts a worker whenever it ends, until everything stops. */
  const keepOne = async (first: Worker | undefined) => {
    let worker = first
    let pause = pauses.min
    for (;;) {
      const begun = performance.now()
      if (worker) await hasEnded(worker)
      if (signal.aborted) return
      if (performance.now() - begun > pauses.stableAfter) pause = pauses.min
      const { exitCode, signalCode } = worker?.process ?? {}
      log.error({ worker: worker?.id, exitCode, signalCode, pause }, 'worker process exited; restarting it')
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      pause = Math.min(2 * pause, pauses.max)
      restarts.inc()
      worker = tryToFork()
    }
  }

  const first = forkWorker()
  const url = await whereItServes(first)
  const others = signal.aborted ? [] : Array.from({ length: processes - 1 }, tryToFork)
  return { url, done: Promise.all([first, ...others].map(keepOne)) }
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
    worker.once('exit', (code, signal) => reject(new Error(`a worker process exited with ${signal ?? code}`)))
  })
