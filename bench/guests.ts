import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Server, startServer } from '../e2e/server.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { measure } from './callers.ts'
import { startCeil } from './ceil.ts'
import type { Filled } from './fill.ts'
import { openMeter } from './guestCosts.ts'
import type { Options } from './options.ts'
import { spentByPostgres } from './processors.ts'

/** What guests read most: a page or a call, with its goal as a share of what the ceiling does in a second. */
const reads = ({ posts }: Filled) => {
  const each = (path: (id: string) => string) => posts.map(path)
  return [
    { name: 'Home page, HTML', paths: ['/'], goal: 2 },
    { name: 'Post, HTML', paths: each((id) => `/postDetails/${id}`), goal: 2 },
    { name: 'Feed, JSON', paths: ['/api/posts'], goal: 2.5 },
    { name: 'Post, JSON', paths: each((id) => `/api/posts/${id}`), goal: 2.5 },
    { name: 'Comments, JSON', paths: each((id) => `/api/posts/${id}/comments`), goal: 2.5 },
  ]
}

const rounds = 3

interface Target {
  url: string
  spent(): Promise<number>
}

/** What one second brought, and what one answer cost, in milliseconds of the processors. */
interface Round {
  perSecond: number
  node: number
  postgres: number | undefined
}

interface GuestRow {
  name: string
  goal: number
  anew: Compared
  remembered: Compared
}

interface Compared extends Round {
  /** Answers a second as a share of what the ceiling gave in the same round; the median of the rounds. */
  ofCeil: number
}

export interface GuestReport {
  ceil: Round
  rows: GuestRow[]
}

/** Lets guests read from a server that remembers and from one that does not, and from the ceiling, turn by turn. */
export async function measureGuests(
  server: Server,
  filled: Filled,
  { seconds, callers }: Options,
): Promise<GuestReport> {
  const embedded = await startEmbedded({ dataDir: server.dataDir })
  const connection = { host: embedded.host, user: embedded.user, database: 'bichar' }
  const ceil = await startCeil(connection)
  const forgetful = await startServer({
    GUEST_CACHE_MB: '0',
    DATABASE_URL: `postgresql://${embedded.user}@localhost/bichar?host=${encodeURIComponent(embedded.host)}`,
    SERVER_KEY: (await readFile(path.join(server.dataDir, 'server.key'), 'utf8')).trim(),
  })
  try {
    const targets: Record<string, Target> = {
      ceil,
      anew: { url: forgetful.url, spent: await openMeter(forgetful) },
      remembered: { url: server.url, spent: await openMeter(server) },
    }
    const round = async (target: Target | undefined, paths: readonly string[]): Promise<Round> => {
      if (!target) throw new Error('There is nothing to measure')
      // Asking costs as well, what it has just cost.
      const early = await spentBy(target, embedded.folder)
      const before = await spentBy(target, embedded.folder)
      const { answers, perSecond, refused } = await measure({
        url: target.url,
        seconds,
        callers,
        ask: (turn) => ({ path: paths[turn % paths.length] ?? '' }),
      })
      if (refused > 0) throw new Error(`${refused} answers of ${paths[0]} were refusals`)
      const after = await spentBy(target, embedded.folder)
      return {
        perSecond,
        node: Math.max(0, after.node - before.node - (before.node - early.node)) / answers,
        postgres:
          after.postgres === undefined || before.postgres === undefined
            ? undefined
            : (after.postgres - before.postgres) / answers,
      }
    }
    const ceilings: Round[] = []
    const rows: GuestRow[] = []
    for (const { name, goal, paths } of reads(filled)) {
      // The first of its kind plans statements, or has to be made.
      for (const target of [targets.anew, targets.remembered])
        for (const each of paths) await (await fetch(`${target?.url}${each}`)).arrayBuffer()
      const measured: Record<'anew' | 'remembered', Compared[]> = { anew: [], remembered: [] }
      for (let turn = 1; turn <= rounds; turn += 1) {
        console.log(`${name}, round ${turn} of ${rounds} ...`)
        const ceiling = await round(targets.ceil, ['/'])
        ceilings.push(ceiling)
        for (const kind of ['anew', 'remembered'] as const) {
          const found = await round(targets[kind], paths)
          measured[kind].push({ ...found, ofCeil: found.perSecond / ceiling.perSecond })
        }
      }
      rows.push({ name, goal, anew: middle(measured.anew), remembered: middle(measured.remembered) })
    }
    return { ceil: middle(ceilings.map((each) => ({ ...each, ofCeil: each.perSecond }))), rows }
  } finally {
    ceil.stop()
    await forgetful.stop()
    await embedded.stop()
  }
}

const spentBy = async (target: Target, cluster: string) => ({
  node: await target.spent(),
  postgres: await spentByPostgres(cluster),
})

function middle(measured: readonly Compared[]): Compared {
  const found = measured.toSorted((one, other) => one.ofCeil - other.ofCeil)[Math.floor(measured.length / 2)]
  if (!found) throw new Error('Nothing was measured')
  return found
}
