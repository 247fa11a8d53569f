import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { rowsWith } from '../test/database.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { scheduledDeletionsOf } from '../test/scheduledDeletions.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const leave = (as: TestPerson, writing: 'keep' | 'delete') =>
  t.call('DELETE /users/profile', { body: { password: everybodysPassword, writing } }, { as })
const statusOf = async (id: string) => (await t.call('GET /posts/:id', { params: { id } })).status
const commentsOn = async (id: string) =>
  (await t.call('GET /posts/:id/comments', { params: { id } })).body.comments

/** A person who has written with and without their name, each comment and vote on a separate post of somebody else. */
async function makeWriter() {
  const person = await makePerson(t.deps)
  const as = person
  const neighbour = await makePerson(t.deps)
  const below = () => makePost(t.deps, neighbour)
  const key = (name: string) => `${name}-of-${person.user.id}`
  const keyed = (name: string) => ({ idempotencyKey: key(name) })
  const named = await makePost(t.deps, person, keyed('named'))
  const anonymous = await makePost(t.deps, person, { isAnonymous: true, ...keyed('anonymous') })
  const secret = await makePost(t.deps, person, { isAnonymous: true, review: 'waiting' })
  await makeTimeline(t.deps, person, anonymous, keyed('entry'))
  const [byName, without, voted] = [await below(), await below(), await below()]
  const comment = await makeComment(t.deps, person, byName, keyed('comment'))
  const hidden = await makeComment(t.deps, person, without, { isAnonymous: true, ...keyed('hidden') })
  const heard = await makeComment(t.deps, neighbour, voted)
  await t.call(
    'POST /posts/:postId/comments/:commentId/upvote',
    { params: { postId: voted, commentId: heard } },
    { as },
  )
  const suspect = await makeSuspect(t.deps, person)
  await t.call('POST /posts/:id/reactions', { params: { id: anonymous } }, { as })
  // They are notified of this comment by a job, and the notification is withdrawn by another.
  const passing = await makeComment(t.deps, neighbour, anonymous)
  await untilAllAreTold(t.deps)
  const params = { postId: anonymous, commentId: passing }
  await t.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: neighbour })
  await untilAllAreTold(t.deps)
  const places = { byName, without, voted }
  return { person, neighbour, named, anonymous, secret, comment, hidden, heard, suspect, places }
}

test.each(['keep', 'delete'] as const)(
  'with %s leaves no row that leads to the person, or from one thing without a name to another',
  async (writing) => {
    const { person, anonymous, secret, hidden, heard, suspect, named, comment } = await makeWriter()
    const rowOf = async (table: string, id: string) => {
      const { rows } = await t.deps.pool.query(`select * from ${table} where id = $1`, [id])
      return rows[0]
    }
    const before = { post: await rowOf('posts', anonymous), comment: await rowOf('comments', hidden) }
    expect((await leave(person, writing)).status).toBe(200)

    const { id, phone, name } = person.user
    for (const trace of [id, phone, name]) expect(await rowsWith(t.deps, [trace])).toEqual([])
    const things = [anonymous, secret, hidden, heard, suspect, named, comment]
    for (const one of things) {
      for (const other of things) {
        if (one !== other) expect(await rowsWith(t.deps, [one, other])).toEqual([])
      }
    }
    // Still encrypted as before, and without any trace of when the account was deleted.
    expect(await rowOf('posts', anonymous)).toEqual(before.post)
    expect(await rowOf('comments', hidden)).toEqual(before.comment)
  },
)

test('with delete takes away at once what bears the name, and for now nothing else', async () => {
  const { person, named, anonymous, hidden, heard, places } = await makeWriter()
  await leave(person, 'delete')
  expect(await statusOf(named)).toBe(404)
  expect(await commentsOn(places.byName)).toEqual([])
  expect(await statusOf(anonymous)).toBe(200)
  expect(await commentsOn(places.without)).toMatchObject([{ _id: hidden, author: 'Anonymous', user: null }])
  expect(await commentsOn(places.voted)).toMatchObject([{ _id: heard, upvoteCount: 1 }])
  const { body } = await t.call('GET /posts/:id', { params: { id: anonymous } })
  expect(body.post).toMatchObject({ isAnonymous: true, reactionCount: 1 })
})

