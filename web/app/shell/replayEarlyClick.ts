declare global {
  interface Window {
    earlyClick?: { pressed?: HTMLElement; sign?: Animation; stop(): void }
  }
}

/**
 * Runs with the first bytes of a page: on a slow network people press what they see long before hydration. The button that was pressed
 * last pulses and waits; so does a link that opens something on the page (`onPlainClick`), which is followed after ten seconds without
 * the app. Other links and typed text need no help: the browser handles them.
 */
export const keepEarlyClick = `(() => {
  var patience, early = window.earlyClick = { stop() { removeEventListener('click', keep, true); clearTimeout(patience) } }
  function keep(event) {
    var pressed = event.target.closest('button, a[data-opens-here]')
    if (!pressed || pressed.disabled || pressed.href && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    if (early.sign) early.sign.cancel()
    early.pressed = pressed
    early.sign = pressed.animate([{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }], { duration: 1200, iterations: Infinity })
    clearTimeout(patience)
    if (pressed.href) patience = setTimeout(() => location.assign(pressed.href), 10000)
  }
  addEventListener('click', keep, true)
})()`

/** Clicks what was pressed before the scripts had come; once, however often it was pressed. */
export function replayEarlyClick() {
  const early = window.earlyClick
  if (!early) return
  delete window.earlyClick
  early.stop()
  early.sign?.cancel()
  if (early.pressed?.isConnected) early.pressed.click()
}
