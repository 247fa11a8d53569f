import type { MouseEvent } from 'react'

/**
 * Props of a link that acts on the page when it is pressed, but lets the browser open a new tab for whoever asks for one. A press before
 * hydration is kept for it (`keepEarlyClick`): following the link would replace the page by the file alone.
 */
export const onPlainClick = (act: () => void) => ({
  'data-opens-here': true,
  onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  },
})
