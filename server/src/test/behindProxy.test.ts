import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { makeDatabase, type TestDatabase } from './database.ts'
import { freePort } from './freePort.ts'
import { connect, openSocket } from './live.ts'
import { makePerson } from './people.ts'
import { makeDataDir, type ServerProcess, startServer } from './process.ts'
import { type RoundRobin, startRoundRobin } from './roundRobin.ts'

/** Two processes on one database, behind a proxy that sends each request to the next of them. */
const serverKey = 'ab'.repeat(32)
const places: Awaited<ReturnType<typeof makeDataDir>>[] = []
const servers: ServerProcess[] = []
let database: TestDatabase
let proxy: RoundRobin

const start = async (index: number, port: number | string) => {
  const { dataDir = '' } = places[index] ?? {}
  const settings = {
    DATABASE_URL: database.url,
    SERVER_KEY: serverKey,
    // Longer than the proxy and the tests need on a busy machine to see that it stops, and to ask once more.
    DRAIN_SECONDS: '10',
    LOG_LEVEL: 'warn',
  }
  servers[index] = await startServer({ ...settings, DATA_DIR: dataDir, PORT: String(port) })
}

const never = () => Promise.reject(new Error('no server'))

beforeAll(async () => {
  database = await makeDatabase()
  places.push(await makeDataDir(), await makeDataDir())
  await Promise.all([start(0, await freePort()), start(1, await freePort())])
  proxy = await startRoundRobin(servers.map(({ url }) => url))
})
afterAll(async () => {
  proxy.close()
  for (const { child } of servers) child.kill('SIGKILL')
  for (const { remove } of places) await remove()
  await database.drop()
})

test('while one process after the other is stopped and started anew, every request is answered', async () => {
  const statuses: Record<string, number> = {}
  let isOver = false
  const keepAsking = async (init: RequestInit, target: string) => {
    while (!isOver) {
      const response = await fetch(proxy.url + target, init)
      const text = await response.text()
      const answer = response.ok ? response.status : `${response.status} ${text}`
      statuses[answer] = (statuses[answer] ?? 0) + 1
    }
  }
  const asking = Promise.all([
    ...Array.from({ length: 3 }, () => keepAsking({}, '/api/posts')),
    ...Array.from({ length: 3 }, () => keepAsking({ method: 'POST' }, '/api/auth/logout')),
  ])
  try {
    for (const [index, { url, end }] of [...servers].entries()) {
      expect(await end('SIGTERM')).toBe(0)
      await start(index, new URL(url).port)
      await proxy.until(url, true)
    }
    // A busy machine needs longer for as many.
    await eventually(() => expect(statuses[200]).toBeGreaterThan(500))
  } finally {
    isOver = true
    await asking
  }
  expect(statuses).toEqual({ 200: expect.any(Number) })
  for (const { printed } of servers) expect(printed()).not.toMatch(/"level"/)
}, 300_000)

test('told to stop, it says that it is not ready, goes on answering, and keeps no connection', async () => {
  const { url = '', end = never } = servers[0] ?? {}
  const ended = end('SIGTERM')
  await eventually(async () => {
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  })
  for (const target of ['/api/posts', '/healthz']) {
    const { status, headers } = await fetch(url + target)
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
  }
  expect(await ended).toBe(0)
  await start(0, new URL(url).port)
  await proxy.until(url, true)
}, 300_000)

test('sockets connect by WebSocket to whichever process; by polling alone they do not, and are told so', async () => {
  const { kysely, close } = openDatabase({ connectionString: database.url }, { onError: () => undefined })
  const person = await makePerson({ kysely, serverKey: Buffer.from(serverKey, 'hex') })
  await close()
  for (let times = 0; times < 4; times += 1) {
    expect((await connect(proxy, person, { transports: ['websocket', 'polling'] })).socket.connected).toBe(
      true,
    )
  }
  const polling = openSocket(proxy, person, { transports: ['polling'] })
  const error = await new Promise<Error>((resolve) => void polling.once('connect_error', resolve))
  expect(error).toMatchObject({ description: 400 })
  expect(polling.connected).toBe(false)
})
