import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { expect, test } from 'vitest'
import { openAuthorship } from '../authorship/authorship.ts'
import { openDatabase } from '../db/db.ts'
import { connectionTo } from '../test/databaseConnection.ts'
import { everybodysPassword, makePerson } from '../test/people.ts'
import { makeDataDir, startServer } from '../test/process.ts'
import { scheduledDeletionsOf } from '../test/scheduledDeletions.ts'

test('when the server is killed within the two days, what goes later still goes at its moment', async () => {
  const { dataDir, remove } = await makeDataDir('used')
  let server = await startServer({ DATA_DIR: dataDir })
  const database = openDatabase(await connectionTo(dataDir), { onError: () => undefined })
  try {
    const serverKey = Buffer.from((await readFile(path.join(dataDir, 'server.key'), 'utf8')).trim(), 'hex')
    const person = await makePerson({ ...database, serverKey })
    const send = async (method: string, target: string, body: object) => {
      const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
      const response = await fetch(server.url + target, { method, headers, body: JSON.stringify(body) })
      expect(response.ok, await response.clone().text()).toBe(true)
    }
    for (const title of ['One', 'Two', 'Three']) {
      await send('POST', '/api/posts', { title, desc: 'What happened', isAnonymous: true })
    }
    await send('DELETE', '/api/users/profile', { password: everybodysPassword, writing: 'delete' })
    await server.end('SIGKILL')

    const going = async () => {
      const deletions = await scheduledDeletionsOf({ ...database, authorship: openAuthorship(serverKey) })
      const { rows } = await database.pool.query<{ id: string; title: string }>(
        'select id, title from posts where id = any($1) order by title',
        [deletions.map(({ id }) => id)],
      )
      return rows.map(({ id, title }) => ({
        title,
        deletionId: deletions.find((deletion) => deletion.id === id)?.deletionId,
      }))
    }
    const titles = async () => (await going()).map(({ title }) => title)
    expect(await titles()).toEqual(['One', 'Three', 'Two'])
    server = await startServer({ DATA_DIR: dataDir })
    const two = (await going()).find(({ title }) => title === 'Two')
    await database.kysely
      .updateTable('departures')
      .set({ due_at: new Date() })
      .where('id', '=', two?.deletionId ?? '')
      .execute()
    await eventually(async () => expect(await titles()).toEqual(['One', 'Three']), { every: 500 })
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    await database.close()
    await server.end('SIGKILL').catch(() => undefined)
    await remove()
  }
})
