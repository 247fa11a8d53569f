import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import type { Measured } from './callers.ts'
import type { Cost } from './guestCosts.ts'
import type { GuestReport } from './guests.ts'
import type { Options } from './options.ts'
import type { Weighed } from './weight.ts'

/** On which machine; without that the numbers say nothing. */
export function machine(): string {
  const [processor] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  return [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${platform()} ${release()}`,
    `${cpus().length} × ${processor?.model ?? 'processor'}, ${gigabytes} GiB, load ${load.toFixed(1)} at the end`,
  ].join('\n')
}

/** The same, with how much in the database. */
export const factsOf = ({ posts, suspects, seconds, callers }: Options): string =>
  [
    machine(),
    `${posts} posts, ${suspects} suspects; ${callers} callers at once, ${seconds} s each, on the same machine`,
  ].join('\n')

/** What one request of a guest may cost, in milliseconds of the processor. */
const costBudget = 50

export const costTable = (costs: readonly Cost[]): string =>
  table(
    ['request', 'as it is meant', 'CPU ms', 'at worst', 'CPU ms', ''],
    costs.map(({ name, usual, worst }) => [
      name,
      String(usual.status),
      usual.cpu.toFixed(1),
      `${worst.input} (${worst.status})`,
      worst.cpu.toFixed(1),
      Math.max(usual.cpu, worst.cpu) > costBudget ? 'TOO MUCH' : 'ok',
    ]),
  )

/**
 * What guests read most: as a share of the ceiling's answers, in milliseconds of the processors for each, and how many times
 * less than the ceiling's that is, which holds also when other work takes turns at the processors.
 */
export const guestTable = ({ ceil, rows }: GuestReport): string =>
  table(
    ['guests read', 'made anew', 'CPU ms', 'of PG', 'remembered', 'CPU ms', 'of PG', 'CPU less', 'goal', ''],
    [
      ['CEIL', '', '', '', '1.00', cost(ceil.node), cost(ceil.postgres), '1.0', '', ''],
      ...rows.map(({ name, goal, anew, remembered }) => [
        name,
        ...[anew.ofCeil.toFixed(3), cost(anew.node), cost(anew.postgres)],
        ...[remembered.ofCeil.toFixed(2), cost(remembered.node), cost(remembered.postgres)],
        (spent(ceil) / spent(remembered)).toFixed(1),
        ...[goal.toFixed(1), remembered.ofCeil < goal ? 'MISSED' : 'ok'],
      ]),
    ],
  )

const spent = ({ node, postgres = 0 }: { node: number; postgres: number | undefined }) => node + postgres

const cost = (milliseconds: number | undefined) => milliseconds?.toFixed(3) ?? '-'

export const speedTable = (rows: ({ name: string } & Measured)[]): string =>
  table(
    ['what', 'answers/s', 'p50 ms', 'p95 ms', 'refused'],
    rows.map(({ name, perSecond, p50, p95, refused }) => [
      name,
      perSecond.toFixed(0),
      milliseconds(p50),
      milliseconds(p95),
      String(refused),
    ]),
  )

export const weightTable = (weights: Weighed[]): string =>
  table(
    ['first screen', 'files', 'kB', 'budget', ''],
    weights.map(({ part, files, kilobytes, budget }) => [
      part,
      String(files),
      kilobytes.toFixed(1),
      String(budget),
      kilobytes > budget ? 'TOO MUCH' : 'ok',
    ]),
  )

/** Where nothing was answered there is nothing to say. */
const milliseconds = (time: number | undefined) => time?.toFixed(1) ?? '-'

/** Readable as it is, and a table in Markdown. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
