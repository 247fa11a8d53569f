import type { KeyboardEvent } from 'react'

export interface QueueActions {
  approve(): void
  sendBack(): void
  open(): void
  /** Opens the list of keyboard shortcuts. */
  help(): void
}

const elsewhere = 'input, textarea, select, dialog, [contenteditable]'

/**
 * Handles the keyboard shortcuts of a queue of articles. They only apply while the focus is within an article (WCAG 2.1.4), and not
 * while an input has the focus or a dialog is open.
 */
export function pressInQueue(event: KeyboardEvent<HTMLElement>, actions: QueueActions): void {
  const { ctrlKey, metaKey, altKey, repeat, target, currentTarget } = event
  if (ctrlKey || metaKey || altKey || (target as Element).closest(elsewhere)) return
  const key = keyOf(event)
  const step = stepOf(key, target === currentTarget)
  const act = { a: actions.approve, r: actions.sendBack, o: actions.open, '?': actions.help }[key]
  if (step) goTo(currentTarget, step)
  else if (act && !repeat) act()
  else return
  event.preventDefault()
}

/** The Latin letter of the key, even on a Bengali keyboard layout. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  key.length === 1 && key > '~'
    ? code.replace('Key', '').toLowerCase()
    : key.length === 1
      ? key.toLowerCase()
      : key

/** Arrow keys only navigate when the article itself has the focus; within it they belong to the focused control. */
function stepOf(key: string, onArticle: boolean): 1 | -1 | undefined {
  if (key === 'j' || (onArticle && key === 'ArrowDown')) return 1
  if (key === 'k' || (onArticle && key === 'ArrowUp')) return -1
  return undefined
}

function goTo(from: HTMLElement, step: 1 | -1) {
  const articles = [...(from.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > article') ?? [])]
  const next = articles[articles.indexOf(from) + step]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}
