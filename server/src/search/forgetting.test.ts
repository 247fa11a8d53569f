import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUnusedWords } from '../db/lexicon.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { rowsRead } from '../test/rowsRead.ts'

let app: TestApp
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

const forget = () => app.deps.withoutTimeouts(deleteUnusedWords)

const known = async (...words: string[]) => {
  const { rows } = await app.deps.pool.query(
    'select word from search_words where word = any ($1) order by 1',
    [words],
  )
  return rows.map(({ word }) => word)
}

test('words of what was taken down leave the dictionary at night, those that stand elsewhere stay', async () => {
  const words = ['velociraptor', 'stegosaurus', 'diplodocus'] as const
  const id = await makePost(app.deps, author, { title: words.join(' ') })
  await makeSuspect(app.deps, author, { name: 'Stegosaurus', location: '' })
  await makePost(app.deps, author, { title: 'Diplodocus' })
  await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
  expect(await known(...words)).toEqual(words.toSorted())
  await forget()
  expect(await known(...words)).toEqual(['diplodocus', 'stegosaurus'])
})

test('so do those that an edit took out, and the names of suspects', async () => {
  const id = await makePost(app.deps, author, { title: 'Allosaurus' })
  const suspect = await makeSuspect(app.deps, author, { name: 'Brachiosaurus' })
  await app.deps.pool.query("update posts set title = 'Triceratops' where id = $1", [id])
  await app.deps.pool.query('delete from suspects where id = $1', [suspect])
  await forget()
  expect(await known('allosaurus', 'brachiosaurus', 'triceratops')).toEqual(['triceratops'])
})

test('a word that comes again before the night stays', async () => {
  const id = await makePost(app.deps, author, { title: 'Iguanodon' })
  await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
  await makePost(app.deps, author, { title: 'Iguanodon' })
  await forget()
  expect(await known('iguanodon')).toEqual(['iguanodon'])
})

test('it reads what was dropped, and not the posts or the dictionary', async () => {
  const many = 20_000
  await app.deps.jobs.stop()
  await app.deps.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into search_words (word) select 'word' || n from generate_series(1, ${many}) n`.execute(
      tx,
    )
    await sql`
      insert into search_posts (id, sort_key, happened_on, categories, words)
      select gen_random_uuid(), sort_key_of(now() - n * interval '1 hour', gen_random_uuid()), now(), '{}',
        array_to_tsvector(array['common', 'word' || n])
      from generate_series(1, ${many}) n`.execute(tx)
  })
  const id = await makePost(app.deps, author, { title: 'Common pterosaur' })
  await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
  await sql`vacuum analyze`.execute(app.deps.kysely)
  const read = await rowsRead(app.deps.config.DATABASE_URL ?? '', deleteUnusedWords)
  expect(await known('pterosaur')).toEqual([])
  // The newest thousand posts, which have the common words.
  expect(read.search_posts).toBeGreaterThanOrEqual(1000)
  expect(read.search_posts).toBeLessThan(1000 + many * 0.02)
  expect(read.search_words).toBeLessThan(many * 0.02)
})
