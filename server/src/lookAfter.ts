import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type Ground, openGround } from './ground.ts'
import { gatherMetrics } from './operations/metricsOfAll.ts'
import { openSms } from './outside/sms.ts'
import type { Errand, Report } from './processes.ts'
import { startDespiteLoss } from './startDespiteLoss.ts'
import { stopWhenTold } from './stopWhenTold.ts'
import { welcome } from './welcome.ts'

/** A process that ends again and again is started at longer and longer intervals; one that lasted, at once. */
const pauses = { shortest: 100, longest: 30_000, lasted: 60_000 }

/**
 * To stop: longer than one needs that finishes its requests and jobs in order, once it has told proxies that it goes. To start:
 * far longer than any takes that does not hang, for it migrates nothing.
 */
const patience = { stop: 40_000, start: 120_000 }

/** The life of a process that serves nothing itself: it opens the ground, starts those that serve, and keeps them there. */
export async function lookAfter(processes: number, config: Config, log: FastifyBaseLogger): Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = startDespiteLoss(() => start({ processes, config, log, signal }), { log, signal })
  stopWhenTold(async () => {
    stopping.abort()
    const started = await starting.catch(() => undefined)
    await started?.lives
    await started?.ground.close()
  }, log)
  try {
    const { url, ground, textMessages } = await starting
    if (!signal.aborted) welcome({ url, config, processes, textMessages, ...ground })
  } catch (error) {
    // What was stopped while it started has not failed.
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
  // A wrong setting is said before anything is started.
  const { place: textMessages } = openSms(config)
  const ground = await openGround({ config, log, hasServerKey: true, processes })
  try {
    signal.throwIfAborted()
    const patienceToStop = patience.stop + config.DRAIN_SECONDS * 1000
    return { ...(await keep({ processes, ground, log, signal, patienceToStop })), ground, textMessages }
  } catch (error) {
    await ground.close()
    throw error
  }
}

interface Keeping {
  processes: number
  ground: Ground
  log: FastifyBaseLogger
  /** Tells all of them to stop, and that none be started any more. */
  signal: AbortSignal
  /** How long one may take to stop, in milliseconds. */
  patienceToStop: number
}

interface Kept {
  url: string
  /** Over when all have stopped. */
  lives: Promise<unknown>
}

/** Starts one, which shows whether it can be done, and then the others. */
async function keep({ processes, ground, log, signal, patienceToStop }: Keeping): Promise<Kept> {
  const { connection, databasePlace, databaseFolder } = ground
  const running = new Set<Worker>()
  const serving = new Set<Worker>()
  const { restarts } = gatherMetrics(() => [...serving])
  // Figures that are none have no way to be said in JSON.
  cluster.setupPrimary({ serialization: 'advanced' })

  const tellAll = (word: NodeJS.Signals) => {
    for (const worker of running) worker.process.kill(word)
  }
  signal.addEventListener('abort', () => {
    tellAll('SIGTERM')
    setTimeout(() => tellAll('SIGKILL'), patienceToStop).unref()
  })

  const begin = (): Worker => {
    const worker = cluster.fork()
    running.add(worker)
    const late = setTimeout(() => {
      log.error({ worker: worker.id }, 'a process hangs while it starts')
      worker.process.kill('SIGKILL')
    }, patience.start)
    // There is no room for another process, or it was killed while it was told something.
    worker.on('error', (error) => log.error({ worker: worker.id, err: error }, 'trouble with a process'))
    worker.on('message', (report: Report) => {
      if ('asks' in report && worker.isConnected())
        worker.send({ connection, databasePlace, databaseFolder } satisfies Errand)
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

  /** Nothing when not even that is possible. */
  const tryToBegin = (): Worker | undefined => {
    try {
      return begin()
    } catch (error) {
      log.error({ err: error }, 'trouble with a process')
      return undefined
    }
  }

  /** Another one whenever it ends, for as long as it takes. */
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

/** Of one that could not even be started there is no end to hear of, only an error. */
const hasEnded = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve()
    worker.once('exit', () => resolve())
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve()
    })
  })

/** Rejects with what stands in its way. */
const whereItServes = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('serves' in report) resolve(report.serves)
      if ('problem' in report) reject(new Error(report.problem))
    })
    worker.once('error', reject)
    worker.once('exit', (code, signal) => reject(new Error(`a process ended with ${signal ?? code}`)))
  })
