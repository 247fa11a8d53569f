import type { CallRequest } from '@bichar/contract/rules/request.ts'
import { CallError } from './errors.ts'

export interface Outgoing extends CallRequest {
  signal?: AbortSignal
  /** Whether the request goes on when the page is closed. */
  keepalive?: boolean
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Called with true when no byte has moved for long, and with false when bytes move again. */
  onStall?: (isStalled: boolean) => void
}

export interface Answer {
  status: number
  body: unknown
}

/** A way to send a request: `send`, or `upload` where the body may be large. */
export type Send = (outgoing: Outgoing) => Promise<Answer>

/** State and hooks of the transport; parts of the app that are loaded later register their hooks here. */
export const transport: {
  /** Whether the last exchange got an answer, of any status. */
  isAnswered: boolean
  /** Called after each exchange. */
  onExchange?(): void
  /** Called with each answer, except for those to `upload`. */
  onAnswer?: ((response: Response) => void) | undefined
} = { isAnswered: true }

export function recordExchange(isAnswered: boolean) {
  transport.isAnswered = isAnswered
  transport.onExchange?.()
}

/** Makes one HTTP request and reads its answer; reports no progress. */
export const send: Send = async (outgoing) => {
  const response = await exchange(outgoing)
  return { status: response.status, body: readJson(await response.text()) }
}

/** Makes a request with fetch; throws a CallError if it does not get through, but not if it was aborted. */
export const exchange = ({ url, method, headers, body, signal, keepalive }: Outgoing): Promise<Response> =>
  fetch(url, { method, headers, body, signal, keepalive, credentials: 'same-origin' }).then(
    (response) => {
      recordExchange(true)
      transport.onAnswer?.(response)
      return response
    },
    (error) => {
      // A request that was aborted because no answer came counts as unanswered, too.
      if (!signal?.aborted || signal.reason instanceof CallError) recordExchange(false)
      throw signal?.aborted ? error : new CallError(0, {})
    },
  )

/** A proxy may answer with a page instead of JSON: that is an error without a message, not a crash. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
