import type { FastifyBaseLogger } from 'fastify'

/** Ends the process in order when it is told to; on the second word, somewhat later, at once. */
export function stopWhenTold(close: () => Promise<void>, log: FastifyBaseLogger): void {
  let since: number | undefined

  const stop = async () => {
    if (since !== undefined) {
      // One Ctrl+C comes twice: from the terminal and from what started this process.
      if (Date.now() - since > 2_000) process.exit(1)
      return
    }
    since = Date.now()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'stopping')
      process.exit(1)
    }
  }

  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'crashed')
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // What started this process has died; nobody else would ever stop it. Of several that serve, each is ended by node:cluster then,
  // before it hears of it here.
  process.on('disconnect', () => void stop())
}
