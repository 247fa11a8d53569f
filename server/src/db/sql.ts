import type { TargetAudience } from '@bichar/contract/notifications.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import type { SupportStatus } from '@bichar/contract/rules/supportStatuses.ts'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Db, Tx } from './db.ts'

/** A piece of SQL with its parameters inside, which goes into others as it stands. */
export type Sql = RawBuilder<unknown>

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The text of a statement that is prepared under a name, and whose parameters therefore stand in it as $1, $2. */
export const textOf = (statement: Sql): string => statement.compile(compiler).sql

/** True where all of these are; with none of them, everywhere. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

export async function rowsOf<Row>(db: Db | Tx, statement: Sql): Promise<Row[]> {
  const { rows } = await statement.execute(db)
  return rows as Row[]
}

/** What a statement returns that always returns one row. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('The database returned nothing')
  return row
}

/** A list whose entries triggers count along (migration 0073). */
export type CountedList =
  | 'people'
  | 'support'
  | `support:${SupportStatus}`
  | `posts:${'waiting' | 'reported' | 'public'}`
  | 'timelines:waiting'
  | 'suspects'
  | `suspects:${SuspectStatus}`
  | 'audit'
  | `told:${TargetAudience}`

/** How many entries a list has, read from a few rows however many those are. */
export const entriesOf = (list: CountedList): Sql =>
  sql`(select coalesce(sum(entries), 0)::integer from list_counts where list = ${sql.lit(list)})`

/** How many rows `from` has, which is a table with its conditions, or a list that is counted. */
export async function totalOf(db: Db | Tx, from: Sql | CountedList): Promise<number> {
  const total = typeof from === 'string' ? entriesOf(from) : sql`(select count(*)::integer from ${from})`
  const [count] = await rowsOf<{ total: number }>(db, sql`select ${total} as total`)
  return count?.total ?? 0
}

/** A page of a list, and how many rows the list has: all of `from`. */
export async function pageAndTotal<Row>(
  db: Db | Tx,
  page: Sql,
  from: Sql | CountedList,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, total] = await Promise.all([rowsOf<Row>(db, page), totalOf(db, from)])
  return { rows, total }
}
