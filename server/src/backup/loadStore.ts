import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom } from 'pg-copy-streams'
import type { Bytes } from './archiveReader.ts'
import {
  columnsOf,
  ourSchemas,
  quoted,
  readPartitions,
  readQueueVersion,
  readTables,
} from './catalogueStore.ts'
import { portably } from './dumpStore.ts'
import { BackupError, type Header, type Manifest, type Table, wholeName } from './format.ts'

/** Creates the tables of the job queue within the open transaction. */
export async function makeQueueTables(client: pg.Client, version: number): Promise<void> {
  if (version === 0) return
  // The script is meant to be run on its own; its begin and commit would end our transaction.
  const [, plan] = /^\s*begin;(.*)commit;\s*$/is.exec(getConstructionPlans('boss')) ?? []
  if (plan === undefined) throw new Error('the schema script of pg-boss has an unexpected form')
  await client.query(plan)
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  const made = await readQueueVersion(client)
  if (made !== version) {
    throw new BackupError(
      `the schema version of the job queue in the backup is ${version}, but here it is ${made}; restore it with the version of Bichar that made it, and then start this one on the data`,
    )
  }
}

/** Creates the missing partitions; throws if the tables differ from those in the backup. */
export async function adoptTables(client: pg.Client, { tables, partitions }: Header): Promise<void> {
  const there = new Set((await readPartitions(client)).map(wholeName))
  for (const partition of partitions.filter((each) => !there.has(wholeName(each)))) {
    if (!isBound.test(partition.bound)) throw new BackupError(`the backup is damaged (${partition.bound})`)
    await client.query(
      `create table ${quoted(client, partition)} partition of ${quoted(client, partition.parent)} ${partition.bound}`,
    )
  }
  const described = (list: readonly Table[]) =>
    list.map((table) => `${wholeName(table)} (${table.columns.join(', ')})`).toSorted()
  const here = described(await readTables(client))
  const wanted = described(tables)
  const odd = [
    ...wanted.filter((each) => !here.includes(each)),
    ...here.filter((each) => !wanted.includes(each)),
  ]
  if (odd[0]) {
    throw new BackupError(
      `the tables in the backup differ from those of this version of Bichar: ${odd[0]}; restore it with the version of Bichar that made it`,
    )
  }
}

/** Matches the bounds of a partition, and nothing that could contain another statement (SQL injection). */
const isBound = /^(default|for values (from \('[^']*'\) to \('[^']*'\)|in \('[^']*'\)))$/i

/**
 * Empties the tables, disables their triggers, which would count or reject the restored rows, and drops foreign keys, which would
 * require an order of loading. Returns a function that restores both, and thereby checks the foreign keys.
 * session_replication_role is no alternative: only a superuser may set it, and the foreign keys would not be checked.
 */
export async function truncateAndDropConstraints(
  client: pg.Client,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  // Deferred triggers may still have to check what the migrations did.
  await client.query('set constraints all immediate')
  for (const setting of portably) await client.query(`set local ${setting}`)
  const { rows: references } = await client.query<{ place: string; name: string; text: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, quote_ident(f.conname) as name,
       pg_get_constraintdef(f.oid) as text
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and f.conparentid = 0 and n.nspname = any ($1)`,
    [ourSchemas],
  )
  const { rows: triggers } = await client.query<{ place: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and n.nspname = any ($1)`,
    [ourSchemas],
  )
  for (const { place, name } of references) await client.query(`alter table ${place} drop constraint ${name}`)
  for (const { place, name } of triggers) await client.query(`alter table ${place} disable trigger ${name}`)
  await client.query(`truncate ${tables.map((table) => quoted(client, table)).join(', ')}`)
  return async () => {
    for (const { place, name, text } of references) {
      await client.query(`alter table ${place} add constraint ${name} ${text}`)
    }
    for (const { place, name } of triggers) await client.query(`alter table ${place} enable trigger ${name}`)
  }
}

/** Loads rows in the format of `rowsOf`. */
export const loadRows = (client: pg.Client, table: Table, content: Bytes): Promise<void> =>
  pipeline(
    content,
    client.query(copyFrom(`copy ${quoted(client, table)} (${columnsOf(client, table)}) from stdin`)),
  )

/** Sets the sequences to their earlier values, and updates the statistics of the query planner. */
export async function finishTables(client: pg.Client, { sequences, tables }: Header): Promise<void> {
  for (const sequence of sequences) {
    const { value, isCalled } = sequence
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(client, sequence),
      value,
      isCalled,
    ])
  }
  await client.query(`analyze ${tables.map((table) => quoted(client, table)).join(', ')}`)
}

/** Throws if a table does not have as many rows as the manifest says. */
export async function compareRows(
  client: pg.Client,
  tables: readonly Table[],
  { rows }: Manifest,
): Promise<void> {
  for (const table of tables) {
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from ${quoted(client, table)}`,
    )
    const [here, there] = [Number(counted.rows[0]?.rows), rows[wholeName(table)]]
    if (here !== there) {
      throw new BackupError(`${wholeName(table)} has ${here} rows instead of ${there}; nothing was restored`)
    }
  }
}
