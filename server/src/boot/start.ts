import cluster from 'node:cluster'
import { type Config, misspelledSettings, readConfig } from '../core/config.ts'
import { openLog } from '../core/logging.ts'
import { explainError } from '../core/startErrors.ts'
import { refusePortInUse } from './portInUse.ts'
import { usualProcesses } from './processes.ts'

/** Entry point of every process: it serves requests, alone or as one of several workers, or it supervises the workers. */
export async function startProcess(): Promise<void> {
  try {
    const config = readConfig()
    const log = openLog(config.LOG_LEVEL)
    if (cluster.isPrimary) {
      for (const warning of misspelledSettings()) log.warn(warning)
      await refusePortInUse(config)
    }
    const processes = processesOf(config)
    if (cluster.isPrimary && processes > 1) {
      const { runPrimary } = await import('./primary.ts')
      return await runPrimary(processes, config, log)
    }
    const { runWorker } = await import('./worker.ts')
    await runWorker(config, log)
  } catch (error) {
    if (cluster.isPrimary) console.error(`Bichar cannot start: ${explainError(error)}`)
    // The supervising process logs the problem.
    else await new Promise((sent) => process.send?.({ problem: explainError(error) }, sent))
    process.exit(1)
  }
}

/** The development server reloads changed code in one process, and tests set PROCESSES themselves. */
const processesOf = ({ NODE_ENV, PROCESSES }: Config): number =>
  NODE_ENV === 'development' ? 1 : (PROCESSES ?? (NODE_ENV === 'production' ? usualProcesses() : 1))
