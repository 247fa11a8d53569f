import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Db, openDatabase } from '../db/db.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeBlog, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let suspectId: string
let postId: string
let blogId: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  const person = await makePerson(app.deps)
  postId = await makePost(app.deps, person)
  blogId = await makeBlog(app.deps, person)
  suspectId = await makeSuspect(app.deps, person, { status: 'released' })
  // Stops the jobs, whose queries are not tested here.
  await app.deps.jobs.stop()
  // Filling whole tables may take longer than the timeouts of requests allow.
  const { kysely, close } = openDatabase(
    { connectionString: app.deps.config.DATABASE_URL ?? '' },
    { onError: (error) => expect.unreachable(error.message), withoutTimeouts: true },
  )
  try {
    await kysely
      .connection()
      .execute((connection) =>
        fill(connection, { person: person.user.id, admin: admin.user.id, postId, suspectId }),
      )
  } finally {
    await close()
  }
}, 300_000)
afterAll(() => app.close())

/** Twenty thousand rows of each kind, so that reading a whole table is never the cheapest way to a page of it. */
async function fill(
  kysely: Db,
  { person, admin, postId, suspectId }: Record<'person' | 'admin' | 'postId' | 'suspectId', string>,
): Promise<void> {
  const words = sql.raw(
    `md5('a' || n) || ' ' || md5('b' || n) || ' ' || coalesce((array['খুলনা', 'ঢাকা', 'Sylhet'])[n % 97], '')`,
  )
  const id = sql`gen_random_uuid()`
  await sql`
    insert into users (id, name, phone, password_hash)
    select ${id}, left(md5('e' || n), 8) || ' ' || left(md5('f' || n), 8), '8801' || lpad(n::text, 9, '0'),
      repeat('x', 97) from generate_series(1, 20000) n`.execute(kysely)
  // Disables the triggers, which update counters and search tables row by row: that takes minutes and changes no plan.
  await sql`set session_replication_role = replica`.execute(kysely)
  await sql`
    insert into posts (id, user_id, sealed_author, title, description, source, location, is_anonymous,
      review_state, created_at, updated_at)
    select ${id}, case when n % 2 = 1 then (select id from users offset n % 50 limit 1) end,
      case when n % 2 = 0 then decode(repeat(md5('y' || n), 2), 'hex') end, left(${words}, 200), concat(${words}), '', '',
      n % 2 = 0, case when n % 400 = 0 then 'waiting' when n % 300 = 0 then 'returned' else 'approved' end,
      now(), now() from generate_series(1, 20000) n`.execute(kysely)
  await sql`
    insert into suspects (id, sealed_creator, name, gender, danger_level, status, location, crime_types, created_at, visibility)
    select ${id}, decode(repeat(md5('z' || n), 2), 'hex'), left(md5('c' || n), 8) || ' ' || left(md5('d' || n), 8), 'male', 'low',
      case when n % 100 = 0 then 'arrested' else 'wanted' end, '',
      array[case when n % 200 = 0 then 'Theft' else 'Fraud' end], now(), 'shown'
    from generate_series(1, 20000) n`.execute(kysely)
  await sql`
    insert into post_suspects (post_id, suspect_id, position)
    select p.id, s.id, 0 from (select id, row_number() over () as n from posts) p
      join (select id, row_number() over () as n from suspects) s using (n)`.execute(kysely)
  await sql`insert into post_suspects values (${postId}, ${suspectId}, 1) on conflict do nothing`.execute(
    kysely,
  )
  const vector = (words: string) =>
    sql.raw(`array_to_tsvector(array_remove(string_to_array(${words}, ' '), '') || '#'::text)`)
  await sql`
    insert into search_posts select id, sort_key, created_at::date, '{}', ${vector("title || ' ' || description")}
    from posts where is_allowed on conflict do nothing`.execute(kysely)
  await sql`
    insert into search_suspects select id, sort_key, null, crime_types, ${vector("lower(name) || ' #s:' || status")}
    from suspects on conflict do nothing`.execute(kysely)
  await sql`
    insert into search_words (word, sound, stem_sound)
    select md5('k' || n), left(md5('k' || n), 6), left(md5('k' || n), 6) from generate_series(1, 20000) n`.execute(
    kysely,
  )
  await sql`update search_words set sound = '', stem_sound = '' where sound is null`.execute(kysely)
  await sql`
    insert into timelines (id, post_id, title, description, happened_on, source, location, is_approved, created_at)
    select ${id}, p.id, 'T', '', '2026-01-01', '', '', random() > 0.01, now() from posts p`.execute(kysely)
  await sql`
    insert into flags (id, post_id, reporter_id, reason, text, state, created_at)
    select ${id}, p.id, ${person}, 'other', 'R', case when row_number() over () % 200 = 0 then 'open' else 'cleared' end,
      now() from posts p`.execute(kysely)
  await sql`
    insert into support_requests (id, user_id, name, phone, description, status, created_at)
    select ${id}, ${person}, 'S', '8801712345678', repeat('d', 200),
      case when n % 200 = 0 then 'pending' else 'action-taken' end, now() from generate_series(1, 20000) n`.execute(
    kysely,
  )
  await sql`
    insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, at, decided, waited_seconds)
    select ${id}, ${person}, 'A', 'post.approve', 'post', p.id, now() - row_number() over () * interval '1 hour', 'post', 60
    from posts p`.execute(kysely)
  await sql`
    insert into waiting_days select day, 'post', 1 from generate_series('1980-01-01', now(), interval '1 day') day`.execute(
    kysely,
  )
  await sql`
    insert into suspect_revisions (id, suspect_id, changes, changed_photo, number, created_at)
    select ${id}, s.id, '{}', false, 1, now() from suspects s`.execute(kysely)
  await sql`
    insert into comments (id, post_id, text, is_anonymous, created_at)
    select ${id}, p.id, 'C', false, now() from posts p`.execute(kysely)
  await sql`
    insert into author_index select decode(md5('x' || n), 'hex'), ${id} from generate_series(1, 20000) n`.execute(
    kysely,
  )
  await sql`
    insert into media (id, name, storage_key, kind, content_type, bytes)
    select ${id}, n::text, n::text, 'image', 'image/jpeg', 1 from generate_series(1, 40000) n`.execute(kysely)
  await sql`
    insert into post_media select p.id, 0, m.id from (select id, row_number() over () as n from posts) p
      join (select id, row_number() over () as n from media) m using (n) where n < 20000`.execute(kysely)
  await sql`
    insert into timeline_media select t.id, 0, m.id from (select id, row_number() over () as n from timelines) t
      join (select id, row_number() over () as n from media) m on m.n = t.n + 20000 - 1`.execute(kysely)
  await sql`
    insert into support_media select r.id, 0, m.id from (select id, row_number() over () as n from support_requests) r
      join (select id, row_number() over () as n from media) m using (n)`.execute(kysely)
  await sql`
    insert into reactions select p.id, ${person}, now() from posts p`.execute(kysely)
  await sql`
    insert into comment_votes select c.id, ${person}, true from comments c`.execute(kysely)
  // The counts that the triggers would have written.
  await sql`insert into post_counts (post_id, reaction_count, comment_count) select id, 1, 1 from posts on conflict do nothing`.execute(
    kysely,
  )
  await sql`insert into kind_suspects select crime_types[1], sort_key, id from suspects on conflict do nothing`.execute(
    kysely,
  )
  await sql`set session_replication_role = origin`.execute(kysely)
  await sql`
    insert into notifications (id, user_id, audience, kind, title, description, data, created_at)
    select ${id}, case when n > 900 then u.id end,
      case when n <= 900 then (array['all', 'users', 'admins'])[n % 3 + 1] end,
      case when n < 1200 then 'message' else 'post_approved' end, case when n < 1200 then 'T' end,
      case when n < 1200 then 'D' end, '{"postTitle":"P"}', now()
    from (select id, row_number() over () as n from users) u`.execute(kysely)
  await sql`
    insert into notification_marks select id, ${id} from users where id <> ${admin}`.execute(kysely)
  await sql`
    insert into notification_reads select u.id, n.id from users u,
      (select id from notifications where audience = 'users' limit 1) n`.execute(kysely)
  await sql`
    insert into blogs (id, title, content, category, hashtags, is_published, created_at, updated_at)
    select ${id}, md5('e' || n), repeat(md5('f' || n) || ' ', 8), array[case when n % 200 = 0 then 'Crime' else 'Food' end],
      array[left(md5('g' || n), 6)], n % 50 = 0, now(), now() from generate_series(1, 20000) n`.execute(
    kysely,
  )
  await sql`
    insert into stories (id, post_id, title, description, is_published, created_at, updated_at)
    select ${id}, p.id, md5('h' || p.id), repeat(md5('i' || p.id) || ' ', 8), random() > 0.5, now(), now()
    from posts p`.execute(kysely)
  await sql`
    insert into password_resets (user_id, since, old_password_hash, device_ids) select id, now(), '', '{}' from users where id <> ${admin}`.execute(
    kysely,
  )
  await sql`insert into second_passwords select id, '', null from users where id <> ${admin}`.execute(kysely)
  await sql`
    insert into logins (user_id, session_id, device_label, logged_in_on) select id, ${id}, '', now() from users`.execute(
    kysely,
  )
  await sql`insert into untold_comments select id, id, now() + interval '1 hour' from posts`.execute(kysely)
  await sql`insert into untold_replies select id, id, now() + interval '1 hour' from posts`.execute(kysely)
  await sql`insert into spent_calls select id, now() + interval '1 hour' from posts`.execute(kysely)
  await sql`insert into follow_up_codes select md5('j' || id), id from posts`.execute(kysely)
  await sql`
    insert into sanctions (id, user_id, kind, reason, created_at)
    select ${id}, id, 'warning', '', now() from users where id <> ${admin}`.execute(kysely)
  await sql`
    insert into author_pauses (id, tag, sealed_user, thing_kind, thing_id, reason, until, created_on)
    select ${id}, decode(md5('t' || n), 'hex'), '', 'post', ${id}, '', '2026-01-01', '2026-01-01'
    from generate_series(1, 20000) n`.execute(kysely)
  await sql`insert into post_messages select id, 1, true, 'M', now() from posts`.execute(kysely)
  await sql`vacuum analyze`.execute(kysely)
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** The tables that a plan reads completely. */
const readWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
]

