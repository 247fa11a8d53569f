import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { startRememberingApps } from '../test/guests.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { statementsOf } from '../test/statements.ts'

let one: TestApp
let two: TestApp
let author: TestPerson
let reader: TestPerson
let admin: TestPerson
beforeAll(async () => {
  ;[one, two] = await startRememberingApps()
  author = await makePerson(one.deps, { name: 'Shirin' })
  reader = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const feed = async (by: TestApp, as: TestPerson) =>
  (await by.call('GET /posts', { query: { limit: 5 } }, { as })).body.posts
const shown = async (by: TestApp, as: TestPerson, id: string) =>
  (await feed(by, as)).find(({ _id }) => _id === id)
const ask = (by: TestApp, as: TestPerson) =>
  by.app.inject({ url: '/api/posts?limit=5', headers: { authorization: `Bearer ${as.token}` } })

test('the rows of the first page are read once, and then only counts', async () => {
  await makePost(one.deps, author)
  await vi.waitFor(
    async () => {
      await ask(two, reader)
      const asked = await statementsOf(() => ask(two, reader))
      expect(asked.map((text) => text.includes('post_counts n where'))).toEqual([true])
    },
    { timeout: 10_000 },
  )
})

test('counts and own reactions are those of the moment, for each viewer', async () => {
  const id = await makePost(one.deps, author)
  const other = await makePerson(one.deps)
  for (const viewer of [reader, other])
    expect(await shown(two, viewer, id)).toMatchObject({ reactionCount: 0 })
  const { body } = await one.call('POST /posts/:id/reactions', { params: { id } }, { as: reader })
  expect(body.reactionCount).toBe(1)
  expect(await shown(two, reader, id)).toMatchObject({ reactionCount: 1, hasReacted: true })
  expect(await shown(two, other, id)).toMatchObject({ reactionCount: 1, hasReacted: false })
  await makeComment(one.deps, other, id)
  expect(await shown(two, reader, id)).toMatchObject({ commentCount: 1 })
})

test('what is let through, edited or taken away is so in the next answer of the other process', async () => {
  const id = await makePost(one.deps, author, { review: 'waiting' })
  expect(await shown(two, reader, id)).toBeUndefined()
  const approve = { params: { id }, body: { action: 'approve' } } as const
  await one.call('POST /posts/admin/toggle-approval/:id', approve, { as: admin })
  expect(await shown(two, reader, id)).toMatchObject({ title: 'A bag was snatched' })
  const form = { title: 'Changed', desc: 'x' }
  await one.call('PUT /posts/:id', { params: { id }, form }, { as: author })
  expect(await shown(two, reader, id)).toBeUndefined()
  await one.call('POST /posts/admin/toggle-approval/:id', approve, { as: admin })
  expect(await shown(two, reader, id)).toMatchObject({ title: 'Changed' })
  await one.call('DELETE /posts/:id', { params: { id } }, { as: author })
  expect(await shown(two, reader, id)).toBeUndefined()
})

test('the author of an anonymous post finds it as their own, and nobody else learns whose it is', async () => {
  const id = await makePost(one.deps, author, { isAnonymous: true })
  expect(await shown(two, reader, id)).toMatchObject({ user: null, can: { edit: false } })
  expect(await shown(two, author, id)).toMatchObject({ user: { name: 'Shirin' }, can: { edit: true } })
  await one.call('POST /posts/:id/reactions', { params: { id } }, { as: author })
  expect(await shown(two, author, id)).toMatchObject({ hasReacted: true, reactionCount: 1 })
  expect(await shown(two, reader, id)).toMatchObject({ user: null, hasReacted: false, reactionCount: 1 })
})

test('a moderator sees what is told to nobody else', async () => {
  const id = await makePost(one.deps, author)
  expect(await shown(two, admin, id)).toMatchObject({ reportCount: 0 })
  await one.call('POST /posts/:id/report', { params: { id }, body: { reason: 'x' } }, { as: reader })
  expect(await shown(two, admin, id)).toMatchObject({ reportCount: 1 })
  expect(await shown(two, reader, id)).not.toHaveProperty('reportCount')
})
