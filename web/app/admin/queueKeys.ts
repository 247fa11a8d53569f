import type { KeyboardEvent } from 'react'

export interface QueueActions {
  approve(): void
  sendBack(): void
  open(): void
  /** Shows which key does what. */
  help(): void
}

const elsewhere = 'input, textarea, select, dialog, [contenteditable]'

/**
 * The keys of a queue of articles. They are heard only while the focus is in an article (WCAG 2.1.4), and not while
 * somebody writes or a dialog is open.
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

/** The letter of the key, also on a keyboard whose letters are Bengali. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  key.length === 1 && key > '~'
    ? code.replace('Key', '').toLowerCase()
    : key.length === 1
      ? key.toLowerCase()
      : key

/** Arrow keys belong to whatever has the focus inside of an article. */
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
