import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { requestTimeouts } from './timeouts.ts'

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
async function lock(table: string, { deps } = app): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: deps.config.DATABASE_URL })
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

test('sixty calls that are stuck on one locked table delay no others by as long as they wait', async () => {
  // Stuck calls reach timeouts that are twice as long as anybody waits for a connection.
  for (const timeout of ['lock_timeout', 'statement_timeout', 'query_timeout'] as const)
    vi.spyOn(requestTimeouts, timeout, 'get').mockReturnValue(120_000)
  onTestFinished(() => void vi.restoreAllMocks())
  const patient = await startTestApp()
  onTestFinished(() => patient.close())
  patient.deps.pool.options.connectionTimeoutMillis = 60_000
  const author = await makePerson(patient.deps)
  // Another person and another post, because a stuck comment also holds a lock on the rows of its author and of its post.
  const reader = await makePerson(patient.deps)
  const params = { id: await makePost(patient.deps, author) }
  const another = { id: await makePost(patient.deps, reader) }
  const comments = await lock('comments', patient)
  let isStuck = true
  const stuck = Promise.all(
    Array.from({ length: 60 }, (_none, index) =>
      index % 3 === 0
        ? patient.call('POST /posts/:id/comments', { params, body: { text: `${index}` } }, { as: author })
        : patient.call('GET /posts/:id/comments', { params }),
    ),
  ).finally(() => {
    isStuck = false
  })
  // From here on the next calls queue behind the stuck ones.
  await eventually(() => expect(patient.deps.pool.waitingCount).toBeGreaterThan(0))
  const credentials = { phone: reader.user.phone, password: everybodysPassword, deviceId: reader.deviceId }
  const ofOthers = await Promise.all([
    patient.call('GET /posts', {}),
    patient.call('POST /auth/login', { body: credentials }),
    patient.call('GET /auth/sessions', {}, { as: reader }),
    patient.call('POST /posts/:id/reactions', { params: another }, { as: reader }),
    patient.call('GET /notifications', {}, { as: reader }),
  ])
  expect(ofOthers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(isStuck).toBe(true)
  await comments.release()
  // The few that were left to wait are answered now; most were broken off, so that others could have their connections.
  const answers = await stuck
  const refused = answers.filter(({ status }) => status >= 300)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3)
  for (const { status, body } of refused) {
    expect(status).toBe(503)
    expect(body).toMatchObject({ success: false, code: 'unavailable' })
  }
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

test('work on whole tables has no timeout, even where the database was given some', async () => {
  const { pool, withoutTimeouts } = app.deps
  const database = new URL(app.deps.config.DATABASE_URL ?? '').pathname.slice(1)
  await pool.query(
    `alter database ${database} set statement_timeout = 1000; alter database ${database} set lock_timeout = 1000`,
  )
  onTestFinished(async () => void (await pool.query(`alter database ${database} reset all`)))
  const { rows } = await withoutTimeouts((db) =>
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      db,
    ),
  )
  expect(rows).toEqual([{ statement: '0', lock: '0' }])
})
