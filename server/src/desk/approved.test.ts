import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf } from '../posts/fields.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makePicture, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
  desk = deskOf(app, admin)
})
afterAll(() => app.close())

const texts = { title: 'A bag was snatched', desc: 'It happened at the bus stop.', location: 'Dhaka' }
const edit = (id: string, changes: object = {}, as = author) =>
  app.call(
    'PUT /posts/:id',
    { params: { id }, form: { ...texts, desc: 'His name is Abdul.', ...changes } },
    { as },
  )
const decide = (id: string, action: 'approve' | 'disapprove') =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action, ...(action === 'disapprove' && { reason: 'No' }) } },
    { as: admin },
  )
const marksOf = async (id: string) => (await desk.listed(id))[0]?.marks
const approvedOf = async (id: string) => (await desk.read('post', id)).body.facts.approved
const storedOf = async (id: string) =>
  (await sql`select * from approved_versions where post_id = ${id}`.execute(app.deps.kysely)).rows

describe('a post that was edited after it had been approved', () => {
  test('says so, with all that was approved', async () => {
    const [kept, gone] = [
      await makeSuspect(app.deps, author, { name: 'Kalam' }),
      await makeSuspect(app.deps, author, { name: 'Salam' }),
    ]
    const report = {
      ...{ source: 'example.com/a', location: 'Old Town', district: 'Feni', upazila: 'Sonagazi' },
      ...{ incidentAt: '2026-01-02', kinds: ['Theft' as const], criminals: [gone, kept], isAnonymous: true },
    }
    const id = await makePost(app.deps, author, report)
    expect((await edit(id, { criminals: [kept], isAnonymous: false })).status).toBe(200)
    expect(await marksOf(id)).toContain('edited')
    expect(await approvedOf(id)).toEqual({
      ...emptyFields,
      title: texts.title,
      desc: texts.desc,
      ...{ source: 'example.com/a', location: 'Old Town', district: 'Feni', upazila: 'Sonagazi' },
      place: { en: 'Sonagazi, Feni', bn: expect.any(String) },
      ...{ incidentAt: '2026-01-02', kinds: ['Theft'], isAnonymous: true },
      criminals: [
        { _id: gone, name: 'Salam' },
        { _id: kept, name: 'Kalam' },
      ],
      ...{ addedMedias: 0, removedMedias: 0, alts: [] },
    })
  })

  test('says how many pictures came and went', async () => {
    const form = {
      ...texts,
      isAnonymous: false,
      medias: [await makePicture('red'), await makePicture('blue')],
    }
    const { _id: id, medias } = (await app.call('POST /posts', { form }, { as: author })).body.post
    await decide(id, 'approve')
    const [kept] = medias
    await edit(id, { existingMedias: [kept?.url], newMedias: [await makePicture('green')] })
    expect(await approvedOf(id)).toMatchObject({ addedMedias: 1, removedMedias: 1 })
  })

  test('goes on saying what was approved when it is edited once more, or sent back and edited', async () => {
    const id = await makePost(app.deps, author)
    await edit(id)
    await edit(id, { desc: 'His name is Karim.' })
    await decide(id, 'disapprove')
    await edit(id, { desc: 'His name is Rahim.' })
    expect(await approvedOf(id)).toMatchObject({ desc: texts.desc })
  })

  test('says nothing more once it is approved again', async () => {
    const id = await makePost(app.deps, author)
    await edit(id)
    expect(await storedOf(id)).toHaveLength(1)
    await decide(id, 'approve')
    expect(await storedOf(id)).toEqual([])
    await edit(id, { desc: 'His name is Karim.' })
    expect(await approvedOf(id)).toMatchObject({ desc: 'His name is Abdul.' })
  })

  test('is known when it was taken down in between, and when an admin edited it', async () => {
    const id = await makePost(app.deps, author)
    await decide(id, 'disapprove')
    await edit(id, {}, admin)
    expect(await marksOf(id)).toContain('edited')
    expect(await approvedOf(id)).toMatchObject({ desc: texts.desc })
  })

  test('takes what was approved with it when it is deleted', async () => {
    const id = await makePost(app.deps, author)
    await edit(id)
    await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    expect(await storedOf(id)).toEqual([])
  })
})

test('a post that was never public says nothing of what it was', async () => {
  const id = await makePost(app.deps, author, { review: 'waiting' })
  await edit(id)
  expect(await marksOf(id)).toEqual(['firstTime'])
  expect(await approvedOf(id)).toBeNull()
  expect(await storedOf(id)).toEqual([])
})

describe('of an anonymous post', () => {
  test('what was approved is stored without its author and without a time', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true })
    await edit(id)
    const [stored] = await storedOf(id)
    expect(stored).toEqual({
      post_id: id,
      // The day of this write, until the night.
      unshuffled: expect.any(Number),
      fields: columnsOf({ ...emptyFields, ...texts }),
      is_anonymous: true,
      media_ids: [],
      alts: [],
      suspect_ids: [],
    })
  })

  test('nothing is kept of when it bore a name, also when that had been edited before', async () => {
    const id = await makePost(app.deps, author, { desc: 'I, Karim, saw it.' })
    await edit(id, { desc: 'I saw it.', isAnonymous: true })
    expect(await storedOf(id)).toEqual([])
    expect(await marksOf(id)).toEqual(['anonymous'])

    const twice = await makePost(app.deps, author, { desc: 'I, Karim, saw it.' })
    await edit(twice)
    await edit(twice, { isAnonymous: true })
    expect(await storedOf(twice)).toEqual([])
    expect(await approvedOf(twice)).toBeNull()
  })
})
