import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../core/config.ts'
import { openLog } from '../core/logging.ts'
import { openDatabase } from '../db/db.ts'
import { applyFunctions } from '../db/functions.ts'
import { deleteFiles, deleteFilesJob } from '../media/jobs.ts'
import { namedFiles } from '../media/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeDatabase, withServer } from '../test/database.ts'
import { askedFor, untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { type FakeS3, startS3 } from '../test/s3.ts'
import { type Bytes, readArchive } from './archiveReader.ts'
import { sourceOf, writeArchive } from './archiveWriter.ts'
import { type Installation, makeBackup } from './backup.ts'
import { hasTables, readSequences, readTables } from './catalogueStore.ts'
import { contentOf, type Header, headerName, type Manifest, manifestName } from './format.ts'
import { restoreBackup } from './restore.ts'
import { isRestoreUnfinished, markRestore, refuseUnfinished } from './unfinished.ts'

const log = openLog('silent')
const { signal } = new AbortController()
const wishes = { say: () => undefined, signal }

let app: TestApp
let s3: FakeS3
let folder: string
let author: TestPerson
/** A complete backup of the app, without its keys. */
let whole: string

const settingsOfS3 = ({ endpoint, bucket, region, keyId, secret }: FakeS3) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: keyId,
  S3_SECRET_ACCESS_KEY: secret,
})

const installationOf = ({ deps }: TestApp): Installation => ({
  config: deps.config,
  connection: { connectionString: deps.config.DATABASE_URL ?? '' },
  files: deps.files,
})

const fileReport = async () => {
  const medias = [await makePicture('teal')]
  const form = { title: 'মোবাইল ছিনতাই', desc: 'Two lines\nand a tab\there', medias }
  const { status, body } = await app.call('POST /posts', { form }, { as: author })
  expect(status).toBe(201)
  return body.post._id
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-backups-'))
  s3 = await startS3()
  app = await startTestApp({ settings: settingsOfS3(s3) })
  author = await makePerson(app.deps)
  await makeComment(app.deps, author, await makePost(app.deps, author))
  await fileReport()
  // Later notifications and scheduled jobs would make the data differ from the backup.
  await untilAllAreTold(app.deps)
  await app.deps.jobs.stop()
  await app.deps.pool.query("select nextval('live_order') from generate_series(1, 50)")
  whole = path.join(folder, 'whole.tar.zst')
  const made = await makeBackup(installationOf(app), whole, { ...wishes, withKeys: false })
  expect(made).toMatchObject({ files: 2, missing: [] })
})
afterAll(async () => {
  await app.close()
  await s3.close()
  await rm(folder, { recursive: true })
})

/** A folder that does not exist yet, and an unreachable database, which is enough for restores that are refused before they connect. */
let target: { settings: { DATABASE_URL: string; DATA_DIR: string } }
let ending: (() => Promise<void>)[] = []
beforeEach(async () => {
  const dataDir = path.join(await mkdtemp(path.join(folder, 'target-')), 'data')
  target = { settings: { DATABASE_URL: 'postgresql://nowhere.invalid/bichar', DATA_DIR: dataDir } }
})
afterEach(async () => {
  for (const end of ending.reverse()) await end()
  ending = []
})

/** Creates an empty database for this test; its owner has no privileges outside it. */
async function withDatabase(as: 'a superuser' | 'an owner' = 'a superuser'): Promise<pg.Client> {
  const role = `owner_${randomBytes(8).toString('hex')}`
  const onServer = (text: string) => withServer(inject('postgres'), (client) => client.query(text))
  if (as === 'an owner') {
    await onServer(`create role ${role} login`)
    ending.push(async () => void (await onServer(`drop role ${role}`)))
  }
  const database = await makeDatabase(as === 'an owner' ? `owner ${role}` : '')
  ending.push(database.drop)
  const url = as === 'an owner' ? database.url.replace(/user=\w+/, `user=${role}`) : database.url
  target.settings.DATABASE_URL = url
  return connect(url)
}

async function connect(url: string | undefined): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  ending.push(() => client.end())
  return client
}

const restore = (file: string, settings: Record<string, string> = {}, withoutKeys = true) =>
  restoreBackup(file, {
    ...wishes,
    config: readConfig({ ...target.settings, ...settings }),
    log,
    withoutKeys,
  })

