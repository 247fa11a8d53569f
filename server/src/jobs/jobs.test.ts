import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSealer } from '../authorship/sealer.ts'
import { type Database, openDatabase } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { type Job, type Jobs, job, startJobs } from './jobs.ts'

const fail = (error: Error) => {
  throw error
}

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await makeDatabase()
  db = openDatabase({ connectionString: database.url }, { onError: fail })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const started: Jobs[] = []
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
})

/** Starts the jobs of one process. */
async function startProcess(onError: (error: Error) => void = fail): Promise<Jobs> {
  const jobs = await startJobs({
    connection: { connectionString: database.url },
    sealer: openSealer(Buffer.alloc(32, 7), 'jobs'),
    onError,
  })
  started.push(jobs)
  return jobs
}

const payload = z.object({ number: z.int() })
const ask = (jobs: Jobs, asked: Job<typeof payload>, number: number) =>
  transact(db.kysely, (tx) => jobs.ask(tx, asked, { number }))

test('what is asked for with a change is done after it', async () => {
  const jobs = await startProcess()
  const greet = job({ name: 'test.done', payload, tries: 1 })
  const done: number[] = []
  await jobs.work(greet, async ({ number }) => void done.push(number))
  await ask(jobs, greet, 7)
  await eventually(() => expect(done).toEqual([7]))
})

test('what is asked for with a change that is undone is never done', async () => {
  const jobs = await startProcess()
  const greet = job({ name: 'test.undone', payload, tries: 1 })
  const done: number[] = []
  await jobs.work(greet, async ({ number }) => void done.push(number))
  const change = transact(db.kysely, async (tx) => {
    await jobs.ask(tx, greet, { number: 1 })
    throw new Error('no, after all')
  })
  await expect(change).rejects.toThrow('no, after all')
  await ask(jobs, greet, 2)
  await eventually(() => expect(done).toEqual([2]))
})

test('what was asked for before anybody did such work is done by who comes later', async () => {
  const greet = job({ name: 'test.later', payload, tries: 1 })
  const asking = await startProcess()
  await ask(asking, greet, 3)
  const done: number[] = []
  await (await startProcess()).work(greet, async ({ number }) => void done.push(number))
  await eventually(() => expect(done).toEqual([3]))
})

test('a hundred at once are each done once by two processes, without a pause', async () => {
  const greet = job({ name: 'test.many', payload, tries: 1, atOnce: 2 })
  const [one, other] = [await startProcess(), await startProcess()]
  const done: number[] = []
  const handler = async ({ number }: { number: number }) => void done.push(number)
  await one.work(greet, handler)
  await other.work(greet, handler)
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  await Promise.all(numbers.map((number) => ask(one, greet, number)))
  await eventually(() => expect(done).toHaveLength(100))
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
})

test('a change that needs work notifies nobody within its transaction', async () => {
  const jobs = await startProcess()
  const greet = job({ name: 'test.quiet', payload, tries: 1 })
  const done: number[] = []
  await jobs.work(greet, async ({ number }) => void done.push(number))
  await transact(db.kysely, async (tx) => {
    await jobs.ask(tx, greet, { number: 1 })
    const { rows } = await sql<{ queues: string }>`
      select string_agg(name, ', ') as queues from boss.queue where notify`.execute(tx)
    expect(rows[0]?.queues).toBeNull()
  })
  await eventually(() => expect(done).toEqual([1]))
})

test('as many run beside each other as their kind says, and no more', async () => {
  const jobs = await startProcess()
  const slow = job({ name: 'test.slow', payload, tries: 1, atOnce: 3 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let running = 0
  let done = 0
  await jobs.work(slow, async () => {
    running += 1
    await gate
    running -= 1
    done += 1
  })
  for (let number = 0; number < 5; number += 1) await ask(jobs, slow, number)
  await eventually(() => expect(running).toBe(3))
  open()
  await eventually(() => expect(done).toBe(5))
})

test('one that fails is told of and tried again', async () => {
  const told: Error[] = []
  const jobs = await startProcess((error) => told.push(error))
  const flaky = job({ name: 'test.flaky', payload, tries: 2 })
  let tries = 0
  await jobs.work(flaky, async () => {
    tries += 1
    if (tries === 1) throw new Error('not today')
  })
  await ask(jobs, flaky, 1)
  await eventually(() => expect(tries).toBe(2), { every: 100 })
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ message: 'job test.flaky failed', cause: { message: 'not today' } })
})

test('a payload that does not fit is refused when it is asked for', async () => {
  const jobs = await startProcess()
  const greet = job({ name: 'test.payload', payload, tries: 1 })
  await expect(ask(jobs, greet, 1.5)).rejects.toThrow()
})

test('a changed definition counts from the next start on', async () => {
  const settings = async () => {
    const { rows } = await db.pool.query("select retry_limit from boss.queue where name = 'test.changed'")
    return rows
  }
  await (await startProcess()).work(job({ name: 'test.changed', payload, tries: 2 }), async () => undefined)
  expect(await settings()).toEqual([{ retry_limit: 1 }])
  await (await startProcess()).work(job({ name: 'test.changed', payload, tries: 5 }), async () => undefined)
  expect(await settings()).toEqual([{ retry_limit: 4 }])
})

test('a start that finds everything as it is to be writes nothing', async () => {
  const greet = job({ name: 'test.unchanged', payload, tries: 3 })
  const start = async () => {
    const jobs = await startProcess()
    await jobs.work(greet, async () => undefined)
    await jobs.every('test.everyNight', '5 1 * * *', async () => undefined)
  }
  const written = async () => {
    const { rows } = await db.pool.query(
      `select name, updated_on from boss.queue where name in ('test.unchanged', 'test.everyNight')
       union all select name || ' at', updated_on from boss.schedule where name = 'test.everyNight' order by name`,
    )
    return rows
  }
  await start()
  const before = await written()
  expect(before).toHaveLength(3)
  await start()
  expect(await written()).toEqual(before)
})

test('a changed time counts from the next start on', async () => {
  const times = async () => {
    const { rows } = await db.pool.query("select cron from boss.schedule where name = 'test.moved'")
    return rows
  }
  await (await startProcess()).every('test.moved', '5 1 * * *', async () => undefined)
  expect(await times()).toEqual([{ cron: '5 1 * * *' }])
  await (await startProcess()).every('test.moved', '5 2 * * *', async () => undefined)
  expect(await times()).toEqual([{ cron: '5 2 * * *' }])
})

test('stopping waits for what is being done', async () => {
  const jobs = await startProcess()
  const slow = job({ name: 'test.stopping', payload, tries: 1 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let state = 'asked'
  await jobs.work(slow, async () => {
    state = 'begun'
    await gate
    state = 'done'
  })
  await ask(jobs, slow, 1)
  await eventually(() => expect(state).toBe('begun'))
  const stopped = jobs.stop()
  open()
  await stopped
  expect(state).toBe('done')
})

test('what is asked for later is not done before', async () => {
  const jobs = await startProcess()
  const greet = job({ name: 'test.later', payload, tries: 1 })
  const done: number[] = []
  await jobs.work(greet, async ({ number }) => void done.push(number))
  await transact(db.kysely, async (tx) => {
    await jobs.ask(tx, greet, { number: 1 }, { afterSeconds: 3_600 })
    await jobs.ask(tx, greet, { number: 2 })
  })
  await eventually(() => expect(done).toEqual([2]))
  await ask(jobs, greet, 3)
  await eventually(() => expect(done).toEqual([2, 3]))
})
