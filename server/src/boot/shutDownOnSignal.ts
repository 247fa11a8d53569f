import type { FastifyBaseLogger } from 'fastify'

/** Shuts the process down in order at the first signal, and at once at another one that comes more than two seconds later. */
export function shutDownOnSignal(close: () => Promise<void>, log: FastifyBaseLogger): void {
  let since: number | undefined

  const stop = async () => {
    if (since !== undefined) {
      // One Ctrl+C arrives twice: from the terminal and from the parent process.
      if (Date.now() - since > 2_000) process.exit(1)
      return
    }
    since = Date.now()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'shutdown failed')
      process.exit(1)
    }
  }

  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error; exiting')
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // The parent process has died, so nobody else would ever stop this one. A worker never gets here: node:cluster ends it first.
  process.on('disconnect', () => void stop())
}