/** The names of the entries of a backup. */
async function namesIn(file: string): Promise<string[]> {
  const names: string[] = []
  const note = async (name: string, content: Bytes) => {
    await buffer(content)
    names.push(name)
  }
  await readArchive(file, note, signal)
  return names
}

/** All rows of our own tables, by table, sorted. */
async function contentOfTables(client: pg.Client): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  const tables = await readTables(client)
  for (const { schema, name } of tables.filter((table) => table.schema === 'public')) {
    const { rows } = await client.query(
      `select (to_jsonb(t) - 'unshuffled')::text as row from ${schema}.${name} t order by 1`,
    )
    content[`${schema}.${name}`] = rows.map(({ row }) => row)
  }
  return content
}

/** The constraints, triggers and indexes, with their definitions and states. */
const rulesOf = async (client: pg.Client) =>
  (
    await client.query(
      `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as text, convalidated::text as state
       from pg_constraint where connamespace in ('public'::regnamespace, 'boss'::regnamespace)
       union all
       select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger
       where not tgisinternal
       union all
       select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid::text
       from pg_index where indrelid::regclass::text !~ '^pg_'
       order by 1, 2, 3`,
    )
  ).rows

/** The first start after a restore brings the triggers of the migrations to what they are now. */
async function applyFunctionsTo(connectionString: string): Promise<void> {
  const { kysely, close } = openDatabase({ connectionString }, { onError: () => undefined })
  await applyFunctions(kysely)
  await close()
}

/** Expects that a failed restore has left nothing behind. */
async function expectNothing(client?: pg.Client): Promise<void> {
  if (client) expect(await hasTables(client)).toBe(false)
  const left = await readdir(target.settings.DATA_DIR, { recursive: true }).catch(() => [])
  expect(left.filter((name) => !/^(temp|media(\/\w\w)*)$/.test(name))).toEqual([])
}

test("on a database of one's own and an S3 store, everything is there again: rows, rules, order and files", async () => {
  const client = await withDatabase('an owner')
  const bucket = await startS3()
  try {
    await restore(whole, settingsOfS3(bucket))
    const source = await connect(app.deps.config.DATABASE_URL)
    const content = await contentOfTables(client)
    expect(content).toEqual(await contentOfTables(source))
    // The jobs of the queue are restored with their names.
    const jobs = async (each: pg.Client) =>
      (await each.query('select id, name, data from boss.job order by id')).rows
    expect(await jobs(client)).toEqual(await jobs(source))
    expect(await jobs(client)).not.toEqual([])
    expect(content['public.posts']).toHaveLength(2)
    const sequences = await readSequences(client)
    expect(sequences).toEqual(await readSequences(source))
    expect(Number(sequences.find(({ name }) => name === 'live_order')?.value)).toBeGreaterThanOrEqual(50)
    await applyFunctionsTo(target.settings.DATABASE_URL)
    expect(await rulesOf(client)).toEqual(await rulesOf(source))
    const stored = (store: FakeS3) =>
      new Map([...store.objects].map(([key, { bytes, contentType }]) => [key, [contentType, bytes]]))
    expect(stored(bucket)).toEqual(stored(s3))
    expect(bucket.objects.size).toBe(2)
    expect(await isRestoreUnfinished({ DATA_DIR: target.settings.DATA_DIR })).toBe(false)
    expect((await stat(whole)).mode & 0o777).toBe(0o600)
  } finally {
    await bucket.close()
  }
})

