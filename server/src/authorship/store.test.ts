import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { runCommand } from '../test/command.ts'
import { makeDatabase } from '../test/database.ts'
import { makePerson } from '../test/people.ts'
import { makeDataDir, startServer } from '../test/process.ts'
import { statementsOf } from '../test/statements.ts'
import { openAuthorship } from './authorship.ts'
import { insertSubject, isKeyOfData, subjectsOf } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const insert = (person: string, subject: string) =>
  app.deps.kysely.transaction().execute((tx) => insertSubject(tx, app.deps.authorship, person, subject))
const aPerson = async () => (await makePerson(app.deps)).user.id
const subjects = (person: string) => subjectsOf(app.deps.kysely, app.deps.authorship, person)

test('an author finds all they wrote, in its order, however much that is, and nobody else any of it', async () => {
  const [person, somebody] = [await aPerson(), await aPerson()]
  const written = Array.from({ length: 130 }, () => randomUUID())
  expect(await subjects(person)).toEqual([])
  for (const [index, subject] of written.entries()) {
    await insert(person, subject)
    if ([62, 63, 64, 127, 128].includes(index)) {
      expect(await subjects(person)).toEqual(written.slice(0, index + 1))
    }
  }
  expect(await subjects(person)).toEqual(written)
  expect(await subjects(somebody)).toEqual([])
})

test('whoever has written very much is found with few statements', async () => {
  const { pool, authorship } = app.deps
  const person = await aPerson()
  const written = Array.from({ length: 1_000 }, () => randomUUID())
  const tags = written.map((_subject, index) => authorship.tag(person, index))
  await pool.query(
    'insert into author_index (tag, subject_id) select * from unnest($1::bytea[], $2::uuid[])',
    [tags, written],
  )
  let found: string[] = []
  const asked = await statementsOf(async () => {
    found = await subjects(person)
  })
  expect(found).toEqual(written)
  expect(asked).toHaveLength(3)
})

test('what is written at the same time is all found, and what is entered twice once', async () => {
  const person = await aPerson()
  const written = Array.from({ length: 8 }, () => randomUUID())
  await Promise.all([...written, ...written].map((subject) => insert(person, subject)))
  expect((await subjects(person)).sort()).toEqual([...written].sort())
})

test('a start with another key than the data was sealed with is noticed, whenever it comes', async () => {
  const { kysely, authorship } = app.deps
  const another = openAuthorship(Buffer.alloc(32, 9))
  expect(await isKeyOfData(kysely, authorship)).toBe(true)
  expect(await isKeyOfData(kysely, another)).toBe(false)
  expect(await isKeyOfData(kysely, authorship)).toBe(true)
  expect(await isKeyOfData(kysely, another)).toBe(false)
})

test('a server with another key says so when it starts, and a command changes nothing of which key it is', async () => {
  const { url, drop } = await makeDatabase()
  const folders = [await makeDataDir(), await makeDataDir(), await makeDataDir()] as const
  const start = async ({ dataDir }: { dataDir: string }) => {
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir })
    expect(await server.end('SIGTERM')).toBe(0)
    return server.printed()
  }
  const complaint = 'the server key does not match this data'
  try {
    expect(
      (await runCommand('admin', ['list'], { DATABASE_URL: url, DATA_DIR: folders[0].dataDir })).code,
    ).toBe(0)
    expect(await start(folders[1])).not.toContain(complaint)
    expect(await start(folders[2])).toContain(complaint)
    expect(await start(folders[1])).not.toContain(complaint)
  } finally {
    await Promise.all(folders.map(({ remove }) => remove()))
    await drop()
  }
})
