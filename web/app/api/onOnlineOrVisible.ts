/**
 * Calls the listener when the network is back, and when the page becomes visible again: what has failed may succeed now. Returns a
 * function that unsubscribes.
 */
export function onOnlineOrVisible(listener: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const ifSeen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener, { signal })
  document.addEventListener('visibilitychange', ifSeen, { signal })
  return () => stopped.abort()
}
