import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lockSubjects } from '../authorship/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { untilAdvisoryWaiters } from '../test/locks.ts'
import { makeComment, makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { scheduledDeletionsOf } from '../test/scheduledDeletions.ts'
import { deleteDue } from './accountDeletion.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => vi.useRealTimers())
afterAll(() => t.close())

const hour = 60 * 60 * 1000
const leave = (as: TestPerson) =>
  t.call('DELETE /users/profile', { body: { password: everybodysPassword, writing: 'delete' } }, { as })

const going = () => scheduledDeletionsOf(t.deps)

async function deleteDueAt(time: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(time)
  await deleteDue(t.deps)
  vi.useRealTimers()
}

/** A person with anonymous posts, anonymous comments and votes, the latter two on a post of somebody else. */
async function makeWriter({ posts, comments, votes }: Record<'posts' | 'comments' | 'votes', number>) {
  const [person, neighbour] = [await makePerson(t.deps), await makePerson(t.deps)]
  const ids: string[] = []
  const place = await makePost(t.deps, neighbour)
  for (let made = 0; made < posts; made += 1) ids.push(await makePost(t.deps, person, { isAnonymous: true }))
  for (let made = 0; made < comments; made += 1) {
    ids.push(await makeComment(t.deps, person, place, { isAnonymous: true }))
  }
  for (let made = 0; made < votes; made += 1) {
    const commentId = await makeComment(t.deps, neighbour, place)
    const params = { postId: place, commentId }
    await t.call('POST /posts/:postId/comments/:commentId/downvote', { params }, { as: person })
    ids.push(commentId)
  }
  return { person, neighbour, place, ids }
}

test('the deletion waits for what its author is sending anonymously at that moment', async () => {
  const person = await makePerson(t.deps)
  // An array, since a transaction would wait for a promise that it returns.
  const [left] = await t.deps.kysely.transaction().execute(async (tx) => {
    await lockSubjects(tx, t.deps.authorship, person.user.id)
    const left = leave(person)
    await untilAdvisoryWaiters(t.deps, 1)
    return [left]
  })
  expect((await left)?.status).toBe(200)
})

test('what is being sent anonymously while the account is deleted is refused, since nobody could withdraw it', async () => {
  const person = await makePerson(t.deps)
  const place = await makePost(t.deps, await makePerson(t.deps))
  const anonymously = { isAnonymous: true }
  const sent = await t.deps.kysely.transaction().execute(async (tx) => {
    await lockSubjects(tx, t.deps.authorship, person.user.id)
    const form = { title: 'Sand taken', desc: 'At night.', ...anonymously }
    const post = t.call('POST /posts', { form }, { as: person })
    const body = { text: 'I saw it.', ...anonymously }
    const comment = t.call('POST /posts/:id/comments', { params: { id: place }, body }, { as: person })
    await untilAdvisoryWaiters(t.deps, 2)
    await tx.deleteFrom('users').where('id', '=', person.user.id).execute()
    return [post, comment]
  })
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([401, 401])
  const { rows } = await t.deps.pool.query(
    `select title from posts where title = 'Sand taken' union all select text from comments where post_id = $1`,
    [place],
  )
  expect(rows).toEqual([])
})

test('what goes later goes one by one at moments spread over two days, and who watches hears of it then', async () => {
  const { person, neighbour, place, ids } = await makeWriter({ posts: 3, comments: 4, votes: 5 })
  const window = await connect(t, neighbour)
  await window.watch(place)
  const left = Date.now()
  await leave(person)
  const order = await going()
  expect(order.map(({ id }) => id).sort()).toEqual(ids.toSorted())
  expect(new Set(order.map(({ due_at }) => Number(due_at))).size).toBe(12)
  expect(Number(order.at(-1)?.due_at)).toBeLessThanOrEqual(left + 48 * hour)
  expect(Number(order.at(-1)?.due_at) - Number(order[0]?.due_at)).toBeGreaterThan(12 * hour)

  expect(window.heard).toEqual([])
  for (const [index, { due_at }] of order.entries()) {
    await deleteDueAt(new Date(Number(due_at) - 1))
    expect(await going()).toHaveLength(order.length - index)
    await deleteDueAt(due_at)
    expect(await going()).toEqual(order.slice(index + 1))
  }

  const { comments } = (await t.call('GET /posts/:id/comments', { params: { id: place } })).body
  expect(comments.map(({ downvoteCount }) => downvoteCount)).toEqual([0, 0, 0, 0, 0])
  const { body } = await t.call('GET /posts/:id', { params: { id: place } })
  expect(body.post.commentCount).toBe(5)
  for (const id of ids.slice(0, 3)) {
    expect((await t.call('GET /posts/:id', { params: { id } })).status).toBe(404)
  }
  await eventually(() => expect(window.heard).toHaveLength(9))
  const kinds = Map.groupBy(window.heard, ([name]) => name)
  expect([kinds.get('commentRemoved')?.length, kinds.get('commentVoted')?.length]).toEqual([4, 5])
})

test('of two votes on one comment one goes at a time, and a vote of somebody who stays never', async () => {
  const { person, neighbour, place, ids } = await makeWriter({ posts: 0, comments: 0, votes: 1 })
  const params = { postId: place, commentId: ids[0] ?? '' }
  const [other, third] = [await makePerson(t.deps), await makePerson(t.deps)]
  for (const as of [other, third]) {
    await t.call('POST /posts/:postId/comments/:commentId/downvote', { params }, { as })
  }
  for (const as of [person, other]) await leave(as)
  const votes = async () => {
    const { comments } = (await t.call('GET /posts/:id/comments', { params: { id: place } }, { as: third }))
      .body
    const found = comments.find(({ _id }) => _id === params.commentId)
    return [found?.downvoteCount, found?.hasDownvoted]
  }
  const [first, second] = await going()
  expect(await votes()).toEqual([3, true])
  if (Number(first?.due_at) < Number(second?.due_at)) {
    await deleteDueAt(first?.due_at as Date)
    expect(await votes()).toEqual([2, true])
  }
  await deleteDueAt(second?.due_at as Date)
  expect(await votes()).toEqual([1, true])
  expect((await t.call('GET /posts/:id', { params: { id: place } }, { as: neighbour })).status).toBe(200)
})

test('what was due while no server ran does not go together at its start, but within two hours of it', async () => {
  const { person } = await makeWriter({ posts: 0, comments: 12, votes: 8 })
  await leave(person)
  const start = new Date(Date.now() + 72 * hour)
  await deleteDueAt(start)
  const postponed = await going()
  expect(postponed).toHaveLength(20)
  expect(new Set(postponed.map(({ due_at }) => Number(due_at))).size).toBeGreaterThan(10)
  for (const { due_at } of postponed) {
    expect(Number(due_at)).toBeGreaterThan(Number(start) - 60_000)
    expect(Number(due_at)).toBeLessThanOrEqual(Number(start) + 2 * hour)
  }
  for (const { due_at } of postponed) await deleteDueAt(due_at)
  expect(await going()).toEqual([])
})
