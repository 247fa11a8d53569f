import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { fewestTold, kindsOfVictims } from '@bichar/contract/rules/numbers.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { districts } from '../places/districts.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { readReportsOf } from './store.ts'
import { districtsTold, numbersView } from './view.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const names = districts.map(({ en }) => en)
const few = fc.constantFrom(0, 0, 1, 2, 3, 4, 50)
const placed = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), few),
  // Nearly all districts with enough.
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(0, 1, 2),
    )
    .map(([those, reports]) =>
      Object.fromEntries(names.map((name) => [name, those.includes(name) ? reports : 7])),
    ),
)

test('districts add up to what there is, and those with too few cannot be worked out', () => {
  fc.assert(
    fc.property(placed, (counts) => {
      const told = districtsTold(counts)
      const sum = told.districts.reduce((total, { reports }) => total + reports, told.otherDistricts.reports)
      expect(sum).toBe(Object.values(counts).reduce((total, reports) => total + reports, 0))
      expect(told.districts.length + told.otherDistricts.districts).toBe(64)
      for (const { district, reports } of told.districts) {
        expect(reports).toBe(counts[district])
        expect(reports).toBeGreaterThanOrEqual(fewestTold)
      }
      const { districts: others, reports } = told.otherDistricts
      if (reports > 0) {
        expect(others).toBeGreaterThan(1)
        expect(reports).not.toBe(others * (fewestTold - 1))
      }
    }),
    { numRuns: 2_000 },
  )
})

test('months, districts and the unknown add up to the total', () => {
  const months = fc.dictionary(fc.constantFrom('2025-11', '2026-01', '2026-10'), fc.nat(9))
  fc.assert(
    fc.property(placed, fc.nat(5), months, (counts, unknown, byMonth) => {
      const counted = { months: byMonth, districts: { ...counts, '': unknown } }
      const rest = { kinds: {}, steps: {}, waits: {}, reviews: { measured: 2, median: 60 } }
      const told = numbersView({ ...counted, ...rest }, '2026-11')
      const sum = (items: readonly { reports: number }[]) =>
        items.reduce((all, { reports }) => all + reports, 0)
      expect(sum(told.months)).toBe(told.total)
      expect(sum(told.districts) + told.otherDistricts.reports + told.unknownDistrict).toBe(
        sum(Object.values(counted.districts).map((reports) => ({ reports }))),
      )
      expect(told.months.map(({ month }) => month)).toEqual(told.months.map(({ month }) => month).sort())
      expect(told.review.medianSeconds).toBeNull()
    }),
  )
})

const report = fc.record({
  district: fc.constantFrom('Khulna', 'Dhaka', 'Sylhet', ''),
  kinds: fc.uniqueArray(fc.constantFrom<CrimeType>('Theft', 'Rape', 'Child Abuse'), { maxLength: 3 }),
})
const hurts = (kind: CrimeType) => (kindsOfVictims as readonly CrimeType[]).includes(kind)

test('a row names its district only among three, and none is lost', async () => {
  const { pool } = app.deps
  await fc.assert(
    fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 25 }), async (reports) => {
      await pool.query('truncate counted_reports, counted_crimes')
      await pool.query(
        `with rows as (
          select gen_random_uuid() as id, r ->> 'district' as district, r -> 'kinds' as kinds from unnest($1::jsonb[]) r
        ), counted as (
          insert into counted_reports (post_id, reported_on, district) select id, '2026-11-30', district from rows
        )
        insert into counted_crimes select id, kind from rows, jsonb_array_elements_text(kinds) kind`,
        [reports.map((each) => JSON.stringify(each))],
      )
      const rows = await readReportsOf(pool, { month: '2026-11', page: 1 })
      expect(rows).toHaveLength(reports.length)
      const sorted = (lists: readonly { kinds: readonly CrimeType[] }[]) =>
        lists.map(({ kinds }) => kinds.toSorted().join()).sort()
      expect(sorted(rows)).toEqual(sorted(reports))
      for (const { district, kinds } of rows) {
        if (!district) continue
        const there = reports.filter((each) => each.district === district)
        expect(there.length).toBeGreaterThanOrEqual(fewestTold)
        for (const kind of kinds.filter(hurts))
          expect(there.filter((each) => each.kinds.includes(kind)).length).toBeGreaterThanOrEqual(fewestTold)
      }
      const byDistrict = Map.groupBy(reports, ({ district }) => district)
      byDistrict.delete('')
      const isFew = (there: readonly unknown[]) => there.length < fewestTold
      const withheld = [...byDistrict].filter(
        ([name, there]) => there.length > rows.filter(({ district }) => district === name).length,
      ).length
      const few = [...byDistrict.values()].filter(
        (there) =>
          isFew(there) ||
          kindsOfVictims.some((kind) => {
            const same = there.filter(({ kinds }) => (kinds as readonly CrimeType[]).includes(kind))
            return same.length > 0 && isFew(same)
          }),
      ).length
      // Subtracted from the numbers of districts, what is withheld is of three or of none, and of no more than has to be.
      expect(withheld).toBe(few === 0 ? 0 : Math.max(few, Math.min(fewestTold, byDistrict.size)))
    }),
    { numRuns: 60 },
  )
})

test('every kind that hurts people in person is one of the kinds', () => {
  for (const kind of kindsOfVictims) expect(crimeTypes).toContain(kind)
})
