import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { connect } from '../test/live.ts'
import { makePerson } from '../test/people.ts'
import { makeDataDir, type ServerProcess, startServer } from '../test/process.ts'

let database: TestDatabase
let place: Awaited<ReturnType<typeof makeDataDir>>
let server: ServerProcess
const serverKey = 'ef'.repeat(32)
beforeAll(async () => {
  database = await makeDatabase()
  place = await makeDataDir()
  server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: database.url,
    SERVER_KEY: serverKey,
  })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await place.remove()
  await database.drop()
})

test('a server that is told to stop lets its sockets go and ends in order', async () => {
  const { kysely, close } = openDatabase({ connectionString: database.url }, () => undefined)
  const person = await makePerson({ kysely, serverKey: Buffer.from(serverKey, 'hex') })
  await close()
  const windows = await Promise.all([
    connect(server, person),
    connect(server, person, { transports: ['polling'] }),
  ])
  const partings = windows.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  expect(await server.end('SIGTERM')).toBe(0)
  await Promise.all(partings)
  expect(server.printed()).not.toMatch(/"level":"(warn|error|fatal)"/)
})
