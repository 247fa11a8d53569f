import { useEffect, useRef } from 'react'

/** A card that was decided takes the focus away with it; the list takes it over, so that the next card is near. */
export function useKeptFocus(count: number) {
  const list = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null
    if (count < before.current && nowhere) list.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return list
}
