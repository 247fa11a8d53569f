import { useEffect, useEffectEvent, useState } from 'react'
import { retryUntilDone } from '../api/retryUntilDone.ts'
import { withMessages } from '../i18n/withMessages.ts'

/**
 * Loads code after hydration, with the messages that it shows, and retries until it has arrived; `undefined` until then. Nothing is loaded
 * as long as `isNeeded` is false.
 */
export const useLoaded = <Part>(load: () => Promise<Part>, isNeeded = true): Part | undefined =>
  useLoading(load, isNeeded).part

/** The same, with the error of the latest attempt that failed, until the part has arrived. */
export function useLoading<Part>(
  load: () => Promise<Part>,
  isNeeded: boolean,
): { part?: Part; error?: unknown } {
  // React would call a part that is a function, as components are.
  const [loading, setLoading] = useState<{ part?: Part; error?: unknown }>({})
  const start = useEffectEvent(() =>
    retryUntilDone(
      () => withMessages(load),
      (part) => setLoading({ part }),
      (error) => setLoading({ error }),
    ),
  )
  const isMissing = isNeeded && !('part' in loading)
  useEffect(() => (isMissing ? start() : undefined), [isMissing])
  return loading
}
