import type { FieldReason } from '@bichar/contract/api.ts'
import { CallError } from './errors.ts'

/** What the server said of a report that it did not take. */
export interface Refusal {
  status: number
  code: string
  message: string
  fields: Record<string, string>
  /** Not in what was kept before servers said it. */
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

export const refusalOf = ({ status, code, message, fields, fieldReasons }: CallError): Refusal => ({
  status,
  code,
  message,
  fields: { ...fields },
  fieldReasons: { ...fieldReasons },
})

/** The error as it was thrown when the server refused. */
export const errorOf = ({ status, code, message, fields, fieldReasons }: Refusal): CallError =>
  new CallError(status, { code, message, errors: fields, reasons: fieldReasons })

/** Of all that the server says these concern the moment, the network or the session, and not what was sent. */
const passing = [0, 401, 408, 425, 429]

/**
 * What a try that failed means for a report that waits: it is `refused` as it is; its turn comes `later`, while others
 * may get through; or nothing gets through now and the round is `over`.
 */
export function outcomeOf(error: unknown): 'refused' | 'later' | 'over' {
  if (!(error instanceof CallError) || error.status >= 500) return 'later'
  // Whoever is paused may send it when that is over.
  if (error.code === 'account_paused') return 'over'
  return passing.includes(error.status) ? 'over' : 'refused'
}

const second = 1_000
const pauses = [5 * second, 30 * second, 120 * second, 600 * second]

/** How long to wait after so many rounds that failed; undefined once it is enough until something changes. */
export const pauseAfter = (failures: number): number | undefined => pauses[failures - 1]
