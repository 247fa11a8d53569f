import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let otherAdmin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin' })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  otherAdmin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

type Body = { action: 'approve' | 'disapprove'; reason?: string; version?: number }

const decide = (id: string, body: Body, as: TestPerson | undefined = admin) =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as })
const read = (id: string, as?: TestPerson) => app.call('GET /posts/:id', { params: { id } }, { as })
const audit = (id: string) =>
  app.deps.kysely
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'actor_name', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('sort_key')
    .execute()

describe('deciding on a post', () => {
  // Shows spec 4.16, 6.15, 7.15, 8.91, 8.92.
  test('approved, it is public at once', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    const { status, body } = await decide(id, { action: 'approve', reason: 'not needed' })
    expect(status).toBe(200)
    expect(body.message).toBe('Post approved successfully')
    expect(body.post).toMatchObject({ _id: id, isAllowed: true, review: { state: 'approved', reason: '' } })
    expect((await read(id)).status).toBe(200)
    const { posts } = (await app.call('GET /posts', { query: { limit: 1 } })).body
    expect(posts[0]?._id).toBe(id)
    expect(await audit(id)).toEqual([
      { action: 'post.approve', actor_id: admin.user.id, actor_name: 'Amina', detail: {} },
    ])
  })

  // Shows spec 4.16, 7.15, 8.92.
  test('sent back, it is gone everywhere at once and its author reads why', async () => {
    const form = { title: 'Public', desc: 'x', isAnonymous: false, medias: [await makePicture()] }
    const { post } = (await app.call('POST /posts', { form }, { as: author })).body
    const id = post._id
    await decide(id, { action: 'approve' })
    const { body } = await decide(id, { action: 'disapprove', reason: ' Say where it was. ' })
    expect(body.message).toBe('Post disapproved successfully')
    expect((await read(id)).status).toBe(404)
    const { posts } = (await app.call('GET /posts/user/:id', { params: { id: author.user.id } })).body
    expect(posts.map(({ _id }) => _id)).not.toContain(id)
    expect((await app.request(post.medias[0]?.url ?? '')).status).toBe(404)
    const mine = (await read(id, author)).body.post
    expect(mine).toMatchObject({
      isAllowed: false,
      review: { state: 'returned', reason: 'Say where it was.' },
    })
    expect((await app.request(mine.medias[0]?.url ?? '')).status).toBe(200)
    expect((await audit(id)).at(-1)).toMatchObject({
      action: 'post.disapprove',
      detail: { reason: 'Say where it was.' },
    })
    await decide(id, { action: 'approve' })
    expect((await read(id, author)).body.post.review).toMatchObject({ state: 'approved', reason: '' })
  })

  test('the same once more answers 409 and changes nothing', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    for (const action of ['approve', 'disapprove'] as const) {
      expect((await decide(id, { action })).status).toBe(200)
      const again = await decide(id, { action })
      expect(again.status).toBe(409)
      expect(again.body.code).toBe('already_decided')
      expect(again.body.message).toBe('Another moderator has already decided this')
    }
    expect(await audit(id)).toHaveLength(2)
  })

  test.each([
    ['approve', 'approve'],
    ['disapprove', 'disapprove'],
    ['approve', 'disapprove'],
  ] as const)('%s and %s at once on what both have seen: one decides', async (one, other) => {
    for (let round = 0; round < 5; round++) {
      const id = await makePost(app.deps, author, { review: 'waiting' })
      const answers = await Promise.all([
        decide(id, { action: one, version: 1 }, admin),
        decide(id, { action: other, version: 1 }, otherAdmin),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_decided')
      expect(await audit(id)).toHaveLength(1)
    }
  })

  test('nobody approves words that were changed after they had looked', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    const version = (await read(id, admin)).body.post.review?.version
    const form = { title: 'Something else', desc: 'entirely' }
    await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
    const { status, body } = await decide(id, { action: 'approve', version })
    expect(status).toBe(409)
    expect(body.code).toBe('conflict')
    expect((await read(id)).status).toBe(404)
  })

  test('twenty at once: exactly one decides', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(id, { action: 'approve' }, index % 2 ? admin : otherAdmin),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await audit(id)).toHaveLength(1)
  })

  test('is for admins, and for others a post that waits is not told apart from none', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    const person = await makePerson(app.deps)
    for (const target of [id, randomUUID()]) {
      const asGuest = await app.call('POST /posts/admin/toggle-approval/:id', {
        params: { id: target },
        body: { action: 'approve' },
      })
      expect(asGuest.status).toBe(401)
      for (const as of [person, author]) {
        const refused = await decide(target, { action: 'approve' }, as)
        expect(refused.status).toBe(403)
        expect(refused.body.code).toBe('admins_only')
      }
    }
    expect((await decide(randomUUID(), { action: 'approve' })).body.code).toBe('post_not_found')
    expect((await decide(randomUUID(), { action: 'approve', version: 1 })).status).toBe(404)
  })

  test('takes the words approve and disapprove only', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    for (const action of ['Approve', 'delete', '', 1, null, undefined]) {
      const { status, body } = await decide(id, { action } as never)
      expect(status).toBe(400)
      expect(body.errors).toEqual({ action: 'This value is not one of the allowed ones' })
    }
    const long = await decide(id, { action: 'disapprove', reason: 'x'.repeat(501) })
    expect(long.body.errors).toEqual({ reason: 'This text is too long' })
  })
})

