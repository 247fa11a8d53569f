import type { Numbers, ReportRow } from '@bichar/contract/numbers.ts'
import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { numbersLicence } from '@bichar/contract/rules/numbers.ts'
import { stringify } from 'csv-stringify/sync'
import { districts } from '../places/districts.ts'

/** Every row contains the licence, so that no row loses it. Text that a spreadsheet would take for a formula is escaped. */
const csvOf = (columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify(
    rows.map((row) => [...row, numbersLicence.name]),
    { header: true, columns: [...columns, 'licence'], escape_formulas: true, record_delimiter: 'windows' },
  )

export const csvOfReports = (reports: readonly ReportRow[]): string =>
  csvOf(
    ['month', 'kinds', ...caseSteps],
    reports.map((report) => [
      report.month,
      report.kinds.join('; '),
      ...caseSteps.map((step) => report[step]),
    ]),
  )

/**
 * All figures in one table, each row with the name of the table that it belongs to. What has no reports stands there with 0, so that it
 * cannot be taken for a word that is not known.
 */
export const csvOfNumbers = (numbers: Numbers): string =>
  csvOf(
    ['table', 'value', 'reports', 'median_days', 'as_of'],
    [
      ['total', '', numbers.total, null],
      ...numbers.months.map(({ month, reports }) => ['month', month, reports, null]),
      ...rowsOf(
        'kind',
        numbers.kinds.map(({ kind, reports }) => [kind, reports]),
        crimeTypes,
      ),
      ...rowsOf(
        'district',
        numbers.districts.map(({ district, reports }) => [district, reports]),
        districts.map(({ en }) => en),
      ),
      ['district', 'none or several', numbers.unknownDistrict, null],
      ...numbers.steps.map(({ step, reports, medianDays }) => ['step', step, reports, medianDays]),
    ].map((row) => [...row, numbers.asOf]),
  )

/** What has reports, and then everything else that there is, with 0. */
const rowsOf = (
  table: string,
  counted: readonly [name: string, reports: number][],
  names: readonly string[],
) => {
  const others = names.filter((name) => !counted.some(([each]) => each === name))
  return [...counted, ...others.map((name) => [name, 0] as const)].map((row) => [table, ...row, null])
}
