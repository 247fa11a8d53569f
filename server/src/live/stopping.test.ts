import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { freePort } from '../test/freePort.ts'
import { connect } from '../test/live.ts'
import { makePerson } from '../test/people.ts'
import { makeDataDir, type ServerProcess, startServer } from '../test/process.ts'

let database: TestDatabase
let place: Awaited<ReturnType<typeof makeDataDir>>
let server: ServerProcess
let port: number
const serverKey = 'ef'.repeat(32)
const settings = () => ({
  DATA_DIR: place.dataDir,
  DATABASE_URL: database.url,
  SERVER_KEY: serverKey,
  PORT: String(port),
})
beforeAll(async () => {
  database = await makeDatabase()
  place = await makeDataDir()
  port = await freePort()
  server = await startServer(settings())
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await place.remove()
  await database.drop()
})

test('a server that is told to stop lets its sockets go and ends in order', async () => {
  const { kysely, close } = openDatabase({ connectionString: database.url }, { onError: () => undefined })
  const person = await makePerson({ kysely, serverKey: Buffer.from(serverKey, 'hex') })
  await close()
  const windows = await Promise.all([
    connect(server, person),
    connect(server, person, { transports: ['polling'] }),
  ])
  const partings = windows.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  const returns = windows.map(({ socket }) => new Promise((resolve) => socket.io.once('reconnect', resolve)))
  for (const { socket } of windows) socket.io.reconnection(true)
  expect(await server.end('SIGTERM')).toBe(0)
  for (const reason of await Promise.all(partings)) expect(reason).not.toBe('io server disconnect')
  expect(server.printed()).not.toMatch(/"level":"(warn|error|fatal)"/)

  // The windows reconnect to the next process by themselves.
  server = await startServer(settings())
  await Promise.all(returns)
  const connected = windows.map(({ socket }) => eventually(() => expect(socket.connected).toBe(true)))
  await Promise.all(connected)
})
