import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { columnsOf, quoted } from './catalogueStore.ts'
import type { Table } from './format.ts'

/** Starts a transaction that sees the database as it is now, whatever is changed meanwhile. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  for (const setting of portably) await client.query(`set local ${setting}`)
}

export const endSnapshot = async (client: pg.Client): Promise<void> => void (await client.query('commit'))

/** Settings with which values are written as texts that any PostgreSQL reads as the same values, whatever its configuration. */
export const portably = [
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 3',
  // Row-level security policies could leave out rows; with this setting the query fails instead if the role may not bypass them.
  'row_security = off',
]

/** Yields rows in the text format of COPY, in chunks of some megabytes that contain whole rows. */
export async function* rowsOf(
  client: pg.Client,
  table: Table,
): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  // COPY of a partitioned table needs a query. The order is random, because the physical order of rows may reveal the order in
  // which they were inserted.
  const select = `select ${columnsOf(client, table)} from ${quoted(client, table)} order by random()`
  const copy = client.query(copyTo(`copy (${select}) to stdout`))
  let waiting: Buffer[] = []
  let size = 0
  let rows = 0
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    // COPY escapes line feeds within values, so each line feed ends a row.
    const end = chunk.lastIndexOf(lineFeed) + 1
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) rows += 1
    size += chunk.length
    if (size < enough || end === 0) {
      waiting.push(chunk)
      continue
    }
    yield { bytes: Buffer.concat([...waiting, chunk.subarray(0, end)]), rows }
    waiting = [chunk.subarray(end)]
    size = chunk.length - end
    rows = 0
  }
  if (size > 0) yield { bytes: Buffer.concat(waiting), rows }
}

const lineFeed = 10
const enough = 4 * 1024 * 1024
