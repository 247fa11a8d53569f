import type pg from 'pg'
import type { Header, Partition, Table } from './format.ts'

/** The schemas of our tables; migrations and the job queue use no others. */
export const ourSchemas = ['public', 'boss']

/** Objects that belong to an extension are recreated together with it. */
const isOurs = `
  n.nspname = any ($1) and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * All tables with their columns, except generated columns, the marks of rows that are not shuffled yet, since a backup holds rows in
 * random order, and unlogged tables, which a crash empties. A partitioned table is one table, which includes the rows of its partitions.
 */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> 'unshuffled'
         order by a.attnum
       ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and ${isOurs}
     order by 1, 2`,
    [ourSchemas],
  )
  return rows
}

/** Whether any of our tables exists. */
export const hasTables = async (client: pg.Client): Promise<boolean> => (await readTables(client)).length > 0

/** The current partitions of partitioned tables; the job queue creates new ones over time. */
export async function readPartitions(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select n.nspname as schema, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound,
       json_build_object('schema', pn.nspname, 'name', p.relname) as parent
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_inherits i on i.inhrelid = c.oid
       join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
     where c.relkind = 'r' and c.relispartition and ${isOurs}
     order by 1, 2`,
    [ourSchemas],
  )
  return rows
}

export async function readSequences(client: pg.Client): Promise<Header['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${isOurs}
     order by 1, 2`,
    [ourSchemas],
  )
  const sequences: Header['sequences'] = []
  for (const { schema, name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(client, { schema, name })}`,
    )
    sequences.push({ schema, name, ...(found.rows[0] ?? { value: '1', isCalled: false }) })
  }
  return sequences
}

/** The migrations that have been run; without any, this is not a database of Bichar. */
export async function readMigrations(client: pg.Client): Promise<Header['migrations']> {
  const { rows: known } = await client.query<{ run: boolean; noted: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as run,
       to_regclass('public.migration_checksums') is not null as noted`,
  )
  if (!known[0]?.run) return []
  const { rows } = await client.query<Header['migrations'][number]>(
    known[0].noted
      ? 'select name, sha256 from public.kysely_migration left join public.migration_checksums using (name) order by name'
      : 'select name, null as sha256 from public.kysely_migration order by name',
  )
  return rows
}

/** The version of the job queue's schema; 0 if it does not exist yet. */
export async function readQueueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select to_regclass('boss.version') is not null as "isThere"`)
  if (!rows[0]?.isThere) return 0
  const version = await client.query<{ version: number }>('select version from boss.version')
  return version.rows[0]?.version ?? 0
}

/** Quotes a name for SQL. */
export const quoted = (client: pg.Client, { schema, name }: { schema: string; name: string }): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

export const columnsOf = (client: pg.Client, { columns }: Table): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
