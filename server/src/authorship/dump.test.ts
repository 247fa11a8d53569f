import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead } from '../test/sanctions.ts'
import { withoutScheduledShuffle } from '../test/schedule.ts'

/*
 * What somebody who has stolen the database, but not the key, can link: everything in one row, and everything that one
 * transaction wrote.
 */

let app: TestApp
/** Rows from several dumps during the day: a row only shows the last transaction that changed it, while the log of changes shows all. */
const rows: Row[] = []
/** The anonymous things of each person, with the ids of what belongs to them. */
const written = new Map<TestPerson, string[][]>()

interface Row {
  table: string
  text: string
  /** The transactions that wrote, locked or replaced it. */
  transactions: string[]
}

async function dump(): Promise<void> {
  await readChanges()
  const { rows: tables } = await app.deps.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'boss')`,
  )
  for (const { name } of tables) {
    const found = await app.deps.pool.query<{ text: string; xmin: string; xmax: string }>(
      `select r::text as text, xmin::text, xmax::text from ${name} r`,
    )
    for (const { text, xmin, xmax } of found.rows) {
      rows.push({ table: name, text, transactions: [xmin, xmax].filter((xid) => xid !== '0') })
    }
  }
}

const rowsWithAny = (traces: readonly string[]) =>
  rows.filter(({ text }) => traces.some((trace) => text.includes(trace)))

/** Adds the ids of the notifications about a thing to its author. */
const withNotifications = (thing: readonly string[]): string[] => [
  ...thing,
  ...rowsWithAny(thing)
    .filter(({ table }) => table === 'public.notifications')
    .map(({ text }) => text.slice(1, 37)),
]

const tracesOf = ({ user, deviceId }: TestPerson) => [user.id, user.name, user.phone.slice(-10), deviceId]

let moderator: TestPerson

/** A moderator pauses the authors of these things, who appeal against all pauses; one is lifted. */
async function isPaused(person: TestPerson, things: readonly PausedThing[]): Promise<void> {
  for (const { thing, id } of things) {
    const body = { thing, id, reason: 'Insults', until: dayAhead(3) }
    const { status } = await app.call('POST /admin/author-pauses', { body }, { as: moderator })
    expect(status).toBe(201)
  }
  const { sanctions } = (await app.call('GET /sanctions/mine', {}, { as: person })).body
  expect(sanctions).toHaveLength(things.length)
  for (const { _id: id } of sanctions) {
    const said = { params: { id }, body: { text: 'That is no insult.' } }
    expect((await app.call('POST /sanctions/:id/appeal', said, { as: person })).status).toBe(200)
  }
  const first = { params: { id: sanctions[0]?._id ?? '' } }
  expect((await app.call('POST /admin/sanctions/:id/lift', first, { as: moderator })).status).toBe(200)
}

/** A report that keeps no link and names a suspect who has been sent back before. Returns what belongs to it. */
async function fileUnattributed(person: TestPerson): Promise<string[]> {
  const proposed = await makeSuspect(app.deps, person, { proposed: true })
  const sendBack = { params: { id: proposed }, body: { action: 'sendBack', reason: 'Who?' } } as const
  await app.call('POST /admin/suspects/:id/decision', sendBack, { as: moderator })
  await untilAllAreTold(app.deps)
  await dump()
  const form = { title: 'Seen', desc: 'At the mill.', keepNoLink: true, criminals: [proposed] }
  const filed = await app.call('POST /posts', { form }, { as: person })
  expect(filed.status).toBe(201)
  const named = app.deps.kysely.selectFrom('post_suspects').select('suspect_id')
  const { suspect_id } = await named.where('post_id', '=', filed.body.post._id).executeTakeFirstOrThrow()
  return [filed.body.post._id, suspect_id, proposed]
}

interface PausedThing {
  thing: 'post' | 'comment' | 'suspect'
  id: string
}

/** A day of somebody who files reports, comments, adds entries, edits, repeats requests, reads, marks as read, and is paused for it. */
async function spendDay(person: TestPerson, neighbour: TestPerson, publicPost: string): Promise<string[][]> {
  const key = (name: string) => ({ idempotencyKey: `${person.user.id} ${name}` })
  const post = await makePost(app.deps, person, { isAnonymous: true, ...key('post') })
  expect(await makePost(app.deps, person, { isAnonymous: true, review: 'waiting', ...key('post') })).toBe(
    post,
  )
  await untilAllAreTold(app.deps)
  await dump()
  const entry = await makeTimeline(app.deps, person, post, key('entry'))
  const other = await makePost(app.deps, person, { isAnonymous: true, review: 'returned' })
  const comment = await makeComment(app.deps, person, publicPost, { isAnonymous: true, ...key('comment') })
  const own = await makeComment(app.deps, person, post, { isAnonymous: true })
  await makePost(app.deps, person)
  await makeComment(app.deps, person, publicPost)
  for (const [id, parentId] of [[post], [publicPost, comment]] as const) {
    const named = { params: { id }, body: { text: 'Nobody comes.', parentId } }
    expect((await app.call('POST /posts/:id/comments', named, { as: person })).status).toBe(409)
  }
  await makeComment(app.deps, neighbour, post)
  const suspect = await makeSuspect(app.deps, person)
  const more = { params: { id: suspect }, form: { status: 'arrested' as const } }
  expect((await app.call('PUT /criminals/:id', more, { as: person })).status).toBe(200)
  const form = {
    ...{ title: 'Seen again', desc: 'At the ferry.', isAnonymous: true },
    ...{ medias: [await makePicture()], criminals: [suspect] },
  }
  const filed = await app.call('POST /posts', { form }, { as: person })
  const withPicture = filed.body.post._id
  const changed = { params: { id: other }, form: { title: 'Better', desc: 'Said better.' } }
  expect((await app.call('PUT /posts/:id', changed, { as: person })).status).toBe(200)
  await untilAllAreTold(app.deps)
  const list = await app.call('GET /notifications', { query: {} }, { as: person })
  for (const { _id: id } of list.body.notifications) {
    await app.call('PUT /notifications/:id/read', { params: { id } }, { as: person })
  }
  await dump()
  await app.call('PUT /notifications/read-all', {}, { as: person })
  await app.call('GET /users/profile', {}, { as: person })
  await app.call('GET /posts/user/:id', { params: { id: person.user.id }, query: {} }, { as: person })
  const unlinked = await fileUnattributed(person)
  await isPaused(person, [
    { thing: 'post', id: post },
    { thing: 'post', id: other },
    { thing: 'comment', id: comment },
    { thing: 'suspect', id: suspect },
  ])
  return [[post, entry, own], [other], [comment], [withPicture, suspect], unlinked]
}

/** Checks that no row and no transaction ties two of these things. */
function expectNoTies(things: readonly string[][]): void {
  for (const thing of things) {
    const own = rowsWithAny(thing)
    const transactions = new Set(own.flatMap((row) => row.transactions))
    for (const other of things.filter((each) => each !== thing)) {
      const tied = rowsWithAny(other).filter(
        (row) => own.includes(row) || row.transactions.some((xid) => transactions.has(xid)),
      )
      expect(tied).toEqual([])
    }
  }
}

/** What each transaction of the day wrote according to the write-ahead log (WAL) of PostgreSQL, in hexadecimal. */
const changes = new Map<string, string>()
/** The position in the log up to which it has been read. */
let readUpTo: string
const slot = `dump_${process.pid}`

/** Commits do not wait in tests until their log is written, which happens a little later. */
async function endOfLog(): Promise<string> {
  const { pool } = app.deps
  const { rows: ends } = await pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn')
  const end = ends[0]?.lsn ?? ''
  await eventually(async () => {
    const { rows } = await pool.query('select pg_current_wal_flush_lsn() >= $1::pg_lsn as written', [end])
    expect(rows).toEqual([{ written: true }])
  })
  return end
}

/** The files in which PostgreSQL keeps samples of each column, which one transaction takes of a whole table, whoever wrote what is in it. */
const samples = sql`array(
  select pg_relation_filenode(oid) from pg_class
  where 'pg_statistic'::regclass in (oid, (select oid from pg_class t where t.reltoastrelid = pg_class.oid))
)`

/** Continues to read the log where the last call ended. */
async function readChanges(): Promise<void> {
  const [from, to] = [readUpTo, await endOfLog()]
  if (from === to) return
  readUpTo = to
  // The log is that of all databases of the test server, so reading it may take long.
  const { rows: read } = await app.deps.withoutTimeouts((db) =>
    sql<{ xid: string; written: string }>`
      select xid::text, string_agg(encode(block_data, 'hex'), ' ') as written
      from pg_get_wal_block_info(${from}, ${to})
      where block_data is not null and xid::text <> '0'
        and reldatabase = (select oid from pg_database where datname = current_database())
        and relfilenode <> all (${samples})
      group by xid`.execute(db),
  )
  for (const { xid, written: more } of read) changes.set(xid, `${changes.get(xid) ?? ''} ${more}`)
}

/** How a value appears in the log: an id as its bytes, a text as its characters. */
const inHex = (trace: string): string =>
  /^[\da-f]{8}-/.test(trace) ? trace.replaceAll('-', '') : Buffer.from(trace).toString('hex')

beforeAll(async () => {
  app = await startTestApp({ settings: { LOG_LEVEL: 'trace' } })
  await withoutScheduledShuffle(app.deps.pool)
  await app.deps.pool.query('create extension pg_walinspect')
  // A replication slot keeps the log from being removed, whatever other tests do.
  await app.deps.pool.query('select pg_create_physical_replication_slot($1, true)', [slot])
  readUpTo = await endOfLog()
  const people = await Promise.all(
    ['Zubaida Parvin', 'Nasrin Sultana', 'Mizanur Rahman'].map((name) => makePerson(app.deps, { name })),
  )
  moderator = await makePerson(app.deps, { role: 'admin' })
  const publicPost = await makePost(app.deps, await makePerson(app.deps))
  const days = await Promise.all(
    people.map(async (person, index) => {
      const neighbour = people[(index + 1) % people.length] ?? person
      return [person, await spendDay(person, neighbour, publicPost)] as const
    }),
  )
  await untilAllAreTold(app.deps)
  // As PostgreSQL does by itself now and then.
  await app.deps.pool.query('analyze')
  await dump()
  for (const [person, things] of days) written.set(person, things.map(withNotifications))
})
afterAll(async () => {
  await app.deps.pool.query('select pg_drop_replication_slot($1)', [slot])
  await app.close()
})

describe('without the key', () => {
  test('nothing anonymous stands in a row with who wrote it', () => {
    for (const [person, things] of written) {
      const traces = tracesOf(person)
      expect(rowsWithAny(traces).length).toBeGreaterThan(4)
      for (const thing of things) {
        const tied = rowsWithAny(thing).filter(({ text }) => traces.some((trace) => text.includes(trace)))
        expect(tied).toEqual([])
      }
    }
  })

  test('nothing anonymous was written by a transaction that touched a row of who wrote it', () => {
    for (const [person, things] of written) {
      const theirs = new Set(rowsWithAny(tracesOf(person)).flatMap(({ transactions }) => transactions))
      for (const thing of things) {
        const tied = rowsWithAny(thing).filter(({ transactions }) =>
          transactions.some((xid) => theirs.has(xid)),
        )
        expect(tied).toEqual([])
      }
    }
  })

  test('no two anonymous things of one person stand in one row, or were written by one transaction', () => {
    for (const things of written.values()) expectNoTies(things)
  })

  test('no value stands with two anonymous things of one person, but those that others share', () => {
    const values = (things: readonly string[]) =>
      new Set(rowsWithAny(things).flatMap(({ text }) => text.match(/\\x[0-9a-f]{20,}|[\w-]{30,}/g) ?? []))
    const all = [...written.values()]
    for (const [index, things] of all.entries()) {
      const shared = new Set(
        all.filter((_none, each) => each !== index).flatMap((each) => [...values(each.flat())]),
      )
      const seen = new Map<string, number>()
      for (const [number, thing] of things.entries()) {
        for (const value of values(thing)) {
          if (shared.has(value) || thing.includes(value)) continue
          expect([value, seen.get(value) ?? number]).toEqual([value, number])
          seen.set(value, number)
        }
      }
    }
  })

  test('nor does the log of changes: no transaction wrote something anonymous and who wrote it', async () => {
    const those = (traces: readonly string[]) =>
      [...changes.values()].filter((written) => traces.some((trace) => written.includes(inHex(trace))))
    for (const [person, things] of written) {
      const theirs = those(tracesOf(person))
      expect(theirs.length).toBeGreaterThan(4)
      for (const thing of things) {
        expect(those(thing).length).toBeGreaterThan(0)
        expect(those(thing).filter((each) => theirs.includes(each))).toEqual([])
      }
    }
  })

  test('the logs name nobody', () => {
    for (const person of written.keys()) {
      for (const trace of tracesOf(person)) expect(app.logged()).not.toContain(trace)
    }
  })
})

test.each(['keep', 'delete'] as const)(
  'nor does a deleted account tie what was anonymous to another such thing or to what bore the name: %s',
  async (writing) => {
    const person = await makePerson(app.deps)
    const neighbour = await makePerson(app.deps)
    const elsewhere = await makePost(app.deps, neighbour)
    const [first, second, named] = [
      await makePost(app.deps, person, { isAnonymous: true }),
      await makePost(app.deps, person, { isAnonymous: true }),
      await makePost(app.deps, person),
    ]
    // Nobody else touches this post, so whatever marks it marks the anonymous comment on it.
    const commentedOn = await makePost(app.deps, neighbour)
    const comment = await makeComment(app.deps, person, commentedOn, { isAnonymous: true })
    const byName = await makeComment(app.deps, person, elsewhere)
    const votedOn = await makePost(app.deps, neighbour)
    const heard = await makeComment(app.deps, neighbour, votedOn, { isAnonymous: true })
    const params = { postId: votedOn, commentId: heard }
    await app.call('POST /posts/:postId/comments/:commentId/upvote', { params }, { as: person })
    await untilAllAreTold(app.deps)
    const body = { password: everybodysPassword, writing }
    expect((await app.call('DELETE /users/profile', { body }, { as: person })).status).toBe(200)
    await dump()
    expectNoTies([[first], [second], [comment, commentedOn], [named, byName]])
    // That transaction takes the name off the vote, and the row of the vote is shuffled within the hour.
    const last = new Set(rowsWithAny([named, byName]).flatMap(({ transactions }) => transactions))
    const marked = rowsWithAny([heard]).filter(
      ({ table, transactions }) => table === 'public.comments' && transactions.some((xid) => last.has(xid)),
    )
    expect(marked).toEqual([])
  },
)

test('with the key everybody still finds what is theirs', async () => {
  for (const [person, [first, second, , fourth]] of written) {
    const params = { id: person.user.id }
    const list = await app.call('GET /posts/user/:id', { params, query: { limit: 50 } }, { as: person })
    const ids = list.body.posts.map(({ _id }) => _id)
    for (const id of [first?.[0], second?.[0], fourth?.[0]]) expect(ids).toContain(id)
  }
})
