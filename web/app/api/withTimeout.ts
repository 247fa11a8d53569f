import { CallError } from './errors.ts'

/**
 * Runs a request that is aborted after so many milliseconds: without an answer it fails like one without a network. `outer` aborts it,
 * too. Unlike that of `AbortSignal.timeout`, the timer can be held by a test.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(new CallError(0, {})), milliseconds)
  const stop = () => given.abort(outer?.reason)
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  try {
    return await run(given.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}
