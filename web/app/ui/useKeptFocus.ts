import { type RefObject, useEffect, useRef } from 'react'

/**
 * When what has the focus in a list is removed, as by a decision, the focus moves to the card around it; and if that has gone, to the card
 * that takes its position, or to the list if it is empty. The cards are the `article` elements of the list.
 */
export function useKeptFocus(ids: readonly string[]): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const before = useRef(ids)
  const focused = useRef<Element>(null)
  const card = useRef<Element>(null)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const isInside = target instanceof Element && list.current?.contains(target)
      focused.current = isInside ? target : null
      card.current = isInside ? target.closest('article') : null
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  useEffect(() => {
    const left = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    const nowhere = document.activeElement === document.body || document.activeElement === null
    if (!nowhere || !focused.current || focused.current.isConnected) return
    focused.current = null
    if (card.current?.isConnected) return focusCard(card.current)
    if (left < 0) return
    const cards = list.current?.querySelectorAll('article') ?? []
    const next = cards[Math.min(left, cards.length - 1)] ?? list.current
    if (!next) return
    focusCard(next)
    next.scrollIntoView({ block: 'start' })
  })
  return list
}

function focusCard(card: Element): void {
  if (!(card instanceof HTMLElement)) return
  card.tabIndex = -1
  card.focus({ preventScroll: true })
}
