import type { Post } from '@bichar/contract/posts.ts'

/** The fields that people fill in for a report, each with its column. A further text field needs a line here and a migration. */
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

/** The fields that people fill in for a report, as they are in requests and responses. */
export type ReportFields = Pick<Post, Field>

/** The same fields as they are stored. */
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

/** Picks these fields out of an object that may have more of them or fewer. */
export const fieldsIn = (report: Partial<ReportFields>): ReportFields =>
  Object.fromEntries(
    pairs.map(([field]) => [field, report[field] ?? emptyFields[field]]),
  ) as unknown as ReportFields

export const columnsOf = (report: ReportFields): FieldColumns =>
  Object.fromEntries(pairs.map(([field, column]) => [column, report[field]])) as unknown as FieldColumns

export const fieldsOf = (row: FieldColumns): ReportFields =>
  Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as unknown as ReportFields
