import { randomUUID } from 'node:crypto'
import type { Media } from '@bichar/contract/posts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makePicture } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { sample } from '../test/samples.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { LOG_LEVEL: 'trace' } })
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const words = { title: 'A gate was broken', desc: 'At night.' }

const file = (form: object, key?: string) =>
  app.call(
    'POST /posts',
    { form: { ...words, isAnonymous: false, ...form } as never },
    { as: author, ...(key && { headers: { 'idempotency-key': key } }) },
  )
const edit = (id: string, form: object, as = author) =>
  app.call('PUT /posts/:id', { params: { id }, form: { ...words, ...form } as never }, { as })
const approve = (id: string) =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action: 'approve' } },
    { as: admin },
  )
const altsOf = ({ medias }: { medias: readonly { alt: string }[] }) => medias.map(({ alt }) => alt)
const call = () => new File([sample('sound.mp3')], 'call.mp3', { type: 'audio/mpeg' })

async function published(alts: string[]) {
  const medias = await Promise.all(alts.map(() => makePicture()))
  const { post } = (await file({ medias, alts })).body
  await approve(post._id)
  return post
}

describe('what the files of a report show', () => {
  test('is stored with each, and shown to everybody with the report', async () => {
    const medias = [await makePicture('red'), call(), await makePicture('blue')]
    const { status, body } = await file({ medias, alts: [' ভাঙা গেট\u0000 ', 'A man asks for money.'] })
    expect([status, altsOf(body.post)]).toEqual([201, ['ভাঙা গেট', 'A man asks for money.', '']])
    await approve(body.post._id)
    const shown = await app.call('GET /posts/:id', { params: { id: body.post._id } })
    expect(altsOf(shown.body.post)).toEqual(['ভাঙা গেট', 'A man asks for money.', ''])
  })

  test.each([
    ['more of them than files', ['a', 'b'], 'too_many_alts', undefined],
    ['that of a picture when it is too long', ['x'.repeat(301)], 'too_long', { most: 300 }],
    ['any that is too long', ['x'.repeat(2_001)], 'too_long', undefined],
    ['something else', [{ text: 'a' }], 'validation', undefined],
  ])('is refused, with its field: %s', async (_what, alts, code, params) => {
    const files = await app.deps.kysely.selectFrom('media').select('id').execute()
    const { status, body } = await file({ medias: [await makePicture()], alts })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { success: false, reasons: { alts: { code, ...(params && { params }) } } },
    })
    expect(await app.deps.kysely.selectFrom('media').select('id').execute()).toEqual(files)
  })

  test('may be as long as a conversation in a recording', async () => {
    const said = 'ক'.repeat(2_000)
    expect(altsOf((await file({ medias: [call()], alts: [said] })).body.post)).toEqual([said])
  })
})

describe('an edit', () => {
  test('changes it, of files that stay and new ones, and sends the report for review again', async () => {
    const post = await published(['A gate', 'A lane'])
    const [gate, lane] = post.medias
    const form = {
      existingMedias: [lane?.url, { ...gate, alt: 'A broken gate' }],
      newMedias: [await makePicture()],
      alts: ['The lock'],
    }
    const { body } = await edit(post._id, form)
    expect(altsOf(body.post)).toEqual(['A lane', 'A broken gate', 'The lock'])
    expect(body.post.review).toMatchObject({ state: 'waiting' })
    expect((await app.call('GET /posts/:id', { params: { id: post._id } })).status).toBe(404)
  })

  test('by a moderator adds what is missing, and one that does not name it leaves it', async () => {
    const post = await published([''])
    const described = await edit(post._id, { existingMedias: [{ ...post.medias[0], alt: 'A gate' }] }, admin)
    expect(altsOf(described.body.post)).toEqual(['A gate'])
    expect(altsOf((await edit(post._id, {})).body.post)).toEqual(['A gate'])
    const { url } = described.body.post.medias[0] as Media
    const cleared = await edit(post._id, { existingMedias: [{ url, alt: '' }] })
    expect(altsOf(cleared.body.post)).toEqual([''])
  })

  test('is refused when it is too long for a picture, and changes nothing', async () => {
    const post = await published(['A gate'])
    const existingMedias = [{ ...post.medias[0], alt: 'x'.repeat(301) }]
    const { status, body } = await edit(post._id, { existingMedias })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { reasons: { existingMedias: { code: 'too_long', params: { most: 300 } } } },
    })
    const shown = await app.call('GET /posts/:id', { params: { id: post._id } })
    expect(altsOf(shown.body.post)).toEqual(['A gate'])
  })
})

describe('at the desk', () => {
  test('a moderator sees what was approved, and words of the watch list', async () => {
    const post = await published(['A gate', 'A lane'])
    const [gate, lane] = post.medias
    await edit(post._id, { existingMedias: [{ ...gate, alt: 'Call 01712345678' }, lane] })
    const { facts, item } = (await deskOf(app, admin).read('post', post._id)).body
    expect(facts.approved?.alts).toEqual(['A gate', 'A lane'])
    expect(item.findingCount).toBe(1)
  })

  test('a report is urgent whose recording has a threat', async () => {
    const { post } = (await file({ medias: [call()], alts: ['He says: I will kill you.'] })).body
    expect((await deskOf(app, admin).listed(post._id))[0]?.marks).toContain('urgent')
  })
})

test('no search finds a report by it', async () => {
  await published(['Kaleidoscope'])
  const found = await app.call('GET /search', { query: { query: 'Kaleidoscope' } }, { as: author })
  expect(found.body.data.posts).toEqual([])
})

test('it is deleted with the report, and stands in no log', async () => {
  const { post } = (await file({ medias: [await makePicture()], alts: ['Xylophone'] })).body
  await app.call('DELETE /posts/:id', { params: { id: post._id } }, { as: author })
  const { rows } = await sql`select from media where alt = 'Xylophone'`.execute(app.deps.kysely)
  expect(rows).toEqual([])
  expect(app.logged()).not.toContain('Xylophone')
})

test('other words of the files make another report without a link, which has another code', async () => {
  const key = randomUUID()
  const filed = async (alt: string) =>
    (await file({ isAnonymous: true, keepNoLink: true, medias: [call()], alts: [alt] }, key)).body
      .followUpCode
  const first = await filed('He asks for money')
  expect(await filed('He asks for money')).toBe(first)
  expect(await filed('She asks for money')).not.toBe(first)
})
