import { randomUUID } from 'node:crypto'
import type { Post } from '@bichar/contract/posts.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { auditOf } from '../test/audit.ts'
import { makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { storedFiles } from '../test/storedFiles.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Rina' })
  stranger = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
})
afterAll(() => app.close())

const words = { title: 'Phone snatched', desc: 'On the bus, at eight.' }

describe('filing a report', () => {
  // Shows spec 3.2, 7.7, 8.88.
  test('answers 201 in the words of the specification, with the post, which waits for review', async () => {
    const form = { ...words, source: 'example.com/news', location: 'খুলনা', isAnonymous: false }
    const { status, body } = await app.call('POST /posts', { form }, { as: author })
    expect(status).toBe(201)
    expect(body.message).toBe('Report submitted successfully')
    expect(body.post).toEqual({
      ...emptyFields,
      ...words,
      _id: expect.any(String),
      source: 'example.com/news',
      location: 'খুলনা',
      place: { en: '', bn: '' },
      isAnonymous: false,
      medias: [],
      caseLine: { steps: [], updates: 0 },
      criminals: [],
      user: { _id: author.user.id, name: 'Rina', avatar: null },
      isAllowed: false,
      review: { state: 'waiting', reason: '', version: 1 },
      hasPendingSuspects: false,
      hasReacted: false,
      reactionCount: 0,
      commentCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: body.post.createdAt,
      publishedOn: null,
      can: { edit: true, delete: true, changeAnonymity: true, moderate: false, addTimeline: true },
    } satisfies Post)
  })

  // Shows spec 5.19.
  test('is anonymous unless the author says otherwise', async () => {
    const { body } = await app.call('POST /posts', { form: words }, { as: author })
    expect(body.post).toMatchObject({ isAnonymous: true, source: '', location: '' })
  })

  test('keeps the order of the attached files, and their size', async () => {
    const medias = [await makePicture('red', 'a.jpg'), await makePicture('blue', 'b.jpg')]
    const { status, body } = await app.call('POST /posts', { form: { ...words, medias } }, { as: author })
    expect(status).toBe(201)
    expect(body.post.medias).toHaveLength(2)
    for (const media of body.post.medias) {
      expect(media).toMatchObject({ type: 'image', width: 40, height: 30, alt: expect.any(String) })
      const response = await app.request(media.url)
      expect(response.status).toBe(200)
      await response.arrayBuffer()
    }
  })

  test('stores text as NFC without control characters and white space around it', async () => {
    const form = { title: '  খুলনা\u09af\u09bc\u0000 ', desc: 'one\r\ntwo\u0007' }
    const { body } = await app.call('POST /posts', { form }, { as: author })
    expect(body.post.title).toBe('খুলনা\u09df'.normalize('NFC'))
    expect(body.post.desc).toBe('one\ntwo')
  })

  test('takes JSON as well when there are no files', async () => {
    const response = await app.request(
      '/api/posts',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(words) },
      author,
    )
    expect(response.status).toBe(201)
  })

  // Shows spec 5.18, 5.54.
  test('a guest has to log in', async () => {
    const { status, body } = await app.call('POST /posts', { form: words })
    expect(status).toBe(401)
    expect(body.message).toBe('Please log in to continue.')
  })

  // Shows spec 5.17, 5.21.
  test.each([
    ['title', { desc: 'x' }, 'Title is required'],
    ['title', { title: '  ', desc: 'x' }, 'Title is required'],
    ['desc', { title: 'x' }, 'Description is required'],
    ['source', { ...words, source: 'not an address' }, 'Please enter a valid URL'],
    ['criminals', { ...words, criminals: [randomUUID()] }, 'One of the suspects does not exist'],
  ])('without a good %s it is refused', async (field, form, message) => {
    const { status, body } = await app.call('POST /posts', { form: form as never }, { as: author })
    expect(status).toBe(400)
    expect(body.message).toBe(message)
    expect(body.errors).toMatchObject({ [field]: message })
  })

  test('an eleventh file is refused and nothing is kept', async () => {
    const before = await storedFiles(app.deps)
    const medias = await Promise.all(Array.from({ length: 11 }, () => makePicture()))
    const { status, body } = await app.call('POST /posts', { form: { ...words, medias } }, { as: author })
    expect(status).toBe(400)
    expect(body.code).toBe('too_many_files')
    expect(body.errors).toEqual({ medias: 'At most 10 files can be attached' })
    expect(await storedFiles(app.deps)).toEqual(before)
  })
})

