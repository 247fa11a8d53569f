import type { ErrorBody, FieldReason } from '@bichar/contract/api.ts'
import type { SanctionNotice } from '@bichar/contract/rules/sanctions.ts'

/** A call that was refused or did not get through. `code` is the contract's, 'offline', or 'unknown' with a message alone. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  /** What is wrong with each field, in English. */
  readonly fields: Record<string, string>
  /** The same by its code; empty from a server that does not say it. */
  readonly fieldReasons: Record<string, FieldReason>
  /** To whom is paused or suspended: until when, and why. */
  readonly sanction: SanctionNotice | undefined
  constructor(status: number, body: Partial<ErrorBody>) {
    super(typeof body.message === 'string' ? body.message : '')
    this.status = status
    this.code = body.code ?? (status === 0 ? 'offline' : this.message ? 'unknown' : 'internal')
    this.fields = body.errors ?? {}
    this.fieldReasons = body.reasons ?? {}
    this.sanction = body.sanction
  }
}

/**
 * The body of a successful answer; any other is a CallError. What does not say that it is a success comes from a proxy
 * or a hotspot on the way: the server was not reached.
 */
export function successOf({ status, body }: { status: number; body: unknown }): unknown {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>
  if (status < 200 || status > 299) throw new CallError(status, said)
  if ((said.success as boolean | undefined) !== true) throw new CallError(0, {})
  return body
}

/** Nothing reached the server, as far as we can tell. */
export const isOffline = (error: unknown): boolean => error instanceof CallError && error.status === 0

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404
