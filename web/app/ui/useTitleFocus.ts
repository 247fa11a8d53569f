import { type RefObject, useEffect, useRef } from 'react'

/** For what takes the place of a form on the same page: begins at the top, with its title read out first. */
export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [])
  return title
}
