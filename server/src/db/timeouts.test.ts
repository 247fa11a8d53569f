import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let person: TestPerson
let postId: string
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
  postId = await makePost(app.deps, person)
})
afterAll(() => app.close())

/** Somebody else, who holds a table and does not let go. */
async function lock(table: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return { release: () => client.end() }
}

test('while a table is locked, what needs it is refused after a while, and everything else is answered', async () => {
  const comments = await lock('comments')
  const params = { id: postId }
  const waiting = [
    ...Array.from({ length: 6 }, () => app.call('GET /posts/:id/comments', { params })),
    app.call('POST /posts/:id/comments', { params, body: { text: 'Seen' } }, { as: person }),
  ]
  let isWaiting = true
  const answers = Promise.all(waiting).finally(() => {
    isWaiting = false
  })
  expect((await app.call('GET /posts', {})).status).toBe(200)
  expect((await app.call('GET /auth/sessions', {}, { as: person })).status).toBe(200)
  expect(isWaiting).toBe(true)
  for (const { status, body } of await answers) {
    expect(status).toBe(503)
    expect(body).toMatchObject({ success: false, code: 'unavailable' })
  }
  await comments.release()
  expect((await app.call('GET /posts/:id/comments', { params })).status).toBe(200)
})

test('a statement without an end is broken off, and so is a transaction that nobody goes on with', async () => {
  const { rows } = await app.deps.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows.map(({ name, setting }) => [name, Number(setting)])).toEqual([
    ['idle_in_transaction_session_timeout', 60_000],
    ['lock_timeout', 5_000],
    ['statement_timeout', 15_000],
  ])
})
