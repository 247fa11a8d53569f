import { isDeepStrictEqual } from 'node:util'
import {
  fromKysely,
  PgBoss,
  type Job as PgBossJob,
  type QueueOptions,
  type QueueResult,
  systemClock,
} from 'pg-boss'
import type { z } from 'zod'
import type { Sealer } from '../authorship/sealer.ts'
import type { Connection, Tx } from '../db/db.ts'
import { ignoreErrorsAfterEnd } from '../db/errorsAfterEnd.ts'
import { openPayload, sealPayload } from './payloads.ts'
import { forgetWhenAsked } from './store.ts'

/** Work that must not be lost: a row written with the change that asks for it, done afterwards, tried again on failure. */
export interface Job<Payload extends z.ZodObject> {
  name: string
  payload: Payload
  /**
   * How often it is tried before it counts as failed; a process that dies meanwhile has used up one try. The pause
   * between two tries doubles, from two seconds on.
   */
  tries: number
  /** How many of them one process does at once; 1 unless told. */
  atOnce?: number
  /** Once it is done, nothing tells that it was, nor when. */
  leavesNothing?: boolean
}

export const job = <Payload extends z.ZodObject>(definition: Job<Payload>): Job<Payload> => definition

/** Of several that are due, those of the highest priority come first; it is 0 unless told. */
type When = ({ afterSeconds: number } | { at: Date }) & { priority?: number }

export interface Jobs {
  /**
   * Asks for a job in the transaction of the change; nothing is asked for if that is undone. It may be for later; for a given time,
   * nothing is left of when it was asked for but the hour.
   */
  ask<P extends z.ZodObject>(tx: Tx, job: Job<P>, payload: z.input<P>, when?: When): Promise<void>
  /** Does jobs of one kind in this process, from now on. Each may be done twice when a process dies meanwhile. */
  work<P extends z.ZodObject>(job: Job<P>, handler: (payload: z.output<P>) => Promise<void>): Promise<void>
  /** Does something at the times of a cron expression (UTC), in one of the processes. */
  every(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** What a killed process had begun is given up after this time, and taken up within about as much again. */
const abandonedSeconds = 20

/** How long a retry may be overdue. */
const lookSeconds = 5

const day = 24 * 60 * 60

ignoreErrorsAfterEnd()

/** The time it is, also while the demo lets the clock of its process stand at another: the queue measures its pauses by it. */
const clock = { ...systemClock, now: Date.now }

interface Options {
  connection: Connection
  /** The queue has payloads only sealed: what is to be told, and to whom, leads to people. */
  sealer: Sealer
  /** Hears of lost connections and of every try that failed; a failed try is repeated by itself. */
  onError(error: Error): void
}

export async function startJobs({ connection, sealer, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    schema: 'boss',
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: abandonedSeconds,
    monitorIntervalSeconds: abandonedSeconds,
    application_name: 'bichar-jobs',
    clock,
  })
  boss.on('error', (error) => onError(asError(error)))
  await boss.start().catch(async (error: unknown) => {
    await boss.stop({ graceful: false })
    throw error
  })

  // Two statements in place of four for each kind of work: a start mostly finds what the one before has left.
  const { found, schedules } = await findWhatIsThere(boss).catch(async (error: unknown) => {
    await boss.stop({ graceful: false })
    throw error
  })
  const queues = new Map<string, Promise<void>>()
  const ensureQueue = (name: string, tries: number): Promise<void> => {
    const known = queues.get(name)
    if (known) return known
    const options = {
      retryLimit: tries - 1,
      retryDelay: 2,
      retryBackoff: true,
      heartbeatSeconds: abandonedSeconds,
      deleteAfterSeconds: day,
      notify: true,
    }
    const ensured = has(found.get(name), options)
      ? Promise.resolve()
      : boss.createQueue(name, options).then(() => boss.updateQueue(name, options))
    queues.set(name, ensured)
    ensured.catch(() => queues.delete(name))
    return ensured
  }

  /** Does one job at a time; a new one wakes it, one to be tried again is found by looking. */
  const startWorker = async (name: string, handler: (jobs: PgBossJob[]) => Promise<void>): Promise<void> => {
    let id: string | undefined
    const options = { pollingIntervalSeconds: lookSeconds, notifyPollingIntervalSeconds: lookSeconds }
    id = await boss.work(name, options, async (jobs: PgBossJob[]) => {
      try {
        await handler(jobs)
      } catch (error) {
        onError(new Error(`the job ${name} failed`, { cause: error }))
        throw error
      } finally {
        // Jobs that came meanwhile have woken it in vain: it looks again at once.
        if (id !== undefined) boss.notifyWorker(id)
      }
    })
  }

  return {
    async ask(tx, { name, payload, tries }, values, when: When = { afterSeconds: 0 }) {
      await ensureQueue(name, tries)
      const id = await boss.send(name, sealPayload(sealer, payload.parse(values)), {
        db: fromKysely(tx),
        startAfter: 'at' in when ? when.at : when.afterSeconds,
        priority: when.priority ?? 0,
      })
      if ('at' in when && id) await forgetWhenAsked(tx, id)
    },
    async work({ name, payload, tries, atOnce = 1, leavesNothing = false }, handler) {
      await ensureQueue(name, tries)
      const workOn = async ([each]: PgBossJob[]) => {
        await handler(payload.parse(openPayload(sealer, each?.data)))
        if (leavesNothing && each) await boss.deleteJob(name, each.id)
      }
      for (let workers = 0; workers < atOnce; workers += 1) await startWorker(name, workOn)
    },
    async every(name, cron, handler) {
      await ensureQueue(name, 2)
      await startWorker(name, handler)
      if (schedules.get(name) !== cron) await boss.schedule(name, cron)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** The queues and the times of work as they stand. */
async function findWhatIsThere(boss: PgBoss) {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
  return {
    found: new Map(queues.map((queue) => [queue.name, queue])),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
  }
}

const has = (queue: QueueResult | undefined, options: QueueOptions): boolean =>
  queue !== undefined && isDeepStrictEqual({ ...queue, ...options }, { ...queue })

/** pg-boss passes some errors on as plain copies. */
const asError = (error: Error): Error => {
  if (error instanceof Error) return error
  const { message, stack } = error as { message: string; stack?: string }
  return Object.assign(new Error(message), { stack })
}
