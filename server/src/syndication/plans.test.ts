import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { stepsAsked } from '../test/plans.ts'

const months = 20

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  const { kysely, pool } = app.deps
  await kysely.connection().execute(async (db) => {
    // Without triggers: the search documents of so many would take a minute.
    await sql`set session_replication_role = replica`.execute(db)
    // 1,000 posts in each month, on one day.
    await sql`
      insert into posts (id, sealed_author, title, description, source, location, is_anonymous, review_state, published_at, created_at, updated_at)
        select gen_random_uuid(), '\\x01', 'T', 'D', '', '', true, 'approved', at, at, at
        from generate_series(0, ${months * 1_000 - 1}) n,
          lateral (select timestamptz '2020-01-15' + interval '1 month' * (n / 1000) as at) a`.execute(db)
    await sql`insert into list_counts (list, entries) select list, entries from counted_lists()`.execute(db)
    await sql`set session_replication_role = origin`.execute(db)
  })
  await pool.query('vacuum analyze posts, list_counts')
})
afterAll(() => app.close())

/** The most rows that one step of the statements of a request reads. */
async function mostRead(path: string): Promise<number> {
  const steps = await stepsAsked(
    app.deps.pool,
    ({ name = '' }) => name.startsWith('sitemap_'),
    async () => expect((await app.request(path)).status).toBe(200),
  )
  expect(steps.length).toBeGreaterThan(0)
  return Math.max(...steps.map(({ rows }) => rows))
}

test('the index reads a row for a day, however many posts there are', async () => {
  const index = await (await app.request('/sitemap.xml')).text()
  expect(index.match(/sitemaps\/posts/g)).toHaveLength(months)
  expect(await mostRead('/sitemap.xml')).toBeLessThanOrEqual(2 * months)
})

test('a part reads its own rows, and none of those before', async () => {
  expect(await mostRead('/sitemaps/posts/2021-05')).toBeLessThanOrEqual(1_000)
})
