import { countStep } from '@bichar/contract/rules/numbers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { districts } from '../places/districts.ts'
import { numbersView } from './view.ts'

const names = districts.map(({ en }) => en)
const placed = fc.dictionary(fc.constantFrom(...names), fc.constantFrom(0, 1, 2, 3, 50))
const months = fc.dictionary(fc.constantFrom('2025-11', '2026-01', '2026-10'), fc.nat(9))

const view = (wishes: {
  placed?: Record<string, number>
  months?: Record<string, number>
  measured?: number
}) => {
  const median = { measured: wishes.measured ?? 0, median: 60 }
  return numbersView(
    {
      months: wishes.months ?? {},
      unplaced: 4,
      kinds: {},
      steps: {},
      waits: { court: median },
      reviews: median,
    },
    wishes.placed ?? {},
    '2026-11-30',
  )
}

test('each district that has any is told exactly, the most first, and no other', () => {
  fc.assert(
    fc.property(placed, (counts) => {
      const told = view({ placed: counts })
      expect(Object.fromEntries(told.districts.map(({ district, reports }) => [district, reports]))).toEqual(
        Object.fromEntries(Object.entries(counts).filter(([, reports]) => reports > 0)),
      )
      const reports = told.districts.map((each) => each.reports)
      expect(reports).toEqual(reports.toSorted((one, other) => other - one))
      expect(told.unknownDistrict).toBe(4)
    }),
  )
})

test('months add up to the total, in their order', () => {
  fc.assert(
    fc.property(months, (counts) => {
      const told = view({ months: counts })
      expect(told.months.reduce((sum, { reports }) => sum + reports, 0)).toBe(told.total)
      expect(told.total).toBe(Object.values(counts).reduce((sum, reports) => sum + reports, 0))
      expect(told.months.map(({ month }) => month)).toEqual(told.months.map(({ month }) => month).sort())
    }),
  )
})

test('a median is of three at least', () => {
  const medians = (measured: number) => {
    const { steps, review } = view({ measured })
    return [steps.find(({ step }) => step === 'court')?.medianDays, review.medianSeconds]
  }
  expect(medians(countStep - 1)).toEqual([null, null])
  expect(medians(countStep)).toEqual([60, 60])
})
