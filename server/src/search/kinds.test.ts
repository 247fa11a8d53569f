import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
})
afterAll(() => app.close())

const run = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await app.deps.pool.query(text, values)).rows

const kinds = crimeTypes.slice(0, 4)
const ofThings = fc.record({
  one: fc.nat(7),
  other: fc.nat(7),
  kinds: fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1, maxLength: 3 }),
  minutes: fc.nat(1_000),
})
type Choice = typeof ofThings extends fc.Arbitrary<infer Each> ? Each : never

const nth = (table: string, number: string) =>
  `(select id from ${table} order by id offset ${number} % greatest(1, (select count(*) from ${table})) limit 1)`

/** Everything that changes the search tables, as SQL: both the app and manual changes in the database work like this. */
const actions: Record<string, (choice: Choice) => Promise<unknown>> = {
  report: ({ kinds: own, minutes, one }) =>
    run(
      `insert into posts (id, title, description, source, location, is_anonymous, review_state, sealed_author, kinds,
         created_at, updated_at, published_at)
       select gen_random_uuid(), 'T', 'D', '', '', true, $3, '\\x01', $1, now(), now(), now() - $2 * interval '1 minute'`,
      [own, minutes, one % 3 === 0 ? 'waiting' : 'approved'],
    ),
  'let through or take down': ({ one, minutes }) =>
    run(
      `update posts set review_state = case review_state when 'approved' then 'returned' else 'approved' end,
         published_at = now() - $2 * interval '1 minute' where id = ${nth('posts', '$1::int')}`,
      [one, minutes],
    ),
  'of other kinds': ({ one, kinds: own }) =>
    run(`update posts set kinds = $2 where id = ${nth('posts', '$1::int')}`, [one, own]),
  'at another time': ({ one, minutes }) =>
    run(
      `update posts set published_at = now() - $2 * interval '1 minute' where id = ${nth('posts', '$1::int')}`,
      [one, minutes],
    ),
  'delete a report': ({ one }) => run(`delete from posts where id = ${nth('posts', '$1::int')}`, [one]),
  suspect: ({ kinds: own, minutes }) =>
    run(
      `insert into suspects (id, sealed_creator, name, gender, danger_level, status, location, crime_types, created_at, visibility)
       select gen_random_uuid(), '\\x01', 'N', 'male', 'low', 'wanted', '', $1, now() - $2 * interval '1 minute', 'shown'`,
      [own, minutes],
    ),
  'other crimes of a suspect': ({ one, kinds: own }) =>
    run(`update suspects set crime_types = $2 where id = ${nth('suspects', '$1::int')}`, [one, own]),
  'say that it was a suspect': ({ one, other }) =>
    run(
      `insert into post_suspects (post_id, suspect_id, position)
       select p.id, s.id, (select count(*) from post_suspects where post_id = p.id)
       from ${nth('posts', '$1::int')} p (id), ${nth('suspects', '$2::int')} s (id) on conflict do nothing`,
      [one, other],
    ),
  'delete a suspect': ({ one }) =>
    run(`delete from suspects where id = ${nth('suspects', '$1::int')}`, [one]),
}

/** Compares the stored lists of each kind with those computed from the search tables. */
const compared = `
  with made as (
    select distinct 'post' as of, kind, sort_key, id from search_posts, unnest(categories) kind
    union all select distinct 'suspect', kind, sort_key, id from search_suspects, unnest(categories) kind
  ), kept as (
    select 'post' as of, kind, sort_key, post_id as id from kind_posts
    union all select 'suspect', kind, sort_key, suspect_id from kind_suspects
  )
  select array(select m::text from (table made except all table kept) m) as missing,
    array(select k::text from (table kept except all table made) k) as wrong`

const page = async (
  narrowed: string,
  { skipped, want, most }: Record<'skipped' | 'want' | 'most', number>,
) => {
  const [found] = await run(
    `select posts, suspects, "totalPosts", "totalSuspects", counts
     from search_page('[]', false, $1, null, null, null, false, $2, $3, $4, true)`,
    [narrowed, skipped, want, most],
  )
  return found
}

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(actions)), ofThings), {
  minLength: 12,
  maxLength: 24,
})
const pages = fc.record({ skipped: fc.nat(6), want: fc.nat(4), most: fc.integer({ min: 1, max: 8 }) })

