import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { columnsOf, quoted } from './catalogueStore.ts'
import type { Table } from './format.ts'

/** Begins to see the database as it is now, whatever is changed meanwhile. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  for (const setting of portably) await client.query(`set local ${setting}`)
}

export const endSnapshot = async (client: pg.Client): Promise<void> => void (await client.query('commit'))

/** Texts that are read as the same values by any PostgreSQL, however it is set up. */
export const portably = [
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 3',
  // Somebody's own policies would leave rows out; without the right to pass them by it fails, which is better.
  'row_security = off',
]

/** Rows in the text format of COPY, whole ones, some megabytes at a time. */
export async function* rowsOf(
  client: pg.Client,
  table: Table,
): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  // A partitioned table can be asked in this way only. As rows lie in the file, they may lie in the order in which they came.
  const select = `select ${columnsOf(client, table)} from ${quoted(client, table)} order by random()`
  const copy = client.query(copyTo(`copy (${select}) to stdout`))
  let waiting: Buffer[] = []
  let size = 0
  let rows = 0
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    // A line feed within a value is written otherwise, so that each one ends a row.
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
