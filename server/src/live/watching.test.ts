import { randomUUID } from 'node:crypto'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
  stranger = await makePerson(app.deps)
})
afterAll(() => app.close())

const hears = (window: LivePerson, count: number) =>
  eventually(() => expect(window.heard).toHaveLength(count), { every: 5 })
const react = (id: string, as: TestPerson) =>
  app.call('POST /posts/:id/reactions', { params: { id } }, { as })
const decide = (id: string, action: 'approve' | 'disapprove') =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

async function watching(as: TestPerson, postId: string): Promise<LivePerson> {
  const window = await connect(app, as)
  expect(await window.watch(postId)).toEqual({ success: true })
  return window
}

describe('somebody who watches a post', () => {
  test('hears of comments, votes and reactions as they happen', async () => {
    const postId = await makePost(app.deps, author)
    const window = await watching(stranger, postId)
    const { comment } = (
      await app.call(
        'POST /posts/:id/comments',
        { params: { id: postId }, body: { text: 'Here' } },
        { as: author },
      )
    ).body
    const params = { postId, commentId: comment._id }
    await app.call('POST /posts/:postId/comments/:commentId/downvote', { params }, { as: author })
    await app.call('POST /posts/:postId/comments/:commentId/upvote', { params }, { as: author })
    await react(postId, author)
    await react(postId, author)
    await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: author })
    await hears(window, 6)
    const order = expect.any(Number)
    expect(window.heard).toEqual([
      ['commentAdded', { postId, comment: { ...comment, can: { delete: false } } }],
      ['commentVoted', { ...params, upvoteCount: 0, downvoteCount: 1, order }],
      ['commentVoted', { ...params, upvoteCount: 1, downvoteCount: 0, order }],
      ['reactionChanged', { postId, reactionCount: 1, order }],
      ['reactionChanged', { postId, reactionCount: 0, order }],
      ['commentRemoved', params],
    ])
  })

  test.each(['author', 'admin', 'stranger'])(
    'an anonymous comment comes to its %s as to a guest',
    async (who) => {
      const postId = await makePost(app.deps, author)
      const viewer = { author, admin, stranger }[who] ?? stranger
      const window = await watching(viewer, postId)
      const id = await makeComment(app.deps, author, postId, { isAnonymous: true })
      await hears(window, 1)
      const { comments } = (await app.call('GET /posts/:id/comments', { params: { id: postId } })).body
      expect(comments[0]).toMatchObject({ _id: id, author: 'Anonymous', user: null, can: { delete: false } })
      expect(window.heard).toEqual([['commentAdded', { postId, comment: comments[0] }]])
    },
  )

  test('hears nothing of other posts, and nothing more after having stopped', async () => {
    const [postId, other] = [await makePost(app.deps, author), await makePost(app.deps, author)]
    const [window, witness] = [await watching(stranger, postId), await watching(admin, postId)]
    await witness.watch(other)
    await react(other, author)
    await react(postId, author)
    await hears(window, 1)
    expect(window.heard[0]?.[1].postId).toBe(postId)
    expect(await window.unwatch(postId)).toEqual({ success: true })
    await react(postId, author)
    await hears(witness, 3)
    expect(window.heard).toHaveLength(1)
  })

  test('may write the id in capitals', async () => {
    const postId = await makePost(app.deps, author)
    const window = await watching(stranger, postId.toUpperCase())
    await react(postId, author)
    await hears(window, 1)
  })

  test('hears of it only once it stands', async () => {
    const postId = await makePost(app.deps, author)
    const window = await connect(app, stranger)
    await window.watch(postId)
    const asked: Promise<number>[] = []
    window.socket.on('reactionChanged', () => {
      const read = app.call('GET /posts/:id', { params: { id: postId } })
      asked.push(read.then(({ body }) => body.post.reactionCount))
    })
    await react(postId, author)
    await hears(window, 1)
    expect(await Promise.all(asked)).toEqual([1])
  })

  test('is not told of what was refused', async () => {
    const postId = await makePost(app.deps, author)
    const window = await watching(stranger, postId)
    const body = { text: '' }
    await app.call('POST /posts/:id/comments', { params: { id: postId }, body }, { as: author })
    const commentId = await makeComment(app.deps, author, postId)
    const params = { postId, commentId }
    await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: stranger })
    const idempotencyKey = randomUUID()
    await makeComment(app.deps, author, postId, { idempotencyKey })
    await makeComment(app.deps, author, postId, { idempotencyKey })
    await react(postId, author)
    await hears(window, 3)
    expect(window.heard.map(([name]) => name)).toEqual(['commentAdded', 'commentAdded', 'reactionChanged'])
  })

  test('hears the counts of a crowd, each with its place in their order', async () => {
    const postId = await makePost(app.deps, author)
    const window = await watching(stranger, postId)
    const crowd = await Promise.all(Array.from({ length: 30 }, () => makePerson(app.deps)))
    await Promise.all(crowd.map((person) => react(postId, person)))
    await hears(window, 30)
    const counts = window.heard
      .flatMap(([, event]) => ('reactionCount' in event ? [event] : []))
      .sort((one, other) => one.order - other.order)
      .map((event) => event.reactionCount)
    expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })
})

