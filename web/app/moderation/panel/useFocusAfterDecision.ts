import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** History state of a page to which a decision on the page before has led. */
export const afterDecision = { afterDecision: true }

/** For such a page: the button that had the focus has gone with the page before, so this one takes it. */
export function useFocusAfterDecision(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const state = useLocation().state as Partial<typeof afterDecision> | null
  const takesFocus = state?.afterDecision === true
  useEffect(() => {
    if (takesFocus) page.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return page
}
