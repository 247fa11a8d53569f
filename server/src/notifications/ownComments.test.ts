import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

/*
 * What is missing from somebody's notifications must not name the author of anything anonymous: neither to whoever reads their list, nor
 * in the database, whose rows list the comments that are counted.
 */

let app: TestApp
let author: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  stranger = await makePerson(app.deps)
})
afterAll(() => app.close())

/** The comments that the notification of this kind lists. */
const listed = async (kind: 'post_commented' | 'comment_replied', postId: string) => {
  await untilAllAreTold(app.deps)
  const { rows } = await app.deps.pool.query<{ data: { count: number; comments: string[] } }>(
    'select data from notifications where kind = $1 and post_id = $2',
    [kind, postId],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  const { count = 0, comments = [] } = rows[0]?.data ?? {}
  expect(comments).toHaveLength(count)
  return comments.toSorted()
}
const countRead = async (kind: 'post_commented' | 'comment_replied', postId: string) => {
  const { body } = await app.call('GET /notifications', { query: { limit: 100 } }, { as: author })
  const found = body.notifications.find((each) => each.kind === kind && each.data.postId === postId)
  return found?.data.count ?? 0
}
const drop = (postId: string, commentId: string, as: TestPerson) =>
  app.call('DELETE /posts/:postId/comments/:commentId', { params: { postId, commentId } }, { as })
const anonymously = { isAnonymous: true }

describe('the author of a post under their name is told', () => {
  test('of their own anonymous comment as of any other, until it is deleted', async () => {
    const postId = await makePost(app.deps, author)
    const other = await makeComment(app.deps, stranger, postId)
    await makeComment(app.deps, author, postId)
    const own = await makeComment(app.deps, author, postId, anonymously)
    expect(await listed('post_commented', postId)).toEqual([other, own].sort())
    expect(await countRead('post_commented', postId)).toBe(2)
    await drop(postId, own, author)
    expect(await listed('post_commented', postId)).toEqual([other])
  })

  test('of their own anonymous comment alone', async () => {
    const postId = await makePost(app.deps, author)
    const own = await makeComment(app.deps, author, postId, anonymously)
    expect(await listed('post_commented', postId)).toEqual([own])
    await drop(postId, own, author)
    expect(await listed('post_commented', postId)).toEqual([])
  })

  test('of replies to it', async () => {
    const postId = await makePost(app.deps, author)
    const own = await makeComment(app.deps, author, postId, anonymously)
    const reply = await makeComment(app.deps, stranger, postId, { parentId: own })
    expect(await listed('post_commented', postId)).toEqual([own, reply].sort())
    expect(await listed('comment_replied', postId)).toEqual([reply])
  })
})

test('the author of a comment under their name is told of their own anonymous reply, until it is deleted', async () => {
  const postId = await makePost(app.deps, stranger)
  const parentId = await makeComment(app.deps, author, postId)
  const other = await makeComment(app.deps, stranger, postId, { parentId })
  await makeComment(app.deps, author, postId, { parentId })
  const own = await makeComment(app.deps, author, postId, { parentId, ...anonymously })
  expect(await listed('comment_replied', postId)).toEqual([other, own].sort())
  expect(await countRead('comment_replied', postId)).toBe(2)
  await drop(postId, own, author)
  expect(await listed('comment_replied', postId)).toEqual([other])
})

describe('nothing that its author writes is missing from a notification', () => {
  test('about an anonymous post', async () => {
    const postId = await makePost(app.deps, author, anonymously)
    const named = await makeComment(app.deps, author, postId)
    const unnamed = await makeComment(app.deps, author, postId, anonymously)
    const reply = await makeComment(app.deps, stranger, postId, { parentId: named })
    expect(await listed('post_commented', postId)).toEqual([named, unnamed, reply].sort())
  })

  test('about an anonymous comment', async () => {
    const postId = await makePost(app.deps, stranger)
    const parentId = await makeComment(app.deps, author, postId, anonymously)
    const named = await makeComment(app.deps, author, postId, { parentId })
    const unnamed = await makeComment(app.deps, author, postId, { parentId, ...anonymously })
    expect(await listed('comment_replied', postId)).toEqual([named, unnamed].sort())
  })
})
