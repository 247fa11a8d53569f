import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
})
afterAll(() => app.close())

const add = (body: object) => app.call('POST /posts/admin/fakeReact', { body: body as never }, { as: admin })
const react = (id: string, as: TestPerson) =>
  app.call('POST /posts/:id/reactions', { params: { id } }, { as })

// Shows spec 6.16, 7.16.
test('added reactions are counted beside real ones, and stay known', async () => {
  const postId = await makePost(app.deps, author)
  const person = await makePerson(app.deps)
  await react(postId, person)
  const { status, body } = await add({ postId, reactionNo: 250 })
  expect(status).toBe(200)
  const counts = { reactionCount: 251, addedReactionCount: 250 }
  expect(body).toEqual({ success: true, message: 'Added 250 reactions successfully', ...counts })
  expect((await add({ postId })).body).toMatchObject({ reactionCount: 252, addedReactionCount: 251 })
  expect((await react(postId, person)).body).toMatchObject({ hasReacted: false, reactionCount: 251 })
  const shown = await app.call('GET /posts/:id/reactions', { params: { id: postId } }, { as: admin })
  expect(shown.body).toMatchObject({ reactions: [], reactionCount: 251, hasReacted: false })
  const entries = await app.deps.kysely
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'post.addReactions')
    .orderBy('sort_key')
    .execute()
  expect(entries.map(({ actor_name, detail }) => [actor_name, detail.reactions])).toEqual([
    ['Amina', 250],
    ['Amina', 1],
  ])
  await app.call('DELETE /posts/:id', { params: { id: postId } }, { as: admin })
  expect(await app.deps.kysely.selectFrom('added_reactions').selectAll().execute()).toEqual([])
})

test('ten admins at once lose none, and who watches hears of it', async () => {
  const postId = await makePost(app.deps, author)
  const window = await connect(app, author)
  await window.watch(postId)
  await Promise.all([
    ...Array.from({ length: 10 }, () => add({ postId, reactionNo: 100 })),
    react(postId, author),
  ])
  await eventually(() => expect(window.heard).toHaveLength(11), { every: 5 })
  const latest = window.heard
    .map(([, event]) => event as { order: number; reactionCount: number })
    .toSorted((a, b) => a.order - b.order)
    .at(-1)
  expect(latest?.reactionCount).toBe(1001)
})

// Shows spec 5.69, 9.17.
test.each([
  [{}, 'postId', 'Please select a post'],
  [{ postId: '' }, 'postId', 'Please select a post'],
  [{ postId: null }, 'postId', 'Please select a post'],
  [{ postId: 'x' }, 'postId', 'This is not a valid id'],
  [{ reactionNo: 0 }, 'reactionNo', 'Please enter a whole number from 1 to 1000'],
  [{ reactionNo: 1001 }, 'reactionNo', 'Please enter a whole number from 1 to 1000'],
  [{ reactionNo: 1.5 }, 'reactionNo', 'Please enter a whole number from 1 to 1000'],
  [{ reactionNo: '5' }, 'reactionNo', 'Please enter a whole number from 1 to 1000'],
])('%j says what is wrong', async (given, field, message) => {
  const postId = await makePost(app.deps, author)
  const { status, body } = await add({ ...('reactionNo' in given && { postId }), ...given })
  expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }])
})

// Shows spec 9.17.
test('a thousand at once are the most', async () => {
  const postId = await makePost(app.deps, author)
  expect((await add({ postId, reactionNo: 1000 })).body).toMatchObject({ reactionCount: 1000 })
})

test('a post that waits gets none', async () => {
  const postId = await makePost(app.deps, author, { review: 'waiting' })
  const { status, body } = await add({ postId })
  expect([status, body.code]).toEqual([409, 'post_not_public'])
})
