import { type ErrorCode, errors, isErrorCode } from '@bichar/contract/rules/errors.ts'
import { CallError } from './errors.ts'

/** By which code each field's problem is told in the reader's language. */
export function fieldCodes(error: unknown): Record<string, ErrorCode> {
  if (!(error instanceof CallError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, message]) => {
      const code = error.fieldReasons[field]?.code
      return [field, code && isErrorCode(code) ? code : codeOfWords(message)]
    }),
  )
}

/** A server from before the codes says each field's problem in English only. */
const codeOfWords = (message: string): ErrorCode =>
  (Object.keys(errors) as ErrorCode[]).find((code) => errors[code][1] === message) ?? 'validation'
