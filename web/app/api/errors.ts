import type { ErrorBody, FieldReason } from '@bichar/contract/api.ts'
import type { SanctionNotice } from '@bichar/contract/rules/sanctions.ts'

/**
 * A call that was refused or did not get through. `code` is one of the contract's, 'offline', or 'unknown' for an answer with only a
 * message.
 */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  /** What is wrong with each field, in English. */
  readonly fields: Record<string, string>
  /** The same as codes; empty if the server does not send them. */
  readonly fieldReasons: Record<string, FieldReason>
  /** For somebody who is paused or suspended: until when, and why. */
  readonly sanction: SanctionNotice | undefined
  /** What another request under the same idempotency key has created. */
  readonly createdId: string | undefined
  constructor(status: number, body: Partial<ErrorBody>) {
    super(typeof body.message === 'string' ? body.message : '')
    this.status = status
    this.code = body.code ?? (status === 0 ? 'offline' : this.message ? 'unknown' : 'internal')
    this.fields = body.errors ?? {}
    this.fieldReasons = body.reasons ?? {}
    this.sanction = body.sanction
    this.createdId = body.createdId
  }
}

/**
 * Returns the body of a successful answer, and throws a CallError for any other. An answer without `success: true` comes from a proxy or
 * a captive portal: the server was not reached.
 */
export function successOf({ status, body }: { status: number; body: unknown }): unknown {
  const errorBody = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  if (status < 200 || status > 299) throw new CallError(status, errorBody)
  if ((errorBody.success as boolean | undefined) !== true) throw new CallError(0, {})
  return body
}

/** Whether the server was not reached, as far as the client can tell. */
export const isOffline = (error: unknown): boolean => error instanceof CallError && error.status === 0

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404
