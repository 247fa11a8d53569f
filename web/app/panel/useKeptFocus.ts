import { type RefObject, useEffect, useRef } from 'react'

/**
 * A card that was decided takes the focus away with it; the card that takes its place gets it, or the list when there
 * is none. The cards are the list's articles.
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
