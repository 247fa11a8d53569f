import { copyFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { withoutScheduledShuffle } from '../test/scheduledShuffle.ts'
import { untilEarlierTransactionsEnd } from '../test/transactions.ts'
import { shuffle } from './shuffling.ts'
import {
  cutNow,
  isDue,
  lockShuffling,
  readShuffles,
  shuffledTables,
  shuffleRows,
  unlockShuffling,
} from './store.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

const noon = new Date(dayOf(new Date()).getTime() + day / 2)
let now = noon.getTime()

/** Advances the time; a new day begins only where a test asks for it. */
function next(step: number): Date {
  now += step
  return new Date(now)
}
const nextHour = () => next(minute)
const nextDay = () => next(day)

let app: TestApp
let person: TestPerson
let publicPost: string
beforeAll(async () => {
  app = await startTestApp()
  await withoutScheduledShuffle(app.deps.pool)
  person = await makePerson(app.deps)
  publicPost = await makePost(app.deps, person)
  await app.deps.pool.query('update shuffles set at = $1', [noon])
})
afterAll(() => app.close())

/**
 * Rows newer than a transaction that is still running, such as those of jobs and of other tests, are left for the next
 * run, so these are awaited first.
 */
async function shuffleAll(at: Date, deps = app.deps): Promise<void> {
  await untilNothingIsWritten()
  await shuffle(deps, at)
}

async function untilNothingIsWritten(): Promise<void> {
  await untilAllAreTold(app.deps)
  await untilEarlierTransactionsEnd(app.deps)
}

interface Notes {
  transaction: string
  page: number
}

/** What PostgreSQL stores about the rows of a table, by their ids. */
async function notesOf(table: string): Promise<Map<string, Notes>> {
  const { rows } = await app.deps.pool.query<Notes & { id: string }>(
    `select id, xmin::text as transaction, (ctid::text::point)[0]::integer as page from ${table}`,
  )
  return new Map(rows.map(({ id, ...notes }) => [id, notes]))
}

const comment = (text = 'Seen') => makeComment(app.deps, person, publicPost, { isAnonymous: true, text })

/** Adds rows to the index of authors, whose tags are numbers counting from 1. */
const indexed = (many: number, as: 'int4send' | 'int8send') =>
  app.deps.pool.query(
    `insert into author_index (tag, subject_id) select ${as}(n), gen_random_uuid() from generate_series(1, $1) n`,
    [many],
  )

/** The contents of all rows, without PostgreSQL's own columns. */
async function contents(table: string): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ text: string }>(
    `select r::text as text from ${table} r order by 1`,
  )
  return rows.map(({ text }) => text)
}

test('what came in an hour is written by one transaction then, on other pages, and says what it said', async () => {
  const before = [await comment('Long. '.repeat(150)), await comment(), await comment()]
  const [notes, said] = [await notesOf('comments'), await contents('comments')]
  expect(new Set(before.map((id) => notes.get(id)?.transaction)).size).toBe(3)
  await shuffleAll(nextHour())
  const after = await notesOf('comments')
  expect(new Set(before.map((id) => after.get(id)?.transaction)).size).toBe(1)
  for (const id of before) expect(after.get(id)?.page).not.toBe(notes.get(id)?.page)
  expect(await contents('comments')).toEqual(said)
})

test('a text that is kept beside its row gets another number there', async () => {
  const desc = Array.from({ length: 300 }, () => crypto.randomUUID()).join(' ')
  const id = await makePost(app.deps, person, { desc, isAnonymous: true })
  const number = async () => {
    const query = 'select pg_column_toast_chunk_id(description) as number from posts where id = $1'
    const { rows } = await app.deps.pool.query(query, [id])
    return rows[0].number
  }
  const before = await number()
  expect(before).not.toBeNull()
  await shuffleAll(nextHour())
  expect(await number()).not.toBe(before)
})

