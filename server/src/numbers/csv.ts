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
      ...numbers.kinds.map(({ kind, reports }) => ['kind', kind, reports, null]),
      ...without(numbers.kinds, ({ kind }) => kind, crimeTypes).map((kind) => ['kind', kind, 0, null]),
      ...numbers.districts.map(({ district, reports }) => ['district', district, reports, null]),
      ...without(numbers.districts, ({ district }) => district, districtNames).map((name) => [
        'district',
        name,
        0,
        null,
      ]),
      ['district', 'none or several', numbers.unknownDistrict, null],
      ...numbers.steps.map(({ step, reports, medianDays }) => ['step', step, reports, medianDays]),
    ].map((row) => [...row, numbers.asOf]),
  )

const districtNames = districts.map(({ en }) => en)

/** The names that none of the items has. */
const without = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  names: readonly string[],
): string[] => {
  const found = new Set(items.map(nameOf))
  return names.filter((name) => !found.has(name))
}
