import { eventually } from '@bichar/contract/test/eventually.ts'
import type pg from 'pg'
import { expect } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { untilItRemembers } from './guests.ts'
import { type Pair, startPair } from './standby.ts'

export interface ReadingApps {
  pair: Pair
  one: TestApp
  two: TestApp
  /**
   * Starts a guest's statement on a table that sleeps on the replica, and resolves once it runs there; on the primary it would
   * return at once.
   */
  sleepOnReplica(app: TestApp, table: string): Promise<{ answer: Promise<pg.QueryResult> }>
  end(): Promise<void>
}

/** Settings of an app on this pair, with the guest cache on. */
export const settingsOf = ({ primary, standby }: Pair): Record<string, string> => ({
  DATABASE_URL: primary.url,
  DATABASE_READ_URL: standby.url,
  SERVER_KEY: 'ef'.repeat(32),
  GUEST_CACHE_MB: '8',
  TRUSTED_PROXIES: '1',
})

/** Starts two processes of one installation, which read from a replica for guests. */
export async function startReadingApps(): Promise<ReadingApps> {
  const pair = await startPair()
  const started: TestApp[] = []
  const end = async () => {
    for (const app of started) await app.close()
    await pair.end()
  }
  try {
    for (let count = 0; count < 2; count += 1)
      started.push(await startTestApp({ settings: settingsOf(pair) }))
    const [one, two] = started as [TestApp, TestApp]
    for (const app of started) {
      await untilItRemembers(app)
      await untilReadFrom(app, 'replica')
    }
    const sleepOnReplica = (app: TestApp, table: string) =>
      eventually(async () => {
        await untilReadFrom(app, 'replica')
        const answer = sleepOn(app, table)
        const isAnswered = answer.then(Boolean, Boolean)
        const isSleeping = eventually(async () => {
          const sleeping = `select from pg_stat_activity where query like '%pg_sleep(%' and wait_event = 'PgSleep'`
          expect(await pair.standby.ask(sleeping)).toHaveLength(1)
          return 'is sleeping'
        })
        // If the replica had been slightly behind, the primary would have answered.
        expect(await Promise.race([isAnswered, isSleeping])).toBe('is sleeping')
        return { answer }
      })
    return { pair, one, two, sleepOnReplica, end }
  } catch (error) {
    await end()
    throw error
  }
}

type From = 'replica' | 'primary'

/** How many statements for guests each database has answered so far. */
async function reads({ deps }: TestApp): Promise<Record<From, number>> {
  const counted = await deps.metrics.getSingleMetric('guest_reads_total')?.get()
  const of = (from: From) => counted?.values.find(({ labels }) => labels.from === from)?.value ?? 0
  return { replica: of('replica'), primary: of('primary') }
}

/** The databases that answer guests' reads while `act` runs. */
export async function readBy(app: TestApp, act: () => Promise<unknown>): Promise<From[]> {
  const before = await reads(app)
  await act()
  const after = await reads(app)
  return (['replica', 'primary'] as const).filter((from) => after[from] > before[from])
}

let pages = 0

/** Requests a page as a guest that is not cached, so that the database is read. */
export async function readFresh(app: TestApp): Promise<void> {
  pages += 1
  expect((await app.request(`/api/posts?limit=1&page=${pages}`)).status).toBe(200)
}

export const untilReadFrom = (app: TestApp, from: From): Promise<void> =>
  eventually(async () => expect(await readBy(app, () => readFresh(app))).toEqual([from]))

function sleepOn({ deps }: TestApp, table: string): Promise<pg.QueryResult> {
  if (!deps.replica) throw new Error('There is no replica')
  return deps.replica.pool.query(
    `select pg_is_in_recovery() as "isReplica" from ${table},
       pg_sleep(case when pg_is_in_recovery() then 600 else 0 end) limit 1`,
  )
}
