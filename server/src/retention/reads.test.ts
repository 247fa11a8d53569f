import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/people.ts'
import { rowsRead } from '../test/rowsRead.ts'
import { applyRetention } from './retention.ts'

const filled = 20_000

/** What is put into each table that has rows for a limited time, none of which is due; `$1` is a person who has read nothing. */
const rows: Record<string, string> = {
  author_pauses: `(id, tag, sealed_user, thing_kind, thing_id, reason, created_on, until)
    select gen_random_uuid(), int8send(n), '', 'post', gen_random_uuid(), '', current_date, current_date`,
  challenges: `(id, code_hash, device_id, expires_at, phone, purpose)
    select gen_random_uuid(), '', '', now(), '', 'reset'`,
  desk_claims: `(subject_id, kind, admin_id, until) select gen_random_uuid(), 'post', $1, now() + interval '1 hour'`,
  desk_decisions: `(id, subject_id, kind, admin_id, version, action, reason, due_at, is_pending)
    select gen_random_uuid(), gen_random_uuid(), 'post', $1, '1', 'approve', '', now(), false`,
  follow_news: `(id, kind, at, is_told) select gen_random_uuid(), 'report', now(), true`,
  idempotency_keys: `(key, subject_id, day) select n, gen_random_uuid(), current_date`,
  logins: `(user_id, session_id, device_label, logged_in_on) select $1, gen_random_uuid(), '', current_date`,
  notification_reads: `select $1, gen_random_uuid()`,
  notifications: `(id, user_id, kind, created_at, is_kept)
    select gen_random_uuid(), $1, 'report_reviewed', now() - interval '1 day' * (n % 2) * 100, n % 2 = 1`,
  place_names: `(latitude, longitude, language, name, asked_at) select n, 1, 'en', '', now()`,
  rate_limits: `(key, points, expire) select n, 1, 1e15`,
  sanctions: `(id, user_id, kind, reason, created_at, until)
    select gen_random_uuid(), $1, 'pause', '', now() - interval '2 years', current_date`,
  second_passwords: `(user_id, password_hash, void_at) select gen_random_uuid(), '', now() + interval '1 day'`,
  sessions: `(id, user_id, cookie_hash, device_id, device_label, expires_at)
    select gen_random_uuid(), $1, int8send(n), '', '', now() + interval '1 day'`,
  suspended_numbers: `select n, current_date + 2`,
  uploads: `(digest, bytes, is_guests, expires_at) select n, 1, false, now() + interval '1 day'`,
}

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const { user } = await makePerson(t.deps)
  await t.deps.jobs.stop()
  await t.deps.kysely.transaction().execute(async (tx) => {
    // Neither triggers nor foreign keys.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, made] of Object.entries(rows)) {
      const values = made.replaceAll('$1', `'${user.id}'::uuid`)
      await sql.raw(`insert into ${table} ${values} from generate_series(1, ${filled}) n`).execute(tx)
    }
  })
  await sql`vacuum analyze`.execute(t.deps.kysely)
})
afterAll(() => t.close())

test('a run reads what is due, and not the tables', async () => {
  const { metrics } = t.deps
  const read = await rowsRead(t.deps.config.DATABASE_URL ?? '', (kysely) =>
    applyRetention({ kysely, metrics }),
  )
  const many = Object.entries(read).filter(([, count]) => count > filled * 0.02)
  expect(many).toEqual([])
})

test('every table of which it deletes something is filled here', async () => {
  // Its rows are due ten minutes after they are written, and an index would cost each call.
  const deleted = Object.keys(await applyRetention(t.deps)).filter((table) => table !== 'spent_calls')
  expect(Object.keys(rows)).toEqual(expect.arrayContaining(deleted))
})
