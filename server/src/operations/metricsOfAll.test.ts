import cluster, { type Worker } from 'node:cluster'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { gatherMetrics } from './metricsOfAll.ts'

const rules = readFileSync(
  path.join(import.meta.dirname, '../../../deploy/prometheus/bichar.rules.yml'),
  'utf8',
)

/** What the supervising process answers to a worker that asks for all metrics. */
function askForAll(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const asking = { isConnected: () => true, send: ({ text }: { text: string }) => resolve(text) }
  cluster.emit('message', asking as unknown as Worker, { metrics: 'of all', id: 'asked' })
  return promise
}

test('the alert about missing processes fires exactly while fewer serve than are configured', async () => {
  const [, left = '', right = ''] = /alert: BicharProcessesMissing\n +expr: (\w+) < (\w+)\n/.exec(rules) ?? []
  const on = (_event: string, hear: (message: object) => void) =>
    hear({ metrics: 'told', id: 'asked', own: [] })
  const worker = { isConnected: () => false, on, off: () => undefined } as unknown as Worker
  const serving = [worker]
  gatherMetrics(() => serving, 2)
  const fires = async () => {
    const told = await askForAll()
    const value = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(told)?.[1])
    return value(left) < value(right)
  }
  expect(await fires()).toBe(true)
  serving.push(worker)
  expect(await fires()).toBe(false)
})
