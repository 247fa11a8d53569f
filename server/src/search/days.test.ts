import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  await app.deps.withoutTimeouts(fill)
})
afterAll(() => app.close())

/** Six thousand posts and suspects, each on a page of its own: two posts a day in chronological order, from January 2015 on. */
async function fill(kysely: TestApp['deps']['kysely']): Promise<void> {
  // Disables the foreign keys: the posts and suspects themselves are not needed.
  await sql`set session_replication_role = replica`.execute(kysely)
  const words = (day: string) =>
    sql.raw(`array_to_tsvector(array['#', 'common', '#t:' || to_char(${day}, 'YYYY-MM'), '#y:' || to_char(${day}, 'YYYY')]
      || case when n % 1000 = 0 then array['rare'] else '{}' end
      || array(select 'padding' || (n + each) % 100 from generate_series(1, 60) each))`)
  for (const [table, day] of [
    ['search_posts', `'2015-01-01'::date + n / 2`],
    ['search_suspects', 'null::date'],
  ] as const) {
    await sql`alter table ${sql.table(table)} set (fillfactor = 10)`.execute(kysely)
    await sql`
      insert into ${sql.table(table)} select gen_random_uuid(), lpad(to_hex(n), 32, '0')::uuid, ${sql.raw(day)}, '{}',
        ${words("'2015-01-01'::date + n / 2")}
      from generate_series(0, 5999) n order by random()`.execute(kysely)
    await sql`vacuum analyze ${sql.table(table)}`.execute(kysely)
  }
  await sql`set session_replication_role = origin`.execute(kysely)
}

interface Measured {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Actual Rows': number
}

type Case = [
  kind: string,
  what: string,
  words: string,
  from: string | null,
  to: string | null,
  rows: number,
  pages: number,
]

test.each<Case>([
  ['posts', 'of a time before all', "'#'", null, '1950-01-01', 0, 2_000],
  ['posts', 'until a day', "'#'", null, '2020-12-31', 1_000, 4_000],
  ['posts', 'of a word until a day', "'#' & 'common'", null, '2020-12-31', 1_000, 4_000],
  ['posts', 'of a rare word until a day', "'rare'", null, '2020-12-31', 5, 3_000],
  ['posts', 'of some years', "'#y:2016' | '#y:2017' | '#y:2018'", '2016-02-01', '2018-12-31', 1_000, 4_000],
  ['posts', 'of a month', "'#t:2016-02'", '2016-02-01', '2016-02-29', 58, 2_000],
  ['posts', 'from a day on', "'#'", '2015-02-01', null, 1_000, 3_000],
  ['suspects', 'until a day', "'#'", null, '2020-12-31', 0, 2_000],
])(
  'of six thousand %s those %s are found in a bounded number of pages',
  async (kind, _what, words, from, to, rows, pages) => {
    const found = await app.deps.pool.query(
      `explain (analyze, buffers, format json)
     select * from rank_${kind}($1::tsquery, array_fill(null::tsquery, array[10]), $2::date, $3::date, 1000)`,
      [words, from, to],
    )
    const plan: Measured = found.rows[0]['QUERY PLAN'][0].Plan
    expect(plan['Actual Rows']).toBe(rows)
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(pages)
  },
)
