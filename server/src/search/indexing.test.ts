import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/db.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  // Stops the jobs, so that nothing else waits for a lock.
  await app.deps.jobs.stop()
})
afterAll(() => app.close())

const suspectNamed = (name: string) => makeSuspect(app.deps, author, { name, location: '' })
const postAbout = (criminals: string[], wishes: object = {}) =>
  makePost(app.deps, author, { title: 'Ledger', desc: 'x', location: '', criminals, ...wishes })
const arrest = (db: Db, id: string) =>
  sql`update suspects set status = 'arrested' where id = ${id}`.execute(db)
const review = (db: Db, id: string, state: 'approved' | 'returned') =>
  sql`update posts set review_state = ${state} where id = ${id}`.execute(db)

async function statusesOf(id: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ statuses: string[] }>`
    select array(select word from unnest(tsvector_to_array(words)) word where word like '#s:%' order by 1) as statuses
    from search_posts where id = ${id}`.execute(app.deps.kysely)
  return rows[0]?.statuses
}

/** Runs `first` in a transaction that ends only when `second` waits for it, or is done. */
async function during(first: (tx: Db) => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  const { asked } = await app.deps.kysely.transaction().execute(async (tx) => {
    await first(tx)
    const asked = second()
    await Promise.race([asked, untilOneWaits(app.deps)])
    return { asked }
  })
  await asked
}

test('what is let through while its suspect changes is found by what the suspect is then', async () => {
  const suspect = await suspectNamed('Cartwright')
  const id = await postAbout([suspect], { review: 'waiting' })
  await during(
    (tx) => arrest(tx, suspect),
    () => review(app.deps.kysely, id, 'approved'),
  )
  expect(await statusesOf(id)).toEqual(['#s:arrested'])
})

test('two suspects of one post may change at once', async () => {
  const [cooper, fletcher] = [await suspectNamed('Cooper'), await suspectNamed('Fletcher')]
  const id = await postAbout([cooper, fletcher])
  await during(
    (tx) => arrest(tx, cooper),
    () => arrest(app.deps.kysely, fletcher),
  )
  expect(await statusesOf(id)).toEqual(['#s:arrested'])
})

test('a new word of a suspect is learnt once the posts are held, so that nobody waits in a circle', async () => {
  const suspect = await suspectNamed('Tinker')
  const id = await postAbout([suspect], { title: 'Unheardof', review: 'waiting' })
  const rename = sql`update suspects set name = 'Unheardof', status = 'arrested' where id = ${suspect}`
  const { asked } = await app.deps.kysely.transaction().execute(async (tx) => {
    await sql`select from posts where id = ${id} for no key update`.execute(tx)
    const asked = rename.execute(app.deps.kysely)
    await untilOneWaits(app.deps)
    await review(tx, id, 'approved')
    return { asked }
  })
  await asked
  expect(await statusesOf(id)).toEqual(['#s:arrested'])
})

/** The ids of the posts whose rows or search documents are rewritten by a change. */
async function writtenBy(ids: string[], change: () => Promise<unknown>): Promise<string[]> {
  const versions = async () => {
    const { rows } = await sql<{ id: string; version: string }>`
      select p.id, concat(p.xmax, s.ctid, s.xmin, s.xmax) as version
      from posts p join search_posts s using (id) where p.id = any (${ids})`.execute(app.deps.kysely)
    return new Map(rows.map(({ id, version }) => [id, version]))
  }
  const before = await versions()
  await change()
  const after = await versions()
  return ids.filter((id) => before.get(id) !== after.get(id))
}

test('the posts about a suspect are touched only by what they are found by', async () => {
  const suspect = await suspectNamed('Thatcher')
  const id = await postAbout([suspect])
  const set = (change: string) => () =>
    sql`update suspects set ${sql.raw(change)} where id = ${suspect}`.execute(app.deps.kysely)
  expect(await writtenBy([id], set("name = 'Thatcherson'"))).toEqual([])
  for (const change of ["location = 'Bhola'", "status = 'released'", "crime_types = '{Fraud}'"]) {
    expect([change, await writtenBy([id], set(change))]).toEqual([change, [id]])
  }
})

test('a suspect who is deleted has all their posts indexed at once', async () => {
  const suspect = await suspectNamed('Sawyer')
  const ids = [await postAbout([suspect]), await postAbout([suspect]), await postAbout([suspect])]
  await app.deps.kysely.transaction().execute(async (tx) => {
    await sql`set local track_functions = 'pl'`.execute(tx)
    const calls = async () => {
      const { rows } = await sql<{ calls: number }>`
        select coalesce(sum(calls), 0)::integer as calls from pg_stat_xact_user_functions where funcname = 'index_posts'`.execute(
        tx,
      )
      return rows[0]?.calls
    }
    await sql`delete from suspects where id = ${suspect}`.execute(tx)
    expect(await calls()).toBe(1)
  })
  for (const id of ids) expect(await statusesOf(id)).toEqual([])
})
