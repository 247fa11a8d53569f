import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAudit } from '../audit/feed.ts'
import type { PageRequest } from '../core/pageRequest.ts'
import { readStoredFeed } from '../posts/feed.ts'
import { readRequests } from '../support/feed.ts'
import { readSuspects } from '../suspects/feed.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { readUsers } from '../users/feed.ts'

const many = 23

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.deps.jobs.stop()
  const time = `now() - n * interval '1 minute'`
  for (const statement of [
    `insert into users (id, name, phone, password_hash, created_at)
     select gen_random_uuid(), 'N', '8801' || lpad(n::text, 9, '0'), '', ${time} from generate_series(1, ${many}) n`,
    `insert into posts (id, sealed_author, title, description, source, location, is_anonymous, review_state, created_at, updated_at)
     select gen_random_uuid(), '\\x01', 'T', 'D', '', '', true, case when n % 2 = 0 then 'approved' else 'returned' end, ${time}, now()
     from generate_series(1, 2 * ${many}) n`,
    `insert into suspects (id, sealed_creator, name, gender, danger_level, status, location, crime_types, created_at, visibility)
     select gen_random_uuid(), '\\x01', 'N', 'male', 'low', case when n % 2 = 0 then 'wanted' else 'arrested' end, '', '{Theft}', ${time}, 'shown'
     from generate_series(1, 2 * ${many}) n`,
    `insert into support_requests (id, user_id, name, phone, description, status, created_at)
     select gen_random_uuid(), (select id from users limit 1), 'S', '8801712345678', '',
       case when n % 2 = 0 then 'pending' else 'action-taken' end, ${time} from generate_series(1, 2 * ${many}) n`,
    `insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, at)
     select gen_random_uuid(), gen_random_uuid(), 'A', 'post.approve', 'post', gen_random_uuid(), ${time} from generate_series(1, ${many}) n`,
  ])
    await app.deps.pool.query(statement)
})
afterAll(() => app.close())

type Read = (place: PageRequest) => Promise<readonly { id: string }[]>

const suspects =
  (status: '' | 'wanted'): Read =>
  async (place) =>
    (await readSuspects(app.deps, { query: '', status, category: '', district: '', upazila: '', ...place }))
      .rows
const requests =
  (status: '' | 'pending'): Read =>
  async (place) =>
    (await readRequests(app.deps.kysely, { status, ...place })).rows

test.each<[string, Read]>([
  ['people', async (place) => (await readUsers(app.deps, '', place)).rows],
  [
    'the feed',
    async ({ page, limit }) => (await readStoredFeed(app.deps, null, true, { page, limit })).slice(0, limit),
  ],
  [
    'what is not public',
    async ({ page, limit }) => (await readStoredFeed(app.deps, null, false, { page, limit })).slice(0, limit),
  ],
  ['suspects', suspects('')],
  ['suspects who are wanted', suspects('wanted')],
  ['requests for support', requests('')],
  ['those that wait, the oldest first', requests('pending')],
  ['what admins did', async (place) => (await readAudit(app.deps, { action: '', ...place })).rows],
])(
  'the pages of %s hold all of it in its order, from whichever end they are reached',
  async (_what, read) => {
    const idsOf = async (place: Parameters<Read>[0]) => (await read(place)).map(({ id }) => id)
    const whole = await idsOf({ page: 1, limit: 100 })
    expect(whole.length).toBeGreaterThanOrEqual(many)
    for (const limit of [1, 3, 5, whole.length - 1, whole.length, whole.length + 1]) {
      const pages = Math.ceil(whole.length / limit)
      for (let page = 1; page <= pages + 2; page += 1)
        expect([limit, page, await idsOf({ page, limit })]).toEqual([
          limit,
          page,
          whole.slice((page - 1) * limit, page * limit),
        ])
    }
  },
)
