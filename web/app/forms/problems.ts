import type { ErrorCode } from '@bichar/contract/rules/errors.ts'

/** Errors by field; empty when the form is valid. */
export type Problems<Field extends string> = Partial<Record<Field, ErrorCode>>

const filtered = <Field extends string>(problems: Problems<Field>, keeps: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => keeps(field))) as Problems<Field>

/** Removes the errors of some fields. */
export const omitProblems = <Field extends string>(problems: Problems<Field>, fields: readonly string[]) =>
  filtered(problems, (field) => !fields.includes(field))

/** Keeps only the errors of some fields. */
export const pickProblems = <Field extends string>(problems: Problems<Field>, fields: readonly string[]) =>
  filtered(problems, (field) => fields.includes(field))

/** Removes the errors of fields that are valid by now; a field that is still invalid keeps its error, even if it now has another. */
export const remainingProblems = <Field extends string>(problems: Problems<Field>, found: Problems<string>) =>
  filtered(problems, (field) => field in found)
