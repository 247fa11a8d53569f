import type { Numbers } from '@bichar/contract/numbers.ts'
import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { fewestTold } from '@bichar/contract/rules/numbers.ts'
import { districts } from '../places/districts.ts'
import type { CountedRows } from './store.ts'

/** What everybody may know of what was counted; `thisMonth` is YYYY-MM. */
export function numbersView(counted: CountedRows, thisMonth: string): Numbers {
  const { '': unknownDistrict = 0, ...placed } = counted.districts
  const months = monthsUntil(Object.keys(counted.months).sort(), thisMonth)
  const { median, measured } = counted.reviews
  return {
    total: Object.values(counted.months).reduce((sum, reports) => sum + reports, 0),
    months: months.map((month) => ({ month, reports: counted.months[month] ?? 0 })),
    kinds: mostFirst(crimeTypes.map((kind) => ({ kind, reports: counted.kinds[kind] ?? 0 }))).filter(
      ({ reports }) => reports > 0,
    ),
    ...districtsTold(placed),
    unknownDistrict,
    steps: caseSteps.map((step) => {
      const wait = counted.waits[step]
      return {
        step,
        reports: counted.steps[step] ?? 0,
        medianDays: wait && wait.measured >= fewestTold ? wait.median : null,
      }
    }),
    review: { medianSeconds: measured >= fewestTold ? median : null },
  }
}

const mostFirst = <Item extends { reports: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => other.reports - one.reports)

/**
 * The districts with enough reports, and the others as one. Their sum must not say how many each of them has: it does where it is that of
 * one district, or the most that they can have; then the least of those that are listed joins them.
 */
export function districtsTold(placed: Readonly<Record<string, number>>) {
  const all = mostFirst(
    districts.map(({ en: district, bn }) => ({ district, bn, reports: placed[district] ?? 0 })),
  )
  let listed = all.filter(({ reports }) => reports >= fewestTold).length
  const others = () => all.slice(listed)
  const sum = () => others().reduce((total, { reports }) => total + reports, 0)
  const isPlain = () => sum() > 0 && (others().length === 1 || sum() === others().length * (fewestTold - 1))
  if (isPlain()) listed -= 1
  return {
    districts: all.slice(0, listed),
    otherDistricts: { districts: others().length, reports: sum() },
  }
}

/** From the first to the last, and on to this one. */
function monthsUntil(known: readonly string[], thisMonth: string): string[] {
  const [first = thisMonth, last = thisMonth] = [known[0], known.at(-1)]
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const [from, to] = [numberOf(first), Math.max(numberOf(last), numberOf(thisMonth))]
  return Array.from({ length: to - from + 1 }, (_each, index) => {
    const month = from + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
