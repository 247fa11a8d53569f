import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, Counter, Gauge, type MetricObject, Registry } from 'prom-client'
import { ApiError } from '../core/refusal.ts'

/** Messages between the workers and the supervising process. */
type Message =
  | { metrics: 'of all' | 'own'; id: string }
  | { metrics: 'told'; id: string; own: MetricObject[] }
  | { metrics: 'together'; id: string; text: string }

/** A worker that is busy for longer is left out, so that the metrics of the others stay readable in such a situation. */
const patienceMilliseconds = 2_000

/** Returns a function that reads the metrics of all workers together, or those of this process if it is the only one. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) {
    countProcesses(registry, () => 1, 1)
    return () => registry.metrics()
  }
  const waiting = new Map<string, (text: string) => void>()
  process.on('message', async (message: Message) => {
    if (message.metrics === 'own') {
      process.send?.({ metrics: 'told', id: message.id, own: await registry.getMetricsAsJSON() })
    }
    if (message.metrics === 'together') waiting.get(message.id)?.(message.text)
  })
  return async () => {
    const id = randomUUID()
    const { promise, resolve } = Promise.withResolvers<string>()
    waiting.set(id, resolve)
    process.send?.({ metrics: 'of all', id } satisfies Message)
    const text = await Promise.race([promise, sleep(2 * patienceMilliseconds)])
    waiting.delete(id)
    if (text === undefined) throw new ApiError('unavailable')
    return text
  }
}

/**
 * Runs in the supervising process and answers the workers' requests for all metrics. `configured` is how many processes there should
 * be. Returns the counter of restarts.
 */
export function gatherMetrics(serving: () => Worker[], configured: number): { restarts: Counter } {
  const registry = new Registry()
  const restarts = countProcesses(registry, () => serving().length, configured)
  cluster.on('message', async (asking: Worker, { metrics, id }: Message) => {
    if (metrics !== 'of all') return
    const ofWorkers = await Promise.all(serving().map((worker) => ownOf(worker, id)))
    const together = [...ofWorkers, await registry.getMetricsAsJSON()].filter((one) => one !== undefined)
    const text = await AggregatorRegistry.aggregate(together).metrics()
    if (asking.isConnected()) asking.send({ metrics: 'together', id, text } satisfies Message)
  })
  return { restarts }
}

async function ownOf(worker: Worker, id: string): Promise<MetricObject[] | undefined> {
  const { promise, resolve } = Promise.withResolvers<MetricObject[]>()
  const hear = (message: Message) => {
    if (message.metrics === 'told' && message.id === id) resolve(message.own)
  }
  worker.on('message', hear)
  if (worker.isConnected()) worker.send({ metrics: 'own', id } satisfies Message)
  const own = await Promise.race([promise, sleep(patienceMilliseconds, undefined)])
  worker.off('message', hear)
  return own
}

function countProcesses(registry: Registry, serving: () => number, configured: number): Counter {
  new Gauge({
    name: 'server_processes',
    help: 'Worker processes that are ready to serve requests',
    registers: [registry],
    collect() {
      this.set(serving())
    },
  })
  new Gauge({
    name: 'server_processes_configured',
    help: 'Worker processes that are configured (PROCESSES)',
    registers: [registry],
  }).set(configured)
  return new Counter({
    name: 'server_process_restarts_total',
    help: 'Restarts of worker processes that had exited',
    registers: [registry],
  })
}
