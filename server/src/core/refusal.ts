import type { FieldReason } from '@bichar/contract/api.ts'
import { dayTextOf } from '@bichar/contract/rules/dayText.ts'
import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'
import type { SanctionNotice } from '@bichar/contract/rules/sanctions.ts'

interface Details {
  /** What is wrong with each field of the input. */
  fields?: Record<string, ErrorCode>
  /** Limits to be named in the message about a field. */
  params?: Record<string, FieldReason['params']>
  /** Which of the files of that field it is, counted from 0. */
  file?: number
  retryAfterSeconds?: number
  sanction?: SanctionNotice
  /** The id of what was created by another request under the same idempotency key. */
  createdId?: string
}

/** A refusal with an error code of the contract; thrown anywhere, turned into a response by http/errors.ts. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, details: Details = {}) {
    super(messageOf(code, details.sanction))
    this.code = code
    this.details = details
  }
}

/** The message of an error code; for a sanction with an end it names the day. */
const messageOf = (code: ErrorCode, sanction: SanctionNotice | undefined): string => {
  if (!sanction?.until) return errors[code][1]
  const day = dayTextOf('en', sanction.until)
  return code === 'account_paused'
    ? `You can read now, and write again from ${day}`
    : `${errors[code][1]}, until ${day}`
}

export const invalidField = (field: string, code: ErrorCode): ApiError =>
  new ApiError(code, { fields: { [field]: code } })

/** A refusal of one of the files of a field. */
export const invalidFile = (field: string, code: ErrorCode, file: number): ApiError =>
  new ApiError(code, { fields: { [field]: code }, file })
