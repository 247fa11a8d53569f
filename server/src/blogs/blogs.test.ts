import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeBlog, makePicture } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { photo, tracesIn } from '../test/samples.ts'

let app: TestApp
let admin: TestPerson
let reader: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin', name: 'Officer Nasrin' })
  reader = await makePerson(app.deps)
})
afterAll(() => app.close())

const create = (form: object) => app.call('POST /blogs/create', { form: form as never }, { as: admin })
const edit = (id: string, form: object) =>
  app.call('PUT /blogs/:id', { params: { id }, form: form as never }, { as: admin })
const publish = (id: string, body?: { isPublished: boolean }) =>
  app.call('PATCH /blogs/:id/publish', { params: { id }, ...(body && { body }) }, { as: admin })
const read = async (id: string, as?: TestPerson) => app.call('GET /blogs/:id', { params: { id } }, { as })
const all = async (query: object = {}) =>
  (await app.call('GET /blogs/admin/all', { query }, { as: admin })).body
const statusOf = async (address: string | null) => (await app.request(address ?? '/nothing')).status

const whole = async () => ({
  title: ' Safe roads ',
  content: 'First paragraph.\n\nদ্বিতীয় অনুচ্ছেদ।',
  category: ['Crime', 'Travel', 'Crime'],
  hashtags: ['#Dhaka', 'dhaka', ' ', '##road safety', 'নিরাপত্তা'],
  image: [await makePicture()],
})

// Shows spec 3.11, 4.26, 5.65, 7.35, 8.101, 8.103.
test('a blog is written, published and taken back in the words of the product', async () => {
  const image = [new File([await photo()], 'home.jpg', { type: 'image/jpeg' })]
  const { status, body } = await create({ ...(await whole()), image })
  expect([status, body.message]).toEqual([201, 'Blog created successfully'])
  expect(body.blog).toMatchObject({
    title: 'Safe roads',
    content: 'First paragraph.\n\nদ্বিতীয় অনুচ্ছেদ।',
    category: ['Crime', 'Travel'],
    hashtags: ['Dhaka', 'road', 'safety', 'নিরাপত্তা'],
    isPublished: false,
    author: { name: 'Officer Nasrin', avatar: null },
    imageWidth: 20,
    imageHeight: 40,
    can: { edit: true, delete: true, publish: true },
  })
  const id = body.blog._id
  for (const as of [undefined, reader]) expect((await read(id, as)).body.message).toBe('Blog not found')
  const published = await publish(id)
  expect([published.body.message, published.body.blog.isPublished]).toEqual([
    'Blog published successfully',
    true,
  ])
  const { blog } = (await read(id)).body
  expect(blog).toMatchObject({ title: 'Safe roads', can: { edit: false, delete: false, publish: false } })
  const served = await app.request(blog.image ?? '')
  expect(tracesIn(Buffer.from(await served.arrayBuffer()))).toEqual([])
  expect((await publish(id, { isPublished: true })).body.blog.isPublished).toBe(true)
  const back = await publish(id)
  expect(back.body.message).toBe('Blog unpublished successfully')
  expect([await statusOf(blog.image), await statusOf(back.body.blog.image)]).toEqual([404, 200])
  const gone = await app.call('DELETE /blogs/:id', { params: { id } }, { as: admin })
  expect(gone.body.message).toBe('Blog deleted successfully')
  expect([(await read(id, admin)).status, await statusOf(back.body.blog.image)]).toEqual([404, 404])
  const audited = await app.deps.kysely
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('sort_key')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual([
    'blog.create',
    'blog.publish',
    'blog.unpublish',
    'blog.delete',
  ])
  expect(audited.at(-1)?.detail).toEqual({ title: 'Safe roads' })
})

// Shows spec 3.19, 5.62.
test.each([
  ['title', { title: ' ' }, 'Title is required'],
  ['content', { content: '' }, 'Content is required'],
  ['category', { category: [] }, 'At least one category is required'],
  ['category', { category: undefined }, 'At least one category is required'],
  ['category', { category: ['Murder'] }, 'This value is not one of the allowed ones'],
  ['category', { category: 'Crime' }, 'What was sent could not be read'],
  ['image', { image: undefined }, 'Image is required'],
  ['image', { image: [new File(['<html/>'], 'page.html')] }, 'Invalid file type'],
  ['content', { content: 'x'.repeat(50_001) }, 'This text is too long'],
  ['hashtags', { hashtags: ['x'.repeat(61)] }, 'This text is too long'],
])('a blog needs a good %s: %j', async (field, wrong, message) => {
  const { status, body } = await create({ ...(await whole()), ...wrong })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).toMatchObject({ success: false, message, errors: { [field]: message } })
})

test('a blog may have fifty thousand Bengali letters', async () => {
  const content = 'ক'.repeat(50_000)
  const { status, body } = await create({ ...(await whole()), content })
  expect([status, body.blog.content.length]).toEqual([201, 50_000])
})

// Shows spec 7.35, 8.102.
test('an edit changes what it names; a new picture replaces the old one', async () => {
  const { blog } = (await create(await whole())).body
  const renamed = await edit(blog._id, { title: 'Safer roads', hashtags: [] })
  expect(renamed.body.message).toBe('Blog updated successfully')
  expect(renamed.body.blog).toMatchObject({
    title: 'Safer roads',
    content: blog.content,
    category: blog.category,
    hashtags: [],
    image: blog.image,
  })
  const pictured = (await edit(blog._id, { image: [await makePicture('red')] })).body.blog
  expect([await statusOf(blog.image), await statusOf(pictured.image)]).toEqual([404, 200])
  expect((await edit(blog._id, { category: [] })).body.errors).toEqual({
    category: 'At least one category is required',
  })
})

