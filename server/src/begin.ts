import cluster from 'node:cluster'
import { type Config, readConfig } from './config.ts'
import { openLog } from './logging.ts'
import { usualProcesses } from './processes.ts'
import { explainError } from './startErrors.ts'

/** Entry point of every process: it serves requests, alone or as one of several workers, or it supervises the workers. */
export async function begin(): Promise<void> {
  try {
    const config = readConfig()
    const log = openLog(config.LOG_LEVEL)
    const processes = processesOf(config)
    if (cluster.isPrimary && processes > 1) {
      const { supervise } = await import('./supervise.ts')
      return await supervise(processes, config, log)
    }
    const { run } = await import('./run.ts')
    await run(config, log)
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
