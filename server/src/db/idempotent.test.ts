import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeDatabase } from '../test/database.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { openDatabase } from './db.ts'
import { newId } from './ids.ts'
import { applyMigrations, migrate } from './migrate.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

const insertPost = (id: string, key: string) => `
  insert into posts (id, is_anonymous, title, description, source, location, idempotency_key, created_at, updated_at)
  values ('${id}', true, 'A bag', 'Gone.', '', '', '${key}', '2026-03-01T00:00:00+06:00', now())`

test('of two equal requests under two keys nothing is the same, and of neither more than the day is there', async () => {
  const report = { request: 'Somebody was here.', isAnonymous: true, review: 'waiting' as const }
  const ids = [
    await makePost(app.deps, person, { ...report, idempotencyKey: newId() }),
    await makePost(app.deps, person, { ...report, idempotencyKey: newId() }),
  ]
  const { rows } = await app.deps.pool.query(
    `select key, request, subject_id, day::text from idempotency_keys where subject_id = any($1)`,
    [ids],
  )
  const digest = expect.stringMatching(/^[\w-]{43}$/)
  const day = todayInBangladesh()
  expect(rows).toHaveLength(2)
  for (const row of rows)
    expect(row).toEqual({ key: digest, request: digest, subject_id: row.subject_id, day })
  expect(new Set(rows.flatMap(({ key, request }) => [key, request])).size).toBe(4)
})

test('what a server of the release before has created is found', async () => {
  const idempotencyKey = newId()
  const id = newId()
  await app.deps.pool.query(
    insertPost(id, app.deps.authorship.digest('posts', person.user.id, idempotencyKey)),
  )
  expect(await makePost(app.deps, person, { idempotencyKey, review: 'waiting' })).toBe(id)
})

test('a server of the release before finds what this one has created', async () => {
  const idempotencyKey = newId()
  const id = await makePost(app.deps, person, { idempotencyKey })
  const key = app.deps.authorship.digest('posts', person.user.id, idempotencyKey)
  const { rows } = await app.deps.pool.query('select id from posts where idempotency_key = $1', [key])
  expect(rows).toEqual([{ id }])
  await expect(app.deps.pool.query(insertPost(newId(), key))).rejects.toThrow('posts_idempotency_key')
})

test('what was created before the migration is found, and no key as its client sent it is left', async () => {
  const { url, drop } = await makeDatabase('template template0')
  const onError = (error: Error) => expect.unreachable(error.message)
  const { kysely, pool, close } = openDatabase({ connectionString: url }, { onError, withoutTimeouts: true })
  const before = await mkdtemp(path.join(tmpdir(), 'bichar-before-'))
  try {
    const landed = path.join(import.meta.dirname, 'migrations')
    for (const file of await readdir(landed))
      if (file < '0102') await copyFile(path.join(landed, file), path.join(before, file))
    await applyMigrations(kysely, before)
    const id = newId()
    await pool.query(insertPost(id, 'a digest'))
    await pool.query(`
      insert into support_requests (id, name, phone, description, idempotency_key, created_at)
      values ('${newId()}', 'Rahim', '8801712345678', 'Help', 'as it was sent', now())`)
    await migrate(kysely)
    const keys = await pool.query('select key, request, subject_id, day::text from idempotency_keys')
    expect(keys.rows).toEqual([{ key: 'a digest', request: null, subject_id: id, day: '2026-03-01' }])
    const { rows } = await pool.query('select idempotency_key as key from support_requests')
    expect(rows).toEqual([{ key: null }])
  } finally {
    await close()
    await drop()
    await rm(before, { recursive: true })
  }
})
