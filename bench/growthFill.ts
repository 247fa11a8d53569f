import type { Pool } from 'pg'
import { computeAllPhoneticKeys } from '../server/src/db/lexicon.ts'
import { makePeopleIn, type TestPerson } from '../server/src/test/people.ts'
import { copyAll } from './copies.ts'
import { type Filled, fill } from './fill.ts'
import { copiedPosts } from './options.ts'
import { wordyReport } from './synthetic.ts'

const postsPerSuspect = 5
const postsPerPerson = 10
const askedPosts = 2_000
const adminCount = 50

export interface Grown extends Filled {
  admins: readonly TestPerson[]
  amounts: Record<'posts' | 'users' | 'audits', number>
  words: readonly SearchWords[]
}

/** Search words of one script, by their frequency in posts. */
interface SearchWords {
  script: 'Bengali' | 'Latin'
  common: string
  rare: string
}

/** Fills the database of a running server with this many posts within `span` milliseconds, most of them copies of a few. */
export async function fillGrown(dataDir: string, posts: number, span: number): Promise<Grown> {
  let asked: string[] = []
  let words: SearchWords[] = []
  const copied = (span * copiedPosts) / posts
  const amounts = {
    span: copied,
    posts: copiedPosts,
    suspects: copiedPosts / postsPerSuspect,
    people: copiedPosts / postsPerPerson,
  }
  const filled = await fill(dataDir, amounts, {
    report: wordyReport,
    besides: async ({ kysely, pool }) => {
      await addWhatAdminsSee(pool, copied)
      words = await significantWords(pool)
      await computeAllPhoneticKeys(kysely)
      await copyAll(pool, posts / copiedPosts - 1, copied)
      const { rows } = await pool.query<{ id: string }>(
        'select id from posts where is_allowed order by md5(id::text) limit $1',
        [askedPosts],
      )
      asked = rows.map(({ id }) => id)
      await pool.query('checkpoint')
    },
  })
  const admins = await makePeopleIn(
    dataDir,
    Array.from({ length: adminCount }, () => ({ role: 'admin' as const })),
  )
  const times = posts / copiedPosts
  return {
    ...filled,
    posts: asked,
    words,
    admins,
    amounts: { posts: posts * 0.99, users: filled.people.length * times, audits: posts * 0.99 },
  }
}

/**
 * Adds eight reactions to each post, and moderate numbers of waiting posts, flags, notifications, audit log entries and support
 * requests.
 */
export async function addWhatAdminsSee(pool: Pool, span: number): Promise<void> {
  const run = (text: string) => pool.query(text)
  await run(`update users set created_at = now() - interval '${span} milliseconds'`)
  await run(
    `create table numbered as select id, row_number() over (order by sort_key, id) as n, created_at from posts`,
  )
  await run(`create table people as select id, name, row_number() over (order by id) - 1 as n from users`)
  const somebody = (number: string) => `people u on u.n = (${number}) % (select count(*) from people)`
  await run(`insert into reactions select p.id, u.id, p.created_at
    from numbered p cross join generate_series(1, 8) k join ${somebody('p.n * 7 + k * 131')} on conflict do nothing`)
  await run(`update posts set review_state = 'waiting', published_at = null
    where id in (select id from numbered where n % 100 = 50)`)
  await run(`insert into flags (id, post_id, reporter_id, reason, text, created_at)
    select gen_random_uuid(), p.id, u.id, 'untrue', 'It is not true', p.created_at from numbered p join ${somebody('p.n')} where p.n % 50 = 1`)
  await run(`insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, at)
    select gen_random_uuid(), u.id, u.name, 'post.approve', 'post', p.id, p.created_at
    from numbered p join ${somebody('p.n % 20')} where p.n % 100 <> 50`)
  await run(`insert into support_requests (id, user_id, name, phone, description, status, created_at)
    select gen_random_uuid(), u.id, u.name, '8801712345678', 'I need a lawyer',
      case when p.n % 40 = 0 then 'pending' else 'action-taken' end, p.created_at
    from numbered p join ${somebody('p.n')} where p.n % 20 = 0`)
  await run(`insert into notifications (id, user_id, kind, post_id, data, created_at)
    select gen_random_uuid(), p.user_id, 'post_approved', p.id, jsonb_build_object('postTitle', p.title), p.created_at
    from posts p where p.user_id is not null`)
  await run(`insert into notifications (id, audience, kind, title, description, created_at)
    select gen_random_uuid(), 'users', 'message', 'News', 'What all are told', p.created_at from numbered p where p.n % 200 = 3`)
  await run('drop table numbered')
  await run('drop table people')
}

/** The words of the index that occur in about a fifth and in about a thousandth of the posts. */
async function significantWords(pool: Pool): Promise<SearchWords[]> {
  const nearest = async (letters: string, share: number) => {
    const { rows } = await pool.query<{ word: string }>(
      `select word from ts_stat('select words from search_posts') where word ~ $1
        order by abs(ln(ndoc / $2::float)), word limit 1`,
      [letters, share * copiedPosts],
    )
    const [found] = rows
    if (!found) throw new Error(`No word is ${letters}`)
    return found.word
  }
  const of = async (script: SearchWords['script'], letters: string): Promise<SearchWords> => ({
    script,
    common: await nearest(letters, 0.2),
    rare: await nearest(letters, 0.001),
  })
  return [await of('Bengali', '^[অ-ঔক-হ][ঁ-্অ-হ]{3,}$'), await of('Latin', '^[a-z]{4,}$')]
}
