import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Server, startServer } from '../../e2e/server.ts'
import { readMetric } from '../guestCosts.ts'
import { weighFirstScreen } from '../weight.ts'
import type { Amount, BenchContext, Rows } from './row.ts'

const megabytes = async (server: Server) =>
  (await (await readMetric(server, 'process_resident_memory_bytes'))()) / 2 ** 20

const settleMilliseconds = 5_000

/** Measured before the first request. */
export const beforeLoad: Rows = () => [
  {
    name: 'Memory, idle',
    kind: 'amount',
    unit: 'MB',
    goal: 180,
    measure: async ({ server }) => {
      await pause(settleMilliseconds)
      return megabytes(server)
    },
  },
  {
    name: 'Start, the database being up',
    kind: 'amount',
    unit: 's',
    goal: 1,
    measure: ({ settings }) => startOf(settings),
  },
]

async function startOf(settings: BenchContext['settings']): Promise<number> {
  const begun = performance.now()
  const server = await startServer(settings)
  const lasted = (performance.now() - begun) / 1000
  await server.stop()
  return lasted
}

const weight = (name: string, unit: string, goal: number, part: string, what: 'kilobytes' | 'files') => ({
  name,
  kind: 'amount' as const,
  unit,
  goal,
  measure: async ({ server }: BenchContext) =>
    (await weighFirstScreen(server.url)).find((each) => each.part === part)?.[what] ?? Number.NaN,
})

export const firstScreen: Rows = (): Amount[] => [
  weight('First screen: JavaScript', 'kB', 120, 'JavaScript', 'kilobytes'),
  weight('First screen: files of JavaScript', '', 8, 'JavaScript', 'files'),
  weight('First screen: fonts', 'kB', 50, 'Fonts', 'kilobytes'),
]

export const afterLoad: Rows = () => [
  {
    name: 'Memory, after all of this',
    kind: 'amount',
    unit: 'MB',
    goal: 300,
    measure: ({ server }) => megabytes(server),
  },
]
