import { type ErrorCode, errors, isErrorCode } from '@bichar/contract/rules/errors.ts'
import { CallError } from './errors.ts'

/** The error code of each field, by which its problem is shown in the reader's language. */
export function fieldCodes(error: unknown): Record<string, ErrorCode> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, message]) => {
      const code = error.fieldReasons[field]?.code
      return [field, code && isErrorCode(code) ? code : codeOfMessage(message)]
    }),
  )
}

/** Which of the files that were sent in a field was refused, counted from 0. */
export const refusedFile = (error: unknown, field: string): number | undefined =>
  error instanceof CallError ? error.fieldReasons[field]?.file : undefined

/** Finds the code by its English message: a server from before the codes sends nothing else. */
const codeOfMessage = (message: string): ErrorCode =>
  (Object.keys(errors) as ErrorCode[]).find((code) => errors[code][1] === message) ?? 'validation'
