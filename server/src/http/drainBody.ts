import type { IncomingMessage } from 'node:http'

const mostBytes = 256 * 1024 * 1024
const mostMilliseconds = 120_000

/**
 * Lets the unread rest of a refused request run into nothing. A browser sends its whole request before it looks at
 * the answer: closing the connection under it would show "connection lost" instead of what was wrong. Whoever
 * sends on and on is cut off.
 */
export function drainBody(incoming: IncomingMessage): void {
  incoming.unpipe()
  // Whoever has begun to read would stop it again, and nobody reads what they have.
  incoming.removeAllListeners('data')
  if (incoming.readableEnded || incoming.destroyed) return
  let left = mostBytes
  const timer = setTimeout(() => incoming.destroy(), mostMilliseconds)
  timer.unref()
  incoming.once('close', () => clearTimeout(timer))
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) incoming.destroy()
  })
  incoming.resume()
}
