/** Ends when the command is told to stop, or when what started it has died. */
export function toldToStop(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new Error('it was told to stop, and has left nothing behind'))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // Listening alone must not keep the command from ending.
  process.channel?.unref()
  return stopping.signal
}
