import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import { successOf } from './errors.ts'
import { type Send, send as sendByFetch } from './send.ts'
import { withAuthorization } from './withAuthorization.ts'
import { withTimeout } from './withTimeout.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** How the request is sent; with `upload` where a form may contain large files. */
  send?: Send
  /** Called by `upload` with the share of the upload that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Called by `upload` with true when no byte has moved for long, and with false when bytes move again. */
  onStall?: (isStalled: boolean) => void
  /** Idempotency key: a request that is sent twice under the same key takes effect once. */
  key?: string
  /** The id of the only person as whom this call may be made; for anybody else it fails with 401. */
  as?: string
  /** Whether the call is made without the access token, although somebody may be signed in. */
  asGuest?: boolean
}

/** A call of the contract: from the browser over HTTP, from the server-side renderer in the same process. */
export type CallFunction = <C extends Call>(
  name: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallOutput<C>>

/** A form is busy and its dialog stays open while it is sent, which must end on a network that swallows the request. */
const changeTimeoutMilliseconds = 60_000

/**
 * Calls the API as whoever is signed in. Whatever is not a success after the retries of `withAuthorization` is thrown as a CallError. What changes
 * something fails like a call without a network if there is no answer within a minute, except for uploads, which take as long as their
 * bytes need, and calls with a signal, whose caller ends them.
 */
export const call: CallFunction = async (
  name,
  input,
  { key, as, asGuest = false, signal: given, send = sendByFetch, ...sending } = {},
) => {
  const outgoing = requestOf(name, input as object)
  const keyed: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const attempt = (signal?: AbortSignal) => {
    const request = (authorization: Record<string, string>) =>
      send({
        ...outgoing,
        ...sending,
        signal,
        headers: { ...outgoing.headers, ...keyed, ...authorization },
      })
    return asGuest ? request({}) : withAuthorization(request, { signal, as })
  }
  const isBounded = outgoing.method !== 'GET' && !given && !(outgoing.body instanceof FormData)
  const answer = await (isBounded ? withTimeout(changeTimeoutMilliseconds, attempt) : attempt(given))
  return successOf(answer) as never
}
