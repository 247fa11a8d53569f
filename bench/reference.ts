import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Connection } from '../server/src/db/connectionSettings.ts'
import type { BenchRequest } from './load.ts'

export interface Reference {
  url: string
  ask: Record<'CEIL' | 'CEIL-w', (turn: number) => BenchRequest>
  /** Milliseconds of processor time that it has used so far. */
  spent(): Promise<number>
  stop(): void
}

const comment = Buffer.from(JSON.stringify({ text: 'A comment as long as most of them are, and no longer.' }))

/** Starts the reference server, to which everything is compared, on the same PostgreSQL. */
export async function startReference(connection: Connection): Promise<Reference> {
  const child = fork(path.join(import.meta.dirname, 'referenceServer.ts'))
  child.send({ connection })
  const [{ url }] = await once(child, 'message')
  return {
    url,
    ask: {
      CEIL: () => ({ path: '/' }),
      'CEIL-w': () => ({
        path: '/',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: comment,
      }),
    },
    async spent() {
      child.send('spent')
      const [{ cpu }] = await once(child, 'message')
      return (cpu.user + cpu.system) / 1000
    },
    stop: () => void child.kill(),
  }
}
