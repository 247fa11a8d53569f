import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import { type CallOptions, call } from '../api/call.ts'
import { withTimeout } from '../api/withTimeout.ts'

const timeoutMilliseconds = 20_000

/** Makes a call with a timeout: without an answer it fails like a call without a network, and can be kept for later. */
export function callWithTimeout<C extends Call>(
  name: C,
  input: CallInput<C>,
  { signal, ...options }: CallOptions = {},
): Promise<CallOutput<C>> {
  return withTimeout(timeoutMilliseconds, (given) => call(name, input, { ...options, signal: given }), signal)
}
