import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import { describe } from './describe.ts'
import { successOf } from './errors.ts'
import { type Answer, send } from './send.ts'
import { endSession, refreshToken, storedToken } from './session.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Told how much of an upload has gone out, from 0 to 1. */
  onProgress?: (share: number) => void
  headers?: Record<string, string>
}

/** A call of the contract: from the browser over HTTP, from the server-side renderer in the same process. */
export type CallFunction = <C extends Call>(
  name: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallOutput<C>>

const retryAfterMilliseconds = 2_000

/**
 * Calls the API as whoever is signed in. On 401 the token is refreshed once (shared by all calls that wait) and the
 * call repeated; on 429 it is repeated once after 2 s (spec section 4). Anything else that is no success is a CallError.
 */
export const call: CallFunction = async (name, input, options = {}) => {
  let answer = await attempt(name, input, options)
  if (answer.status === 429) {
    await pause(retryAfterMilliseconds, options.signal)
    answer = await attempt(name, input, options)
  }
  if (answer.status === 401 && storedToken()) {
    if (!(await refreshToken())) endSession({ toLogin: true })
    else answer = await attempt(name, input, options)
  }
  return successOf(answer) as never
}

const attempt = <C extends Call>(name: C, input: CallInput<C>, options: CallOptions): Promise<Answer> => {
  const token = storedToken()
  const outgoing = describe(name, input as object)
  return send({
    ...outgoing,
    ...options,
    headers: {
      ...outgoing.headers,
      ...options.headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
