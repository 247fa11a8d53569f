import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../e2e/server.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { type RowsRead, readSoFarQuery } from '../server/src/test/rowsRead.ts'
import { type Cluster, withClient } from './cluster.ts'
import { spanOf } from './fill.ts'
import { fillGrown } from './growthFill.ts'

/** What one run of a scheduled job reads. */
export interface JobReads {
  name: string
  rows: number
  /** How many rows there are in all tables. */
  ofRows: number
  /** The table of which it reads most. */
  most: string
}

/** A few writes of an hour, each with what its triggers do. */
const writes = [
  `update comments set text = text || '.' where id in (select id from comments order by id limit 50)`,
  `update posts set title = 'Another title' where id in (select id from posts order by id limit 20)`,
]

/** PostgreSQL counts what an idle connection has read after ten seconds. */
const countedMilliseconds = 12_000
const lookMilliseconds = 200

const readSoFar = (cluster: Cluster): Promise<RowsRead> =>
  withClient(cluster, async (client) => {
    await pause(countedMilliseconds)
    const { rows } = await client.query<{ read: RowsRead }>(readSoFarQuery)
    return rows[0]?.read ?? {}
  })

/** Runs each scheduled job on a filled database, twice: the first run does what filling has left, and the second is measured. */
export async function measureJobs(posts: number): Promise<JobReads[]> {
  const server = await startServer({ TRUSTED_PROXIES: '1' })
  try {
    console.log(`Making ${posts} posts ...`)
    await fillGrown(server.dataDir, posts, spanOf(posts))
    const cluster = await startEmbedded({ dataDir: server.dataDir })
    await cluster.stop()
    return await readsOf(cluster)
  } finally {
    await server.stop()
  }
}

async function readsOf(cluster: Cluster): Promise<JobReads[]> {
  const names = await withClient(cluster, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from boss.schedule order by 1')
    return rows.map(({ name }) => name)
  })
  for (const name of names) await runJob(cluster, name)
  const ofRows = await withClient(cluster, async (client) => {
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ rows: number }>(
      `select sum(reltuples)::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    return rows[0]?.rows ?? 0
  })
  const found: JobReads[] = []
  for (const name of names) {
    await withClient(cluster, async (client) => {
      for (const write of writes) await client.query(write)
    })
    const before = await readSoFar(cluster)
    await runJob(cluster, name)
    const read = Object.entries(await readSoFar(cluster))
      .map(([table, rows]) => ({ table, rows: rows - (before[table] ?? 0) }))
      .toSorted((one, other) => other.rows - one.rows)
    const rows = read.reduce((sum, each) => sum + each.rows, 0)
    console.log(`[${found.length + 1}/${names.length}] ${name}: ${rows} rows`)
    found.push({ name, rows, ofRows, most: read[0]?.table ?? '' })
  }
  return found
}

/** Has the server run a job, and waits for its end. */
const runJob = (cluster: Cluster, name: string): Promise<void> =>
  withClient(cluster, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'insert into boss.job (name) values ($1) returning id',
      [name],
    )
    for (;;) {
      const found = await client.query<{ state: string }>(
        'select state from boss.job where name = $1 and id = $2',
        [name, rows[0]?.id],
      )
      const { state } = found.rows[0] ?? {}
      if (state === 'completed') return
      if (state === 'failed') throw new Error(`${name} failed`)
      await pause(lookMilliseconds)
    }
  })
