import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect, test } from 'vitest'
import { readPostmaster } from '../db/postmaster.ts'
import { launch, makeDataDir } from './process.ts'

/** The pid of the first worker, once it runs its own program. */
async function firstOf(parent: number): Promise<number> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  for (const pid of children.trim().split(' ').filter(Boolean)) {
    const settings = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (settings.includes('NODE_UNIQUE_ID=')) return Number(pid)
  }
  throw new Error('none has been started')
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('one that hangs while it starts keeps nobody from stopping the server, nor stays behind', async () => {
  const { dataDir, remove } = await makeDataDir('used')
  const server = launch({ DATA_DIR: dataDir, PROCESSES: '2' })
  const ended = once(server, 'exit')
  let first = 0
  try {
    first = await eventually(() => firstOf(server.pid ?? 0), { every: 5 })
    process.kill(first, 'SIGSTOP')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(isThere(first)).toBe(false)
    expect(await readPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()
  } finally {
    server.kill('SIGKILL')
    if (first && isThere(first)) process.kill(first, 'SIGKILL')
    await remove()
  }
})
