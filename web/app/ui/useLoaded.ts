import { useEffect, useEffectEvent, useState } from 'react'
import { retryUntilDone } from '../api/retryUntilDone.ts'
import { withMessages } from '../i18n/withMessages.ts'

/**
 * Loads code after hydration, with the messages that it shows, and retries until it has arrived; `undefined` until then. Nothing is loaded
 * as long as `isNeeded` is false.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isNeeded = true): Part | undefined {
  // React would call a part that is a function, as components are.
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const start = useEffectEvent(() =>
    retryUntilDone(
      () => withMessages(load),
      (part) => setLoaded({ part }),
    ),
  )
  const isMissing = isNeeded && !loaded
  useEffect(() => (isMissing ? start() : undefined), [isMissing])
  return loaded?.part
}
