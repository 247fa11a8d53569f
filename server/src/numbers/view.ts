import type { Numbers } from '@bichar/contract/numbers.ts'
import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { countStep } from '@bichar/contract/rules/numbers.ts'
import { districts } from '../places/districts.ts'
import type { CountedRows } from './store.ts'

/** The public statistics, from the counts and the number of reports in each district; `asOf` is YYYY-MM-DD. */
export function numbersView(
  counted: CountedRows,
  placed: Readonly<Record<string, number>>,
  asOf: string,
): Numbers {
  const months = monthsUntil(Object.keys(counted.months).sort(), asOf.slice(0, 7))
  const { median, measured } = counted.reviews
  return {
    asOf,
    total: Object.values(counted.months).reduce((sum, reports) => sum + reports, 0),
    months: months.map((month) => ({ month, reports: counted.months[month] ?? 0 })),
    kinds: mostFirst(crimeTypes.map((kind) => ({ kind, reports: counted.kinds[kind] ?? 0 }))),
    districts: mostFirst(districts.map(({ en, bn }) => ({ district: en, bn, reports: placed[en] ?? 0 }))),
    unknownDistrict: counted.unplaced,
    steps: caseSteps.map((step) => {
      const wait = counted.waits[step]
      return {
        step,
        reports: counted.steps[step] ?? 0,
        medianDays: wait && wait.measured >= countStep ? wait.median : null,
      }
    }),
    review: { medianSeconds: measured >= countStep ? median : null },
  }
}

/** The items with any reports, those with the most first. */
const mostFirst = <Item extends { reports: number }>(items: readonly Item[]): Item[] =>
  items.filter(({ reports }) => reports > 0).toSorted((one, other) => other.reports - one.reports)

/** Every month from the first known one to the last, or to this month if that is later. */
function monthsUntil(known: readonly string[], thisMonth: string): string[] {
  const [first = thisMonth, last = thisMonth] = [known[0], known.at(-1)]
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const [from, to] = [numberOf(first), Math.max(numberOf(last), numberOf(thisMonth))]
  return Array.from({ length: to - from + 1 }, (_each, index) => {
    const month = from + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
