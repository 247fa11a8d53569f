import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { stepsAsked } from '../test/plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  // 20,000 reports in 20 districts, with the counts of 400 days and five kinds, which the triggers would otherwise write.
  const { kysely, close } = openDatabase(
    { connectionString: app.deps.config.DATABASE_URL ?? '' },
    { onError: (error) => expect.unreachable(error.message), withoutTimeouts: true },
  )
  await fill(kysely).finally(close)
})
afterAll(() => app.close())

const fill = (kysely: ReturnType<typeof openDatabase>['kysely']) =>
  kysely.connection().execute(async (connection) => {
    const districts = sql`(select n, case n when 0 then 'Khulna' else 'District ' || n end as place from generate_series(0, 19) n)`
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`
      insert into posts (id, sealed_author, title, description, source, location, is_anonymous, review_state, created_at, updated_at)
      select gen_random_uuid(), decode(repeat(md5(n::text), 2), 'hex'), 'T', '', '', '', true, 'approved', now(), now()
      from generate_series(1, 20000) n`.execute(connection)
    await sql`
      insert into place_posts select p.id, d.place, p.sort_key
      from (select id, sort_key, row_number() over () % 20 as n from posts) p join ${districts} d using (n)`.execute(
      connection,
    )
    await sql`
      insert into place_counts select d.place, kind, day, 1
      from ${districts} d, unnest(array['', 'Theft', 'Rape', 'Fraud', 'Murder']) kind,
        (select current_date - n as day from generate_series(0, 399) n union all select '-infinity') days`.execute(
      connection,
    )
    await sql`insert into place_suspects select place, 1 from ${districts} d`.execute(connection)
    await sql`insert into post_counts (post_id, reaction_count, comment_count) select id, 1, 1 from posts on conflict do nothing`.execute(
      connection,
    )
    await sql`vacuum analyze`.execute(connection)
  })

test.each([
  // One row for each district, and one for its suspects.
  ['/places/numbers', 'place_counts', 20],
  ['/places/numbers?kind=Theft', 'place_counts', 20],
  ['/places/numbers?period=month', 'place_counts', 20 * 30],
  ['/places/numbers?kind=Theft&period=year', 'place_counts', 20 * 365],
  // Every day of a year, of any kind.
  ['/places/districts/khulna', 'place_counts', 366],
  ['/posts/district/khulna?limit=5', 'place_posts', 6],
])('%s reads of %s no more than %i rows, and counts no reports', async (path, table, max) => {
  const steps = await stepsAsked(
    app.deps.pool,
    ({ text }) => /\bplace_(counts|posts|suspects)\b/.test(text),
    async () => expect([path, (await app.request(`/api${path}`)).status]).toEqual([path, 200]),
  )
  expect(steps.map((step) => step.table)).toContain(table)
  for (const { table: name, rows } of steps)
    if (name) expect([path, name, rows <= max && rows]).toEqual([path, name, rows])
})
