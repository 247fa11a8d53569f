import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import { type CallOptions, call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'

const timeoutMilliseconds = 20_000

/** Makes a call with a timeout: without an answer it fails like a call without a network, and can be kept for later. */
export async function callWithTimeout<C extends Call>(
  name: C,
  input: CallInput<C>,
  { signal, ...options }: CallOptions = {},
): Promise<CallOutput<C>> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(new CallError(0, {})), timeoutMilliseconds)
  const stop = () => given.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    return await call(name, input, { ...options, signal: given.signal })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
