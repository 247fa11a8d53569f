import { readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { openInstallation } from '../installation.ts'
import { openLog } from '../logging.ts'
import { inWords } from '../startErrors.ts'

/** A command that cannot do what it was asked; its message is all the operator needs to see. */
export class CommandError extends Error {}

/**
 * Runs a command of the operator on the installation that the settings name: the embedded database, whether or not
 * the app is using it now, or DATABASE_URL. Ends the process with 1 and a line that says why when it fails.
 */
export async function withDatabase(command: (deps: Deps) => Promise<void>): Promise<void> {
  try {
    const config = readConfig()
    const log = openLog('error', process.stderr)
    const installation = await openInstallation({
      // A command sends no messages, so it does not mind where they would go.
      config: { ...config, ALLOW_INSECURE_DEFAULTS: true },
      log,
    })
    try {
      await command(installation.deps)
    } finally {
      await installation.close()
    }
  } catch (error) {
    console.error(inWords(error))
    process.exitCode = 1
  }
}