test('what came in other hours stays where it is until the day is over, and is shuffled with all of it then', async () => {
  const first = await comment()
  await shuffleAll(nextHour())
  const second = await comment()
  const ofFirst = (await notesOf('comments')).get(first)
  await shuffleAll(nextHour())
  const notes = await notesOf('comments')
  expect(notes.get(first)).toEqual(ofFirst)
  expect(notes.get(second)?.transaction).not.toBe(ofFirst?.transaction)
  await shuffleAll(nextDay())
  const whole = await notesOf('comments')
  expect(whole.get(second)?.transaction).toBe(whole.get(first)?.transaction)
  expect(whole.get(first)?.transaction).not.toBe(ofFirst?.transaction)
})

test('what is much is written by several transactions, in an order that tells nothing', async () => {
  const { pool } = app.deps
  await indexed(1_200, 'int4send')
  await shuffleAll(nextHour())
  const { rows } = await pool.query<{ transaction: string }>(
    'select xmin::text as transaction from author_index where length(tag) = 4 order by tag',
  )
  const transactions = rows.map(({ transaction }) => Number(transaction))
  const sizes = [...Map.groupBy(transactions, (one) => one).values()].map((those) => those.length)
  expect(sizes.length).toBeGreaterThan(2)
  for (const size of sizes) expect(size).toBeLessThanOrEqual(500)
  // Six standard deviations of Kendall's tau for so many in random order.
  const signs = transactions.flatMap((one, index) =>
    transactions.slice(index + 1).map((other) => Math.sign(other - one)),
  )
  expect(Math.abs(signs.reduce((sum, sign) => sum + sign, 0) / signs.length)).toBeLessThan(0.12)
})

/** Runs `use` while the transaction of another connection holds what `query` has locked. */
async function whileHeld(query: string, use: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(query)
    await use()
  } finally {
    await holder.end()
  }
}

/** Runs `use` while a run has shuffled the posts, and waits for a table that comes after them. */
async function duringRun(use: () => Promise<void>): Promise<void> {
  await makePost(app.deps, person)
  await untilNothingIsWritten()
  const posts = await notesOf('posts')
  let running: Promise<void> | undefined
  try {
    await whileHeld('lock table follow_up_codes in access exclusive mode', async () => {
      running = shuffle(app.deps, nextHour())
      await eventually(async () => expect(await notesOf('posts')).not.toEqual(posts))
      await use()
    })
  } finally {
    await running
  }
}

test('nobody waits for a row until everything else is shuffled, too', () =>
  duringRun(async () => {
    const input = { params: { id: publicPost }, body: { text: 'Seen' } }
    expect((await app.call('POST /posts/:id/comments', input, { as: person })).status).toBe(201)
    await app.deps.pool.query("update posts set title = title || '.' where id = $1", [publicPost])
  }))

test('what comes during a run is left to the next as a whole, so that nothing says when it came', async () => {
  const notes = async (id: string) => {
    const { rows } = await app.deps.pool.query<Record<'comment' | 'index', string>>(
      `select c.xmin::text as comment, i.xmin::text as index
       from comments c join author_index i on i.subject_id = c.id where c.id = $1`,
      [id],
    )
    return rows[0]
  }
  await comment()
  let id = ''
  await duringRun(async () => {
    id = await comment()
  })
  const before = await notes(id)
  expect(before?.comment).toBe(before?.index)
  await shuffleAll(nextHour())
  const after = await notes(id)
  expect(after?.comment).not.toBe(before?.comment)
  expect(after?.index).not.toBe(before?.index)
})

test('a transaction that stays open keeps nothing else from being shuffled', async () => {
  await untilNothingIsWritten()
  await whileHeld('select pg_current_xact_id()', async () => {
    for (let hour = 0; hour < 2; hour += 1) {
      const id = await comment()
      await untilAllAreTold(app.deps)
      const before = (await notesOf('comments')).get(id)
      await shuffle(app.deps, nextHour())
      expect((await notesOf('comments')).get(id)?.transaction).not.toBe(before?.transaction)
    }
  })
})