test('with keep takes the name away at once, and nothing goes later but votes', async () => {
  const { person, named, anonymous, comment, hidden, heard } = await makeWriter()
  await leave(person, 'keep')
  const { body } = await t.call('GET /posts/:id', { params: { id: named } })
  expect(body.post.user).toBeNull()
  const { rows } = await t.deps.pool.query(
    'select id from posts where id = any($1) union all select id from comments where id = any($1)',
    [[named, anonymous, comment, hidden]],
  )
  expect(rows).toHaveLength(4)
  expect((await scheduledDeletionsOf(t.deps)).filter(({ id }) => id === heard)).toMatchObject([
    { kind: 'upvote' },
  ])
  expect((await scheduledDeletionsOf(t.deps)).filter(({ id }) => [anonymous, hidden].includes(id))).toEqual(
    [],
  )
  const votes = await t.deps.pool.query('select user_id from comment_votes where comment_id = $1', [heard])
  expect(votes.rows).toEqual([{ user_id: null }])
})

test('tells at once those who watch what bears the name, and nothing of the rest', async () => {
  const { person, neighbour, named, anonymous, comment, places } = await makeWriter()
  const window = await connect(t, neighbour)
  for (const id of [named, anonymous, ...Object.values(places)]) await window.watch(id)
  await leave(person, 'delete')
  await eventually(() => expect(window.heard).toHaveLength(1))
  // Events arrive in order: any that had been sent would have arrived before this comment.
  const last = await makeComment(t.deps, neighbour, places.without)
  const after = expect.objectContaining({ comment: expect.objectContaining({ _id: last }) })
  await eventually(() => expect(window.heard.at(-1)).toEqual(['commentAdded', after]))
  expect(window.heard.slice(0, -1)).toEqual([
    ['commentRemoved', { postId: places.byName, commentId: comment }],
  ])
})

test('takes along the request for support that another device is sending in that moment', async () => {
  const person = await makePerson(t.deps)
  // An array, since a transaction would wait for a promise that it returns.
  const [left] = await t.deps.kysely.transaction().execute(async (tx) => {
    await sql`insert into support_requests (id, user_id, name, phone, description, created_at)
      values (${newId()}, ${person.user.id}, 'Rahima', '8801712345678', 'He stands before my door', now())`.execute(
      tx,
    )
    const left = leave(person, 'keep')
    await untilOneWaits(t.deps)
    return [left]
  })
  expect((await left)?.status).toBe(200)
  expect(await rowsWith(t.deps, ['He stands before my door'])).toEqual([])
})

test('takes requests for support along with their files, whether something was done about them or not', async () => {
  const [person, admin] = [await makePerson(t.deps), await makePerson(t.deps, { role: 'admin' })]
  const words = { name: 'Rahima Begum', phone: '01712345678', desc: 'I need a lawyer' }
  const ids: string[] = []
  for (const colour of ['teal', 'navy']) {
    const form = { ...words, files: [await makePicture(colour)] }
    ids.push((await t.call('POST /support', { form }, { as: person })).body.request._id)
  }
  const params = { id: ids[0] ?? '' }
  await t.call('PATCH /support/:id/status', { params, body: { status: 'action-taken' } }, { as: admin })
  const requests = async () =>
    (await t.call('GET /support/all', { query: { limit: 100 } }, { as: admin })).body.requests
  const files = (await requests()).flatMap((request) => request.files.map(({ url }) => url))
  expect(files).toHaveLength(2)
  await leave(person, 'keep')
  expect(await requests()).toEqual([])
  for (const url of files) expect((await t.request(url)).status).toBe(404)
  expect(await rowsWith(t.deps, ['I need a lawyer'])).toEqual([])
})
