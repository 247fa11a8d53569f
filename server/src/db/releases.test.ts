import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf, hourOf } from '../authorship/days.ts'
import { makeDatabase } from '../test/database.ts'
import { printSchema } from '../test/schema.ts'
import { type Db, openDatabase } from './db.ts'
import { applyMigrations, migrate } from './migrate.ts'
import { rowsOf } from './sql.ts'

const landed = path.join(import.meta.dirname, 'migrations')
const released = path.join(import.meta.dirname, 'released')
const schema = await readFile(path.join(import.meta.dirname, 'schema.sql'), 'utf8')

/** Each file is named after the last migration of a release, and fills the tables that are new in it. */
const releases = (await readdir(released)).map((file) => path.basename(file, '.sql')).sort()

type Row = Record<string, unknown>
type Content = Record<string, Row[]>

/** Tables of the migrations themselves, which hold no user data. */
const machinery = /^(kysely_|migration_checksums$)/

async function contentOf(db: Db): Promise<Content> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const content: Content = {}
  for (const { name } of tables.filter((table) => !machinery.test(table.name))) {
    const rows = await rowsOf<{ row: Row }>(db, sql`select to_jsonb(t) as row from ${sql.table(name)} t`)
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

/** Columns that moved to `post_counts` with migration 0039. */
const counts = ['reaction_count', 'comment_count', 'author_reacted']

/** Columns that no longer exist: planned deletions moved to `departures`, and search texts to the tables of the search. */
const dropped = [
  ...['comment_votes.goes_at', 'comments.goes_at', 'media.created_at', 'posts.goes_at'],
  ...['posts.words', 'posts.headline', 'suspects.words'],
  ...counts.map((column) => `posts.${column}`),
]

/**
 * Columns that a migration changed on purpose. With 0028 anonymous rows kept only the day, and idempotency keys became digests; with 0082
 * the names of places kept only the day, with 0091 requests for support only the hour. With 0098 resets hide without an end. With 0102
 * keys moved to a table of their own.
 */
const coarser = new Set(['created_at', 'updated_at', 'idempotency_key'])
const anonymised = /^(posts|comments|timelines|suspects|suspect_revisions|notifications)$/
const isChanged = (release: string, table: string, column: string): boolean =>
  (release < '0028' && anonymised.test(table) && coarser.has(column)) ||
  (release < '0082' && table === 'place_names' && column === 'asked_at') ||
  (release < '0091' && table === 'support_requests' && ['created_at', 'sort_key'].includes(column)) ||
  (release < '0102' && column === 'idempotency_key') ||
  (release < '0098' && table === 'password_resets' && column === 'hidden_until')

/** With migration 0046 reports became flags, and their reason became the flag's text; with 0104 one table went. */
function renamed({ post_reports, shuffles: _, ...content }: Content): Content {
  const flags = post_reports?.map(({ reason, ...row }) => ({ ...row, text: reason }))
  return { ...content, ...(flags && { flags }) }
}

test.each(releases)('data of release %s is all there after every migration since', async (release) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bichar-release-'))
  const { url, drop } = await makeDatabase('template template0')
  const onError = (error: Error) => expect.unreachable(error.message)
  const { kysely, close } = openDatabase({ connectionString: url }, { onError, withoutTimeouts: true })
  try {
    const files = (await readdir(landed)).filter((file) => file.endsWith('.sql'))
    for (const each of releases.filter((other) => other <= release)) {
      for (const file of files.filter((other) => other.slice(0, 4) <= each)) {
        await copyFile(path.join(landed, file), path.join(folder, file))
      }
      await applyMigrations(kysely, folder)
      await sql.raw(await readFile(path.join(released, `${each}.sql`), 'utf8')).execute(kysely)
    }
    const before = await contentOf(kysely)
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0)
    expect(empty).toEqual([])

    await migrate(kysely)
    // Constraints of sealed authorship are validated by the start, once it has sealed what older releases wrote.
    expect((await printSchema(kysely)).replaceAll(' NOT VALID', '')).toBe(schema)
    const after = await contentOf(kysely)
    for (const [table, rows] of Object.entries(renamed(before))) {
      const now = after[table] ?? []
      expect(now.length, table).toBe(rows.length)
      const columns = Object.keys(rows[0] ?? {})
      const left = columns.filter((column) => column in (now[0] ?? {}))
      const gone = columns.filter((column) => !left.includes(column)).map((column) => `${table}.${column}`)
      expect(dropped).toEqual(expect.arrayContaining(gone))
      const same = left.filter((column) => !isChanged(release, table, column))
      const parts = (row: Row) => JSON.stringify(same.map((column) => row[column]))
      expect(now.map(parts).sort(), table).toEqual(rows.map(parts).sort())
    }
    for (const { asked_at } of after.place_names ?? []) {
      const time = new Date(String(asked_at))
      expect(time).toEqual(dayOf(time))
    }
    for (const { created_at } of after.support_requests ?? []) {
      const time = new Date(String(created_at))
      expect(time).toEqual(hourOf(time))
    }
    if (release > '0034') {
      // Written after the last shuffling.
      for (const { unshuffled } of after.author_index ?? []) expect(unshuffled).toBeLessThan(0)
    }
    if (release < '0039') {
      const counted = (rows: Row[] = [], id: string) =>
        rows.map((row) => JSON.stringify([row[id], ...counts.map((column) => row[column] ?? false)])).sort()
      expect(counted(after.post_counts, 'post_id')).toEqual(counted(before.posts, 'id'))
    }
    if (release < '0029') {
      const goes = ['posts', 'comments'].flatMap((table) => before[table] ?? []).filter((row) => row.goes_at)
      expect(after.departures?.map((row) => row.subject_id).sort()).toEqual(goes.map((row) => row.id).sort())
    }
  } finally {
    await close()
    await drop()
    await rm(folder, { recursive: true })
  }
})
