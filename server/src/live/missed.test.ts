import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as dial } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makePerson } from '../test/people.ts'

const socketName = '.s.PGSQL.5432'

/** A socket to the test database that delays each query by `milliseconds`. */
async function slowDatabase() {
  const way = { folder: await mkdtemp(join(tmpdir(), 'slow-')), milliseconds: 0 }
  const server = createServer((asker) => {
    const database = dial(join(inject('postgres').host, socketName))
    asker.on('data', (bytes) => void setTimeout(() => database.write(bytes), way.milliseconds))
    database.pipe(asker)
    asker.on('close', () => database.destroy()).on('error', () => database.destroy())
    database.on('close', () => asker.destroy()).on('error', () => asker.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(join(way.folder, socketName), resolve))
  onTestFinished(async () => {
    server.close()
    await rm(way.folder, { recursive: true, force: true })
  })
  return way
}

test('whoever was told that something may have been missed misses nothing from then on', async () => {
  const way = await slowDatabase()
  const near = await startTestApp({ settings: { SERVER_KEY: 'ab'.repeat(32) } })
  onTestFinished(() => near.close())
  const { DATABASE_URL = '', SERVER_KEY = '' } = near.deps.config
  const settings = { SERVER_KEY, DATABASE_URL: DATABASE_URL.replace(inject('postgres').host, way.folder) }
  const far = await startTestApp({ settings })
  onTestFinished(() => far.close())
  const person = await makePerson(near.deps)
  const window = await connect(far, person)
  const missed = new Promise<void>((resolve) => void window.socket.on('missed', resolve))

  way.milliseconds = 200
  const [line] = await far.deps.live.ask<{ pid: number }>('select pg_backend_pid() as pid')
  await sql`select pg_terminate_backend(${line?.pid})`.execute(near.deps.kysely)
  await missed
  const event = { postId: crypto.randomUUID(), reactionCount: 1, order: 1 }
  near.deps.live.publish({ audience: 'all' }, 'reactionChanged', event)
  await eventually(() => expect(window.heard).toEqual([['reactionChanged', event]]), { every: 10 })
})
