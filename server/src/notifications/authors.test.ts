import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
import { makePerson } from '../test/people.ts'
import { notifyAuthor } from './authors.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a job that was asked for before its post became anonymous writes no row that names the author', async () => {
  const [author, stranger] = [await makePerson(app.deps), await makePerson(app.deps)]
  const postId = await makePost(app.deps, author)
  const timelineId = await makeTimeline(app.deps, author, postId)
  await untilAllAreTold(app.deps)
  const form = { title: 'Mine no more', desc: 'It happened at the bus stop.', isAnonymous: true }
  const { status } = await app.call('PUT /posts/:id', { params: { id: postId }, form }, { as: author })
  expect(status).toBe(200)
  const asked = { authorOf: null, postId, data: { postTitle: 'Mine' } }
  await notifyAuthor(app.deps, { ...asked, userId: author.user.id, kind: 'post_returned' })
  await notifyAuthor(app.deps, { ...asked, userId: author.user.id, kind: 'timeline_approved', timelineId })
  await notifyAuthor(app.deps, { ...asked, userId: stranger.user.id, kind: 'timeline_approved', timelineId })
  const { rows } = await app.deps.pool.query<{ user_id: string }>(
    'select user_id from notifications where post_id = $1 and user_id is not null',
    [postId],
  )
  expect(rows).toEqual([{ user_id: stranger.user.id }])
  const list = await app.call('GET /notifications', { query: { limit: 100 } }, { as: author })
  const kinds = list.body.notifications.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['post_returned', 'timeline_approved']))
})

test('nothing that was told of a post before it became anonymous names its author', async () => {
  const [author, writer] = [await makePerson(app.deps), await makePerson(app.deps)]
  const postId = await makePost(app.deps, author)
  await makeComment(app.deps, author, postId)
  await makeComment(app.deps, writer, postId)
  await untilAllAreTold(app.deps)
  const read = async () => {
    const { body } = await app.call('GET /notifications', { query: { limit: 100 } }, { as: author })
    return body.notifications.filter(({ data }) => data.postId === postId)
  }
  const approved = (await read()).find(({ kind }) => kind === 'post_approved')
  expect(await read()).toHaveLength(2)
  await app.call('PUT /notifications/:id/read', { params: { id: approved?._id ?? '' } }, { as: author })
  const form = { title: 'Mine no more', desc: 'It happened at the bus stop.', isAnonymous: true }
  await app.call('PUT /posts/:id', { params: { id: postId }, form }, { as: author })
  await untilAllAreTold(app.deps)
  const { rows } = await app.deps.pool.query(
    'select r.user_id from notification_reads r join notifications n on n.id = notification_id where n.post_id = $1',
    [postId],
  )
  expect(rows).toEqual([])
  // Of the comments below it, those that the author wrote under the name are missing.
  expect((await read()).map(({ kind, isRead }) => ({ kind, isRead }))).toEqual([
    { kind: 'post_approved', isRead: true },
  ])
})