test('two do not shuffle at once', async () => {
  const id = await comment()
  await untilNothingIsWritten()
  const [before, logged] = [await notesOf('comments'), app.logged()]
  await app.deps.kysely.connection().execute(async (db) => {
    expect(await lockShuffling(db)).toBe(true)
    await shuffle(app.deps, nextHour())
    await unlockShuffling(db)
  })
  expect(await notesOf('comments')).toEqual(before)
  expect(app.logged().slice(logged.length)).toContain('somebody else is at it')
  await shuffleAll(nextHour())
  expect((await notesOf('comments')).get(id)).not.toEqual(before.get(id))
})

test('whoever holds a row is not waited for, and it is shuffled the next time', async () => {
  const [held, free] = [await comment(), await comment()]
  const before = await notesOf('comments')
  await untilNothingIsWritten()
  await whileHeld(`select from comments where id = '${held}' for update`, () => shuffle(app.deps, nextHour()))
  const meanwhile = await notesOf('comments')
  expect(meanwhile.get(held)?.transaction).toBe(before.get(held)?.transaction)
  expect(meanwhile.get(free)?.transaction).not.toBe(before.get(free)?.transaction)
  await shuffleAll(nextHour())
  expect((await notesOf('comments')).get(held)?.transaction).not.toBe(before.get(held)?.transaction)
})

test('rows that somebody held at first are not set apart by a transaction of their own', async () => {
  const { kysely, pool } = app.deps
  await indexed(2_000, 'int8send')
  await untilNothingIsWritten()
  const { hour } = await readShuffles(kysely)
  const due = isDue(hour, await cutNow(kysely))
  const own: string[] = []
  const shuffleIndex = () => shuffleRows(kysely, 'author_index', due, own)
  const held = 'tag in (int8send(7), int8send(8), int8send(1987))'
  await whileHeld(`select from author_index where ${held} for update`, async () =>
    expect(await shuffleIndex()).toBe(false),
  )
  const before = own.length
  expect(await shuffleIndex()).toBe(true)
  expect(own).toHaveLength(before + 1)
  const { rows } = await pool.query<{ isHeld: boolean; many: number }>(
    `select ${held} as "isHeld", count(*)::integer as many from author_index where xmin = $1 group by 1 order by 1`,
    [own.at(-1)],
  )
  expect(rows).toEqual([
    { isHeld: false, many: 497 },
    { isHeld: true, many: 3 },
  ])
  expect(await shuffleIndex()).toBe(true)
  expect(own).toHaveLength(before + 1)
})

test('what is being written meanwhile is shuffled the next time', async () => {
  const writer = new pg.Client({ connectionString: app.deps.config.DATABASE_URL })
  await writer.connect()
  await untilNothingIsWritten()
  try {
    await writer.query('begin')
    await writer.query("insert into author_index values ('\\x01', '5f0f6bd4-0000-4000-8000-000000000001')")
    await shuffle(app.deps, nextHour())
    await writer.query('commit')
  } finally {
    await writer.end()
  }
  const at = async () => {
    const { rows } = await app.deps.pool.query("select xmin::text from author_index where tag = '\\x01'")
    return rows[0].xmin
  }
  const before = await at()
  await shuffleAll(nextHour())
  expect(await at()).not.toBe(before)
})

test('in a database that was restored, where no number means anything, it begins from then on', async () => {
  await comment()
  await app.deps.pool.query("update shuffles set since = '3', shuffled_by = '{3}', cluster = 'of before'")
  const before = await notesOf('comments')
  await shuffleAll(nextHour())
  expect(await notesOf('comments')).toEqual(before)
  const id = await comment()
  const ofNew = (await notesOf('comments')).get(id)
  await shuffleAll(nextHour())
  expect((await notesOf('comments')).get(id)).not.toEqual(ofNew)
})

test('the counts of lists are written anew as well, and put together', async () => {
  await whileHeld(
    'select from list_counts for update',
    async () => void (await makePost(app.deps, person, { isAnonymous: true, review: 'waiting' })),
  )
  const notes = async () => {
    const { rows } = await app.deps.pool.query<{ list: string; transaction: string }>(
      'select list, xmin::text as transaction from list_counts',
    )
    return rows
  }
  const before = await notes()
  expect(before.length).toBeGreaterThan(new Set(before.map(({ list }) => list)).size)
  await shuffleAll(nextHour())
  const after = await notes()
  expect(after.length).toBe(new Set(after.map(({ list }) => list)).size)
  expect(new Set(after.map(({ transaction }) => transaction)).size).toBe(1)
  for (const { transaction } of before) expect(after[0]?.transaction).not.toBe(transaction)
  const { rows: wrong } = await app.deps.pool.query(
    `select from (select list, sum(entries) as entries from list_counts group by list having sum(entries) <> 0) k
       full join counted_lists() c using (list) where k.entries is distinct from c.entries`,
  )
  expect(wrong).toEqual([])
})

