import { readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { openInstallation } from '../installation.ts'
import { openLog } from '../logging.ts'
import { explainError } from '../startErrors.ts'

/** A command that cannot do what it was asked to; the operator is shown only the message. */
export class CommandError extends Error {}

/**
 * Runs a command of the operator on the configured installation: on DATABASE_URL, or on the embedded database, even while the app
 * is using it. On failure it prints the reason and sets the exit code to 1.
 */
export async function withDatabase(command: (deps: Deps) => Promise<void>): Promise<void> {
  try {
    const config = readConfig()
    const log = openLog('error', process.stderr)
    const installation = await openInstallation({
      // A command sends no text messages, so their settings do not matter.
      config: { ...config, ALLOW_INSECURE_DEFAULTS: true },
      log,
    })
    try {
      await command(installation.deps)
    } finally {
      await installation.close()
    }
  } catch (error) {
    console.error(explainError(error))
    process.exitCode = 1
  }
}
