import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { applyFunctions } from './functions.ts'
import { entriesOf, textOf } from './sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
})
afterAll(() => app.close())

type Run = (text: string, values?: unknown[]) => Promise<unknown>
const run = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await app.deps.pool.query(text, values)).rows

const nth = (table: string) =>
  `(select id from ${table} order by id offset $1::int % greatest(1, (select count(*) from ${table})) limit 1)`

/** Every kind of change to a list as SQL, including those that only happen by hand in the database. */
const actions: Record<string, (run: Run, one: number) => Promise<unknown>> = {
  person: (run) =>
    run(
      `insert into users (id, name, phone, password_hash)
       select id, 'N', '88017' || translate(left(id::text, 8), 'abcdef', '012345'), '' from (select gen_random_uuid() as id) i`,
    ),
  'an account is deleted': (run, one) => run(`delete from users where id = ${nth('users')}`, [one]),
  'ask for support': (run, one) =>
    run(
      `insert into support_requests (id, user_id, name, phone, description, created_at)
       select gen_random_uuid(), ${nth('users')}, 'N', '8801712345678', '', now() where exists (select from users)`,
      [one],
    ),
  'answer, or open again': (run, one) =>
    run(
      `update support_requests set status = case status when 'pending' then 'action-taken' else 'pending' end
       where id = ${nth('support_requests')}`,
      [one],
    ),
  'write anew as it is': (run, one) =>
    run(`update support_requests set status = status where id = ${nth('support_requests')}`, [one]),
  report: (run, one) =>
    run(
      `insert into posts (id, title, description, source, location, is_anonymous, review_state, sealed_author, created_at, updated_at)
       select gen_random_uuid(), 'T', 'D', '', '', true, $1, '\\x01', now(), now()`,
      [['waiting', 'waiting', 'approved'][one % 3]],
    ),
  review: (run, one) =>
    run(
      `update posts set review_state = (array['waiting', 'approved', 'returned'])[1 + $1 % 3] where id = ${nth('posts')}`,
      [one],
    ),
  'publish at another time': (run, one) =>
    run(`update posts set published_at = now() - $1 * interval '1 day' where id = ${nth('posts')}`, [one]),
  'write a blog': (run, one) =>
    run(
      `insert into blogs (id, title, content, category, hashtags, is_published, created_at, updated_at)
       select gen_random_uuid(), 'T', 'C', '{Crime}', '{}', $1 % 2 = 0, now() - $1 * interval '1 day', now()`,
      [one],
    ),
  'publish a blog, or not': (run, one) =>
    run(`update blogs set is_published = not is_published where id = ${nth('blogs')}`, [one]),
  'delete a blog': (run, one) => run(`delete from blogs where id = ${nth('blogs')}`, [one]),
  'delete a report': (run, one) => run(`delete from posts where id = ${nth('posts')}`, [one]),
  flag: (run, one) =>
    run(
      `insert into flags (id, post_id, reason, text, created_at)
       select gen_random_uuid(), ${nth('posts')}, 'untrue', '', now() where exists (select from posts)`,
      [one],
    ),
  'clear flags': (run, one) =>
    run(`update flags set state = 'cleared' where post_id = ${nth('posts')} and state = 'open'`, [one]),
  entry: (run, one) =>
    run(
      `insert into timelines (id, post_id, title, description, happened_on, source, location, is_approved, created_at)
       select gen_random_uuid(), ${nth('posts')}, 'T', '', '2026-01-01', '', '', $1 % 2 = 0, now() where exists (select from posts)`,
      [one],
    ),
  'approve an entry, or not': (run, one) =>
    run(`update timelines set is_approved = not is_approved where id = ${nth('timelines')}`, [one]),
  suspect: (run, one) =>
    run(
      `insert into suspects (id, sealed_creator, name, gender, danger_level, status, location, crime_types, created_at,
         visibility)
       select gen_random_uuid(), '\\x01', 'N', 'male', 'low', (array['wanted', 'arrested', 'released'])[1 + $1 % 3], '', '{Theft}', now(),
         (array['shown', 'proposed', 'hidden', 'removed'])[1 + $1 % 4]`,
      [one],
    ),
  'arrest a suspect': (run, one) =>
    run(`update suspects set status = 'arrested' where id = ${nth('suspects')}`, [one]),
  'show a suspect': (run, one) =>
    run(`update suspects set visibility = 'shown' where id = ${nth('suspects')}`, [one]),
  'hide a suspect': (run, one) =>
    run(`update suspects set visibility = 'hidden' where id = ${nth('suspects')}`, [one]),
  'delete a suspect': (run, one) => run(`delete from suspects where id = ${nth('suspects')}`, [one]),
  'note what an admin did': (run) =>
    run(
      `insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, at)
       select gen_random_uuid(), gen_random_uuid(), 'A', 'post.approve', 'post', gen_random_uuid(), now()`,
    ),
  tell: (run, one) =>
    run(
      `insert into notifications (id, audience, kind, title, description, created_at)
       select gen_random_uuid(), (array['all', 'users', 'admins'])[1 + $1 % 3], 'message', 'T', 'D', now()`,
      [one],
    ),
  'tell one': (run, one) =>
    run(
      `insert into notifications (id, user_id, kind, title, description, created_at)
       select gen_random_uuid(), ${nth('users')}, 'message', 'T', 'D', now() where exists (select from users)`,
      [one],
    ),
  'take back': (run, one) => run(`delete from notifications where id = ${nth('notifications')}`, [one]),
  'take everything back': (run) => run(`delete from notifications`),
  'many at once': (run, one) =>
    run(
      `insert into posts (id, title, description, source, location, is_anonymous, review_state, sealed_author, created_at, updated_at)
       select gen_random_uuid(), 'T', 'D', '', '', true, (array['waiting', 'approved', 'returned'])[1 + n % 3], '\\x01', now(), now()
       from generate_series(1, $1) n`,
      [one],
    ),
  'delete many': (run) => run(`delete from posts where review_state = 'waiting'`),
  'review many': (run) => run(`update posts set review_state = 'approved' where review_state = 'waiting'`),
  'put together': (run) => run('select join_list_counts()'),
}
const step = fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.nat(11))

