import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the card with the focus is decided and removed, the focus moves to the card that takes its position, or to the list if it is
 * empty. The cards are the `article` elements of the list.
 */
export function useKeptFocus(ids: readonly string[]): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const before = useRef(ids)
  const wasInside = useRef(false)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      wasInside.current = list.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  useEffect(() => {
    const left = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    const nowhere = document.activeElement === document.body || document.activeElement === null
    if (left < 0 || !nowhere || !wasInside.current) return
    const cards = list.current?.querySelectorAll<HTMLElement>('article') ?? []
    const next = cards[Math.min(left, cards.length - 1)] ?? list.current
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'start' })
  }, [ids])
  return list
}
