import type { Media } from '@bichar/contract/posts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: 'https://bichar.example' } })
  author = await makePerson(app.deps, { name: 'Rina' })
  stranger = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const words = { title: 'Edited', desc: 'In other words.' }

const edit = (id: string, form: object, as: TestPerson = author) =>
  app.call('PUT /posts/:id', { params: { id }, form: form as never }, { as })

const audit = (id: string) =>
  app.deps.kysely
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('sort_key')
    .execute()

async function postWithPictures(colours: string[], { approved = false } = {}) {
  const medias = await Promise.all(colours.map((colour) => makePicture(colour)))
  const form = { title: 'With pictures', desc: 'See below.', isAnonymous: false, medias }
  const { post } = (await app.call('POST /posts', { form }, { as: author })).body
  if (approved) {
    const body = { action: 'approve' } as const
    await app.call('POST /posts/admin/toggle-approval/:id', { params: { id: post._id }, body }, { as: admin })
  }
  return post
}

const bytesOf = async (media: Media | undefined) => {
  const response = await app.request(media?.url ?? '')
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.status === 200 ? bytes.toString('base64') : response.status
}

describe('editing a post', () => {
  // Shows spec 4.17, 7.10, 8.89.
  test.each(['author', 'admin'])('by the %s sends it for review again', async (who) => {
    const id = await makePost(app.deps, author)
    const { status, body } = await edit(id, words, who === 'admin' ? admin : author)
    expect(status).toBe(200)
    expect(body.message).toBe('Post updated successfully and sent for review')
    expect(body.post).toMatchObject({ ...words, isAllowed: false, review: { state: 'waiting' } })
    const asGuest = await app.call('GET /posts/:id', { params: { id } })
    expect(asGuest.status).toBe(404)
    const { posts } = (await app.call('GET /posts', { query: { limit: 100 } })).body
    expect(posts.map(({ _id }) => _id)).not.toContain(id)
  })

  test('that was sent back makes it wait again', async () => {
    const id = await makePost(app.deps, author, { review: 'returned' })
    const { body } = await edit(id, words)
    expect(body.post.review).toMatchObject({ state: 'waiting', reason: '' })
  })

  test('keeps its place in time and its author, and says when it was changed', async () => {
    const id = await makePost(app.deps, author, { filedAt: new Date('2025-03-01T10:00:00Z') })
    const { body } = await edit(id, words, admin)
    expect(body.post.createdAt).toBe('2025-03-01T10:00:00.000Z')
    expect(body.post.updatedAt > body.post.createdAt).toBe(true)
    expect(body.post.user?._id).toBe(author.user.id)
  })

  test('leaves the day on which it was published first, of which nobody is told while it waits', async () => {
    const id = await makePost(app.deps, author)
    await app.deps.pool.query(`update posts set published_at = '2025-03-01T20:00:00Z' where id = $1`, [id])
    const shownTo = async (as?: TestPerson) =>
      (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post.publishedOn
    expect(await shownTo()).toBe('2025-03-02')
    await edit(id, words)
    expect([await shownTo(author), await shownTo(admin)]).toEqual([null, null])
    const body = { action: 'approve' } as const
    await app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: admin })
    expect(await shownTo()).toBe('2025-03-02')
  })

  test('by a stranger is refused, and that one that waits is not even there', async () => {
    const seen = await edit(await makePost(app.deps, author), words, stranger)
    expect(seen.status).toBe(403)
    expect(seen.body.message).toBe('You do not have permission to edit this post.')
    const unseen = await edit(await makePost(app.deps, author, { review: 'waiting' }), words, stranger)
    expect(unseen.status).toBe(404)
  })

  test('by an admin is in the audit log, by the author is not', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    await edit(id, words)
    expect(await audit(id)).toEqual([])
    await edit(id, words, admin)
    expect(await audit(id)).toEqual([{ action: 'post.edit', actor_id: admin.user.id }])
  })

  // Shows spec 5.22.
  test.each([
    ['title', { desc: 'x' }, 'Title is required'],
    ['desc', { title: 'x' }, 'Description is required'],
    ['source', { ...words, source: 'no address' }, 'Please enter a valid URL'],
  ])('needs a good %s', async (field, form, message) => {
    const { status, body } = await edit(await makePost(app.deps, author), form)
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({ [field]: message })
  })

  test('ten times at once leaves the words of one edit and counts them all', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit(id, { title: `T${index}`, desc: `D${index}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as: author })).body
    expect(post.title.slice(1)).toBe(post.desc.slice(1))
    expect(post.review?.version).toBe(11)
  })
})

describe('who may change whether a post is anonymous', () => {
  test('its author, both ways', async () => {
    const id = await makePost(app.deps, author)
    const hidden = await edit(id, { ...words, isAnonymous: true })
    expect(hidden.body.post.isAnonymous).toBe(true)
    const asAdmin = await app.call('GET /posts/:id', { params: { id } }, { as: admin })
    expect(asAdmin.body.post.user).toBe(null)
    const shown = await edit(id, { ...words, isAnonymous: false })
    expect(shown.body.post.isAnonymous).toBe(false)
  })

  // Shows spec 6.14.
  test.each([true, false])('no admin: one that is %s stays so', async (isAnonymous) => {
    const id = await makePost(app.deps, author, { isAnonymous })
    const changed = await edit(id, { ...words, isAnonymous: !isAnonymous }, admin)
    expect(changed.status).toBe(403)
    expect(changed.body.message).toBe('Only the author can change whether a post is anonymous')
    const same = await edit(id, { ...words, isAnonymous }, admin)
    expect(same.status).toBe(200)
    const silent = await edit(id, words, admin)
    expect(silent.body.post.isAnonymous).toBe(isAnonymous)
  })

  test('nobody by leaving it out', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true })
    expect((await edit(id, words)).body.post.isAnonymous).toBe(true)
  })
})

describe('the media of an edited post', () => {
  test('all stay when nothing is said of them', async () => {
    const post = await postWithPictures(['red', 'blue'])
    const { body } = await edit(post._id, words)
    expect(body.post.medias).toEqual(post.medias)
  })

  // Shows spec 7.10.
  test('stay as far as they are named, in the order they are named, and new ones follow', async () => {
    const post = await postWithPictures(['red', 'green', 'blue'])
    const [red, green, blue] = await Promise.all(post.medias.map(bytesOf))
    const [first, second, third] = post.medias
    const form = {
      ...words,
      existingMedias: [third, { url: `https://bichar.example${first?.url}?from=card#top` }, third?.url],
      newMedias: [await makePicture('black'), await makePicture('white')],
    }
    const { status, body } = await edit(post._id, form)
    expect(status).toBe(200)
    const now = await Promise.all(body.post.medias.map(bytesOf))
    expect(now).toHaveLength(4)
    expect(now.slice(0, 2)).toEqual([blue, red])
    expect(now).not.toContain(green)
    expect(await bytesOf(second)).toBe(404)
  })

  test('all go when none is named', async () => {
    const post = await postWithPictures(['red'])
    const { body } = await edit(post._id, { ...words, existingMedias: [] })
    expect(body.post.medias).toEqual([])
    expect(await bytesOf(post.medias[0])).toBe(404)
  })

  test('are ten at most together', async () => {
    const post = await postWithPictures(['red', 'blue'])
    const newMedias = await Promise.all(Array.from({ length: 9 }, () => makePicture()))
    const refused = await edit(post._id, { ...words, newMedias })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual({ newMedias: 'At most 10 files can be attached' })
    const existingMedias = post.medias.slice(0, 1)
    const taken = await edit(post._id, { ...words, existingMedias, newMedias })
    expect(taken.body.post.medias).toHaveLength(10)
  })

  test('can only be those of the post', async () => {
    const mine = await postWithPictures(['red'])
    const other = await postWithPictures(['blue'])
    for (const foreign of [other.medias[0]?.url, '/media/no-such-file', 'https://%', '']) {
      const { status, body } = await edit(mine._id, { ...words, existingMedias: [foreign] })
      expect(status).toBe(400)
      expect(body.errors).toEqual({
        existingMedias: 'One of the kept files does not belong to this post',
      })
    }
    expect(await bytesOf(other.medias[0])).toEqual(expect.any(String))
    expect(await bytesOf(mine.medias[0])).toEqual(expect.any(String))
  })

  test('get new addresses when the post was public, so that kept links die', async () => {
    const post = await postWithPictures(['red', 'blue'], { approved: true })
    const bytes = await Promise.all(post.medias.map(bytesOf))
    const { body } = await edit(post._id, words)
    expect(await Promise.all(post.medias.map(bytesOf))).toEqual([404, 404])
    expect(await Promise.all(body.post.medias.map(bytesOf))).toEqual(bytes)
  })

  test('come to no harm when two people edit at once', async () => {
    const post = await postWithPictures(['red', 'green', 'blue'])
    const [red, green, blue] = post.medias
    const answers = await Promise.all([
      edit(post._id, { ...words, existingMedias: [red, green] }),
      edit(post._id, { ...words, existingMedias: [green, blue] }, admin),
      edit(post._id, { ...words, newMedias: [await makePicture('black')] }),
    ])
    for (const { status } of answers) expect([200, 400]).toContain(status)
    const { body } = await app.call('GET /posts/:id', { params: { id: post._id } }, { as: author })
    for (const media of body.post.medias) expect(await bytesOf(media)).toEqual(expect.any(String))
  })
})
