import { type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../ui/useHydrated.ts'

/** Focuses the heading of a page that is reached by a link, which navigation has removed while it had the focus. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const [arrivedByLink] = useState(useHydrated())
  useEffect(() => {
    if (arrivedByLink && document.activeElement === document.body) heading.current?.focus()
  }, [arrivedByLink])
  return heading
}
