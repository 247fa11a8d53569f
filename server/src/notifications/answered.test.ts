import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { commentsWithPendingReplies } from './subjectStore.ts'

/* What people are told of replies to them while the post is not public, so that its title is not theirs to read. */

let app: TestApp
let author: TestPerson
let writer: TestPerson
let replier: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  writer = await makePerson(app.deps)
  replier = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

let postId: string
let parentId: string
beforeEach(async () => {
  postId = await makePost(app.deps, author)
  parentId = await makeComment(app.deps, writer, postId)
  // Nobody is told of it before the full hour.
  await makeComment(app.deps, replier, postId, { parentId, isAnonymous: true })
})

const decide = (action: 'approve' | 'disapprove') =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id: postId }, body: { action } },
    { as: admin },
  )
const told = async (as: TestPerson, kind: 'post_commented' | 'comment_replied') => {
  await untilAllAreTold(app.deps)
  const { notifications } = (await app.call('GET /notifications', { query: { limit: 100 } }, { as })).body
  return notifications
    .filter((each) => each.kind === kind && each.data.postId === postId)
    .map(({ data }) => [data.count, data.postTitle])
}

test('neither of the reply nor of a new title before a moderator has approved it', async () => {
  const form = { title: 'A title that nobody has read', desc: 'It happened at the bus stop.' }
  const { status } = await app.call('PUT /posts/:id', { params: { id: postId }, form }, { as: author })
  expect(status).toBe(200)
  expect(await told(writer, 'comment_replied')).toEqual([])
  // Rounds do not find it again and again.
  expect(await commentsWithPendingReplies(app.deps.kysely, new Date())).not.toContain(parentId)
  await decide('approve')
  expect(await told(writer, 'comment_replied')).toEqual([[1, 'A title that nobody has read']])
})

test('not of the reply where the post was taken down', async () => {
  await decide('disapprove')
  expect(await told(writer, 'comment_replied')).toEqual([])
})

test('still of what they were told before it was edited', async () => {
  expect(await told(writer, 'comment_replied')).toEqual([[1, 'A bag was snatched']])
  const form = { title: 'A title that nobody has read', desc: 'It happened at the bus stop.' }
  await app.call('PUT /posts/:id', { params: { id: postId }, form }, { as: author })
  expect(await told(writer, 'comment_replied')).toEqual([[1, 'A bag was snatched']])
})

test('no longer of what they were told before it was taken down', async () => {
  expect(await told(writer, 'comment_replied')).toEqual([[1, 'A bag was snatched']])
  await decide('disapprove')
  expect(await told(writer, 'comment_replied')).toEqual([])
  // Its author still knows the title.
  expect(await told(author, 'post_commented')).toEqual([[2, 'A bag was snatched']])
})
