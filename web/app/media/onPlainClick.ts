import type { MouseEvent } from 'react'

/**
 * For a link: does what a press on it means here, and lets the browser open a new tab for whoever asks for one. A press before
 * the app is there is kept for it (`keepEarlyClick`): the file alone, in place of the page, is not what was asked for.
 */
export const onPlainClick = (act: () => void) => ({
  'data-opens-here': true,
  onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  },
})
