import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { notifyAuthor } from './authors.ts'
import { insertReads } from './readStore.ts'
import { sealAbout } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const unname = (author: TestPerson, id: string) => {
  const form = { title: 'Mine no more', desc: 'It happened at the bus stop.', isAnonymous: true }
  return app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
}

/** Whoever is named by a mark that a notification about the post has been read. */
async function readersOf(postId: string): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ user_id: string }>(
    'select r.user_id from notification_reads r join notifications n on n.id = notification_id where n.post_id = $1',
    [postId],
  )
  return rows.map(({ user_id }) => user_id)
}

const aboutPost = async (author: TestPerson, postId: string) => {
  const { body } = await app.call('GET /notifications', { query: { limit: 100 } }, { as: author })
  return body.notifications.filter(({ data }) => data.postId === postId)
}

/** An approved post of a named author, who has one notification about it. */
async function approvedPost() {
  const author = await makePerson(app.deps)
  const postId = await makePost(app.deps, author)
  await untilAllAreTold(app.deps)
  const [approved] = await aboutPost(author, postId)
  return { author, postId, id: approved?._id ?? '' }
}

test('a job that was asked for before its post became anonymous writes no row that names the author', async () => {
  const [author, stranger] = [await makePerson(app.deps), await makePerson(app.deps)]
  const postId = await makePost(app.deps, author)
  const timelineId = await makeTimeline(app.deps, author, postId)
  await untilAllAreTold(app.deps)
  expect((await unname(author, postId)).status).toBe(200)
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
  const told = await aboutPost(author, postId)
  expect(told).toHaveLength(2)
  const approved = told.find(({ kind }) => kind === 'post_approved')
  await app.call('PUT /notifications/:id/read', { params: { id: approved?._id ?? '' } }, { as: author })
  await unname(author, postId)
  await untilAllAreTold(app.deps)
  expect(await readersOf(postId)).toEqual([])
  // Of the comments below it, those that the author wrote under the name are missing.
  expect((await aboutPost(author, postId)).map(({ kind, isRead }) => ({ kind, isRead }))).toEqual([
    { kind: 'post_approved', isRead: true },
  ])
})

test('who reads while the post becomes anonymous is not named by the mark', async () => {
  const { author, postId, id } = await approvedPost()
  const { reading } = await app.deps.kysely.transaction().execute(async (tx) => {
    await sealAbout(app.deps, tx, postId, author.user.id)
    const reading = app.call('PUT /notifications/:id/read', { params: { id } }, { as: author })
    await untilOneWaits(app.deps)
    return { reading }
  })
  expect((await reading).status).toBe(200)
  expect(await readersOf(postId)).toEqual([])
  const { rows } = await app.deps.pool.query('select was_read from notifications where id = $1', [id])
  expect(rows).toEqual([{ was_read: true }])
})

test('who reads all while the post becomes anonymous is not named by a mark', async () => {
  const { author, postId } = await approvedPost()
  const { reading } = await app.deps.kysely.transaction().execute(async (tx) => {
    await sealAbout(app.deps, tx, postId, author.user.id)
    const reading = app.call('PUT /notifications/read-all', {}, { as: author })
    await untilOneWaits(app.deps)
    return { reading }
  })
  expect((await reading).status).toBe(200)
  expect(await readersOf(postId)).toEqual([])
})

test('a post that becomes anonymous while its author reads takes their mark away', async () => {
  const { author, postId, id } = await approvedPost()
  const { editing } = await app.deps.kysely.transaction().execute(async (tx) => {
    await insertReads(tx, author.user.id, [id])
    const editing = unname(author, postId)
    await untilOneWaits(app.deps)
    return { editing }
  })
  expect((await editing).status).toBe(200)
  expect(await readersOf(postId)).toEqual([])
  expect(await aboutPost(author, postId)).toMatchObject([{ kind: 'post_approved', isRead: true }])
})
