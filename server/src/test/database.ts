import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { isPostmasterOf, readPostmaster } from '../db/postmaster.ts'

/** Kills the PostgreSQL of a folder that is no longer needed, if it runs. */
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
  /** In the format of DATABASE_URL. */
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

// Copying the template's files takes a third of the time of copying its content through the WAL.
const asTemplate = `template ${templateName} strategy file_copy`

/** Creates a database from the migrated template, or as `how` says. */
export async function makeDatabase(how = asTemplate): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await withServer(server, (client) => client.query(`create database ${name} ${how}`))
  return {
    url: `postgresql:///${name}?host=${server.host}&user=${server.user}`,
    drop: () =>
      withServer(server, async (client) => {
        // Retried until closing connections are gone; to cut them off would make them report an error.
        await eventually(() => client.query(`drop database ${name}`))
      }),
  }
}

/** The tables, those of the job queue included, that have a row containing all of these texts. */
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
