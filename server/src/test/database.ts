import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { isPostmasterOf, readPostmaster } from '../db/postmaster.ts'

/** Ends the PostgreSQL of a folder that nobody needs any more, if it runs. */
export async function endPostgres(folder: string): Promise<void> {
  const left = await readPostmaster(folder)
  if (!left) return
  if (await isPostmasterOf(left.pid, folder)) process.kill(left.pid, 'SIGQUIT')
  await rm(left.host, { recursive: true, force: true })
}

/** The PostgreSQL of this test run. */
export interface TestServer {
  host: string
  user: string
}

export interface TestDatabase {
  /** As DATABASE_URL takes it. */
  url: string
  drop(): Promise<void>
}

export const templateName = 'bichar_template'

export async function withServer<T>(
  { host, user }: TestServer,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host, user, database: 'postgres', application_name: 'bichar-test' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

// Copying its files is a third of the work of copying what is in them through the log.
const asTemplate = `template ${templateName} strategy file_copy`

/** A migrated database of its own, or one that is made as `how` says. */
export async function makeDatabase(how = asTemplate): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await withServer(server, (client) => client.query(`create database ${name} ${how}`))
  return {
    url: `postgresql:///${name}?host=${server.host}&user=${server.user}`,
    drop: () =>
      withServer(server, async (client) => {
        // A connection that is just ending would complain about being cut off, so they are waited for.
        await eventually(() => client.query(`drop database ${name}`))
      }),
  }
}

/** The tables of the database with a row in which all of these texts stand, those of the queue among them. */
export async function rowsWith({ pool }: { pool: pg.Pool }, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const patterns = texts.map((text) => `%${text}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(`select from ${name} r where r::text like all ($1) limit 1`, [patterns])
    if (rows.length > 0) found.push(name)
  }
  return found
}
