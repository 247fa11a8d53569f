import type { MouseEvent } from 'react'

/** Does what a press on a link means here, and lets the browser open a new tab for whoever asks for one. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  act()
}
