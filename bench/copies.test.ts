import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuthorship } from '../server/src/authorship/authorship.ts'
import { startTestApp, type TestApp } from '../server/src/test/app.ts'
import { makePerson } from '../server/src/test/people.ts'
import { copyAll } from './copies.ts'
import { fillTables } from './fill.ts'
import { addWhatAdminsSee } from './growthFill.ts'
import { wordyReport } from './synthetic.ts'

const copies = 3
/** Milliseconds; longer than a month, so that every copy is in another month. */
const span = 45 * 24 * 60 * 60_000
const amounts = { posts: 200, suspects: 40, span }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { kysely, pool, serverKey } = app.deps
  const people = await Promise.all(Array.from({ length: 20 }, () => makePerson({ kysely, serverKey })))
  await fillTables(kysely, openAuthorship(serverKey), people, amounts, wordyReport)
  await addWhatAdminsSee(pool, span)
  await copyAll(pool, copies, span)
})
afterAll(() => app.close())

const read = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await app.deps.pool.query(statement)).rows

test('there are as many of each as copies and what was copied', async () => {
  const times = copies + 1
  const [counts] = await read(`select
    (select count(*)::int from posts) as posts, (select count(*)::int from suspects) as suspects,
    (select count(*)::int from comments) as comments, (select count(*)::int from users where role = 'user') as people,
    (select count(*)::int from search_suspects) as found, (select count(*)::int from posts where not is_allowed) as waiting`)
  expect(counts).toEqual({
    posts: 200 * times,
    suspects: 40 * times,
    comments: 200 * times,
    people: 20 * times,
    found: 40 * times,
    waiting: 2 * times,
  })
})

test('they were filed in as long as was told, one copy before the other', async () => {
  const [found] =
    await read(`select (max(age) / ${span})::float as oldest, (min(age) / ${span})::float as newest
    from (select extract(epoch from now() - created_at) * 1000 as age from posts) p`)
  const times = copies + 1
  expect(found?.oldest).toBeGreaterThanOrEqual(times)
  expect(found?.oldest).toBeLessThan(times + 0.001)
  expect(found?.newest).toBeGreaterThanOrEqual(1 / amounts.posts)
  expect(found?.newest).toBeLessThan(1 / amounts.posts + 0.001)
})

/** Sorts the categories, whose order does not matter. */
const inOrder = (documents: string) =>
  `(select id, sort_key, happened_on, array(select unnest(categories) order by 1), words from ${documents} d) d`

test.each([
  [inOrder('search_posts'), `select * from ${inOrder('documents_of_posts(array(select id from posts))')}`],
  [
    '(select id, sort_key, happened_on, categories, words from search_suspects) s',
    `select id, sort_key, happened_on, categories, words from documents_of_suspects(array(select id from suspects))`,
  ],
  [
    '(select post_id, reaction_count, comment_count from post_counts) c',
    `select p.id, (select count(*)::int from reactions r where r.post_id = p.id),
      (select count(*)::int from comments c where c.post_id = p.id) from posts p`,
  ],
  [
    '(select id, report_count from posts) p',
    `select p.id, (select count(*)::int from flags r where r.post_id = p.id and state = 'open') from posts p`,
  ],
  [
    'counted_crimes',
    `select distinct p.id, unnest(s.crime_types) from posts p join post_suspects ps on ps.post_id = p.id
      join suspects s on s.id = ps.suspect_id where p.is_allowed`,
  ],
  [
    '(select type, posts from crime_counts where posts > 0) c',
    `select type, count(*)::int from counted_crimes group by type`,
  ],
  [
    '(select post_id, place from place_posts) p',
    `select id, unnest(places_of(words)) from documents_of_posts(array(select id from posts)) d`,
  ],
  [
    `(select place, posts from place_counts where kind = '' and day = '-infinity' and posts > 0) c`,
    `select place, count(*)::int from documents_of_posts(array(select id from posts)) d, unnest(places_of(words)) place
      group by place`,
  ],
  [
    '(select place, suspects from place_suspects where suspects > 0) s',
    `select place, count(*)::int from documents_of_suspects(array(select id from suspects)) d,
      unnest(places_of(words)) place group by place`,
  ],
  [
    '(select kind, post_id from kind_posts) k',
    `select unnest(categories), id from documents_of_posts(array(select id from posts)) d`,
  ],
  [
    '(select kind, suspect_id from kind_suspects) k',
    `select unnest(categories), id from documents_of_suspects(array(select id from suspects)) d`,
  ],
  [
    '(select list, sum(entries)::int from list_counts group by list having sum(entries) <> 0) c',
    'select * from counted_lists()',
  ],
  [
    '(select post_id, reported_on, district, filed_on, arrested_on, court_on, verdict_on, closed_on, diary_on from counted_reports) r',
    `select post_id, reported_on, district, filed_on, arrested_on, court_on, verdict_on, closed_on, diary_on
      from reports_to_count(array(select id from posts))`,
  ],
  [
    '(select what, value, reports from report_counts where reports > 0) c',
    `select each.what, each.value, count(*)::int from counted, lateral counts_of(counted::counted_reports) each group by 1, 2`,
  ],
])('%s is as triggers would have made it', async (table, made) => {
  const [difference] = await read(`with counted as materialized (select * from counted_reports),
    made as (${made}), kept as (select * from ${table})
    select (select count(*)::int from kept) > 0 as is_filled,
      (select count(*)::int from (table made except all table kept) m) as missing,
      (select count(*)::int from (table kept except all table made) m) as wrong`)
  expect(difference).toEqual({ is_filled: true, missing: 0, wrong: 0 })
})

test('every foreign key leads somewhere, and every index is whole', async () => {
  const keys =
    await read(`select c.conrelid::regclass as of, a.attname as by, c.confrelid::regclass as to, f.attname as its
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
  expect(keys.length).toBeGreaterThan(20)
  for (const { of, by, to, its } of keys)
    expect(
      await read(
        `select ${by} from ${of} r where ${by} is not null and not exists (select from ${to} t where t.${its} = r.${by})`,
      ),
      `${of}.${by}`,
    ).toEqual([])
  expect(
    await read('select indexrelid::regclass from pg_index where not (indisvalid and indisready)'),
  ).toEqual([])
})
