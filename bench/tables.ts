import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import type { Loading } from '../e2e/slowPhone.ts'
import type { Beside } from './beside.ts'
import type { Line, Round } from './comparison.ts'
import type { Growth } from './growth.ts'
import type { Cost } from './guestCosts.ts'
import type { JobReads } from './jobs.ts'
import type { PageScore } from './lighthouse.ts'
import type { Options } from './options.ts'
import type { PictureReport } from './pictures.ts'
import type { Row } from './rows/row.ts'
import { table } from './table.ts'

/** The date and the machine, without which the numbers mean nothing. */
export function machine(): string {
  const [processor] = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  return [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${platform()} ${release()}`,
    `${cpus().length} × ${processor?.model ?? 'processor'}, ${gigabytes} GiB, load ${load.toFixed(1)} at the end`,
  ].join('\n')
}

/** The same with the amount of data and the load. */
export const factsOf = ({ posts, suspects, seconds, callers }: Options): string =>
  [
    machine(),
    `${posts} posts, ${suspects} suspects; ${callers} callers at once, median of three rounds of ${seconds} s, on the same machine`,
  ].join('\n')

/** The goal for one guest request, in milliseconds of processor time. */
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

/** All rows with their goals, the cost per response in processor time, and the latencies. */
export const comparisonTable = (lines: readonly Line[]): string =>
  table(
    ['what', 'measured', 'goal', '', 'CPU ms', 'of PG', 'CPU less', 'p50 ms', 'p95 ms'],
    [...ceilings(lines), ...lines.map(lineOf)],
  )

/** The ceilings themselves, each from the first row that was measured against it. */
const ceilings = (lines: readonly Line[]): string[][] =>
  (['CEIL', 'CEIL-w'] as const).flatMap((name) => {
    const ceiling = lines.find(({ row }) => row.kind === 'share' && row.of === name)?.ceiling
    if (!ceiling) return []
    return [[name, `${ceiling.perSecond.toFixed(0)}/s`, '', '', ...costs(ceiling), '1.0', ...waits(ceiling)]]
  })

function lineOf({ row, value, round, ceiling }: Line): string[] {
  const measured = round ? [...costs(round), less(round, ceiling), ...waits(round)] : ['', '', '', '', '']
  return [
    row.name,
    inUnit(row, value),
    row.goal === undefined ? '' : inUnit(row, row.goal),
    markOf(row, value, round),
    ...measured,
  ]
}

function markOf(row: Row, value: number, round: Round | undefined): string {
  if (round?.refused) return `${round.refused} REFUSED`
  if (row.goal === undefined) return ''
  return (row.kind === 'share' ? value >= row.goal : value <= row.goal) ? 'ok' : 'MISSED'
}

const inUnit = (row: Row, value: number): string => {
  if (row.kind === 'share') return `${value.toFixed(value < 0.1 ? 3 : 2)} ${row.of}`
  if (row.kind === 'wait') return `${value.toFixed(0)} ms`
  return `${value.toFixed(Number.isInteger(value) ? 0 : 1)} ${row.unit}`.trimEnd()
}

const costs = ({ node, postgres }: Round) => [cost(node), cost(postgres)]

const waits = ({ p50, p95 }: Round) => [p50, p95].map((time) => time?.toFixed(1) ?? '-')

/** How many times less processor time than the ceiling. The ratio also holds while other work competes for the processors. */
const less = (round: Round, ceiling: Round | undefined) =>
  ceiling ? (spent(ceiling) / spent(round)).toFixed(2) : ''

const spent = ({ node, postgres = 0 }: Round) => node + postgres

const cost = (milliseconds: number | undefined) => milliseconds?.toFixed(3) ?? '-'

/** The latency and cost of calls with ten thousand posts, and how many times more with many. */
export const growthTable = (found: readonly Growth[]): string =>
  table(
    [
      'call',
      'p50 ms',
      'many',
      'p99 ms',
      'many',
      'CPU ms',
      'many',
      'of PG',
      'many',
      'p50 ×',
      'CPU ×',
      'goal',
      '',
    ],
    found.map(({ row, few, many }) => {
      const [slower, costlier] = [
        (many.p50 ?? Number.NaN) / (few.p50 ?? Number.NaN),
        spent(many) / spent(few),
      ]
      const refused = few.refused + many.refused
      const isKept =
        Math.max(slower, costlier) <= row.goal && (row.wait === undefined || (many.p50 ?? 0) <= row.wait)
      return [
        row.name,
        ...[few.p50, many.p50, few.p99, many.p99].map(milliseconds),
        ...[few.node, many.node, few.postgres, many.postgres].map((time) => time?.toFixed(2) ?? '-'),
        slower.toFixed(1),
        costlier.toFixed(1),
        row.wait === undefined ? String(row.goal) : `${row.goal}, ${row.wait} ms`,
        refused > 0 ? `${refused} REFUSED` : isKept ? 'ok' : 'MISSED',
      ]
    }),
  )

/** The waiting time for a report with a photo, and for other readers meanwhile. */
const ratio = (one = Number.NaN, other = Number.NaN) => one / other

/** How many times as long somebody may wait while others send the costliest files. */
const attackGoal = 3

export const pictureTable = ({ megabytes, filing, alone, meanwhile, attacked }: PictureReport): string =>
  table(
    ['what', 'times', 'p50 ms', 'p99 ms', 'goal p50', ''],
    [
      [
        `Report with a photo of ${megabytes.toFixed(1)} MB, after its last byte`,
        ...[String(filing.times), milliseconds(filing.p50), milliseconds(filing.p99), String(filingGoal)],
        (filing.p50 ?? filingGoal) > filingGoal ? 'MISSED' : 'ok',
      ],
      [
        'Feed, the call, alone',
        String(alone.times),
        milliseconds(alone.p50),
        milliseconds(alone.p99),
        '',
        '',
      ],
      [
        'Feed, the call, while four file photos',
        ...[String(meanwhile.times), milliseconds(meanwhile.p50), milliseconds(meanwhile.p99), '', ''],
      ],
      [
        `Report with a photo, while ten send the costliest files: ${ratio(attacked.p50, filing.p50).toFixed(1)} times as long`,
        ...[String(attacked.times), milliseconds(attacked.p50), milliseconds(attacked.p99)],
        `${attackGoal} times`,
        ratio(attacked.p50, filing.p50) > attackGoal ? 'MISSED' : 'ok',
      ],
    ],
  )

/** The latency of API calls beside requests for uncached pages. */
export const besideTable = (found: readonly Beside[]): string =>
  table(
    ['call', 'p50 ms', 'p99 ms', 'p50 beside pages', 'p99', 'refused', 'pages a second', 'refused'],
    found.map(({ name, alone, beside, pages }) => [
      name,
      ...[alone.p50, alone.p99, beside.p50, beside.p99].map(milliseconds),
      String(alone.refused + beside.refused),
      pages.perSecond.toFixed(1),
      String(pages.refused),
    ]),
  )

/** Milliseconds. */
const filingGoal = 250

/** '-' if there was no successful response. */
const milliseconds = (time: number | undefined) => time?.toFixed(1) ?? '-'

/** The minimum scores of a page, and the maximum seconds until its largest paint. */
const scoreGoals = { performance: 95, seo: 100, largestPaint: 1.5 }

/** The Lighthouse scores of pages, medians of several visits, and the audits that fall short. */
export const scoreTable = (scores: readonly PageScore[]): string =>
  table(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP s',
      'blocked ms',
      'shift',
      '',
      'falls short',
    ],
    scores.map((score) => [
      score.path,
      ...[score.performance, score.accessibility, score.bestPractices, score.seo].map((points) =>
        points.toFixed(0),
      ),
      score.largestPaint.toFixed(1),
      score.blocked.toFixed(0),
      score.layoutShift.toFixed(3),
      score.performance >= scoreGoals.performance &&
      score.seo >= scoreGoals.seo &&
      score.largestPaint <= scoreGoals.largestPaint
        ? 'ok'
        : 'MISSED',
      score.failing.join(', '),
    ]),
  )

const aliveGoal = 5

/** The loading times of pages on a slow phone, in seconds. */
export const loadingTable = (loadings: readonly (Loading & { path: string })[]): string =>
  table(
    [
      'page at 400 kbit/s, processor 4 times slower',
      'readable s',
      'largest s',
      'buttons alive s',
      'goal',
      '',
    ],
    loadings.map(({ path, readable, largest, alive }) => [
      path,
      ...[readable, largest, alive].map((seconds) => seconds.toFixed(1)),
      String(aliveGoal),
      alive <= aliveGoal ? 'ok' : 'MISSED',
    ]),
  )

/** The share of all rows that a run of a job may read. */
const jobBudget = 0.02

/** The rows that one run of each scheduled job reads. */
export const jobTable = (found: readonly JobReads[]): string =>
  table(
    ['job', 'rows read', 'of all', 'goal', 'most of', ''],
    found.map(({ name, rows, ofRows, most }) => [
      name,
      String(rows),
      `${((100 * rows) / ofRows).toFixed(2)} %`,
      `${100 * jobBudget} %`,
      rows > 0 ? most : '',
      rows > ofRows * jobBudget ? 'TOO MANY' : 'ok',
    ]),
  )
