import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '../contract/src/rules/limits.ts'
import { type Server, startServer } from '../e2e/server.ts'
import { type EmbeddedPostgres, startEmbedded } from '../server/src/db/embedded.ts'
import { measure } from './callers.ts'
import { settingsOfAnother, urlOf, withClient } from './cluster.ts'
import type { Filled } from './fill.ts'
import { openMeter, readMetric } from './guestCosts.ts'
import { type Asked, answered, warmUp } from './load.ts'
import { middle } from './middle.ts'
import type { Options } from './options.ts'
import { spentByPostgres } from './processors.ts'
import { fromNetwork, placed, signedIn } from './rows/row.ts'
import { startStandby } from './standby.ts'
import { table } from './table.ts'

/** The cost of one response, in milliseconds of processor time. */
interface Cost {
  perSecond: number
  node: number
  /** The cost on the primary. */
  primary: number
  standby: number
  /** The share of statements for guests that the standby answered. */
  share: number
}

/** One kind of read without and with a replica, while nothing is written or while much is. */
export interface ReplicaRow {
  name: string
  isWritten: boolean
  without: Cost
  with: Cost
}

const rounds = 3
/**
 * Megabytes. The cache of guest pages must be on, because its invalidation events tell how far the standby has to be. This size is too
 * small to hold the pages that are requested in turn.
 */
export const leastMemory = '1'
/** Reactions per second. Each one is announced to all subscribers, and the standby has to catch up with it. */
const writesPerSecond = 20

/** Measures what mostly uncached reads of guests cost the primary database, with and without a standby. */
export async function measureReplica(
  server: Server,
  filled: Filled,
  options: Options,
): Promise<ReplicaRow[]> {
  const stops: (() => Promise<void>)[] = []
  try {
    const primary = await startEmbedded({ dataDir: server.dataDir })
    stops.unshift(primary.stop)
    const standby = await startStandby(primary)
    stops.unshift(standby.stop)
    const reading = await startServer({
      ...(await settingsOfAnother(server.dataDir, primary)),
      GUEST_CACHE_MB: leastMemory,
      DATABASE_READ_URL: urlOf(standby),
    })
    stops.unshift(reading.stop)
    return await compare(server, reading, filled, { primary, standby }, options)
  } finally {
    for (const stop of stops) await stop()
  }
}

type Places = Record<'primary' | 'standby', EmbeddedPostgres>

/** Measures both servers alternately. */
async function compare(
  server: Server,
  reading: Server,
  filled: Filled,
  places: Places,
  options: Options,
): Promise<ReplicaRow[]> {
  const [without, withOne] = [
    await openRounds(server, places, options),
    await openRounds(reading, places, options),
  ]
  const all = readings(await manyPosts(places.primary))
  const chosen = all.filter(({ name }) => options.only.some((word) => name.includes(word)))
  const found: ReplicaRow[] = []
  for (const isWritten of [false, true]) {
    for (const { name, ask } of chosen) {
      console.log(`${name}${isWritten ? ', beside writing' : ''} ...`)
      for (const { url } of [server, reading]) await warmUp(url, ask)
      const stopWriting = isWritten ? startWriting(server.url, filled) : async () => undefined
      const both: { without: Cost; with: Cost }[] = []
      for (let round = 0; round < rounds; round += 1)
        both.push({ without: await without(ask), with: await withOne(ask) })
      await stopWriting()
      found.push({ name, isWritten, ...middle(both, (each) => each.with.primary) })
    }
  }
  return found
}

const readings = (posts: readonly string[]): { name: string; ask(turn: number): Asked }[] => {
  const post = (turn: number) => placed(posts, turn)
  const pages = Math.floor(posts.length / limits.feedPage)
  const paths: [string, (turn: number) => string][] = [
    ['Post, HTML', (turn) => `/postDetails/${post(turn)}`],
    ['Post, JSON', (turn) => `/api/posts/${post(turn)}`],
    ['Comments, JSON', (turn) => `/api/posts/${post(turn)}/comments`],
    ['Feed, JSON', (turn) => `/api/posts?page=${1 + (turn % pages)}`],
  ]
  return paths.map(([name, path]) => ({
    name,
    ask: (turn) => ({ path: path(turn), headers: fromNetwork(turn) }),
  }))
}

/** More posts than the cache of guest pages holds, in random order. */
const manyPosts = (primary: EmbeddedPostgres): Promise<string[]> =>
  withClient(primary, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from posts where is_allowed order by md5(id::text)',
    )
    return rows.map(({ id }) => id)
  })

async function openRounds(server: Server, { primary, standby }: Places, { seconds, callers }: Options) {
  const spent = await openMeter(server)
  const [fromReplica, fromPrimary] = [await countOf(server, 'replica'), await countOf(server, 'primary')]
  const look = async () => ({
    node: await spent(),
    primary: (await spentByPostgres(primary.folder)) ?? Number.NaN,
    standby: (await spentByPostgres(standby.folder)) ?? Number.NaN,
    fromReplica: await fromReplica(),
    fromPrimary: await fromPrimary(),
  })
  return async (ask: (turn: number) => Asked): Promise<Cost> => {
    const before = await look()
    const { answers, perSecond, refused } = await measure({ url: server.url, seconds, callers, ask })
    const after = await look()
    if (refused > 0) throw new Error(`${refused} were refused`)
    const replica = after.fromReplica - before.fromReplica
    return {
      perSecond,
      node: (after.node - before.node) / answers,
      primary: (after.primary - before.primary) / answers,
      standby: (after.standby - before.standby) / answers,
      share: replica / (replica + after.fromPrimary - before.fromPrimary),
    }
  }
}

/** Counts the statements for guests that a database has answered. */
const countOf = (server: Server, from: 'replica' | 'primary') =>
  readMetric(server, `guest_reads_total\\{from="${from}"\\}`, 0)

/** Posts reactions until the returned function is called. */
function startWriting(url: string, filled: Filled): () => Promise<void> {
  const agent = new Agent({ keepAlive: true })
  const stopping = new AbortController()
  const write = async () => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const path = `/api/posts/${placed(filled.posts, turn)}/reactions`
      const status = await answered(url, agent, { path, method: 'POST', headers: signedIn(filled, turn) })
      if (status !== 200) throw new Error(`A reaction was answered ${status}`)
      await pause(1000 / writesPerSecond, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const written = write()
  return async () => {
    stopping.abort()
    await written
    agent.destroy()
  }
}

/** The cost of each response on both databases, in milliseconds. While reactions are posted it includes the cost of writing. */
export const replicaTable = (rows: readonly ReplicaRow[]): string =>
  table(
    [
      'guests read',
      'read from it',
      'CPU ms of PG',
      'with it',
      'of it',
      'Node',
      'with it',
      'a second',
      'with it',
    ],
    rows.map(({ name, isWritten, without, with: withOne }) => {
      const costs = [without.primary, withOne.primary, withOne.standby, without.node, withOne.node]
      return [
        isWritten ? `${name}, beside ${writesPerSecond} writes a second` : name,
        `${(100 * withOne.share).toFixed(0)} %`,
        ...costs.map((cost) => (isWritten ? '' : cost.toFixed(2))),
        without.perSecond.toFixed(0),
        withOne.perSecond.toFixed(0),
      ]
    }),
  )
