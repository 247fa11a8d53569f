import { type Server, startServer } from '../e2e/server.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { renewTokensIn, type TestPerson } from '../server/src/test/people.ts'
import { withClient } from './cluster.ts'
import { oneRound, type Round } from './comparison.ts'
import { spanOf } from './fill.ts'
import { fillGrown } from './growthFill.ts'
import { openMeter } from './guestCosts.ts'
import { warmUp } from './load.ts'
import { middle } from './middle.ts'
import { fewPosts, type Options } from './options.ts'
import { type GrowthRow, growthRows } from './rows/growth.ts'

const rounds = 3

/** The latency and cost of a call with ten thousand posts, and with many. */
export interface Growth {
  row: GrowthRow
  few: Round
  many: Round
}

/** A server with the cache of guest pages disabled, and this many posts filed within `span` milliseconds. */
async function startGrown(posts: number, span: number) {
  const server = await startServer({ TRUSTED_PROXIES: '1', GUEST_CACHE_MB: '0' })
  try {
    console.log(`Making ${posts} posts ...`)
    const begun = performance.now()
    const grown = await fillGrown(server.dataDir, posts, span)
    console.log(`... ${posts} are there after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    return { server, rows: growthRows(grown), people: [...grown.people, ...grown.admins] }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/**
 * Fills one database with ten thousand posts and one with many, and compares them. Both cover the same period: otherwise results that
 * are grouped by month would grow with it.
 */
export async function measureGrowth(options: Options): Promise<Growth[]> {
  const span = spanOf(options.posts)
  const started = await Promise.allSettled([startGrown(fewPosts, span), startGrown(options.posts, span)])
  try {
    const [few, many] = started.map((each) => {
      if (each.status === 'rejected') throw each.reason
      return each.value
    })
    if (!few || !many) throw new Error('Both were started')
    return await compare(few, many, options)
  } finally {
    for (const each of started) if (each.status === 'fulfilled') await each.value.server.stop()
  }
}

interface GrowthTarget {
  server: Server
  rows: GrowthRow[]
  people: TestPerson[]
}

const waited = ({ p50 = Number.POSITIVE_INFINITY }: Round) => p50

/** Measures both alternately in short rounds and takes the median of three. */
async function compare(
  few: GrowthTarget,
  many: GrowthTarget,
  { seconds, callers, only }: Pick<Options, 'seconds' | 'callers' | 'only'>,
): Promise<Growth[]> {
  const askFew = await openRounds(few.server, { seconds, callers })
  const askMany = await openRounds(many.server, { seconds, callers })
  const found: Growth[] = []
  for (const [index, row] of few.rows.entries()) {
    const other = many.rows[index]
    if (!other || !only.some((word) => row.name.includes(word))) continue
    // The tokens would expire before the last rows are measured.
    for (const { server, people } of [few, many]) await renewTokensIn(server.dataDir, people)
    await warmUp(few.server.url, row.ask)
    await warmUp(many.server.url, other.ask)
    const both: { few: Round; many: Round }[] = []
    for (let turn = 1; turn <= rounds; turn += 1)
      both.push({ few: await askFew(row), many: await askMany(other) })
    const growth = {
      row,
      few: middle(
        both.map((each) => each.few),
        waited,
      ),
      many: middle(
        both.map((each) => each.many),
        waited,
      ),
    }
    console.log(
      `[${index + 1}/${few.rows.length}] ${row.name}: ${growth.few.p50?.toFixed(1)} and ${growth.many.p50?.toFixed(1)} ms`,
    )
    found.push(growth)
  }
  return found
}

async function openRounds(server: Server, how: Pick<Options, 'seconds' | 'callers'>) {
  const cluster = await startEmbedded({ dataDir: server.dataDir })
  await cluster.stop()
  const target = { url: server.url, spent: await openMeter(server) }
  return async ({ ask, callers = how.callers }: GrowthRow) => {
    // Otherwise two hundred people who comment as fast as they can reach their rate limits, and refusals cost next to nothing.
    await withClient(cluster, (client) => client.query('delete from spent_calls'))
    return oneRound(target, cluster, { ...how, callers, ask })
  }
}
