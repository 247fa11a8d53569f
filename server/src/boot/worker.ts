import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Config } from '../core/config.ts'
import { ownAddress } from '../http/addresses.ts'
import { serveWeb } from '../http/web.ts'
import { type Installation, openInstallation } from './installation.ts'
import { pageForms } from './pageForms.ts'
import type { Report, WorkerSetup } from './processes.ts'
import { retryStartup } from './retryStartup.ts'
import { shutDownOnSignal } from './shutDownOnSignal.ts'
import { printStartupSummary } from './startupSummary.ts'

/** How many milliseconds requests in flight may take to finish after the signal to stop. */
const graceMilliseconds = 15_000

interface Server {
  app: FastifyInstance
  installation: Installation
}

/** Runs a process that serves requests, until it is told to stop. */
export async function runWorker(config: Config, log: FastifyBaseLogger): Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const starting = retryStartup(() => start(config, log), { log, signal })
  // A signal during the start takes effect once the start has finished, so that nothing is left half-started.
  shutDownOnSignal(async () => {
    stopping.abort()
    await close(await starting.catch(() => undefined))
  }, log)
  const started = await starting.catch((error) => {
    // A start that was aborted by a signal to stop has not failed.
    if (!signal.aborted) throw error
  })
  if (started) tell(started, config)
}

function tell({ app, installation }: Server, config: Config): void {
  const url = ownAddress(app.server)
  if (cluster.isWorker) process.send?.({ serves: url } satisfies Report)
  else printStartupSummary({ url, config, textMessages: installation.deps.sms.place, ...installation })
}

async function start(config: Config, log: FastifyBaseLogger): Promise<Server> {
  const sharedSetup = cluster.isWorker ? await requestSetup() : undefined
  const installation = await openInstallation({ config, log, hasServerKey: true, sharedSetup })
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

/**
 * Fetches the first message from the supervising process. The worker asks for it, since a message that is sent before it listens is
 * lost.
 */
async function requestSetup(): Promise<WorkerSetup> {
  const received = once(process, 'message')
  process.send?.({ asks: 'setup' } satisfies Report)
  const [message] = await received
  return message
}

async function close(server: Server | undefined): Promise<void> {
  if (server) await drain(server)
  const cut = setTimeout(() => server?.app.server.closeAllConnections(), graceMilliseconds)
  await server?.app.close()
  clearTimeout(cut)
  await server?.installation.close()
}

/** Goes on serving for a while with readiness off, until proxies have stopped sending requests. */
async function drain({ installation: { deps } }: Server): Promise<void> {
  deps.stopping.begun = true
  await sleep(deps.config.DRAIN_SECONDS * 1000)
}
