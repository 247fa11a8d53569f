import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect, test } from 'vitest'
import { isPostmasterOf, readPostmaster } from '../db/postmaster.ts'
import { makeDataDir, startServer } from './process.ts'

test.each(['1', '2'])(
  'a server comes up though its database is killed under its start, with PROCESSES=%s',
  async (PROCESSES) => {
    const { dataDir, remove } = await makeDataDir('used')
    const cluster = path.join(dataDir, 'postgres')
    const killing = new AbortController()
    // Kills the database at ever later moments of the start; first soon after it accepts connections.
    const kill = async () => {
      const killed = new Set<number>()
      for (; killed.size < 8 && !killing.signal.aborted; await pause(5)) {
        const { pid = 0 } = (await readPostmaster(cluster)) ?? {}
        if (killed.has(pid) || !(await isPostmasterOf(pid, cluster))) continue
        await pause(150 + killed.size * 75)
        if (!(await isPostmasterOf(pid, cluster))) continue
        process.kill(pid, 'SIGKILL')
        killed.add(pid)
      }
      return killed.size
    }
    const killed = kill()
    const server = await startServer({ DATA_DIR: dataDir, PROCESSES }).finally(() => killing.abort())
    try {
      expect(await killed).toBeGreaterThan(0)
      await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
    } finally {
      await server.end('SIGTERM')
      await remove()
    }
  },
)