// Shows spec 5.63.
test('a blog without a picture needs one with its next edit', async () => {
  const id = await makeBlog(app.deps, admin)
  const refused = await edit(id, { title: 'Other' })
  expect([refused.status, refused.body.errors]).toEqual([400, { image: 'Image is required' }])
  expect((await edit(id, { image: [await makePicture()] })).status).toBe(200)
})

test('a blog stays when its author is gone', async () => {
  const author = await makePerson(app.deps, { role: 'admin' })
  const id = await makeBlog(app.deps, author)
  await app.deps.kysely.deleteFrom('users').where('id', '=', author.user.id).execute()
  expect((await read(id)).body.blog.author).toBeNull()
})

describe('the list of published blogs', () => {
  test('goes on by cursor, newest first, each once, with how they begin', async () => {
    const ids: string[] = []
    for (let index = 0; index < 4; index += 1) {
      ids.unshift(await makeBlog(app.deps, admin, { content: `${index}`.repeat(400) }))
      // Two blogs created within the same millisecond would have no defined order.
      await pause(2)
    }
    const hidden = await makeBlog(app.deps, admin, { published: false })
    const first = (await app.call('GET /blogs', { query: { limit: 2 } })).body
    await makeBlog(app.deps, admin)
    const cursor = first.nextCursor ?? ''
    const second = (await app.call('GET /blogs', { query: { limit: 2, cursor } })).body
    expect([...first.blogs, ...second.blogs].map(({ _id }) => _id)).toEqual(ids)
    expect(first.blogs[0]).toMatchObject({ excerpt: '3'.repeat(300) })
    expect(first.blogs[0]).not.toHaveProperty('content')
    const page = (await app.call('GET /blogs', { query: { limit: 100 } }, { as: admin })).body
    expect(page.blogs.map(({ _id }) => _id)).not.toContain(hidden)
  })
})

describe('the list for admins', () => {
  beforeAll(async () => {
    // Two blogs created within the same millisecond would have no defined order.
    const make = async (title: string, wishes: object) => {
      await makeBlog(app.deps, admin, { title, ...wishes })
      await pause(2)
    }
    await make('খুলনায় বাঘ', { category: ['Science', 'Travel'], hashtags: ['Sundarban', 'বাঘ'] })
    await make('Lighthouse keepers', { category: ['Science'], hashtags: ['sea'], published: false })
    await make('Elections', {
      category: ['Politics'],
      content: 'About a lighthouse.',
      hashtags: ['Sea_Port'],
    })
  })

  // Shows spec 2.110, 7.34.
  test.each([
    [{ category: 'Science' }, ['Lighthouse keepers', 'খুলনায় বাঘ']],
    [{ category: 'Politics', search: '' }, ['Elections']],
    [{ hashtag: '#SEA' }, ['Elections', 'Lighthouse keepers']],
    [{ hashtag: 'sea_port' }, ['Elections']],
    [{ hashtag: 'sund' }, ['খুলনায় বাঘ']],
    [{ hashtag: '%', category: 'Politics' }, ['Elections']],
    [{ search: 'lighthouse' }, ['Lighthouse keepers', 'Elections']],
    [{ search: 'lihthouse' }, ['Lighthouse keepers']],
    [{ search: 'খুলনা' }, ['খুলনায় বাঘ']],
    [{ search: 'lighthouse', category: 'Politics', hashtag: 'sea' }, ['Elections']],
    [{ search: 'lighthouse', hashtag: 'sundarban' }, []],
  ])('finds by %j', async (query, titles) => {
    const { blogs, total, totalPages } = await all(query)
    expect(blogs.map(({ title }) => title)).toEqual(titles)
    expect([total, totalPages]).toEqual([titles.length, titles.length === 0 ? 0 : 1])
  })

  // Shows spec 2.111, 7.34, 9.15.
  test('shows ten of many unless more are asked for', async () => {
    for (let index = 0; index < 11; index++) await makeBlog(app.deps, admin, { title: `Eleven ${index}` })
    expect((await all({ search: 'eleven' })).blogs).toHaveLength(10)
    expect((await all({ search: 'eleven', limit: 20 })).blogs).toHaveLength(11)
  })

  // Shows spec 2.111, 7.34.
  test('comes page by page with how many there are', async () => {
    const first = await all({ search: 'lighthouse', limit: 1 })
    const second = await all({ search: 'lighthouse', limit: 1, page: 2 })
    expect([first.total, first.totalPages, second.currentPage]).toEqual([2, 2, 2])
    expect([first.blogs.length, second.blogs.length]).toEqual([1, 1])
    expect([...first.blogs, ...second.blogs].map(({ title }) => title)).toEqual([
      'Lighthouse keepers',
      'Elections',
    ])
  })
})

test('what the image shows can be said, stays with the image, and is told to everybody', async () => {
  const { blog } = (await create({ ...(await whole()), imageAlt: ' A road at night ' })).body
  expect(blog.imageAlt).toBe('A road at night')
  expect((await edit(blog._id, { title: 'Roads' })).body.blog.imageAlt).toBe('A road at night')
  expect((await edit(blog._id, { imageAlt: 'A dark road' })).body.blog.imageAlt).toBe('A dark road')
  await publish(blog._id, { isPublished: true })
  expect((await read(blog._id)).body.blog.imageAlt).toBe('A dark road')
  expect((await edit(blog._id, { image: [await makePicture('red')] })).body.blog.imageAlt).toBe('')
  const { status, body } = await edit(blog._id, { imageAlt: 'x'.repeat(301) })
  expect([status, body.errors]).toEqual([400, { imageAlt: 'This text is too long' }])
})
