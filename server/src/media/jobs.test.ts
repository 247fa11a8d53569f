import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdFiles } from '../db/backupLock.ts'
import { transact } from '../db/transaction.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { askedFor } from '../test/jobs.ts'
import { makePerson } from '../test/people.ts'
import { photo } from '../test/samples.ts'
import { deleteFiles, deleteFilesJob, scheduleFileDeletion, sweep } from './jobs.ts'
import { storageKey } from './names.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000

async function putAged(key: string, hours: number): Promise<void> {
  const file = path.join(app.deps.tempDir, 'aged')
  await writeFile(file, 'x')
  const then = new Date(Date.now() - hours * hour)
  await utimes(file, then, then)
  await app.deps.files.put(key, file, 'image/jpeg')
}

async function stored(): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const key of app.deps.files.list(new Date(Date.now() + hour))) keys.add(key)
  return keys
}

test('the sweep removes old files that belong to nothing, and nothing else', async () => {
  const author = await makePerson(app.deps)
  const medias = [new File([await photo()], 'a.jpg')]
  await app.call('POST /posts', { form: { title: 'x', desc: 'y', medias } }, { as: author })
  const used = await stored()
  expect(used.size).toBe(2)
  for (const key of used) await putAged(key, 75)
  const orphan = storageKey()
  await putAged(orphan, 75)
  const half = `${storageKey()}.part`
  await putAged(half, 75)
  const aboutToBeSaved = storageKey()
  await putAged(aboutToBeSaved, 23)
  const somebodyElses = 'README.txt'
  await putAged(somebodyElses, 1000)

  await sweep(app.deps)
  expect(await stored()).toEqual(new Set([...used, aboutToBeSaved, somebodyElses]))
})

test('while a backup holds the files, none is removed, and what was to be erased waits in the queue', async () => {
  const keys = [storageKey(), storageKey()]
  for (const key of keys) await putAged(key, 75)
  const backup = new pg.Client(app.deps.config.DATABASE_URL)
  await backup.connect()
  await holdFiles(backup)
  await deleteFiles(app.deps, keys)
  await sweep(app.deps)
  for (const key of keys) expect(await stored()).toContain(key)
  const waiting = (await askedFor(app.deps, deleteFilesJob)).filter(({ state }) => state === 'created')
  expect(waiting).toMatchObject([{ data: { keys } }])
  expect(waiting[0]?.seconds).toBeGreaterThan(0)
  const { rows } = await app.deps.pool.query(
    `select created_on = date_trunc('hour', created_on) and start_after = date_trunc('hour', start_after) as "isHour"
     from boss.job where id = $1`,
    [waiting[0]?.id],
  )
  expect(rows).toEqual([{ isHour: true }])

  const another = new pg.Client(app.deps.config.DATABASE_URL)
  await another.connect()
  await expect(holdFiles(another)).rejects.toThrow('another backup of this database is in progress')
  await backup.end()
  await holdFiles(another)
  await another.end()

  await deleteFiles(app.deps, keys)
  for (const key of keys) expect(await stored()).not.toContain(key)
})

test('when files are to be erased is known to the hour only: that may be when something anonymous was filed', async () => {
  const asked = await transact(app.deps.kysely, async (tx) => {
    await scheduleFileDeletion(app.deps, tx, [storageKey()])
    return sql`select name, created_on = date_trunc('hour', now()) as hour, start_after = created_on as at_once
      from boss.job where xmin = pg_current_xact_id()::xid`.execute(tx)
  })
  expect(asked.rows).toEqual([{ name: deleteFilesJob.name, hour: true, at_once: true }])
})

test('the sweep keeps its hands off when most files belong to nothing: that is the wrong database', async () => {
  const before = await stored()
  const orphans = Array.from({ length: 120 }, storageKey)
  for (const key of orphans) await putAged(key, 75)
  await sweep(app.deps)
  expect(await stored()).toEqual(new Set([...before, ...orphans]))
  expect(app.logged()).toContain('most stored files have no row in the database')
})
