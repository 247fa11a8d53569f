import type { DistrictNumbers, WholeDistrict } from '@bichar/contract/places.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import type { Period } from '@bichar/contract/rules/districts.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { Pool } from 'pg'
import { districtAt, districts } from './districts.ts'
import {
  readReportsEverywhere,
  readReportsOf,
  readReportsSince,
  readSuspectsEverywhere,
} from './numberStore.ts'
import { exactly, inSteps, inStepsWithin } from './publishedCounts.ts'

const days = { month: 30, year: 365 } as const

/** The first day of a period that ends today. */
function firstDay(period: keyof typeof days): string {
  const day = new Date(`${todayInBangladesh()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - days[period] + 1)
  return day.toISOString().slice(0, 10)
}

interface Narrowed {
  kind: CrimeType | ''
  period: Period
}

/** The numbers of all districts; filtered numbers are rounded to steps of three. */
export async function numbersOfDistricts(pool: Pool, { kind, period }: Narrowed): Promise<DistrictNumbers[]> {
  const [reports, suspects] = await Promise.all([
    period === 'all' ? readReportsEverywhere(pool, kind) : readReportsSince(pool, kind, firstDay(period)),
    readSuspectsEverywhere(pool),
  ])
  const tell = kind === '' && period === 'all' ? exactly : inSteps
  return districts.map(({ slug, en, bn }) => ({
    ...{ slug, en, bn },
    reports: tell(reports[en] ?? 0),
    suspects: suspects[en] ?? 0,
  }))
}

/** One district, its upazilas and its kinds of crime. */
export async function numbersOfDistrict(pool: Pool, slug: string): Promise<WholeDistrict> {
  const { upazilas, ...district } = districtAt(slug)
  const since = { month: firstDay('month'), year: firstDay('year') }
  const [{ places, kinds, month, year }, suspects] = await Promise.all([
    readReportsOf(pool, district.en, since),
    readSuspectsEverywhere(pool),
  ])
  const reports = places[district.en] ?? 0
  const tell = (count = 0) => inStepsWithin(reports, count)
  return {
    ...district,
    reports: exactly(reports),
    suspects: suspects[district.en] ?? 0,
    periods: { month: tell(month), year: tell(year) },
    // Sorted by the rounded numbers: the order of the exact ones would reveal more.
    kinds: crimeTypes
      .map((kind) => ({ kind, reports: tell(kinds[kind]) }))
      .filter(({ reports: { least } }) => least > 0)
      .toSorted((one, other) => other.reports.least - one.reports.least),
    upazilas: upazilas.map(({ en, bn, shape }) => {
      const place = `${district.en}/${en}`
      return { en, bn, shape, reports: tell(places[place]), suspects: suspects[place] ?? 0 }
    }),
  }
}
