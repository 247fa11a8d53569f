import type { ErrorCode } from '@bichar/contract/rules/errors.ts'

/** What is wrong with the fields of a form, in the order of the form; empty when all is well. */
export type Problems<Field extends string> = Partial<Record<Field, ErrorCode>>
