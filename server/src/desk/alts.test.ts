import type { DescribedKind } from '@bichar/contract/rules/desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf } from '../test/desk.ts'
import { makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const words = { title: 'A gate was broken', desc: 'At night.' }
const filed = async (as = author) => {
  const form = { ...words, medias: [await makePicture('red'), await makePicture('blue')], alts: ['A gate'] }
  return (await app.call('POST /posts', { form }, { as })).body.post._id
}
const describe = (kind: DescribedKind, id: string, alts: string[], { version = '1', as = admin } = {}) =>
  app.call('PUT /admin/desk/:kind/:id/alts', { params: { kind, id }, body: { version, alts } }, { as })
const filesOf = async (kind: DescribedKind, id: string) => {
  const { post, timeline, request } = (await deskOf(app, admin).read(kind, id)).body.thing
  const files = request?.files ?? timeline?.evidence ?? post?.medias ?? []
  return files.map(({ alt }) => alt)
}

test('a moderator completes what the files of a report show, which is logged and waits as it did', async () => {
  const id = await filed()
  expect((await describe('post', id, ['A gate', ' A lane '])).status).toBe(200)
  expect(await filesOf('post', id)).toEqual(['A gate', 'A lane'])
  const { item, facts } = (await deskOf(app, admin).read('post', id)).body
  expect([item.version, facts.history.map(({ action }) => action)]).toEqual(['1', ['post.describe']])
})

test('what is left out stays', async () => {
  const id = await filed()
  await describe('post', id, [])
  expect(await filesOf('post', id)).toEqual(['A gate', ''])
})

test('so do the files of a timeline entry and of a request for support get their words', async () => {
  const evidence = [await makePicture()]
  const params = { postId: await makePost(app.deps, author) }
  const form = { title: 'Arrested', date: '2026-02-28', evidence }
  const added = await app.call('POST /timelines/post/:postId', { params, form }, { as: author })
  const asked = await app.call(
    'POST /support',
    { form: { name: 'Rina', phone: '01712345678', desc: 'Help', files: [await makePicture()] } },
    { as: author },
  )
  for (const [kind, id] of [
    ['timeline', added.body.timeline._id],
    ['support', asked.body.request._id],
  ] as const) {
    expect((await describe(kind, id, ['A bruise'])).status).toBe(200)
    expect(await filesOf(kind, id)).toEqual(['A bruise'])
  }
})

test('they are refused when there are too many, when one is too long, and when the report has changed', async () => {
  const id = await filed()
  const long = await describe('post', id, ['A lane', 'x'.repeat(301)])
  expect([long.status, long.body.errors]).toEqual([400, { alts: 'This text is too long' }])
  const many = await describe('post', id, ['a', 'b', 'c'])
  expect([many.status, many.body.errors]).toEqual([400, { alts: 'There are more descriptions than files' }])
  await app.call('PUT /posts/:id', { params: { id }, form: words }, { as: author })
  expect((await describe('post', id, ['A lane'])).body.code).toBe('conflict')
  expect(await filesOf('post', id)).toEqual(['A gate', ''])
})

test('nobody does so for their own, nor once it is public', async () => {
  const own = await filed(admin)
  await makePerson(app.deps, { role: 'admin' })
  expect((await describe('post', own, ['A lane'])).body.code).toBe('own_item')
  const shown = await makePost(app.deps, author)
  expect((await describe('post', shown, [])).body.code).toBe('desk_item_not_found')
})
