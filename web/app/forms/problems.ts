import type { ErrorCode } from '@bichar/contract/rules/errors.ts'

/** What is wrong with the fields of a form; empty when all is well. */
export type Problems<Field extends string> = Partial<Record<Field, ErrorCode>>

const filtered = <Field extends string>(problems: Problems<Field>, keeps: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => keeps(field))) as Problems<Field>

/** Takes the complaints about some fields back. */
export const without = <Field extends string>(problems: Problems<Field>, fields: readonly string[]) =>
  filtered(problems, (field) => !fields.includes(field))

/** The complaints about some fields alone. */
export const only = <Field extends string>(problems: Problems<Field>, fields: readonly string[]) =>
  filtered(problems, (field) => fields.includes(field))

/** Takes back what is right by now; what is still wrong keeps its words, even where another thing is wrong with it. */
export const stillWrong = <Field extends string>(problems: Problems<Field>, found: Problems<string>) =>
  filtered(problems, (field) => field in found)
