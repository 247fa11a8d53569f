import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addComment } from '../comments/addComment.ts'
import { voteOnComment } from '../comments/comments.ts'
import { type EmbeddedPostgres, startEmbedded } from '../db/embedded.ts'
import { toggleReaction } from '../reactions/reactions.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { actorOf, makePost } from '../test/make.ts'
import { makePerson } from '../test/people.ts'
import { makeDataDir } from '../test/process.ts'

/*
 * Changing a count creates a new version of its row. If there is space for it on the same page and no indexed column changes,
 * that is cheap (a HOT update); otherwise every index of the table is written as well.
 *
 * These tests have a PostgreSQL of their own, because an open transaction in any database of a server prevents old row versions
 * from being cleaned up.
 */

let ground: Awaited<ReturnType<typeof makeDataDir>>
let postgres: EmbeddedPostgres
let app: TestApp
beforeAll(async () => {
  ground = await makeDataDir('used')
  postgres = await startEmbedded({ dataDir: ground.dataDir, settings: ['fsync=off', 'autovacuum=off'] })
  const { host, user } = postgres
  app = await startTestApp({ settings: { DATABASE_URL: `postgresql:///bichar?host=${host}&user=${user}` } })
})
afterAll(async () => {
  await app.close()
  await postgres.stop()
  await ground.remove()
})

const connections = 10

async function updatesOf(table: string): Promise<{ all: number; hot: number }> {
  // A connection reports its statistics with a delay, unless it is told to flush them.
  const telling = Array.from({ length: connections }, () =>
    app.deps.pool.query('select pg_stat_force_next_flush(), pg_sleep(0.05)'),
  )
  await Promise.all(telling)
  const { rows } = await app.deps.pool.query(
    'select n_tup_upd::int as "all", n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = $1',
    [table],
  )
  return rows[0]
}

/** The space of an old row version is not reused while another transaction may still read it, or has begun before it became old. */
const untilNobodyReads = () =>
  eventually(
    async () => {
      const { rows } = await app.deps.pool.query(
        `select query from pg_stat_activity
         where (backend_xmin is not null or backend_xid is not null) and pid <> pg_backend_pid()`,
      )
      expect(rows).toEqual([])
    },
    { every: 5 },
  )

test('of all changes of counts at least 95 of 100 stay on their page, and none touches the texts of a post', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => makePerson(app.deps)))
  const [author] = people
  if (!author) throw new Error('There is nobody')
  const first = await makePost(app.deps, author)
  // Enough rows to fill pages as in production.
  const { rows: posts } = await app.deps.pool.query<{ id: string }>(
    `insert into posts (id, user_id, title, description, source, location, is_anonymous, review_state, created_at, updated_at)
     select gen_random_uuid(), user_id, title, repeat(description, 20), source, location, false, 'approved', created_at, updated_at
     from posts, generate_series(1, 150) where id = $1 returning id`,
    [first],
  )
  const postsBefore = await updatesOf('posts')
  let turn = 0
  const someone = () => actorOf(people[turn++ % people.length] ?? author)
  // Without notifications and jobs, so that nothing runs in parallel.
  app.deps.pendingComments.removeAllListeners()
  await app.deps.jobs.stop()
  const comments: { postId: string; commentId: string }[] = []
  for (const { id: postId } of posts) {
    const said = { text: 'I saw it too. '.repeat(10), isAnonymous: false }
    const { id: commentId } = await addComment(app.deps, someone(), postId, said)
    comments.push({ postId, commentId })
    await untilNobodyReads()
  }
  for (let round = 0; round < 2; round += 1) {
    for (const { id } of posts) {
      await toggleReaction(app.deps, someone(), id)
      await untilNobodyReads()
    }
    for (const place of comments) {
      await voteOnComment(app.deps, someone(), place, { direction: 'up' })
      await untilNobodyReads()
    }
  }
  const counts = await updatesOf('post_counts')
  expect(counts.all).toBe(posts.length * 3)
  expect(counts.hot / counts.all).toBeGreaterThanOrEqual(0.95)
  const votes = await updatesOf('comments')
  expect(votes.all).toBe(posts.length * 2)
  expect(votes.hot / votes.all).toBeGreaterThanOrEqual(0.95)
  expect(await updatesOf('posts')).toEqual(postsBefore)
})

test('of all changes of the counts of lists at least 95 of 100 stay on their page', async () => {
  const { rows } = await app.deps.pool.query<{ id: string }>(`select id from posts limit 100`)
  const before = await updatesOf('list_counts')
  for (const state of ['waiting', 'approved']) {
    for (const { id } of rows) {
      await app.deps.pool.query('update posts set review_state = $1 where id = $2', [state, id])
      await untilNobodyReads()
    }
  }
  const counts = await updatesOf('list_counts')
  const all = counts.all - before.all
  // Each moves from two lists, one of which is that of its day, to another and back.
  expect(all).toBe(6 * rows.length)
  expect((counts.hot - before.hot) / all).toBeGreaterThanOrEqual(0.95)
})
