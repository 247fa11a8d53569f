import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let person: TestPerson
let postId: string
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
  postId = await makePost(app.deps, person)
})
afterAll(() => app.close())

/** Locks a table in another session until it is released. */
async function lock(table: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  const release = () => client.end()
  onTestFinished(release)
  return { release }
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

test('forty calls that are stuck on one locked table delay no others by as long as they wait', async () => {
  const password = everybodysPassword
  const { phone } = person.user
  const params = { id: postId }
  const ofOthers = async () => {
    const began = performance.now()
    const answers = await Promise.all([
      app.call('GET /posts', {}),
      app.call('POST /auth/login', { body: { phone, password, deviceId: person.deviceId } }),
      app.call('GET /auth/sessions', {}, { as: person }),
      app.call('POST /posts/:id/reactions', { params }, { as: person }),
      app.call('GET /notifications', {}, { as: person }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    return performance.now() - began
  }
  await ofOthers()
  const unlocked = await ofOthers()
  const comments = await lock('comments')
  const stuck = Array.from({ length: 60 }, (_none, index) =>
    index % 3 === 0
      ? app.call('POST /posts/:id/comments', { params, body: { text: `${index}` } }, { as: person })
      : app.call('GET /posts/:id/comments', { params }),
  )
  // Waits until all connections are in use or the first call has been refused, so that the next calls queue behind the stuck ones.
  let refused = 0
  for (const each of stuck)
    void each.finally(() => {
      refused += 1
    })
  const { pool } = app.deps
  await eventually(() => expect(refused + pool.waitingCount).toBeGreaterThan(0))
  const locked = await ofOthers()
  // A stuck call waits for five seconds at most, but there are six times as many as connections: other calls must not wait for
  // several rounds of them.
  expect(locked).toBeLessThan(5_000 + 5 * unlocked)
  for (const { status, body } of await Promise.all(stuck)) {
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