/** The SELECT statements that a call sends, as they reach the driver. */
/** Tables that stay small however much is published; a decision on the desk is in its table for ten seconds. */
const small = ['sessions', 'super_admins', 'watch_words', 'list_counts', 'desk_decisions']

async function queriesOf(path: string, body?: string): Promise<{ text: string; values: unknown[] }[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const sent = body && { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    const response = await app.request(`/api${path}`, sent || {}, admin)
    expect([path, response.status]).toEqual([path, 200])
    return spy.mock.calls.flatMap(([query, values]: unknown[]) => {
      const { text, values: own } = typeof query === 'string' ? { text: query } : (query as pg.QueryConfig)
      // The job queue and the desk poll for work at any time.
      const isRead = /^\s*(select|with)\b/i.test(text) && !/\b(boss|due_at)\b/.test(text)
      return isRead ? [{ text, values: (own ?? (Array.isArray(values) ? values : [])) as unknown[] }] : []
    })
  } finally {
    spy.mockRestore()
  }
}

test.each<[path: string, least: number, body?: object]>([
  ['/posts', 1],
  ['/posts?page=3', 1],
  ['/posts?isAllowed=false', 1],
  ['/posts/admin/pending', 2],
  ['/posts/admin/pending?search=abc', 2],
  ['/posts/admin/review/:post', 5],
  ['/admin/reported-posts', 3],
  ['/admin/reported-posts?search=abc', 3],
  ['/admin/figures', 4],
  ['/admin/summary', 1],
  ['/admin/audit', 1],
  ['/admin/audit?action=post.delete', 1],
  ['/admin/audit?actor=:person', 1],
  ['/support/all', 2],
  ['/support/all?status=pending', 2],
  ['/support/mine', 2],
  ['/users/users', 2],
  ['/users/users?search=karim', 2],
  ['/users/users?search=0171234', 2],
  ['/users/search?q=ka', 1],
  ['/posts/user/:person', 2],
  ['/posts/criminalsPosts/:suspect', 2],
  ['/posts/:post', 1],
  ['/posts/:post/comments', 2],
  ['/posts/:post/reactions', 2],
  ['/timelines/post/:post/approved', 3],
  ['/timelines/pending', 2],
  ['/timelines/pending?search=abc', 2],
  ['/notifications', 3],
  ['/notifications?page=3', 3],
  ['/notifications/admin', 2],
  ['/notifications/admin?search=abc&filter=users', 2],
  ['/criminals/search', 1],
  ['/criminals/search?status=arrested', 1],
  ['/criminals/search?query=karim', 1],
  ['/criminals/search?query=karim&status=arrested', 1],
  ['/criminals/:suspect', 1],
  ['/criminals/:suspect/revisions', 3],
  ['/blogs', 1],
  ['/blogs?page=3', 1],
  ['/blogs/:blog', 1],
  ['/blogs/admin/all', 2],
  ['/blogs/admin/all?category=Crime', 2],
  ['/blogs/admin/all?hashtag=abc', 2],
  ['/blogs/admin/all?search=খুলনায়', 2],
  ['/blogs/admin/all?search=karim&category=Crime&hashtag=abc', 2],
  ['/success-stories', 2],
  ['/success-stories?status=published', 2],
  ['/success-stories?status=unpublished', 2],
  ['/success-stories?search=karim&status=published', 2],
  ['/search?query=karim', 2],
  ['/search?query=খুলনায়', 2],
  ['/search?query=খুলনা karim uddin', 1],
  ['/search?category=Theft', 2],
  ['/search?district=Khulna', 1],
  ['/search?query=karim&district=Khulna&from=2026-01-01&status=arrested&media=pictures', 1],
  ['/search/suggestions?query=kar', 1],
  ['/search/similar', 2, { text: 'a bag was snatched at night', place: 'Khulna', suspects: [':suspect'] }],
])('%s reads no table from one end to the other', async (path, min, body) => {
  const filled = (text: string) =>
    text
      .replace(':post', postId)
      .replace(':suspect', suspectId)
      .replace(':blog', blogId)
      .replace(':person', admin.user.id)
  const queries = await queriesOf(filled(path), body && filled(JSON.stringify(body)))
  // One of them looks up the session.
  expect(queries.length).toBeGreaterThan(min)
  const client = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await client.connect()
  try {
    for (const { text, values } of queries) {
      const { rows } = await client.query(`explain (format json) ${text}`, values)
      const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
      const large = readWhole(plan).filter((table) => !small.includes(table))
      expect(large, `${text}\n${JSON.stringify(plan, null, 1)}`).toEqual([])
    }
  } finally {
    await client.end()
  }
})

