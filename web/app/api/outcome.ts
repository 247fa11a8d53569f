import type { FieldReason } from '@bichar/contract/api.ts'
import { isNameRefusal } from '@bichar/contract/rules/nameRefusal.ts'
import { CallError } from './errors.ts'

/** Why the server refused a report. */
export interface Refusal {
  status: number
  code: string
  message: string
  fields: Record<string, string>
  /** Missing in refusals that were stored before servers sent it. */
  fieldReasons?: Record<string, FieldReason>
}

export function isRefusal(value: unknown): value is Refusal {
  const { status, code, message, fields } = (value ?? {}) as Partial<Refusal>
  return (
    typeof status === 'number' &&
    typeof code === 'string' &&
    typeof message === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((each) => typeof each === 'string')
  )
}

/**
 * What is stored of a refusal. Why a name was refused says that something anonymous is this person's, and whoever takes the phone must not
 * read that, so it is left out.
 */
export const refusalOf = ({ status, code, message, fields, fieldReasons }: CallError): Refusal => ({
  status,
  ...(isNameRefusal(code) ? { code: 'unknown', message: '' } : { code, message }),
  fields: { ...fields },
  fieldReasons: { ...fieldReasons },
})

/** Recreates the error that was thrown when the server refused. */
export const errorOf = ({ status, code, message, fields, fieldReasons }: Refusal): CallError =>
  new CallError(status, { code, message, errors: fields, reasons: fieldReasons })

/** Statuses that concern the moment, the network or the session, and not the request itself. */
const passing = [0, 401, 408, 425, 429]

/**
 * What a failed attempt means for a queued report: it is `refused` as it is; it is sent again (`retry`), while others may get through; or
 * nothing gets through now and the round is `aborted`.
 */
export function outcomeOf(error: unknown): 'refused' | 'retry' | 'aborted' {
  if (!(error instanceof CallError) || error.status >= 500) return 'retry'
  // A paused person may send it once the pause has ended.
  if (error.code === 'account_paused') return 'aborted'
  return passing.includes(error.status) ? 'aborted' : 'refused'
}

const second = 1_000
const pauses = [5 * second, 30 * second, 120 * second, 600 * second]

/** Milliseconds to wait after this many failed rounds; undefined once retries stop until something changes. */
export const pauseAfter = (failures: number): number | undefined => pauses[failures - 1]
