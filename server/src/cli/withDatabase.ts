import { hasTables } from '../backup/catalogueStore.ts'
import { refuseMissing } from '../backup/withInstallation.ts'
import { openInstallation } from '../boot/installation.ts'
import { type Config, readConfig } from '../core/config.ts'
import type { Deps } from '../core/deps.ts'
import { openLog } from '../core/logging.ts'
import { explainError } from '../core/startErrors.ts'
import { openConnection } from '../db/connection.ts'

/** A command that cannot do what it was asked to; the operator is shown the message, and which data it looked at. */
export class CommandError extends Error {}

interface Options {
  /** Whether the command may begin a new installation; any other would hide that the settings lead to the wrong data. */
  mayCreate?: boolean
}

/**
 * Runs a command of the operator on the configured installation: on DATABASE_URL, or on the embedded database, even while the app
 * is using it. On failure it prints the reason and sets the exit code to 1.
 */
export async function withDatabase(
  command: (deps: Deps) => Promise<void>,
  { mayCreate = false }: Options = {},
): Promise<void> {
  try {
    const config = readConfig()
    if (!mayCreate) await refuseNewData(config)
    const log = openLog('error', process.stderr)
    const installation = await openInstallation({
      // The settings of text messages matter to one command only, which says where they go.
      config: { ...config, ALLOW_INSECURE_DEFAULTS: true },
      log,
    })
    try {
      await command(installation.deps)
    } catch (error) {
      if (error instanceof CommandError) error.message += `\nDatabase: ${installation.databasePlace}`
      throw error
    } finally {
      await installation.close()
    }
  } catch (error) {
    console.error(explainError(error))
    process.exitCode = 1
  }
}

/** Throws if there is no installation where the settings lead: opening it would create one. */
async function refuseNewData(config: Config): Promise<void> {
  await refuseMissing(config)
  const { DATABASE_URL, DATABASE_LISTEN_URL } = config
  if (!DATABASE_URL) return
  const connection = { connectionString: DATABASE_URL, direct: DATABASE_LISTEN_URL }
  // A database that cannot be reached is explained when the installation is opened.
  const session = await openConnection(connection, 'bichar').catch(() => undefined)
  const isInstalled = session === undefined || (await hasTables(session.client).finally(session.close))
  if (isInstalled) return
  const { host, pathname } = new URL(DATABASE_URL)
  throw new Error(`there is no installation in the database of DATABASE_URL (${host}${pathname})`)
}
