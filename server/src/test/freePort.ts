import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports from which Linux chooses one by itself (32768 to 60999), for servers and for connections alike: a port of those may be
 * somebody else's by the time that a server has started, or comes back to it. Browsers refuse none of these.
 */
const [first, last] = [20_000, 32_767]

/** A random port that is free, and stays it while nobody else asks for just this one. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, last + 1)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
