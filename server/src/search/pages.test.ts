import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../test/database.ts'

// The expected page of a search is computed by one plain statement that uses no index and no shortcut.

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await makeDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into search_words select word, 's' || length(word) % 3, 's' || length(word) % 2 from unnest($1::text[]) word`,
    [letters],
  )
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const letters = ['ab', 'abc', 'abd', 'b', 'bc', 'cab', 'cabs', 'x']
const word = fc.constantFrom(...letters)
const kinds = ['Theft', 'Fraud', 'Murder']
const days = ['2026-01-05', '2026-02-05', '2026-03-05']

const document = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 3 }),
  place: fc.array(word, { maxLength: 1 }),
  text: fc.array(word, { maxLength: 3 }),
  kinds: fc.uniqueArray(fc.constantFrom(...kinds), { maxLength: 2 }),
  status: fc.constantFrom('wanted', 'arrested'),
  day: fc.constantFrom(...days),
})
type Document = typeof document extends fc.Arbitrary<infer Each> ? Each : never

const sought = fc.record({
  word,
  stem: word,
  sound: fc.constantFrom('', 's1', 's2'),
  stemSound: fc.constantFrom('', 's1'),
  begunSound: fc.constantFrom('', 's1'),
  otherBeginnings: fc.constantFrom([], ['c']),
  hasBeginnings: fc.boolean(),
  hasTypos: fc.boolean(),
  onlyNarrows: fc.boolean(),
})

const someDay = fc.constantFrom(null, null, null, null, null, null, ...days)

const asked = fc.record({
  words: fc.oneof(fc.array(sought, { minLength: 1, maxLength: 1 }), fc.array(sought, { maxLength: 3 })),
  withTypos: fc.boolean(),
  kind: fc.constantFrom('', '', '', '', ...kinds),
  status: fc.constantFrom('', '', '', 'wanted', 'arrested'),
  earliest: someDay,
  latest: someDay,
  byFit: fc.constantFrom(true, true, true, false),
  skipped: fc.constantFrom(0, 0, 1, 2, 5),
  want: fc.integer({ min: 1, max: 4 }),
  max: fc.constantFrom(...[2, 4, 8, 25]),
  withPosts: fc.boolean(),
  // The planner's estimate of the number of rows decides which strategy is used.
  believed: fc.constantFrom(40, 20_000, 1_000_000),
})
type SearchCase = typeof asked extends fc.Arbitrary<infer Each> ? Each : never

interface Page {
  posts: string[] | null
  suspects: string[]
  totalPosts: number | null
  totalSuspects: number
  counts: Record<string, number> | null
}

async function fill(posts: readonly Document[], suspects: readonly Document[]): Promise<void> {
  for (const [table, list] of [
    ['search_posts', posts],
    ['search_suspects', suspects],
  ] as const) {
    const [lists, id] = table === 'search_posts' ? ['kind_posts', 'post_id'] : ['kind_suspects', 'suspect_id']
    for (const each of [table, lists]) await client.query(`delete from ${each}`)
    for (const [number, each] of list.entries()) {
      const facets = ['#', `#s:${each.status}`, ...each.kinds.map((kind) => `#c:${kind}`)]
      await client.query(
        `insert into ${table} select gen_random_uuid(), lpad(to_hex($1::int), 32, '0')::uuid, $2, $3,
           weighted($4, 'A') || weighted($5, 'B') || array_to_tsvector($6)`,
        [
          (number * 7919) % 104_729,
          table === 'search_posts' ? each.day : null,
          each.kinds,
          each.title,
          each.place,
          [...new Set([...each.text, ...facets])],
        ],
      )
    }
    await client.query(
      `insert into ${lists} (kind, sort_key, ${id}) select kind, sort_key, id from ${table}, unnest(categories) kind`,
    )
  }
}

const narrowedBy = ({ status }: SearchCase, kind: string) =>
  [status && `'#s:${status}'`, kind && `'#c:${kind}'`].filter(Boolean).join(' & ') || null