test('of a kind the same is found as by walking through what is searched, after whatever was changed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, pages, async (taken, place) => {
      for (const table of ['posts', 'suspects']) await run(`delete from ${table}`)
      const begun: Choice[] = [0, 1, 2, 3, 4, 5].map((one) => {
        return { one, other: one, kinds: kinds.slice(one % 3, (one % 3) + 2), minutes: 100 * one }
      })
      for (const choice of begun) {
        await actions.suspect?.(choice)
        await actions.report?.(choice)
      }
      for (const [name, choice] of taken) {
        await actions[name]?.(choice)
        expect([name, ...(await run(compared))]).toEqual([name, { missing: [], wrong: [] }])
      }
      for (const kind of kinds) {
        // Every document has the facet '#'. With it the search does not use the lists, and must find the same.
        expect(await page(`'#c:${kind}'`, place)).toEqual(await page(`'#c:${kind}' & '#'`, place))
      }
    }),
    { numRuns: 25 },
  )
})

test('a page of a kind tells of what there is, and what is beyond the counted ones is not shown', async () => {
  for (const table of ['posts', 'suspects']) await run(`delete from ${table}`)
  const choice = { one: 1, other: 0, kinds: [kinds[0]], minutes: 0 } as Choice
  for (let minutes = 0; minutes < 5; minutes += 1) await actions.report?.({ ...choice, minutes })
  const narrowed = `'#c:${kinds[0]}'`
  const newest = await run('select id from posts order by sort_key desc')
  const first = await page(narrowed, { skipped: 0, want: 2, most: 4 })
  expect(first).toEqual({
    posts: newest.slice(0, 2).map(({ id }) => id),
    suspects: [],
    totalPosts: 4,
    totalSuspects: 0,
    counts: { [kinds[0] as string]: 4 },
  })
  expect((await page(narrowed, { skipped: 3, want: 2, most: 4 }))?.posts).toEqual([newest[3]?.id])
  expect((await page(narrowed, { skipped: 4, want: 2, most: 4 }))?.posts).toEqual([])
})

/** The number of rows of these tables that `act` reads, by PostgreSQL's statistics; reads of an index alone do not count. */
async function rowsReadBy(act: string, values: unknown[]): Promise<number> {
  const client = await app.deps.pool.connect()
  try {
    await client.query('begin')
    await client.query(act, values)
    const { rows } = await client.query<{ read: number }>(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables
       where relname in ('search_posts', 'search_suspects', 'kind_posts', 'kind_suspects')`,
    )
    await client.query('rollback')
    return rows[0]?.read ?? Number.NaN
  } finally {
    client.release()
  }
}

test('of four thousand, of which an eighth are of the kind, a page reads what it shows and what it counts', async () => {
  for (const table of ['posts', 'suspects']) await run(`delete from ${table}`)
  const client = await app.deps.pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local session_replication_role = replica`)
    for (const table of ['posts', 'suspects']) {
      await client.query(
        `insert into search_${table} select gen_random_uuid(), gen_random_uuid(), null_or.day, kinds,
           array_to_tsvector(array['#'] || array(select '#c:' || kind from unnest(kinds) kind))
         from (select array[case when n % 8 = 0 then 'Theft' else 'Fraud' end] as kinds from generate_series(1, 4000) n) k,
           (values (current_date)) null_or (day)`,
      )
      await client.query(
        `insert into kind_${table} select kind, sort_key, id from search_${table}, unnest(categories) kind`,
      )
    }
    await client.query('commit')
  } finally {
    client.release(true)
  }
  await run('vacuum analyze search_posts, search_suspects, kind_posts, kind_suspects')
  const most = 100
  const asked = (narrowed: string) =>
    rowsReadBy(`select * from search_page('[]', false, $1, null, null, null, false, 0, 10, ${most}, true)`, [
      narrowed,
    ])
  // Reads the newest to count them by kind, those of this kind to count them, and ten to show of each table.
  expect(await asked(`'#c:Theft'`)).toBeLessThanOrEqual(3 * most + 2 * 10)
  expect(await asked(`'#c:Theft' & '#'`)).toBeGreaterThan(10 * most)
})