describe('the posts that wait', () => {
  let ids: string[]
  beforeAll(async () => {
    await app.deps.kysely.deleteFrom('posts').execute()
    ids = []
    for (const title of ['খুলনায় চুরি', 'Theft in Khulna, 50% lost', 'A_b', 'শেষ কথা']) {
      ids.push(await makePost(app.deps, author, { title, desc: `About ${title}`, review: 'waiting' }))
    }
    await makePost(app.deps, author, { title: 'Theft, approved' })
    await makePost(app.deps, author, { title: 'Theft, sent back', review: 'returned' })
  })

  const pending = async (query: object = {}, as: TestPerson | undefined = admin) =>
    app.call('GET /posts/admin/pending', { query }, { as })
  const found = async (search: string) =>
    (await pending({ search })).body.posts.map(({ _id }) => ids.indexOf(_id))

  // Shows spec 7.14.
  test('come oldest first, without those that were decided', async () => {
    const { body } = await pending()
    expect(body.posts.map(({ _id }) => _id)).toEqual(ids)
    expect(body).toMatchObject({ success: true, total: 4, currentPage: 1, totalPages: 1 })
  })

  // Shows spec 7.14.
  test('come in pages', async () => {
    const pages = [
      await pending({ limit: 3 }),
      await pending({ limit: 3, page: 2 }),
      await pending({ limit: 3, page: 3 }),
    ]
    expect(pages.map(({ body }) => body.posts.length)).toEqual([3, 1, 0])
    for (const [index, { body }] of pages.entries()) {
      expect(body).toMatchObject({ total: 4, totalPages: 2, currentPage: index + 1 })
    }
  })

  // Shows spec 7.14.
  test('are found by words in title and description, in either encoding and case', async () => {
    expect(await found('khulna')).toEqual([1])
    expect(await found('খুলনা\u09df')).toEqual([0])
    expect(await found('খুলনা\u09af\u09bc')).toEqual([0])
    expect(await found('ABOUT')).toEqual([0, 1, 2, 3])
    expect(await found(' theft ')).toEqual([1])
    expect(await found('nothing like it')).toEqual([])
  })

  test('are found by % and _ themselves', async () => {
    expect(await found('50%')).toEqual([1])
    expect(await found('%')).toEqual([1])
    expect(await found('_')).toEqual([2])
    expect(await found('\\')).toEqual([])
  })

  test('are not found by the name of their author', async () => {
    expect(await found('Shirin')).toEqual([])
  })

  test('one that was edited waits behind the others', async () => {
    const [first = ''] = ids
    const form = { title: 'খুলনায় চুরি', desc: 'About more' }
    await app.call('PUT /posts/:id', { params: { id: first }, form }, { as: author })
    expect((await pending()).body.posts.at(-1)?._id).toBe(first)
  })

  test('are for admins', async () => {
    expect((await app.call('GET /posts/admin/pending', {})).status).toBe(401)
    const { status, body } = await pending({}, author)
    expect(status).toBe(403)
    expect(body.message).toBe('Only admins can do this')
  })
})
