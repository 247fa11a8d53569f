import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'
import { type Database, openDatabase } from './db.ts'
import { rowsOf } from './sql.ts'

/** Foreign keys that need no index: `<table> (<columns>)`, each with the reason. */
const exceptions: Record<string, string> = {}

let place: TestDatabase
let database: Database
beforeAll(async () => {
  place = await makeDatabase()
  database = openDatabase({ connectionString: place.url }, { onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

/**
 * The foreign keys whose columns are not the first ones of any index, in whatever order. An index with a condition counts only if the
 * condition is that one of these columns is not null, which every row that refers to something fulfils.
 */
const withoutIndex = sql`
  select format('%s (%s)', k.conrelid::regclass, (
    select string_agg(a.attname, ', ' order by array_position(k.conkey, a.attnum))
    from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
  )) as name
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    where i.indrelid = k.conrelid and i.indisvalid
      and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey
      and (i.indpred is null or exists (
        select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
          and pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)
      ))
  )
  order by name`

test('every foreign key has an index, without which each deletion of what it refers to reads the whole table', async () => {
  const found = await rowsOf<{ name: string }>(database.kysely, withoutIndex)
  expect(found.map(({ name }) => name)).toEqual(Object.keys(exceptions).sort())
})