/** The result of search_page, without what it says about words. */
async function found(wish: SearchCase): Promise<Page> {
  for (const table of ['search_posts', 'search_suspects'])
    await client.query(`update pg_class set reltuples = $1 where oid = $2::regclass`, [wish.believed, table])
  const { rows } = await client.query(
    `select posts, suspects, "totalPosts", "totalSuspects", counts
     from search_page($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      JSON.stringify(wish.words),
      wish.withTypos,
      narrowedBy(wish, wish.kind),
      narrowedBy(wish, ''),
      wish.earliest,
      wish.latest,
      wish.byFit,
      wish.skipped,
      wish.want,
      wish.max,
      wish.withPosts,
    ],
  )
  return rows[0] as Page
}

/** The same, computed by the tiers of migration 0037: the newest of the matches, the best of these, and a page of those. */
async function expected(wish: SearchCase): Promise<Page> {
  const of = async (table: 'search_posts' | 'search_suspects', kind: string) => {
    const { rows } = await client.query<{ id: string; categories: string[] }>(
      `with asked as (
         select search_tiers($1::jsonb, $2, $3) as tiers
       ), newest as (
         select s.* from ${table} s, asked
         where ($4::tsquery is null or s.words @@ $4) and (tiers[10] is null or s.words @@ tiers[10])
           and ($5::date is null or s.happened_on >= $5) and ($6::date is null or s.happened_on <= $6)
         order by s.sort_key desc limit $7
       )
       select n.id, n.categories from newest n, asked
       order by case when $8 then (select min(tier) from generate_series(1, 10) tier where n.words @@ tiers[tier]) end, n.sort_key desc`,
      [
        JSON.stringify(wish.words),
        table === 'search_posts' ? 'AB' : 'A',
        wish.withTypos,
        narrowedBy(wish, kind),
        wish.earliest,
        wish.latest,
        wish.max,
        wish.byFit,
      ],
    )
    return rows
  }
  const { skipped, want, kind } = wish
  const page = (rows: readonly { id: string }[]) => rows.slice(skipped, skipped + want).map(({ id }) => id)
  const suspects = await of('search_suspects', kind)
  const those = { suspects: page(suspects), totalSuspects: suspects.length }
  if (!wish.withPosts) return { ...those, posts: null, totalPosts: null, counts: null }
  const posts = await of('search_posts', kind)
  const counts: Record<string, number> = {}
  for (const { categories } of await of('search_posts', ''))
    for (const each of categories) counts[each] = (counts[each] ?? 0) + 1
  return { ...those, posts: page(posts), totalPosts: posts.length, counts }
}

const documents = fc.array(document, { minLength: 5, maxLength: 40 })

test('a page holds the best of the newest that match, whichever way leads to them', async () => {
  await fc.assert(
    fc.asyncProperty(
      documents,
      documents,
      fc.array(asked, { minLength: 30, maxLength: 30 }),
      async (...drawn) => {
        const [posts, suspects, wishes] = drawn
        await fill(posts, suspects)
        for (const drawnWish of wishes) {
          // With a period, only those that happened last are considered, and the choice among those of one day is
          // arbitrary; so all are included here.
          const isOfDays = drawnWish.earliest !== null || drawnWish.latest !== null
          const wish = isOfDays ? { ...drawnWish, max: 1_000 } : drawnWish
          const { totalSuspects, ...page } = await found(wish)
          const { totalSuspects: all, ...right } = await expected(wish)
          expect([wish, page]).toEqual([wish, right])
          // If only a page of suspects is requested, the total may be cut off at the end of the page.
          const isEnough = !wish.withPosts && wish.byFit && totalSuspects < all
          expect([wish, totalSuspects]).toEqual([wish, isEnough ? wish.skipped + wish.want : all])
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('of suspects of whom all have the name, no more are read than a page shows', async () => {
  await client.query('delete from search_suspects')
  await client.query(
    `insert into search_suspects select gen_random_uuid(), gen_random_uuid(), null, '{}', weighted(array['ab', 'n' || n], 'A')
     from generate_series(1, 500) n`,
  )
  await client.query('vacuum analyze search_suspects')
  const words = [{ word: 'ab', stem: 'ab', sound: '', stemSound: '' }]
  const named = (withPosts: boolean) =>
    rowsReadBy(`select * from search_page($1, false, null, null, null, null, true, 0, 5, 1000, $2)`, [
      JSON.stringify(words),
      withPosts,
    ])
  expect(await named(false)).toBeLessThanOrEqual(5)
  // If the total is shown, all of them are counted.
  expect(await named(true)).toBeGreaterThanOrEqual(500)
})

test.each([
  { every: 24, page: 0 },
  { every: 24, page: 1 },
  { every: 500, page: 0 },
])(
  'suspects with a name that one in $every has, page $page, are the newest of all, and few are read',
  async ({ every, page }) => {
    await client.query('delete from search_suspects')
    // As many names begin like this one; they are weaker matches.
    await client.query(
      `insert into search_suspects select gen_random_uuid(), lpad(to_hex(n), 32, '0')::uuid, null, '{}',
       weighted(array[case n % $1 when 1 then 'ab' when 2 then 'abc' else 'x' end, 'n' || n], 'A')
     from generate_series(1, 20000) n`,
      [every],
    )
    await client.query('vacuum analyze search_suspects')
    const words = [{ word: 'ab', stem: 'ab', sound: '', stemSound: '', hasBeginnings: true }]
    const place = { skipped: 11 * page, want: 11 }
    const text = `select suspects from search_page($1, false, null, null, null, null, true, $2, $3, 1000, false)`
    const values = [JSON.stringify(words), place.skipped, place.want]
    const { rows } = await client.query<{ suspects: string[] }>(text, values)
    const { rows: right } = await client.query<{ id: string }>(
      `select id from search_suspects where words @@ '''ab'':A' order by sort_key desc offset $1 limit $2`,
      [place.skipped, place.want],
    )
    expect(rows[0]?.suspects).toEqual(right.map(({ id }) => id))
    // Twenty rows for each result to estimate how many there are, and then up to the end of the page; or, for one in
    // 500, all matches, which are counted and ranked.
    const first = 20 * (place.skipped + place.want)
    expect(await rowsReadBy(text, values)).toBeLessThanOrEqual(
      first + (every === 24 ? 24 * (place.skipped + place.want) : 400),
    )
  },
)

test.each([
  { stands: 'nowhere', every: 10_000, min: 300, max: 400 },
  { stands: 'in one of 600, which the index finds', every: 600, min: 1_000, max: 1_400 },
  // These are read once more on the way to the first ten of them.
  { stands: 'in one of 60, which a walk finds', every: 60, min: 1_600, max: 2_000 },
])(
  'of a million it is told by three hundred how common a word is that stands $stands',
  async ({ every, min, max }) => {
    await client.query('delete from search_posts')
    await client.query(
      `insert into search_posts select gen_random_uuid(), lpad(to_hex(n), 32, '0')::uuid, null, '{}',
       array_to_tsvector(array['#', case when n % $1 = 0 then 'ab' else 'x' end])
     from generate_series(1, 6000) n`,
      [every],
    )
    await client.query('vacuum analyze search_posts')
    await client.query(`update pg_class set reltuples = 1000000 where oid = 'search_posts'::regclass`)
    const text = `select ids from page_of_ranked_posts(array_fill(null::text, array[9]) || '''ab'''::text, false, null, null, null, 0, 10, 10, false)`
    const { rows } = await client.query<{ ids: string[] }>(text)
    const { rows: right } = await client.query<{ id: string }>(
      `select id from search_posts where words @@ '''ab''' order by sort_key desc limit 10`,
    )
    expect(rows[0]?.ids).toEqual(right.map(({ id }) => id))
    const read = await rowsReadBy(text, [], 'search_posts')
    expect(read).toBeGreaterThanOrEqual(min)
    expect(read).toBeLessThanOrEqual(max)
  },
)

/** The number of rows of one table that `act` reads. */
async function rowsReadBy(act: string, values: unknown[], table = 'search_suspects'): Promise<number> {
  const readSoFar = async () => {
    const { rows } = await client.query<{ read: number }>(
      `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
       where relname = $1`,
      [table],
    )
    return Number(rows[0]?.read ?? 0)
  }
  await client.query('begin')
  const before = await readSoFar()
  await client.query(act, values)
  const after = await readSoFar()
  await client.query('commit')
  return after - before
}

test('the words of a long report lie there as they are compared', async () => {
  await client.query('delete from search_posts')
  await client.query(
    `insert into search_posts select gen_random_uuid(), gen_random_uuid(), null, '{}',
       array_to_tsvector(array(select 'report' || n from generate_series(1, 400) n))`,
  )
  const { rows } = await client.query(
    `select octet_length(words::text) > 3000 as "isLong", pg_column_compression(words) as compressed,
       pg_column_toast_chunk_id(words) as elsewhere from search_posts`,
  )
  expect(rows).toEqual([{ isLong: true, compressed: null, elsewhere: null }])
})