test('nothing of Bichar lies in a schema that is not copied', async () => {
  const { rows } = await app.deps.pool.query(
    `select distinct table_schema as schema from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  expect(rows).toEqual([{ schema: 'boss' }, { schema: 'public' }])
})

test('all rows are of one moment, though other tables are written meanwhile', async () => {
  const writer = await connect(app.deps.config.DATABASE_URL)
  const { rows: before } = await writer.query('select count(*)::int as people from users')
  await writer.query('begin')
  await writer.query('lock table posts in access exclusive mode')
  const file = path.join(folder, 'moment.tar.zst')
  const making = makeBackup(installationOf(app), file, { ...wishes, withKeys: false })
  const waiting = `select from pg_stat_activity where datname = current_database() and application_name = 'bichar-backup' and wait_event_type = 'Lock'`
  await eventually(async () => expect((await app.deps.pool.query(waiting)).rowCount).toBe(1))
  // The backup is half finished: it has copied the comments, but not yet the table of users.
  await makePerson(app.deps)
  await writer.query('commit')
  await making
  const drain = async (_name: string, content: Bytes) => void (await buffer(content))
  const { manifest } = await readArchive(file, drain, signal)
  expect(manifest.rows['public.users']).toBe(before[0].people)
})

test('rows stand in no order that means anything, and all of them once', async () => {
  const post = await makePost(app.deps, author)
  const comments: string[] = []
  for (let made = 0; made < 20; made += 1) comments.push(await makeComment(app.deps, author, post))
  const file = path.join(folder, 'order.tar.zst')
  await makeBackup(installationOf(app), file, { ...wishes, withKeys: false })
  const copied: string[] = []
  const read = async (name: string, content: Bytes) => {
    const rows = (await buffer(content)).toString()
    if (name.startsWith('tables/public.comments/'))
      copied.push(...rows.split('\n').map((row) => row.split('\t')[0] ?? ''))
  }
  const { header } = await readArchive(file, read, signal)
  // Nor does a row say that it was written today.
  expect(header.tables.flatMap(({ columns }) => columns)).not.toContain('unshuffled')
  const found = copied.filter((id) => comments.includes(id))
  expect(found.toSorted()).toEqual(comments.toSorted())
  expect(found).not.toEqual(comments)
})

test('a file whose row goes while it is copied is in the backup, as the row is', async () => {
  const id = await fileReport()
  const gone = new Set((await namedFiles(app.deps.kysely)).map(({ key }) => key))
  let isDeleted = false
  const files: Installation['files'] = {
    ...app.deps.files,
    async open(key) {
      if (!isDeleted) {
        isDeleted = true
        await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
        for (const { data } of await askedFor(app.deps, deleteFilesJob))
          await deleteFiles(app.deps, data.keys)
      }
      return app.deps.files.open(key)
    },
  }
  const file = path.join(folder, 'meanwhile.tar.zst')
  const made = await makeBackup({ ...installationOf(app), files }, file, { ...wishes, withKeys: false })
  expect(isDeleted).toBe(true)
  expect((await namedFiles(app.deps.kysely)).length).toBe(gone.size - 2)
  expect(made).toMatchObject({ files: gone.size, missing: [] })
})

describe('a backup that fails', () => {
  test('leaves no file, not even half of one', async () => {
    const before = await readdir(folder)
    const broken = { ...app.deps.files, open: () => Promise.reject(new Error('the store is away')) }
    const file = path.join(folder, 'never.tar.zst')
    await expect(
      makeBackup({ ...installationOf(app), files: broken }, file, { ...wishes, withKeys: false }),
    ).rejects.toThrow('the store is away')
    expect(await readdir(folder)).toEqual(before)
  })

  test('never writes over a file that is there', async () => {
    const there = await readFile(whole)
    await expect(makeBackup(installationOf(app), whole, { ...wishes, withKeys: false })).rejects.toThrow(
      `${whole} already exists`,
    )
    expect(await readFile(whole)).toEqual(there)
  })
})

test('a file that the store has lost is named, and the rest is copied', async () => {
  const [{ key } = { key: '' }] = await namedFiles(app.deps.kysely)
  const files: Installation['files'] = {
    ...app.deps.files,
    open: async (each) => (each === key ? undefined : app.deps.files.open(each)),
  }
  const file = path.join(folder, 'lost.tar.zst')
  const made = await makeBackup({ ...installationOf(app), files }, file, { ...wishes, withKeys: false })
  expect(made.missing).toEqual([key])
  const names = await namesIn(file)
  expect(names.filter((name) => name.startsWith('media/'))).not.toEqual([])
  expect(names.filter((name) => name.endsWith(key))).toEqual([])
  const drain = async (_name: string, content: Bytes) => void (await buffer(content))
  expect((await readArchive(file, drain, signal)).manifest.missing).toEqual([key])
})

test('the rows alone are restored beside the files, which are kept in another way', async () => {
  const file = path.join(folder, 'rows.tar.zst')
  const made = await makeBackup(installationOf(app), file, { ...wishes, withKeys: false, rowsOnly: true })
  expect(made).toMatchObject({ files: 0, missing: [] })
  expect((await namesIn(file)).filter((name) => name.startsWith('media/'))).toEqual([])
  const client = await withDatabase()
  const stored = s3.objects.size
  await restore(file, settingsOfS3(s3))
  const source = await connect(app.deps.config.DATABASE_URL)
  expect(await contentOfTables(client)).toEqual(await contentOfTables(source))
  expect(s3.objects.size).toBe(stored)
})

describe('keys', () => {
  const key = () => readFile(path.join(app.deps.config.DATA_DIR, 'server.key'))
  const put = async (name: string, text: Buffer | string) => {
    await mkdir(target.settings.DATA_DIR, { recursive: true })
    await writeFile(path.join(target.settings.DATA_DIR, name), text)
  }

  test('that are missing or others stop a restore before anything is begun', async () => {
    const restoring = () => restore(whole, {}, false)
    await expect(restoring()).rejects.toThrow(/does not contain the key server.key; copy it .*--without-keys/)
    await expectNothing()
    await put('server.key', `${'ab'.repeat(32)}\n`)
    await expect(restoring()).rejects.toThrow('with a different server.key than the one here')
  })

  test('are in the file if that is wished for, whatever keys there are', async () => {
    const another = path.join(app.deps.config.DATA_DIR, 'another.key')
    await writeFile(another, 'a second secret')
    const file = path.join(folder, 'keys.tar.zst')
    try {
      await makeBackup(installationOf(app), file, { ...wishes, withKeys: true })
    } finally {
      await rm(another)
    }
    await withDatabase()
    await restore(file, {}, false)
    const there = (name: string) => readFile(path.join(target.settings.DATA_DIR, name))
    expect(await there('another.key')).toEqual(Buffer.from('a second secret'))
    expect(await there('server.key')).toEqual(await key())
    expect((await stat(path.join(target.settings.DATA_DIR, 'server.key'))).mode & 0o777).toBe(0o600)
    expect(await namesIn(file)).toEqual(expect.arrayContaining(['keys/another.key', 'keys/server.key']))
    expect((await namesIn(whole)).filter((name) => name.startsWith('keys/'))).toEqual([])
  })
})

describe('a restore is refused', () => {
  test('where there is something already', async () => {
    const { DATA_DIR } = target.settings
    await mkdir(path.join(DATA_DIR, 'media/ab/cd'), { recursive: true })
    await writeFile(path.join(DATA_DIR, 'media/ab/cd/abcd'), 'a picture')
    await expect(restore(whole)).rejects.toThrow(`${DATA_DIR}/media already contains files`)
    await rm(path.join(DATA_DIR, 'media'), { recursive: true })
    const client = await withDatabase()
    await client.query('create table kept ()')
    await expect(restore(whole)).rejects.toThrow('is not empty')
    const { rows } = await client.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([{ relname: 'kept' }])
  })

  test('of a file that is damaged or cut off anywhere, or is something else', async () => {
    const bytes = await readFile(whole)
    const file = path.join(folder, 'damaged')
    for (const place of [0.1, 0.5, 0.9]) {
      const damaged = Buffer.from(bytes)
      const at = Math.floor(bytes.length * place)
      // Changes several bytes, because some single bits of a compressed file have no effect on its content.
      for (const [index, byte] of damaged.subarray(at, at + 16).entries()) damaged[at + index] = byte ^ 0xff
      await writeFile(file, damaged)
      await expect(restore(file)).rejects.toThrow(/damaged/)
    }
    for (const length of [bytes.length - 50, Math.floor(bytes.length / 2), 0]) {
      await writeFile(file, bytes)
      await truncate(file, length)
      await expect(restore(file)).rejects.toThrow('damaged or incomplete: unexpected end of file')
    }
    await writeFile(file, 'a letter')
    await expect(restore(file)).rejects.toThrow(`${file} is not a Bichar backup`)
    await expect(restore(path.join(folder, 'nowhere'))).rejects.toThrow('nowhere cannot be read (ENOENT)')
    await expectNothing()
  })

  /** Writes the same backup again with changed entries. */
  async function changed(change: (entries: Map<string, Buffer>) => void): Promise<string> {
    const entries = new Map<string, Buffer>()
    const read = async (name: string, content: Bytes) => void entries.set(name, await buffer(content))
    const { header, manifest } = await readArchive(whole, read, signal)
    const all = new Map([[headerName, Buffer.from(JSON.stringify(header))], ...entries])
    all.set(manifestName, Buffer.from(JSON.stringify(manifest)))
    change(all)
    const file = path.join(await mkdtemp(path.join(folder, 'changed-')), 'file')
    await writeArchive(
      file,
      async (archive) => {
        for (const [name, bytes] of all) await archive.add(name, bytes.length, sourceOf(bytes))
      },
      signal,
    )
    return file
  }
  const edit = <Value>(entries: Map<string, Buffer>, name: string, by: (value: Value) => void) => {
    const value = JSON.parse(String(entries.get(name)))
    by(value)
    entries.set(name, Buffer.from(JSON.stringify(value)))
  }
  const editHeader = (by: (header: Header) => void) => changed((all) => edit(all, headerName, by))

  test('of a file that a newer Bichar made', async () => {
    const format = await editHeader((header) => Object.assign(header, { format: 2, keys: 'otherwise' }))
    await expect(restore(format)).rejects.toThrow('made by a newer version of Bichar (format 2')
    const migration = await editHeader(({ migrations }) =>
      migrations.push({ name: '9999-future', sha256: null }),
    )
    await expect(restore(migration)).rejects.toThrow('newer version of Bichar (unknown migration 9999-future')
    const client = await withDatabase()
    const queue = await editHeader((header) => Object.assign(header, { queueVersion: 99 }))
    await expect(restore(queue)).rejects.toThrow('the schema version of the job queue')
    await expectNothing(client)
  })

  test('of a file whose content is not what its manifest says, though it can be read', async () => {
    const rowsOfUsers = 'tables/public.users/000001'
    const cases: [(all: Map<string, Buffer>) => unknown, string][] = [
      [(all) => all.set(rowsOfUsers, Buffer.from('x')), `the checksum of ${rowsOfUsers} does not match`],
      [(all) => all.delete(rowsOfUsers), 'does not match'],
      [(all) => all.delete(manifestName), 'the manifest is missing'],
      [
        (all) => all.set('media/image/png/../../server.key', Buffer.from('x')),
        'unexpected entry after the manifest',
      ],
    ]
    for (const [change, words] of cases) await expect(restore(await changed(change))).rejects.toThrow(words)
    await expectNothing()
  })

  test('at the last moment, when the rows are not those that were counted or name what is not there; then nothing is left', async () => {
    const client = await withDatabase()
    const miscounted = await changed((all) =>
      edit<Manifest>(all, manifestName, ({ rows }) => Object.assign(rows, { 'public.posts': 7 })),
    )
    await expect(restore(miscounted)).rejects.toThrow('public.posts has 2 rows instead of 7')
    await expectNothing(client)
    const rowsOfUsers = 'tables/public.users/000001'
    const withoutPeople = await changed((all) => {
      all.delete(rowsOfUsers)
      edit<Manifest>(all, manifestName, (manifest) => {
        manifest.entries = manifest.entries.filter(({ name }) => name !== rowsOfUsers)
      })
    })
    await expect(restore(withoutPeople)).rejects.toThrow(/violates foreign key constraint/)
    await expectNothing(client)
  })
})

test('what an entry of a backup is called never leads out of its place', () => {
  for (const name of [
    'media/image/png/../x',
    'media/../../x',
    'keys/../x.key',
    'keys/a/b.key',
    '/etc/passwd',
    'keys/x',
  ]) {
    expect(() => contentOf(name)).toThrow('an entry that this version of Bichar does not know')
  }
})

test('what a killed restore has left is not served, and the restore can be begun again', async () => {
  const client = await withDatabase()
  const { DATA_DIR, DATABASE_URL } = target.settings
  const connection = { connectionString: DATABASE_URL }
  await mkdir(path.join(DATA_DIR, 'media/ab/cd'), { recursive: true })
  await writeFile(path.join(DATA_DIR, 'media/ab/cd/abcd'), 'half a picture')
  await markRestore({ DATA_DIR })
  expect(await hasTables(client)).toBe(false)
  await expect(refuseUnfinished({ DATA_DIR }, connection)).rejects.toThrow(
    'was interrupted; run npm run restore again',
  )
  const key = await readFile(path.join(app.deps.config.DATA_DIR, 'server.key'), 'utf8')
  // The key may also be in the settings, in upper or lower case.
  await restore(whole, { SERVER_KEY: key.trim().toUpperCase() }, false)
  await refuseUnfinished({ DATA_DIR }, connection)
  // As if the restore had been killed between its last two steps.
  await markRestore({ DATA_DIR })
  await refuseUnfinished({ DATA_DIR }, connection)
  expect(await isRestoreUnfinished({ DATA_DIR })).toBe(false)
})
