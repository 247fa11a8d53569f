/** Returns a signal that aborts when the command receives a signal to stop, or when its parent process has died. */
export function abortOnSignal(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new Error('interrupted by a signal; incomplete output was removed'))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // The listener alone must not keep the process alive.
  process.channel?.unref()
  return stopping.signal
}
