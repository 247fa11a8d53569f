import type { DayCount, Stretch } from './sitemapStore.ts'

// The parts of a sitemap begin with days and not with rows: the `sort_key` of a row would say to the millisecond when something anonymous
// was published.

/** The names of the parts: a month, or of a month with more rows than one part may have each day, in pieces. */
export function partsOf(days: readonly DayCount[], mostRows: number): string[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months].flatMap(([month, days]) =>
    days.reduce((sum, { rows }) => sum + rows, 0) <= mostRows
      ? [month]
      : days.flatMap(({ day, rows }) => piecesOf(rows, mostRows).map((skipped) => `${day}-${skipped}`)),
  )
}

const piecesOf = (rows: number, mostRows: number): number[] =>
  Array.from({ length: Math.ceil(rows / mostRows) }, (_none, index) => index * mostRows)

/** What the part of this name has; undefined if no part can have this name. */
export function stretchOf(name: string): Stretch | undefined {
  const [, month = '', day, skipped = '0'] = /^(\d{4}-\d\d)(?:-(\d\d)-(\d{1,9}))?$/.exec(name) ?? []
  const begin = beginningOf(`${month}-${day ?? '01'}`)
  if (Number.isNaN(begin.getTime())) return undefined
  return { begin, end: day ? dayAfter(begin) : monthAfter(month), skipped: Number(skipped) }
}

const beginningOf = (day: string): Date => new Date(`${day}T00:00+06:00`)
const dayAfter = (begin: Date): Date => new Date(begin.getTime() + 86_400_000)

function monthAfter(month: string): Date {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return beginningOf(new Date(Date.UTC(year, number)).toISOString().slice(0, 10))
}
