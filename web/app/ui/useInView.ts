import { type RefCallback, useCallback } from 'react'

/** Distance below the viewport at which the next cards are already fetched. */
const ahead = '1200px'

/**
 * Calls `onNear` when the marker at the end of a list comes near the viewport, as long as it is `active`. The marker needs a key that
 * changes when the list grows: it may still be near then, and on a slow phone a page can have arrived before React has rendered that it is
 * being fetched, so that `active` seems never to have changed.
 */
export const useInView = (onNear: () => void, active: boolean): RefCallback<HTMLDivElement> =>
  useCallback(
    (marker) => {
      if (!active || !marker) return
      const observer = new IntersectionObserver(
        (entries) => {
          // On a busy phone several come at once, the oldest first: only the last says where the marker is now.
          if (entries.at(-1)?.isIntersecting) onNear()
        },
        { rootMargin: `0px 0px ${ahead}` },
      )
      observer.observe(marker)
      return () => observer.disconnect()
    },
    [onNear, active],
  )
