import { Gauge } from 'prom-client'
import type { Deps } from '../core/deps.ts'
import { measure } from '../db/measure.ts'
import { type Queue, readQueues } from './store.ts'

/** For the alerts BicharJobsLate and BicharJobsFailed. */
export function measureQueues({ kysely, metrics }: Pick<Deps, 'kysely' | 'metrics'>): void {
  const read = measure(() => readQueues(kysely))
  const gauge = (name: string, help: string, figure: (queue: Queue) => number) =>
    new Gauge({
      ...{ name, help, labelNames: ['queue'], registers: [metrics] },
      // All processes see the same queues.
      aggregator: 'max',
      async collect() {
        const queues = await read()
        this.reset()
        for (const queue of queues ?? []) this.set({ queue: queue.name }, figure(queue))
      },
    })
  gauge(
    'job_oldest_due_age_seconds',
    'How long the job that is longest due has waited to be begun, by queue, in whole minutes; 0 if none is due',
    ({ oldest_due_minutes }) => 60 * oldest_due_minutes,
  )
  gauge(
    'jobs_failed',
    'Jobs of the last day that were given up, by queue; counted every 20 seconds',
    ({ failed_count }) => failed_count,
  )
}
