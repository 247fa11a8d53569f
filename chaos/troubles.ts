import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { readPostmaster } from '../server/src/db/postmaster.ts'
import { connectionTo } from '../server/src/test/databaseConnection.ts'
import type { Serving } from './servers.ts'

export interface Trouble {
  name: string
  make(): Promise<void>
}

interface Stage {
  servers: readonly Serving[]
  dataDir: string
  /** Whether the data folder is on a small disk of its own. */
  hasOwnDisk: boolean
  /** How long locks and a full disk last. */
  milliseconds: number
}

const tables = ['posts', 'comments', 'reactions', 'sessions', 'media']

/** All troubles, in an order that differs from run to run. */
export function troublesOf({ servers, dataDir, hasOwnDisk, milliseconds }: Stage): Trouble[] {
  const cluster = path.join(dataDir, 'postgres')
  let turn = 0
  const next = () => {
    turn += 1
    return servers[turn % servers.length] as Serving
  }
  const killDatabase = async (signal: NodeJS.Signals) => {
    const found = await readPostmaster(cluster)
    if (found) process.kill(found.pid, signal)
  }
  const ofServers: Trouble[] = [
    {
      name: 'a server is killed',
      async make() {
        const server = next()
        await server.end('SIGKILL')
        await server.start()
      },
    },
    {
      name: 'a server is restarted in order',
      async make() {
        const server = next()
        await server.end('SIGTERM')
        await server.start()
      },
    },
    {
      name: 'a server stands still',
      async make() {
        const server = next()
        server.signal('SIGSTOP')
        await pause(milliseconds)
        server.signal('SIGCONT')
      },
    },
    {
      name: 'both servers and the database are killed',
      async make() {
        await killDatabase('SIGKILL')
        await Promise.all(servers.map((server) => server.end('SIGKILL')))
        await Promise.all(servers.map((server) => server.start()))
      },
    },
  ]
  const ofDatabase: Trouble[] = [
    { name: 'the database is killed', make: () => killDatabase('SIGKILL') },
    { name: 'the database is stopped', make: () => killDatabase('SIGINT') },
    {
      name: 'all connections to the database are cut',
      make: () =>
        asOperator(dataDir, async (client) => {
          await client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'bichar%'",
          )
        }),
    },
    {
      name: 'a table is locked',
      make: () =>
        asOperator(dataDir, async (client) => {
          turn += 1
          await client.query(`begin; lock table ${tables[turn % tables.length]} in access exclusive mode`)
          await pause(milliseconds)
        }),
    },
  ]
  const upgrade = {
    name: 'one server after the other is upgraded',
    async make() {
      for (const server of servers) await server.upgrade()
    },
  }
  const ofDisk = { name: 'the disk is full', make: () => withFullDisk(dataDir, milliseconds) }
  return shuffled([
    ...ofServers,
    ...ofDatabase,
    ...(hasOwnDisk ? [ofDisk] : []),
    ...(servers.some((server) => server.isOlder()) ? [upgrade] : []),
  ])
}

async function asOperator(dataDir: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(dataDir, performance.now() + 60_000)
  await act(client).finally(() => client.end())
}

/** After the database was killed, a server may still be ready by a connection of before, while the database is being restarted. */
async function connect(dataDir: string, deadline: number): Promise<pg.Client> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ ...(await connectionTo(dataDir)), connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    await client?.end().catch(() => undefined)
    if (performance.now() >= deadline) throw error
    await pause(50)
    return connect(dataDir, deadline)
  }
}

async function withFullDisk(dataDir: string, milliseconds: number): Promise<void> {
  const ballast = path.join(dataDir, 'ballast')
  // Few large writes, because each one queues behind the writes of a hundred people.
  const much = Buffer.alloc(64 * 2 ** 20, 1)
  const file = await open(ballast, 'w')
  try {
    for (;;) await file.write(much)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
  await pause(milliseconds)
  await rm(ballast)
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
