import type { Numbers, ReportRow } from '@bichar/contract/numbers.ts'
import { caseSteps } from '@bichar/contract/rules/caseSteps.ts'
import { numbersLicence } from '@bichar/contract/rules/numbers.ts'
import { stringify } from 'csv-stringify/sync'

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

/** All figures in one table, each row with the name of the table that it belongs to. */
export const csvOfNumbers = (numbers: Numbers): string =>
  csvOf(
    ['table', 'value', 'reports', 'median_days'],
    [
      ['total', '', numbers.total, null],
      ...numbers.months.map(({ month, reports }) => ['month', month, reports, null]),
      ...numbers.kinds.map(({ kind, reports }) => ['kind', kind, reports, null]),
      ...numbers.districts.map(({ district, reports }) => ['district', district, reports, null]),
      ['district', 'none or several', numbers.unknownDistrict, null],
      ...numbers.steps.map(({ step, reports, medianDays }) => ['step', step, reports, medianDays]),
    ],
  )
