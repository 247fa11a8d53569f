import { availableParallelism, totalmem } from 'node:os'
import type { Connection } from '../db/connectionSettings.ts'

const maxDefaultProcesses = 4
/** Memory that one process may need under load, and what PostgreSQL, image processing and the system need besides all of them. */
const megabytes = { ofOne: 512, beside: 1024 }

/** The default number of processes: one for each core, at most four, and no more than fit into the memory. */
export function usualProcesses({ cores, memory } = ofThisMachine()): number {
  const room = Math.floor((memory / 2 ** 20 - megabytes.beside) / megabytes.ofOne)
  return Math.max(1, Math.min(cores, maxDefaultProcesses, room))
}

/** Takes the memory limit of a container into account, which may be lower than that of the machine. */
function ofThisMachine() {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return { cores: availableParallelism(), memory }
}

/** The first message that a worker receives from the supervising process. */
export interface WorkerSetup {
  connection: Connection
  databasePlace: string
  databaseFolder?: string
}

/** What a worker sends: a request for its setup once it listens for messages, and then the URL where it serves or why it cannot. */
export type Report = { asks: 'setup' } | { serves: string } | { problem: string }
