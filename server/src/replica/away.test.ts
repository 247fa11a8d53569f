import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeDatabase } from '../test/database.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { failToStart, makeDataDir } from '../test/process.ts'
import { type ReadingApps, readBy, readFresh, startReadingApps, untilReadFrom } from '../test/replica.ts'
import { refuseForeignReplica } from './foreign.ts'

let running: ReadingApps
let one: TestApp
let two: TestApp
let author: TestPerson
beforeAll(async () => {
  running = await startReadingApps()
  ;({ one, two } = running)
  author = await makePerson(one.deps)
  await makePost(one.deps, author)
  await running.pair.standby.catchUp()
})
afterAll(() => running?.end())

const timesLogged = (app: TestApp, words: string) => app.logged().split(words).length - 1

const isInStep = async ({ deps }: TestApp) =>
  (await deps.metrics.getSingleMetric('replica_in_step')?.get())?.values[0]?.value

test('one that stops is done without, and read from again when it is back', async () => {
  for (const app of [one, two]) await untilReadFrom(app, 'replica')
  expect(await isInStep(one)).toBe(1)
  const back = timesLogged(one, 'the replica is read from for guests')
  await running.pair.standby.stop()
  // The first read may lose its connection in the middle of the query.
  for (let time = 0; time < 5; time += 1) for (const app of [one, two]) await readFresh(app)
  for (const app of [one, two]) await untilReadFrom(app, 'primary')
  await eventually(async () => expect(await isInStep(one)).toBe(0))
  await eventually(() => expect(timesLogged(one, 'the replica does not answer')).toBe(1))
  await running.pair.standby.start()
  for (const app of [one, two]) await untilReadFrom(app, 'replica')
  expect(await isInStep(one)).toBe(1)
  expect(timesLogged(one, 'the replica does not answer')).toBe(1)
  expect(timesLogged(one, 'the replica is read from for guests')).toBe(back + 1)
})

test('one that hangs keeps whoever has asked it waiting for some seconds, and nobody afterwards', async () => {
  const pool = one.deps.replica?.pool
  if (!pool) throw new Error('There is no replica')
  const { answer } = await running.sleepOnReplica(one, 'posts')
  const goOn = await running.pair.standby.hang()
  const since = performance.now()
  try {
    expect((await answer).rows).toEqual([{ isReplica: false }])
    // Two seconds, plus what a busy machine adds; the timeout of a statement is twenty.
    expect(performance.now() - since).toBeLessThan(15_000)
    const connect = vi.spyOn(pool, 'connect')
    for (let time = 0; time < 10; time += 1)
      expect(await readBy(one, () => readFresh(one))).toEqual(['primary'])
    expect(connect).not.toHaveBeenCalled()
    connect.mockRestore()
  } finally {
    goOn()
  }
  await untilReadFrom(one, 'replica')
})

test('one that is not there at the start is said once, and looked for again and again', async () => {
  let looks = 0
  const nobody = createServer((socket) => {
    looks += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  const settings = {
    DATABASE_URL: running.pair.primary.url,
    DATABASE_READ_URL: `postgresql://bichar@127.0.0.1:${port}/bichar`,
    GUEST_CACHE_MB: '8',
  }
  const app = await startTestApp({ settings })
  await eventually(() => expect(looks).toBeGreaterThanOrEqual(3))
  expect(await readBy(app, () => readFresh(app))).toEqual(['primary'])
  expect(timesLogged(app, 'the replica does not answer')).toBe(1)
  await app.close()
  nobody.close()
})

describe('the start', () => {
  test('is refused, and says so, when the replica is of another cluster', async () => {
    const { dataDir, remove } = await makeDataDir()
    const database = await makeDatabase()
    const { code, stderr } = await failToStart({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_READ_URL: running.pair.standby.url,
    })
    expect([code, stderr.trim()]).toEqual([
      1,
      'Bichar cannot start: DATABASE_READ_URL leads to another database than DATABASE_URL, and not to a standby that follows it',
    ])
    await database.drop()
    await remove()
  })

  test('is refused for another database of the same cluster, and for nothing that may be mended while it runs', async () => {
    const { primary, standby } = running.pair
    const start = (DATABASE_READ_URL: string | undefined) =>
      refuseForeignReplica({ DATABASE_READ_URL }, { connectionString: primary.url })
    await start(undefined)
    await start(standby.url)
    // The standby may have become the primary, and this server a standby.
    await start(primary.url)
    await start('postgresql://bichar@127.0.0.1:1/bichar')
    await expect(start(standby.url.replace('/bichar?', '/postgres?'))).rejects.toThrow('another database')
  })
})

// The last test: this server does not follow the primary again.
test('one that has become a primary itself is not read from any more', async () => {
  const admin = await makePerson(one.deps, { role: 'admin' })
  const id = await makePost(one.deps, author)
  await running.pair.standby.catchUp()
  for (const app of [one, two]) await untilReadFrom(app, 'replica')
  await running.pair.standby.ask('select pg_promote()')
  const params = { id }
  await one.call(
    'POST /posts/admin/toggle-approval/:id',
    { params, body: { action: 'disapprove' } },
    { as: admin },
  )
  for (const app of [one, two]) expect((await app.request(`/api/posts/${id}`)).status).toBe(404)
  for (const app of [one, two]) {
    await eventually(() => expect(timesLogged(app, 'takes changes itself')).toBe(1))
    expect(await readBy(app, () => readFresh(app))).toEqual(['primary'])
  }
})
