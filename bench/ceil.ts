import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Connection } from '../server/src/db/db.ts'

export interface Ceil {
  url: string
  /** Milliseconds of the processor that it has used so far. */
  spent(): Promise<number>
  stop(): void
}

/** Starts what everything is measured against, on the same PostgreSQL. */
export async function startCeil(connection: Connection): Promise<Ceil> {
  const child = fork(path.join(import.meta.dirname, 'ceilServer.ts'))
  child.send({ connection })
  const [{ url }] = await once(child, 'message')
  return {
    url,
    async spent() {
      child.send('spent')
      const [{ cpu }] = await once(child, 'message')
      return (cpu.user + cpu.system) / 1000
    },
    stop: () => void child.kill(),
  }
}