const fileReport = async () => {
  const form = { title: 'At the ferry', desc: 'At night.', isAnonymous: true, medias: [await makePicture()] }
  return (await app.call('POST /posts', { form }, { as: person })).body.post
}

/** The inode of each file by its path: copying a file to a new place on the disk changes it. */
async function inodes(): Promise<Record<string, number>> {
  const folder = path.join(app.deps.config.DATA_DIR, 'media')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return Object.fromEntries(
    await Promise.all(places.map(async (place) => [place, (await stat(place)).ino] as const)),
  )
}

test('files are put anew, and stay the same', async () => {
  const post = await fileReport()
  const before = await inodes()
  expect(Object.keys(before)).toHaveLength(2)
  await shuffleAll(nextHour())
  const after = await inodes()
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
  for (const [place, inode] of Object.entries(before)) expect(after[place]).not.toBe(inode)
  const url = post.medias[0]?.url ?? ''
  expect((await app.request(url, {}, person)).status).toBe(200)
  await shuffleAll(nextHour())
  expect(await inodes()).toEqual(after)
})

test('a file that comes during a run is put anew by the next, with its row', async () => {
  await fileReport()
  const earlier = await inodes()
  await duringRun(async () => void (await fileReport()))
  const fresh = Object.entries(await inodes()).filter(([place]) => !(place in earlier))
  expect(fresh).toHaveLength(2)
  await shuffleAll(nextHour())
  const after = await inodes()
  for (const [place, inode] of fresh) expect(after[place]).not.toBe(inode)
})

test('after an error everything is shuffled once more', async () => {
  await fileReport()
  const before = await inodes()
  const failing = { ...app.deps.files, renew: () => Promise.reject(new Error('The store is away')) }
  await expect(shuffleAll(nextHour(), { ...app.deps, files: failing })).rejects.toThrow('The store is away')
  await shuffleAll(nextHour())
  const changed = Object.entries(await inodes()).filter(([place, inode]) => before[place] !== inode)
  expect(changed.length).toBeGreaterThanOrEqual(2)
})

test('a file that is erased while it is put anew does not come back', async () => {
  const { _id: id } = await fileReport()
  const { files, config, tempDir } = app.deps
  const seen: string[] = []
  const isThere = async (key: string) => (await files.open(key))?.stream.destroy() !== undefined
  const renew = async (key: string, type: string) => {
    // Simulates that the file is erased after it has been copied, and before the copy gets its name.
    const copy = path.join(tempDir, 'copy')
    await copyFile(path.join(config.DATA_DIR, 'media', key.slice(0, 2), key.slice(2, 4), key), copy)
    await app.deps.pool.query('delete from post_media where post_id = $1', [id])
    await app.deps.pool.query('delete from media where storage_key = $1 or thumbnail_key = $1', [key])
    await files.remove(key)
    await files.put(key, copy, type)
    seen.push(key)
  }
  await shuffleAll(nextHour(), { ...app.deps, files: { ...files, renew } })
  expect(seen).toHaveLength(2)
  for (const key of seen) expect(await isThere(key)).toBe(false)
  await app.call('DELETE /posts/:id', { params: { id } }, { as: person })
})

test('nothing is left of the old rows', async () => {
  await comment()
  await shuffleAll(nextHour())
  await app.deps.pool.query('create extension pgstattuple')
  for (const table of shuffledTables) {
    const { rows } = await app.deps.pool.query('select dead_tuple_count from pgstattuple($1)', [table])
    expect([table, Number(rows[0].dead_tuple_count)]).toEqual([table, 0])
  }
})