describe('filing a report with an idempotency key', () => {
  const postsOf = async ({ user: { id }, ...person }: TestPerson) =>
    (await app.call('GET /posts/user/:id', { params: { id }, query: {} }, { as: person })).body.posts

  test('sent again, it is the same post', async () => {
    const person = await makePerson(app.deps)
    const headers = { 'idempotency-key': 'draft-0001' }
    const first = await app.call('POST /posts', { form: words }, { as: person, headers })
    const again = await app.call('POST /posts', { form: words }, { as: person, headers })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await postsOf(person)).toHaveLength(1)
  })

  test('sent twenty times at once, it is one post with one file', async () => {
    const person = await makePerson(app.deps)
    const headers = { 'idempotency-key': randomUUID() }
    const before = await storedFiles(app.deps)
    const picture = await makePicture()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call('POST /posts', { form: { ...words, medias: [picture] } }, { as: person, headers }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(({ body }) => body.post._id)).size).toBe(1)
    expect(await postsOf(person)).toHaveLength(1)
    const [answer] = answers
    const stored = (await storedFiles(app.deps)).length - before.length
    const { medias } = answer?.body.post ?? { medias: [] }
    expect(medias).toHaveLength(1)
    expect(stored).toBe(medias.flatMap(({ thumbnail }) => (thumbnail ? [1, 1] : [1])).length)
  })

  test('the same key of somebody else is another post', async () => {
    const headers = { 'idempotency-key': 'a key that two people use' }
    const mine = await app.call('POST /posts', { form: words }, { as: author, headers })
    const theirs = await app.call('POST /posts', { form: words }, { as: stranger, headers })
    expect(theirs.body.post._id).not.toBe(mine.body.post._id)
  })

  test('what could not be saved leaves no file behind, and the key still works', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const before = await storedFiles(app.deps)
    const form = { ...words, title: 'The disk is full', medias: [await makePicture()] }
    const { pool } = app.deps
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
      create trigger refuse before insert on posts for each row
      when (new.title = 'The disk is full') execute function refuse()`)
    const failed = await app.call('POST /posts', { form }, { as: author, headers })
    expect(failed.status).toBe(503)
    expect(failed.body).toMatchObject({ success: false, code: 'unavailable' })
    expect(await storedFiles(app.deps)).toEqual(before)
    await pool.query('drop function refuse cascade')
    const { status } = await app.call('POST /posts', { form }, { as: author, headers })
    expect(status).toBe(201)
  })
})

describe('reading a post', () => {
  // Shows spec 4.15, 7.9, 8.12.
  test('that waits: its author and admins see it, for others it is not there', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    const read = async (as?: TestPerson) => app.call('GET /posts/:id', { params: { id } }, { as })
    expect((await read(author)).body.post.review).toEqual({ state: 'waiting', reason: '', version: 1 })
    expect((await read(admin)).body.post).toMatchObject({ reportCount: 0 })
    for (const refused of [await read(), await read(stranger)]) {
      expect(refused.status).toBe(404)
      expect(refused.body).toEqual({ success: false, code: 'post_not_found', message: 'Post not found' })
    }
  })

  test('that is approved: everybody sees it, and only author and admins where it stands', async () => {
    const id = await makePost(app.deps, author)
    const read = async (as?: TestPerson) =>
      (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post
    expect(await read()).toMatchObject({ isAllowed: true, review: null, user: { name: 'Rina' } })
    expect(await read()).not.toHaveProperty('reportCount')
    expect(await read(stranger)).toMatchObject({ review: null, can: { edit: false, delete: false } })
    expect(await read(author)).toMatchObject({ review: { state: 'approved' }, can: { edit: true } })
    expect(await read(admin)).toMatchObject({ review: { state: 'approved' }, can: { moderate: true } })
  })

  test('that is not there and one that waits are told apart by nobody, whatever the path', async () => {
    const waiting = await makePost(app.deps, author, { review: 'waiting' })
    for (const as of [undefined, stranger]) {
      const answers = await Promise.all(
        [waiting, randomUUID()].map(async (id) => [
          await app.call('GET /posts/:id', { params: { id } }, { as }),
          await app.call('PUT /posts/:id', { params: { id }, form: words }, { as }),
          await app.call('DELETE /posts/:id', { params: { id } }, { as }),
        ]),
      )
      const [there, notThere] = answers.map((each) => each.map(({ status, body }) => ({ status, body })))
      expect(there).toEqual(notThere)
      expect(there?.map(({ status }) => status)).toEqual(as ? [404, 404, 404] : [404, 401, 401])
    }
  })
})

describe('deleting a post', () => {
  // Shows spec 7.11, 8.90.
  test('its author takes it away with its files', async () => {
    const before = await storedFiles(app.deps)
    const form = { ...words, medias: [await makePicture()] }
    const { post } = (await app.call('POST /posts', { form }, { as: author })).body
    const id = post._id
    const { status, body } = await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'Post deleted successfully' })
    expect((await app.call('GET /posts/:id', { params: { id } }, { as: author })).status).toBe(404)
    expect((await app.request(post.medias[0]?.url ?? '')).status).toBe(404)
    expect(await auditOf(app.deps, id)).toEqual([])
    await eventually(async () => expect(await storedFiles(app.deps)).toEqual(before))
  })

  // Shows spec 6.9, 6.13.
  test('somebody else who sees it is told that they may not', async () => {
    const id = await makePost(app.deps, author)
    const { status, body } = await app.call('DELETE /posts/:id', { params: { id } }, { as: stranger })
    expect(status).toBe(403)
    expect(body.message).toBe('You do not have permission to delete this post.')
  })

  test('an admin may, and the audit log says so without saying who wrote it', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true, title: 'Taken down' })
    const { status } = await app.call('DELETE /posts/:id', { params: { id } }, { as: admin })
    expect(status).toBe(200)
    const entry = (await auditOf(app.deps, id)).at(-1)
    expect(entry).toMatchObject({
      action: 'post.delete',
      actor_id: admin.user.id,
      actor_name: 'Amina',
      subject_kind: 'post',
      detail: { title: 'Taken down' },
    })
    expect(JSON.stringify(await auditOf(app.deps, id))).not.toContain(author.user.id)
  })

  test('two at once: one deletes, for the other it is gone', async () => {
    const id = await makePost(app.deps, author)
    const answers = await Promise.all(
      [author, admin].map((as) => app.call('DELETE /posts/:id', { params: { id } }, { as })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})
