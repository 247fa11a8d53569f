import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeDatabase, type TestDatabase, withServer } from '../test/database.ts'
import { makePost } from '../test/make.ts'
import { makePerson } from '../test/people.ts'

/** The database user of DATABASE_LISTEN_URL, by which direct connections are recognized here; both URLs lead to the same database. */
const direct = 'past_the_bouncer'

let database: TestDatabase
let app: TestApp
beforeAll(async () => {
  database = await makeDatabase()
  await withServer(inject('postgres'), (client) =>
    client.query(`drop role if exists ${direct}; create role ${direct} superuser login`),
  )
  const listening = new URL(database.url.replace('///', '//anywhere/'))
  listening.searchParams.set('user', direct)
  app = await startTestApp({
    settings: {
      DATABASE_URL: database.url,
      DATABASE_LISTEN_URL: listening.href.replace('//anywhere/', '///'),
    },
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

test('what listens and the queue of jobs go past a bouncer, and requests through it', async () => {
  const connections = async () => {
    const { rows } = await app.deps.pool.query<{ name: string; isDirect: boolean }>(
      `select distinct application_name as name, usename = $1 as "isDirect" from pg_stat_activity
     where datname = current_database() order by name`,
      [direct],
    )
    return rows
  }
  // The connection for LISTEN is opened in the background.
  await eventually(async () =>
    expect(await connections()).toEqual([
      { name: 'bichar-calls', isDirect: false },
      { name: 'bichar-jobs', isDirect: true },
      { name: 'bichar-live', isDirect: true },
    ]),
  )
  const whose = await app.deps.withoutTimeouts((db) => sql<{ name: string }>`select user as name`.execute(db))
  expect(whose.rows).toEqual([{ name: direct }])
})

test('no statement is prepared under a name, which another session would not know', async () => {
  const person = await makePerson(app.deps)
  const id = await makePost(app.deps, person)
  for (let times = 0; times < 12; times += 1) {
    expect((await app.call('GET /posts/:id', { params: { id } })).status).toBe(200)
  }
  const prepared = await Promise.all(
    Array.from({ length: 10 }, () => app.deps.pool.query('select name from pg_prepared_statements')),
  )
  expect(prepared.flatMap(({ rows }) => rows)).toEqual([])
})
