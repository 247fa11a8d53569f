import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makePost, makeSuspect, makeTimeline } from '../test/make.ts'
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

const waitingPost = (wishes: Parameters<typeof makePost>[2] = {}) =>
  makePost(app.deps, author, { review: 'waiting', ...wishes })
const waitingEntry = async (wishes: Parameters<typeof makeTimeline>[3] = {}) =>
  makeTimeline(app.deps, author, await makePost(app.deps, author), { approved: false, ...wishes })
const support = async (desc: string) =>
  (
    await app.call(
      'POST /support',
      { form: { name: 'Rahima 01712345678', phone: '01712345678', desc } },
      { as: author },
    )
  ).body.request._id
const edit = (id: string, form: { title: string; desc: string }) =>
  app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
const countOf = async (id: string) => (await desk.listed(id))[0]?.findingCount
const marksOf = async (id: string) => (await desk.listed(id))[0]?.marks

describe('the row counts what was found', () => {
  test('in the title, the text, the place and the source of a report', async () => {
    const id = await waitingPost({
      title: 'Robbed near House 12, Road 5',
      desc: 'A witness, phone ০১৭১২-৩৪৫৬৭৮, NID 1990123456789, mail a@mail.com',
      location: 'বাড়ি নং ১২, ধানমন্ডি',
      source: 'https://www.facebook.com/some.person',
    })
    expect(await countOf(id)).toBe(6)
    expect((await desk.read('post', id)).body.item.findingCount).toBe(6)
  })

  test('in an entry, and in a request, but not in the name and the number of whoever asks', async () => {
    expect(await countOf(await waitingEntry({ title: 'Call 01712345678', desc: 'or 01812345678' }))).toBe(2)
    expect(await countOf(await support('I need a lawyer'))).toBe(0)
    expect(await countOf(await support('My brother: 01812345678'))).toBe(1)
  })

  test('in a flagged comment and a flagged suspect', async () => {
    const postId = await makePost(app.deps, author, { title: 'Call 01712345678' })
    const { body } = await app.call(
      'POST /posts/:id/comments',
      { params: { id: postId }, body: { text: 'He lives at House 12' } },
      { as: author },
    )
    expect(await desk.listed(body.comment._id)).toMatchObject([{ subject: 'comment', findingCount: 1 }])
    const suspect = await makeSuspect(app.deps, author, { name: 'Kalam 01712345678', location: 'বাড়ি নং ৩' })
    const flag = { kind: 'suspect' as const, id: suspect, reason: 'privateData' as const, text: '' }
    await app.call('POST /flags', { body: flag }, { as: author })
    expect(await countOf(suspect)).toBe(2)
  })

  test('is none in a report of dates, money and numbers of cases', async () => {
    const id = await waitingPost({
      desc: 'On 12.05.2024 at 10:30 he took 1,00,000 taka; GD no. 1234/2023. He was killed in 1999.',
    })
    expect(await countOf(id)).toBe(0)
  })
})

describe('watch words', () => {
  const add = async (word: string) =>
    (await app.call('POST /admin/watch-words', { body: { word } }, { as: admin })).body.watchWord._id
  const remove = (id: string) => app.call('DELETE /admin/watch-words/:id', { params: { id } }, { as: admin })

  test('count as soon as they are on the list, as those that the text has are sent with the item', async () => {
    const id = await waitingPost({ desc: 'সে একটা haramjada, খুব dangerous' })
    expect(await countOf(id)).toBe(0)
    const words = [await add('হারামজাদা'), await add('shalarput')]
    expect(await countOf(id)).toBe(1)
    expect((await desk.read('post', id)).body.facts.watchWords).toEqual(['হারামজাদা'])
    await Promise.all(words.map(remove))
    expect(await countOf(id)).toBe(0)
    expect((await desk.read('post', id)).body.facts.watchWords).toEqual([])
  })

  test('are followed when another process has changed the list', async () => {
    const id = await waitingPost({ desc: 'এটা শাপলাচত্বর' })
    expect(await countOf(id)).toBe(0)
    const row = { id: crypto.randomUUID(), word: 'শাপলাচত্বর', compared: 'শাপলাচত্বর', added_by: null }
    await app.deps.kysely
      .insertInto('watch_words')
      .values({ ...row, created_at: new Date() })
      .execute()
    expect(await countOf(id)).toBe(1)
  })
})

describe('a threat to kill', () => {
  test('is urgent and in front of all that waits, in a report, an entry and a request', async () => {
    const search = 'Kingfisher'
    const plain = await waitingPost({ title: search, desc: 'He was killed by a truck.' })
    const request = await support(`${search}: they will kill me`)
    const entry = await waitingEntry({ title: search, desc: 'তাকে মেরে ফেলব' })
    const post = await waitingPost({ title: `${search}: kill him` })
    const { items } = await desk.list({ search })
    expect(
      items
        .slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([request, entry, post].sort())
    expect(items.map(({ marks }) => marks.includes('urgent'))).toEqual([true, true, true, false])
    expect(items[3]?.id).toBe(plain)
    expect((await desk.next({ search }))?.item.id).not.toBe(plain)
  })

  test('makes it urgent once it is written into it, and not after it was taken out', async () => {
    const id = await waitingPost()
    expect(await marksOf(id)).toEqual([])
    await edit(id, { title: 'He steals', desc: 'We should kill him' })
    expect(await marksOf(id)).toEqual(['urgent'])
    await edit(id, { title: 'He steals', desc: 'The police should come' })
    expect(await marksOf(id)).toEqual([])
  })

  test('makes a comment urgent', async () => {
    const { body } = await app.call(
      'POST /posts/:id/comments',
      { params: { id: await makePost(app.deps, author) }, body: { text: 'We should kill him tonight' } },
      { as: await makePerson(app.deps) },
    )
    expect(body.comment.isHeld).toBe(true)
    expect(await marksOf(body.comment._id)).toEqual(['urgent', 'held'])
  })
})
