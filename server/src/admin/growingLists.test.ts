import pg, { type QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { stepsOfStatement } from '../test/plans.ts'

/*
 * Inserts five thousand rows of everything that a list for admins may contain. The cost of a page must not depend on
 * how many there are: no step of any query plan reads more rows than a few pages contain.
 */

const many = 5_000
const few = 120

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  await app.deps.jobs.stop()
  const { pool, close } = openDatabase(
    { connectionString: app.deps.config.DATABASE_URL ?? '' },
    { onError: (error) => expect.unreachable(error.message), withoutTimeouts: true },
  )
  const client = await pool.connect()
  try {
    for (const statement of filling) await client.query(statement)
  } finally {
    client.release(true)
    await close()
  }
})
afterAll(() => app.close())

const filling = [
  // Disables the triggers, which would count row by row; their counts are written in one statement at the end.
  `set session_replication_role = replica`,
  `insert into users (id, name, phone, password_hash)
    select gen_random_uuid(), md5(n::text), '8801' || lpad(n::text, 9, '0'), '' from generate_series(1, ${many}) n`,
  `insert into posts (id, sealed_author, title, description, source, location, is_anonymous, review_state, report_count, created_at, updated_at)
    select gen_random_uuid(), '\\x01', 'T', 'D', '', '', true, state, case state when 'waiting' then 1 else 0 end,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${many}) n, unnest(array['waiting', 'approved']) state`,
  `insert into suspects (id, sealed_creator, name, gender, danger_level, status, location, crime_types, created_at, visibility)
    select gen_random_uuid(), '\\x01', 'N', 'male', 'low', 'wanted', '', '{Theft}', now() - n * interval '1 minute', 'shown'
    from generate_series(1, ${many}) n`,
  `insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, at)
    select gen_random_uuid(), gen_random_uuid(), 'A', 'post.approve', 'post', gen_random_uuid(), now() - n * interval '1 minute'
    from generate_series(1, ${many}) n`,
  `insert into post_counts (post_id) select id from posts on conflict do nothing`,
  `insert into flags (id, post_id, reason, text, created_at)
    select gen_random_uuid(), id, 'untrue', '', now() from posts where review_state = 'waiting'`,
  `insert into timelines (id, post_id, title, description, happened_on, source, location, is_approved, created_at)
    select gen_random_uuid(), id, 'T', '', '2026-01-01', '', '', false, now() from posts where review_state = 'waiting'`,
  `insert into support_requests (id, user_id, name, phone, description, status, created_at)
    select gen_random_uuid(), id, 'S', '8801712345678', '', 'pending', now() from users where role = 'user'`,
  // Dated before the admin's account was created, so that they do not count as unread.
  `insert into notifications (id, audience, kind, title, description, created_at)
    select gen_random_uuid(), (array['all', 'admins'])[1 + n % 2], 'message', 'T', 'D', timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, ${many}) n`,
  `insert into list_counts (list, entries)
    select list, entries - coalesce((select sum(entries) from list_counts c where c.list = l.list), 0) from counted_lists() l`,
  `set session_replication_role = origin`,
  `vacuum analyze`,
]

/** The SELECT statements that a call sends, as they reach the driver. */
async function askedBy(path: string): Promise<{ text: string; values: unknown[] }[]> {
  const asks = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { status } = await app.request(`/api${path}`, {}, admin)
    expect([path, status]).toEqual([path, 200])
    return (asks.mock.calls as unknown[][]).flatMap(([query, values]) => {
      const { text, values: own } = (typeof query === 'string' ? { text: query } : query) as QueryConfig
      const given = own ?? (Array.isArray(values) ? values : [])
      return /^\s*(select|with)\b/i.test(text) ? [{ text, values: given as unknown[] }] : []
    })
  } finally {
    asks.mockRestore()
  }
}

test.each([
  ['/admin/summary', 'count'],
  ['/posts/admin/pending', 'total'],
  ['/admin/reported-posts', 'total'],
  ['/timelines/pending', 'total'],
  ['/support/all', 'total'],
  ['/support/all?status=pending', 'total'],
  ['/users/users', 'total'],
  ['/notifications', 'total'],
])('%s says how many there are, and reads no more than it shows', async (path, name) => {
  const answer = await (await app.request(`/api${path}`, {}, admin)).text()
  const [, total] = new RegExp(`"${name}":(\\d+)`).exec(answer) ?? []
  expect(Number(total)).toBeGreaterThanOrEqual(many)
  await expectFewRows(path)
})

const last = Math.floor(many / 20)

test.each([
  `/users/users?limit=20&page=${last}`,
  `/posts?limit=20&page=${last}`,
  `/criminals/search?limit=20&page=${last}`,
  `/criminals/search?status=wanted&limit=20&page=${last}`,
  `/support/all?limit=20&page=${last}`,
  `/support/all?status=pending&limit=20&page=${last}`,
  `/admin/audit?limit=20&page=${last}`,
])('%s is reached from the end', expectFewRows)

async function expectFewRows(path: string): Promise<void> {
  const statements = await askedBy(path)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    for (const { type, table, rows } of await stepsOfStatement(app.deps.pool, statement))
      expect([type, table, rows <= few || rows, statement.text]).toEqual([type, table, true, statement.text])
  }
}
