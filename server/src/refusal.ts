import type { FieldReason } from '@bichar/contract/api.ts'
import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'

interface Details {
  /** What is wrong with each field of the input. */
  fields?: Record<string, ErrorCode>
  /** The numbers that belong to it. */
  params?: Record<string, FieldReason['params']>
  retryAfterSeconds?: number
}

/** A refusal in the words of the contract; thrown anywhere, turned into a response by http/errors.ts. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, details: Details = {}) {
    super(errors[code][1])
    this.code = code
    this.details = details
  }
}

export const invalidField = (field: string, code: ErrorCode): ApiError =>
  new ApiError(code, { fields: { [field]: code } })