interface Measured {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

test.each([
  '/posts?limit=20&page=960',
  '/posts/admin/pending?limit=2&page=20',
  '/admin/audit?limit=20&page=990',
  '/admin/audit?action=post.approve&limit=20&page=990',
  '/support/all?limit=20&page=960',
  '/users/users?limit=20&page=990',
  '/notifications?limit=20&page=30',
  '/criminals/search?limit=20&page=990',
])('%s reads no rows of the pages before', async (path) => {
  const client = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await client.connect()
  try {
    for (const { text, values } of await queriesOf(path)) {
      // The first call of a function on a connection reads the catalogue as well.
      await client.query(text, values)
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
      const plan: Measured = rows[0]['QUERY PLAN'][0].Plan
      // Each row that is read costs at least one page, and an index of twenty thousand rows has a hundred and fifty.
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], text).toBeLessThan(700)
    }
  } finally {
    await client.end()
  }
})

test.each([
  ['stands nowhere', "'zzzz'"],
  ['stands in two hundred', "'খুলনা'"],
  ['stands in all', "'#'"],
  ['begins a third of them', "'a':* | 'b':* | 'c':* | 'd':* | 'e':*"],
])('of twenty thousand posts a search for what %s reads a few thousand pages', async (_what, words) => {
  const client = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query(
      `explain (analyze, buffers, format json)
       select * from rank_posts($1::tsquery, array_fill(null::tsquery, array[10]), null, null, 1000)`,
      [words],
    )
    const plan: Measured = rows[0]['QUERY PLAN'][0].Plan
    // Reading all rows from the newest one on would cost a page for each.
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(6_000)
  } finally {
    await client.end()
  }
})
