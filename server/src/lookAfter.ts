import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type Ground, openGround } from './ground.ts'
import { gatherMetrics } from './operations/metricsOfAll.ts'
import { openSms } from './outside/sms.ts'
import type { Errand, Report } from './processes.ts'
import { stopWhenTold } from './stopWhenTold.ts'
import { welcome } from './welcome.ts'

/** A process that ends again and again is started at longer and longer intervals; one that lasted, at once. */
const pauses = { shortest: 100, longest: 30_000, lasted: 60_000 }

/** Longer than one needs that finishes its requests and jobs in order, once it has told proxies that it goes. */
const patienceMilliseconds = 40_000

interface Kept {
  url: string
  stop(): Promise<void>
}

/** The life of a process that serves nothing itself: it opens the ground, starts those that serve, and keeps them there. */
export async function lookAfter(processes: number, config: Config, log: FastifyBaseLogger): Promise<void> {
  const starting = start(processes, config, log)
  stopWhenTold(async () => {
    const started = await starting.catch(() => undefined)
    await started?.kept.stop()
    await started?.ground.close()
  }, log)
  const { kept, ground, textMessages } = await starting
  welcome({ url: kept.url, config, processes, textMessages, ...ground })
}

async function start(processes: number, config: Config, log: FastifyBaseLogger) {
  // A wrong setting is said before anything is started.
  const { place: textMessages } = openSms(config)
  const ground = await openGround({ config, log, hasServerKey: true, processes })
  try {
    const patience = patienceMilliseconds + config.DRAIN_SECONDS * 1000
    return { kept: await keep({ processes, ground, log, patience }), ground, textMessages }
  } catch (error) {
    await ground.close()
    throw error
  }
}

interface Keeping {
  processes: number
  ground: Ground
  log: FastifyBaseLogger
  /** How long one may take to stop, in milliseconds. */
  patience: number
}

/** Starts one, which shows whether it can be done, and then the others. */
async function keep({ processes, ground, log, patience }: Keeping): Promise<Kept> {
  const { connection, databasePlace, databaseFolder } = ground
  const stopping = new AbortController()
  const { signal } = stopping
  const serving = new Set<Worker>()
  const { restarts } = gatherMetrics(() => [...serving])
  // Figures that are none have no way to be said in JSON.
  cluster.setupPrimary({ serialization: 'advanced' })

  const begin = (): Worker => {
    const worker = cluster.fork()
    worker.send({ connection, databasePlace, databaseFolder } satisfies Errand)
    worker.on('message', (report: Report) => {
      if ('serves' in report) {
        serving.add(worker)
        log.info({ worker: worker.id, pid: worker.process.pid }, 'a process serves')
      }
      if ('problem' in report)
        log.error({ worker: worker.id, problem: report.problem }, 'a process cannot start')
    })
    worker.once('exit', () => serving.delete(worker))
    return worker
  }

  /** Another one whenever it ends, for as long as it takes. */
  const keepOne = async (first: Worker) => {
    let worker = first
    let pause = pauses.shortest
    for (;;) {
      const begun = performance.now()
      await hasEnded(worker)
      if (signal.aborted) return
      if (performance.now() - begun > pauses.lasted) pause = pauses.shortest
      const { exitCode, signalCode } = worker.process
      log.error(
        { worker: worker.id, exitCode, signalCode, pause },
        'a process has ended; another takes its place',
      )
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      pause = Math.min(2 * pause, pauses.longest)
      restarts.inc()
      worker = begin()
    }
  }

  const first = begin()
  const url = await whereItServes(first)
  const others = Array.from({ length: processes - 1 }, begin)
  const lives = [first, ...others].map(keepOne)
  return {
    url,
    async stop() {
      stopping.abort()
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      for (const worker of workers) worker.process.kill('SIGTERM')
      const late = setTimeout(() => {
        for (const worker of workers) worker.process.kill('SIGKILL')
      }, patience)
      await Promise.all(lives)
      clearTimeout(late)
    },
  }
}

const hasEnded = async (worker: Worker) => {
  if (!worker.isDead()) await once(worker, 'exit')
}

/** Rejects with what stands in its way. */
const whereItServes = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if ('serves' in report) resolve(report.serves)
      if ('problem' in report) reject(new Error(report.problem))
    })
    worker.once('exit', (code, signal) => reject(new Error(`a process ended with ${signal ?? code}`)))
  })
