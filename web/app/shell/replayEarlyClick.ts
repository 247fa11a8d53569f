declare global {
  interface Window {
    earlyClick?: { button?: HTMLButtonElement; sign?: Animation; stop(): void }
  }
}

/**
 * Run with the first bytes of a page: on a slow network people press what they see long before the app has arrived.
 * The button that was pressed last pulses, and waits. Links and what is typed need no help: they are the browser's.
 */
export const keepEarlyClick = `(() => {
  var early = window.earlyClick = { stop() { removeEventListener('click', keep, true) } }
  function keep(event) {
    var button = event.target.closest('button')
    if (!button || button.disabled) return
    event.preventDefault()
    if (early.sign) early.sign.cancel()
    early.button = button
    early.sign = button.animate([{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }], { duration: 1200, iterations: Infinity })
  }
  addEventListener('click', keep, true)
})()`

/** Presses the button that was pressed before the app was there; once, however often it was. */
export function replayEarlyClick() {
  const early = window.earlyClick
  if (!early) return
  delete window.earlyClick
  early.stop()
  early.sign?.cancel()
  if (early.button?.isConnected) early.button.click()
}
