import { availableParallelism, totalmem } from 'node:os'
import type { Connection } from './db/db.ts'

const mostUnlessTold = 4
/** What one may need under load, and what PostgreSQL, pictures and the system need beside all of them. */
const megabytes = { ofOne: 512, beside: 1024 }

/** How many processes serve unless the operator says so: the cores, at most four, and no more than the memory bears. */
export function usualProcesses({ cores, memory } = ofThisMachine()): number {
  const room = Math.floor((memory / 2 ** 20 - megabytes.beside) / megabytes.ofOne)
  return Math.max(1, Math.min(cores, mostUnlessTold, room))
}

/** A container may have less than the machine. */
function ofThisMachine() {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return { cores: availableParallelism(), memory }
}

/** What a process that serves is told first. */
export interface Errand {
  connection: Connection
  databasePlace: string
  databaseFolder?: string
}

/** What it asks for once it listens, and says then: where it serves, or why it cannot. */
export type Report = { asks: 'errand' } | { serves: string } | { problem: string }
