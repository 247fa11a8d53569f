import cluster from 'node:cluster'
import { type Config, readConfig } from './config.ts'
import { openLog } from './logging.ts'
import { usualProcesses } from './processes.ts'
import { inWords } from './startErrors.ts'

/** What a server process begins with: it serves, alone or as one of several, or it looks after those that do. */
export async function begin(): Promise<void> {
  try {
    const config = readConfig()
    const log = openLog(config.LOG_LEVEL)
    const processes = processesOf(config)
    if (cluster.isPrimary && processes > 1) {
      const { lookAfter } = await import('./lookAfter.ts')
      return await lookAfter(processes, config, log)
    }
    const { run } = await import('./run.ts')
    await run(config, log)
  } catch (error) {
    if (cluster.isPrimary) console.error(`Bichar cannot start: ${inWords(error)}`)
    // Whoever started this one says it.
    else await new Promise((sent) => process.send?.({ problem: inWords(error) }, sent))
    process.exit(1)
  }
}

/** Developers' servers reload what changes, and tests say how many they want. */
const processesOf = ({ NODE_ENV, PROCESSES }: Config): number =>
  NODE_ENV === 'development' ? 1 : (PROCESSES ?? (NODE_ENV === 'production' ? usualProcesses() : 1))
