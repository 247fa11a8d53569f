import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { ownAddress } from './http/addresses.ts'
import { operatorMissing } from './http/operator.ts'
import { serveWeb } from './http/web.ts'
import { type Installation, openInstallation } from './installation.ts'
import { openLog } from './logging.ts'
import { pageForms } from './pageForms.ts'
import { inWords } from './startErrors.ts'

/** How long requests in flight may take to finish when the server is told to stop. */
const graceMilliseconds = 15_000

interface Server {
  app: FastifyInstance
  installation: Installation
}

/** The whole life of a server process. */
export async function run(): Promise<void> {
  try {
    const config = readConfig()
    const log = openLog(config.LOG_LEVEL)
    const starting = start(config, log)
    stopWhenTold(starting, log)
    announce(await starting, config)
  } catch (error) {
    console.error(`Bichar cannot start: ${inWords(error)}`)
    process.exit(1)
  }
}

async function start(config: Config, log: FastifyBaseLogger): Promise<Server> {
  const installation = await openInstallation({ config, log, hasServerKey: true })
  try {
    const app = await buildApp(installation.deps)
    // Tests of the process begin before the web app has been built.
    if (config.NODE_ENV !== 'test') {
      await serveWeb(app, installation.deps, pageForms(app, installation.deps))
    }
    await app.listen({ host: config.HOST, port: config.PORT })
    return { app, installation }
  } catch (error) {
    await installation.close()
    throw error
  }
}

/** Ends the process in order when it is told to; on the second word, somewhat later, at once. */
function stopWhenTold(starting: Promise<Server>, log: FastifyBaseLogger): void {
  let since: number | undefined

  const stop = async () => {
    if (since !== undefined) {
      // One Ctrl+C comes twice: from the terminal and from what started this process.
      if (Date.now() - since > 2_000) process.exit(1)
      return
    }
    since = Date.now()
    try {
      // Told to stop while it starts, it finishes that first, so that nothing half-started stays behind.
      const server = await starting.catch(() => undefined)
      const cut = setTimeout(() => server?.app.server.closeAllConnections(), graceMilliseconds)
      await server?.app.close()
      clearTimeout(cut)
      await server?.installation.close()
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
  // What started this process has died; nobody else would ever stop it.
  process.on('disconnect', () => void stop())
}

function announce({ app, installation }: Server, config: Config): void {
  console.log(`Bichar serves at ${ownAddress(app.server)}`)
  if (config.PUBLIC_URL) console.log(`People reach it at ${config.PUBLIC_URL}`)
  console.log(`Text messages go to ${installation.deps.sms.place}`)
  console.log(`The database is ${installation.databasePlace}`)
  const missing = operatorMissing(config)
  if (missing) console.log(missing)
}
