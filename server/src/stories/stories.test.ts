import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost, makeStory } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
})
afterAll(() => app.close())

const create = (body: object) => app.call('POST /success-stories', { body: body as never }, { as: admin })
const list = async (query: object = {}, as?: TestPerson) =>
  (await app.call('GET /success-stories', { query }, { as })).body
const publish = (id: string, body?: { isPublished: boolean }) =>
  app.call('PATCH /success-stories/:id/publish', { params: { id }, ...(body && { body }) }, { as: admin })
const titles = ({ stories }: { stories: { title: string }[] }) => stories.map(({ title }) => title)

// Shows spec 3.11, 4.26, 7.36, 8.104, 8.105, 8.106.
test('a story is told, published, changed and taken away in the words of the product', async () => {
  const postId = await makePost(app.deps, author, { title: 'A bicycle was stolen' })
  const { status, body } = await create({ title: ' Found ', description: 'It is back.', postId })
  expect([status, body.message]).toEqual([201, 'Story created successfully'])
  expect(body.story).toMatchObject({
    title: 'Found',
    description: 'It is back.',
    post: {
      _id: postId,
      title: 'A bicycle was stolen',
      createdAt: expect.any(String),
      medias: [],
      criminals: [],
      caseLine: { steps: [], updates: 0 },
    },
    isPublished: false,
    can: { edit: true, delete: true, publish: true },
  })
  const id = body.story._id
  expect((await list()).total).toBe(0)
  expect((await publish(id)).body.message).toBe('Story published successfully')
  expect((await list()).stories).toMatchObject([{ _id: id, can: { edit: false } }])
  const changed = await app.call(
    'PUT /success-stories/:id',
    { params: { id }, body: { title: 'Found again' } },
    { as: admin },
  )
  expect(changed.body).toMatchObject({
    message: 'Story updated successfully',
    story: { title: 'Found again', description: 'It is back.', post: { _id: postId }, isPublished: true },
  })
  expect((await publish(id)).body).toMatchObject({
    message: 'Story unpublished successfully',
    story: { isPublished: false },
  })
  expect((await publish(id, { isPublished: false })).body.message).toBe('Story unpublished successfully')
  const gone = await app.call('DELETE /success-stories/:id', { params: { id } }, { as: admin })
  expect(gone.body.message).toBe('Story deleted successfully')
  const audited = await app.deps.kysely
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('sort_key')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual([
    ...['story.create', 'story.publish', 'story.edit', 'story.unpublish', 'story.delete'],
  ])
})

// Shows spec 5.70, 8.12.
test.each([
  ['title', { title: ' ' }, 'Title is required', 400],
  ['description', { description: undefined }, 'Description is required', 400],
  ['description', { description: 'x'.repeat(5_001) }, 'This text is too long', 400],
  ['postId', { postId: undefined }, 'Related post is required', 400],
  ['postId', { postId: '' }, 'Related post is required', 400],
  ['postId', { postId: 'none' }, 'This is not a valid id', 400],
  ['postId', { postId: randomUUID() }, 'Post not found', 404],
])('a story needs a good %s: %j', async (field, wrong, message, expected) => {
  const postId = await makePost(app.deps, author)
  const { status, body } = await create({ title: 'T', description: 'D', postId, ...wrong })
  expect(status).toBe(expected)
  expect(body).toMatchObject({ message, errors: { [field]: message } })
})

// Shows spec 3.21.
test('whatever they ask for, all but admins find published stories only, and posts that are public', async () => {
  const open = await makePost(app.deps, author, { isAnonymous: true, title: 'Seen' })
  const waiting = await makePost(app.deps, author, { review: 'waiting', title: 'Unseen' })
  const gone = await makePost(app.deps, author)
  await makeStory(app.deps, admin, { title: 'Windmill a', postId: open })
  await makeStory(app.deps, admin, { title: 'Windmill b', postId: waiting })
  await makeStory(app.deps, admin, { title: 'Windmill c', postId: gone })
  await makeStory(app.deps, admin, { title: 'Windmill d', postId: open, published: false })
  await app.call('DELETE /posts/:id', { params: { id: gone } }, { as: admin })
  for (const as of [undefined, author]) {
    for (const status of ['all', 'published', 'unpublished'] as const) {
      const found = await list({ search: 'windmill', status }, as)
      expect(found.stories.map(({ title, post }) => [title, post && [post._id, post.title]])).toEqual([
        ['Windmill c', null],
        ['Windmill b', null],
        ['Windmill a', [open, 'Seen']],
      ])
      expect(JSON.stringify(found)).not.toContain(author.user.id)
    }
  }
  const asAdmin = (status: string) => list({ search: 'windmill', status }, admin)
  expect(titles(await asAdmin('all'))).toHaveLength(4)
  expect(titles(await asAdmin('unpublished'))).toEqual(['Windmill d'])
  expect((await asAdmin('published')).stories[1]?.post).toMatchObject({ _id: waiting, title: 'Unseen' })
})

// Shows spec 2.117.
test('stories come page by page, by words and by status', async () => {
  const postId = await makePost(app.deps, author)
  for (const title of ['Turquoise one', 'Turquoise two', 'Turquoise three']) {
    await makeStory(app.deps, admin, { title, postId })
  }
  const query = { search: 'turquoise', status: 'published', limit: 2 }
  const first = await list(query, admin)
  const second = await list({ ...query, page: 2 }, admin)
  expect([first.total, first.totalPages, second.currentPage]).toEqual([3, 2, 2])
  expect([...titles(first), ...titles(second)]).toEqual(['Turquoise three', 'Turquoise two', 'Turquoise one'])
})

// Shows spec 9.15.
test('a list shows ten of many stories unless more are asked for', async () => {
  const postId = await makePost(app.deps, author)
  for (let index = 0; index < 11; index++)
    await makeStory(app.deps, admin, { title: `Violet ${index}`, postId })
  expect((await list({ search: 'violet' }, admin)).stories).toHaveLength(10)
  expect((await list({ search: 'violet', limit: 20 }, admin)).stories).toHaveLength(11)
})
