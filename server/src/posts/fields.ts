import type { Post } from '@bichar/contract/posts.ts'

/** The texts of a report, each with its column. Another one is a line here and a migration. */
const columnOf = {
  title: 'title',
  desc: 'description',
  source: 'source',
  location: 'location',
  incidentAt: 'incident_at',
} as const satisfies Partial<Record<keyof Post, string>>

type Field = keyof typeof columnOf
type Column = (typeof columnOf)[Field]

/** What people write into a report, as it comes in and goes out. */
export type ReportFields = Pick<Post, Field>

/** The same as it is stored. */
export type FieldColumns = Record<Column, string>

export const fieldColumns: readonly Column[] = Object.values(columnOf)

const pairs = Object.entries(columnOf) as [Field, Column][]

export const emptyFields = Object.fromEntries(pairs.map(([field]) => [field, ''])) as ReportFields

export const columnsOf = (report: ReportFields): FieldColumns =>
  Object.fromEntries(pairs.map(([field, column]) => [column, report[field]])) as FieldColumns

export const fieldsOf = (row: FieldColumns): ReportFields =>
  Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as ReportFields
