import { type RefObject, useEffect, useRef } from 'react'

/** Distance below the viewport at which the next cards are already fetched. */
const ahead = '1200px'

/** Calls `onNear` when the marker at the end of a list comes near the viewport, as long as it is `active`. */
export function useInView(onNear: () => void, active: boolean): RefObject<HTMLDivElement | null> {
  const marker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!active || !marker.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: `0px 0px ${ahead}` },
    )
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [onNear, active])
  return marker
}