/** The stored counts compared with those of the actual lists. */
const compared = `
  with kept as (select list, sum(entries)::integer as entries from list_counts group by list having sum(entries) <> 0)
  select array(select l::text from (select * from counted_lists() except table kept) l) as missing,
    array(select l::text from (table kept except select * from counted_lists()) l) as wrong`
const right = { missing: [], wrong: [] }

test('what is counted of a list is what is on it, after every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      for (const [name, one] of steps) {
        await actions[name]?.(run, one)
        expect([name, ...(await run(compared))]).toEqual([name, right])
      }
    }),
    { numRuns: 20 },
  )
  expect((await run('select * from counted_lists()')).length).toBeGreaterThan(6)
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await client.connect()
  onTestFinished(() => client.end())
  // Makes a test fail if a statement has to wait for another transaction.
  await client.query(`set lock_timeout = '1s'`)
  return client
}

test('those who add to a list at once do not wait for each other, and what is undone does not count', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, connect))
  for (const client of clients) await client.query('begin')
  const names = ['person', 'report', 'tell', 'ask for support', 'report', 'person'] as const
  for (const name of names)
    for (const [one, client] of clients.entries())
      await actions[name]?.((text, values) => client.query(text, values), one)
  // Merging the rows does not wait for them either, and does not count uncommitted entries.
  await (await connect()).query('select join_list_counts()')
  expect(await run(compared)).toEqual([right])
  for (const [one, client] of clients.entries()) await client.query(one % 2 === 0 ? 'commit' : 'rollback')
  expect(await run(compared)).toEqual([right])
})

test('a list has as many rows as there were writers at once, and one when they are put together', async () => {
  const rowsOf = () => run(`select from list_counts where list = 'people'`)
  await run('select join_list_counts()')
  for (let times = 0; times < 20; times += 1) await actions.person?.(run, 0)
  expect(await rowsOf()).toHaveLength(1)
  const clients = await Promise.all([connect(), connect(), connect()])
  for (const client of clients) {
    await client.query('begin')
    await actions.person?.((text, values) => client.query(text, values), 0)
  }
  for (const client of clients) await client.query('commit')
  expect(await rowsOf()).toHaveLength(3)
  for (let times = 0; times < 20; times += 1) await actions.person?.(run, 0)
  expect(await rowsOf()).toHaveLength(3)
  await run('select join_list_counts()')
  expect(await rowsOf()).toHaveLength(1)
  expect(await run(compared)).toEqual([right])
})

test('a list on which nothing ever was has no entries', async () => {
  await run('delete from list_counts')
  expect(await run(`select ${textOf(entriesOf('people'))} as entries`)).toEqual([{ entries: 0 }])
})

test('a list that is counted for the first time has what is on it by then', async () => {
  await run('delete from list_counts')
  await run(
    `create or replace function function_checksums() returns jsonb language sql immutable as $$ select '{}'::jsonb $$`,
  )
  await applyFunctions(app.deps.kysely)
  expect(await run(compared)).toEqual([right])
  expect(await run('select from list_counts')).not.toEqual([])
})
