/**
 * Calls back when the network is back, and when somebody comes back to the page: what has failed may get through now. Returns how to stop.
 */
export function onReturn(listener: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const ifSeen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener, { signal })
  document.addEventListener('visibilitychange', ifSeen, { signal })
  return () => stopped.abort()
}
