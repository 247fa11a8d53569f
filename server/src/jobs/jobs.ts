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
import type { Connection } from '../db/connectionSettings.ts'
import type { Tx } from '../db/db.ts'
import { ignoreErrorsAfterEnd } from '../db/errorsAfterEnd.ts'
import { runAfterCommit } from '../db/transaction.ts'
import { openPayload, sealPayload } from './payloads.ts'
import { truncateRequestTime } from './store.ts'

/**
 * Durable background work: a row that is written in the transaction of the change that needs it, handled afterwards, and retried on
 * failure.
 */
export interface Job<Payload extends z.ZodObject> {
  name: string
  payload: Payload
  /**
   * The number of tries before the job counts as failed; a process that dies meanwhile has used up one. The pause between two tries
   * doubles, beginning with two seconds.
   */
  tries: number
  /** How many of these jobs one process handles concurrently; 1 by default. */
  atOnce?: number
  /** Whether the finished job is deleted at once, so that no row shows when it was done. */
  leavesNothing?: boolean
}

export const job = <Payload extends z.ZodObject>(definition: Job<Payload>): Job<Payload> => definition

/** When a job is due. Of several due jobs, those with the highest priority come first; the default is 0. */
type When = ({ afterSeconds: number } | { at: Date }) & { priority?: number }

export interface Jobs {
  /**
   * Adds a job in the transaction of the change, which `transact` must have opened; if that is rolled back, there is no job. A job
   * may be planned for later. If it is planned for a fixed time, only the hour of its creation is stored.
   */
  ask<P extends z.ZodObject>(tx: Tx, job: Job<P>, payload: z.input<P>, when?: When): Promise<void>
  /** Starts to handle jobs of one kind in this process. A job may be handled twice if a process dies meanwhile. */
  work<P extends z.ZodObject>(job: Job<P>, handler: (payload: z.output<P>) => Promise<void>): Promise<void>
  /** Runs a handler at the times of a cron expression (UTC), each time in one of the processes. */
  every(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  /** Makes the workers of this process look for jobs of a kind at once, instead of at the next poll. */
  wake(name: string): void
  stop(): Promise<void>
}

/** A job whose process was killed is abandoned after this time, and taken up by another process within about as much again. */
const abandonedSeconds = 20

/** Polling interval, and so the longest delay of a retry, and of a job that a command or a process that is stopping has added. */
const lookSeconds = 5

const day = 24 * 60 * 60

ignoreErrorsAfterEnd()

/** The real time, even while the demo sets the clock of its process to another: the queue needs it for its pauses. */
const clock = { ...systemClock, now: Date.now }

interface Options {
  connection: Connection
  /** Encrypts payloads, because they reveal who is notified of what. */
  sealer: Sealer
  /** Called with connection errors and with the error of every failed try; failed tries are retried anyway. */
  onError(error: Error): void
}

export async function startJobs({ connection, sealer, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    schema: 'boss',
    max: 3,
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

  // Two queries instead of four per kind of job: after the first start, all queues and schedules usually exist.
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
      notify: false,
    }
    const ensured = has(found.get(name), options)
      ? Promise.resolve()
      : boss.createQueue(name, options).then(() => boss.updateQueue(name, options))
    queues.set(name, ensured)
    ensured.catch(() => queues.delete(name))
    return ensured
  }

  const workers = new Map<string, string[]>()
  // pg-boss offers NOTIFY to wake those of all processes, within the transaction of the change: it makes commits wait for each other.
  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  /** Handles one job at a time. A new job of this process wakes the worker; retries and others are found by polling. */
  const startWorker = async (name: string, handler: (jobs: PgBossJob[]) => Promise<void>): Promise<void> => {
    let id: string | undefined
    id = await boss.work(name, { pollingIntervalSeconds: lookSeconds }, async (jobs: PgBossJob[]) => {
      try {
        await handler(jobs)
      } catch (error) {
        onError(new Error(`job ${name} failed`, { cause: error }))
        throw error
      } finally {
        // There may be more, for which it would otherwise look only at its next poll.
        if (id !== undefined) boss.notifyWorker(id)
      }
    })
    workers.set(name, [...(workers.get(name) ?? []), id])
  }

  return {
    async ask(tx, { name, payload, tries }, values, when: When = { afterSeconds: 0 }) {
      await ensureQueue(name, tries)
      const id = await boss.send(name, sealPayload(sealer, payload.parse(values)), {
        db: fromKysely(tx),
        startAfter: 'at' in when ? when.at : when.afterSeconds,
        priority: when.priority ?? 0,
      })
      if ('at' in when && id) await truncateRequestTime(tx, id)
      if ('at' in when ? when.at <= new Date() : when.afterSeconds === 0) runAfterCommit(tx, () => wake(name))
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
    wake,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** The existing queues and schedules. */
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