test('what is meant for nobody reaches nobody', async () => {
  const window = await connect(app, stranger)
  app.deps.live.publish([], 'notificationCountUpdate', 7)
  app.deps.live.publish({ user: stranger.user.id }, 'notificationCountUpdate', 8)
  await eventually(() => expect(window.told).toContainEqual(['notificationCountUpdate', 8]))
  expect(window.told).toEqual([['notificationCountUpdate', 8]])
})

describe('watching', () => {
  // Shows spec 8.12.
  test('a post that waits is for its author and admins', async () => {
    const postId = await makePost(app.deps, author, { review: 'waiting' })
    for (const as of [author, admin]) await watching(as, postId)
    const window = await connect(app, stranger)
    const refusal = { success: false, code: 'post_not_found', message: 'Post not found' }
    expect(await window.watch(postId)).toEqual(refusal)
    expect(await window.watch(randomUUID())).toEqual(refusal)
    await decide(postId, 'approve')
    const witness = await watching(admin, postId)
    await react(postId, author)
    await hears(witness, 1)
    expect(window.heard).toEqual([])
  })

  test.each(['sent back', 'edited', 'deleted'])('ends when the post is %s', async (what) => {
    const [postId, other] = [await makePost(app.deps, author), await makePost(app.deps, author)]
    const window = await watching(stranger, postId)
    await window.watch(other)
    const params = { id: postId }
    if (what === 'sent back') await decide(postId, 'disapprove')
    if (what === 'deleted') await app.call('DELETE /posts/:id', { params }, { as: author })
    if (what === 'edited') {
      await app.call('PUT /posts/:id', { params, form: { title: 'x', desc: 'x' } }, { as: author })
    }
    expect(await window.watch(postId)).toMatchObject({ success: false, code: 'post_not_found' })
    app.deps.live.publish({ post: postId }, 'reactionChanged', { postId, reactionCount: 7, order: 1 })
    await react(other, author)
    await hears(window, 1)
    expect(window.heard[0]?.[1].postId).toBe(other)
    if (what === 'deleted') return
    await decide(postId, 'approve')
    expect(await window.watch(postId)).toEqual({ success: true })
    await react(postId, author)
    await hears(window, 2)
  })

  test('is for at most fifty posts at once, and for two looks a second', async () => {
    const window = await connect(app, await makePerson(app.deps))
    const ids: string[] = []
    for (let index = 0; index < 51; index++) ids.push(await makePost(app.deps, author))
    for (const id of ids.slice(0, 50)) expect(await window.watch(id)).toEqual({ success: true })
    const [first = '', last = ''] = [ids[0], ids.at(-1)]
    expect(await window.watch(last)).toMatchObject({ success: false, code: 'too_many_watched' })
    await window.unwatch(first)
    expect(await window.watch(last)).toEqual({ success: true })
    for (let looks = 52; looks < 120; looks++) await window.watch(first)
    expect(await window.watch(first)).toMatchObject({ success: false, code: 'too_many_requests' })
  })
})
