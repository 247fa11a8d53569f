import type { Post } from '@bichar/contract/posts.ts'

/** What people write into a report, each with its column. Another text is a line here and a migration. */
const columnOf = {
  title: 'title',
  desc: 'description',
  source: 'source',
  location: 'location',
  district: 'district',
  upazila: 'upazila',
  incidentAt: 'incident_at',
  kinds: 'kinds',
} as const satisfies Partial<Record<keyof Post, string>>

type Field = keyof typeof columnOf
type Column = (typeof columnOf)[Field]

/** What people write into a report, as it comes in and goes out. */
export type ReportFields = Pick<Post, Field>

/** The same as it is stored. */
export type FieldColumns = { [Each in Field as (typeof columnOf)[Each]]: Post[Each] }

export const fieldColumns: readonly Column[] = Object.values(columnOf)

const pairs = Object.entries(columnOf) as [Field, Column][]

export const emptyFields: ReportFields = {
  title: '',
  desc: '',
  source: '',
  location: '',
  district: '',
  upazila: '',
  incidentAt: '',
  kinds: [],
}

/** What people write, of something that holds more than that, or not all of it. */
export const fieldsIn = (report: Partial<ReportFields>): ReportFields =>
  Object.fromEntries(
    pairs.map(([field]) => [field, report[field] ?? emptyFields[field]]),
  ) as unknown as ReportFields

export const columnsOf = (report: ReportFields): FieldColumns =>
  Object.fromEntries(pairs.map(([field, column]) => [column, report[field]])) as unknown as FieldColumns

export const fieldsOf = (row: FieldColumns): ReportFields =>
  Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as unknown as ReportFields
