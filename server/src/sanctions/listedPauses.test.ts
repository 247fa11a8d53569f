import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost, makeSuspect } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { dayAhead } from '../test/sanctions.ts'

let t: TestApp
let admin: TestPerson
let publicPost: string
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin', name: 'Amina' })
  publicPost = await makePost(t.deps, await makePerson(t.deps), { title: 'On the road' })
})
afterAll(() => t.close())

const anonymous = { isAnonymous: true, title: 'At the river' }
const pause = (thing: PausedThing, id: string, until = dayAhead(3)) =>
  t.call('POST /admin/author-pauses', { body: { thing, id, reason: 'A lie', until } }, { as: admin })
const list = async (query = {}) => (await t.call('GET /admin/author-pauses', { query }, { as: admin })).body
const ofThing = async (id: string) =>
  (await list({ limit: 100 })).pauses.filter(({ thing }) => thing._id === id)
const lift = (id: string) => t.call('POST /admin/sanctions/:id/lift', { params: { id } }, { as: admin })
const canWrite = async (as: TestPerson) =>
  (await t.call('POST /posts/:id/reactions', { params: { id: publicPost } }, { as })).status === 200

test('pauses of authors are listed by what they are for, and taken back without an appeal', async () => {
  const author = await makePerson(t.deps, { name: 'Zubaida Parvin' })
  const post = await makePost(t.deps, author, anonymous)
  const comment = await makeComment(t.deps, author, publicPost, { isAnonymous: true })
  const suspect = await makeSuspect(t.deps, author, { name: 'Kalam' })
  await pause('post', post)
  await pause('comment', comment, dayAhead(4))
  await pause('suspect', suspect, dayAhead(5))
  const { pauses, total, totalPages } = await list()
  expect([total, totalPages]).toEqual([3, 1])
  const said = { _id: expect.any(String), reason: 'A lie', day: dayAhead(0), by: 'Amina' }
  expect(pauses.toSorted((a, b) => a.until.localeCompare(b.until))).toEqual([
    {
      ...said,
      thing: { kind: 'post', _id: post, postId: post, title: 'At the river' },
      until: dayAhead(3),
    },
    {
      ...said,
      thing: { kind: 'comment', _id: comment, postId: publicPost, title: 'On the road' },
      until: dayAhead(4),
    },
    { ...said, thing: { kind: 'suspect', _id: suspect, postId: null, title: 'Kalam' }, until: dayAhead(5) },
  ])
  for (const trace of [author.user.id, author.user.name]) expect(JSON.stringify(pauses)).not.toContain(trace)
  expect(await canWrite(author)).toBe(false)
  for (const { _id } of pauses) expect((await lift(_id)).status).toBe(200)
  expect((await list()).total).toBe(0)
  expect(await canWrite(author)).toBe(true)
})

test('one that is over is not listed, nor what it was for when that is gone', async () => {
  const author = await makePerson(t.deps)
  const id = await makePost(t.deps, author, anonymous)
  await pause('post', id)
  await t.call('DELETE /posts/:id', { params: { id } }, { as: admin })
  expect(await ofThing(id)).toMatchObject([{ thing: { _id: id, title: null } }])
  await t.deps.pool.query('update author_pauses set until = current_date - 2 where thing_id = $1', [id])
  expect(await ofThing(id)).toEqual([])
})

test('there is one of each thing, also where its author has left or can be paused no more', async () => {
  const leaving = await makePerson(t.deps)
  const left = await makePost(t.deps, leaving, anonymous)
  const body = { password: everybodysPassword, writing: 'keep' } as const
  await t.call('DELETE /users/profile', { body }, { as: leaving })
  const busy = await makePerson(t.deps)
  for (let times = 0; times < 8; times++) await pause('post', await makePost(t.deps, busy, anonymous))
  const usual = await makePost(t.deps, await makePerson(t.deps), anonymous)
  for (const id of [left, await makePost(t.deps, busy, anonymous), usual]) {
    await pause('post', id, dayAhead(9))
    await pause('post', id, dayAhead(2))
    expect((await ofThing(id)).map(({ until }) => until)).toEqual([dayAhead(2)])
  }
})
