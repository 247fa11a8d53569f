import { type RefObject, useEffect, useRef } from 'react'

/** For a view that replaces a form on the same page: scrolls to the top and focuses the title, so that it is read out first. */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [])
  return title
}
