import type { Post } from '@bichar/contract/posts.ts'
import { fieldNames, type ReportField, reportFields } from '@bichar/contract/rules/reportFields.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import type { FieldColumns } from '../db/columnTypes.ts'

/** The fields that people fill in for a report, as they are in requests and responses. */
export type ReportFields = Pick<Post, ReportField>

const pairs = fieldNames.map((field) => [field, reportFields[field].column] as const)

export const fieldColumns = pairs.map(([, column]) => column)

/** Picks these fields out of an object that may have more of them or fewer. */
export const fieldsIn = (report: Partial<ReportFields>): ReportFields =>
  Object.fromEntries(
    fieldNames.map((field) => [field, report[field] ?? emptyFields[field]]),
  ) as unknown as ReportFields

export const columnsOf = (report: ReportFields): FieldColumns =>
  Object.fromEntries(pairs.map(([field, column]) => [column, report[field]])) as unknown as FieldColumns

export const fieldsOf = (row: FieldColumns): ReportFields =>
  Object.fromEntries(pairs.map(([field, column]) => [field, row[column]])) as unknown as ReportFields
