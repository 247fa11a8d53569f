/** Calls the listener when the page becomes visible again. Returns a function that unsubscribes. */
export function onVisible(listener: () => void): () => void {
  const ifSeen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', ifSeen)
  return () => document.removeEventListener('visibilitychange', ifSeen)
}

/**
 * Calls the listener when the network is back, and when the page becomes visible again: what has failed may succeed now. Returns a
 * function that unsubscribes.
 */
export function onOnlineOrVisible(listener: () => void): () => void {
  const stop = onVisible(listener)
  window.addEventListener('online', listener)
  return () => {
    stop()
    window.removeEventListener('online', listener)
  }
}
