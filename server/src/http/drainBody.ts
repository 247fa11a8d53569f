import type { IncomingMessage } from 'node:http'

const maxBytes = 256 * 1024 * 1024
const maxMilliseconds = 120_000

/**
 * Reads and discards the rest of a refused request. A browser sends its whole request before it reads the response: if the
 * connection were closed before, it would show "connection lost" instead of the refusal. A client that goes on beyond the limits is
 * cut off.
 */
export function drainBody(incoming: IncomingMessage): void {
  incoming.unpipe()
  // A reader that has already begun could pause the stream again, although nobody uses its data.
  incoming.removeAllListeners('data')
  if (incoming.readableEnded || incoming.destroyed) return
  let left = maxBytes
  const timer = setTimeout(() => incoming.destroy(), maxMilliseconds)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer))
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) incoming.destroy()
  })
  incoming.resume()
}
