import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { auditOf } from '../test/audit.ts'
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

const report = (id: string, reason: string, as: TestPerson) =>
  app.call('POST /posts/:id/report', { params: { id }, body: { reason } }, { as })

/** Creates a post with this many reports; 'reason 1' is the earliest. */
async function reported(times: number, wishes: Parameters<typeof makePost>[2] = {}): Promise<string> {
  const id = await makePost(app.deps, author, wishes)
  for (let time = 1; time <= times; time++) {
    await report(id, `reason ${time}`, await makePerson(app.deps, { name: `Reporter ${time}` }))
  }
  return id
}

const list = async (query = {}) =>
  (await app.call('GET /admin/reported-posts', { query: { limit: 100, ...query } }, { as: admin })).body
const listed = async (id: string) => (await list()).posts.find(({ _id }) => _id === id)
type Body = { action: 'ignore' | 'delete'; version?: number; reportCount?: number }
const decide = (id: string, body: Body, as = admin) =>
  app.call('POST /admin/reported-posts/:id', { params: { id }, body }, { as })
describe('the reported posts', () => {
  // Shows spec 2.93, 2.94, 3.7, 7.33, 9.27.
  test('come with their author, how often they were reported, and the latest three reports', async () => {
    const id = await reported(5)
    expect(await listed(id)).toEqual({
      _id: id,
      title: 'A bag was snatched',
      desc: 'It happened at the bus stop.',
      isAnonymous: false,
      isAllowed: true,
      medias: [],
      author: { _id: author.user.id, name: 'Shirin', avatar: null },
      createdAt: expect.any(String),
      version: 2,
      reportCount: 5,
      reports: [5, 4, 3].map((time) => ({
        _id: expect.any(String),
        reason: `reason ${time}`,
        text: `reason ${time}`,
        code: 'other',
        isAutomatic: false,
        reporter: { name: `Reporter ${time}` },
        createdAt: expect.any(String),
      })),
      can: { moderate: true },
    })
  })

  test('never say who wrote an anonymous one, and are not found by names', async () => {
    const id = await reported(1, { isAnonymous: true, title: 'Zebra crossing' })
    expect(await listed(id)).toMatchObject({ isAnonymous: true, author: null })
    expect((await list({ search: 'zebra' })).posts.map(({ _id }) => _id)).toEqual([id])
    expect((await list({ search: 'Shirin' })).posts).toEqual([])
  })

  test('stand with the most reported first, by pages', async () => {
    const [one, three] = [await reported(1, { title: 'Paged' }), await reported(3, { title: 'Paged' })]
    await makePost(app.deps, author, { title: 'Paged' })
    const pages = [
      await list({ search: 'paged', limit: 1 }),
      await list({ search: 'paged', limit: 1, page: 2 }),
    ]
    expect(pages.map(({ posts }) => posts.map(({ _id }) => _id))).toEqual([[three], [one]])
    expect(pages[1]).toMatchObject({ total: 2, currentPage: 2, totalPages: 2 })
  })

  test('keep the report of somebody who has left', async () => {
    const id = await makePost(app.deps, author)
    const leaving = await makePerson(app.deps)
    await report(id, 'x', leaving)
    await app.deps.kysely.deleteFrom('users').where('id', '=', leaving.user.id).execute()
    expect((await listed(id))?.reports).toMatchObject([{ reason: 'x', reporter: null }])
  })
})

describe('deciding on reports', () => {
  // Shows spec 4.24, 6.16, 7.33, 8.93.
  test('ignored, they are cleared and the post stays', async () => {
    const id = await reported(2)
    const { status, body } = await decide(id, { action: 'ignore' })
    expect([status, body]).toEqual([200, { success: true, message: 'Post cleared successfully' }])
    expect(await listed(id)).toBeUndefined()
    const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as: admin })).body
    expect(post).toMatchObject({ isAllowed: true, reportCount: 0 })
    expect((await auditOf(app.deps, id)).at(-1)).toMatchObject({
      action: 'post.ignoreReports',
      actor_name: 'Amina',
      detail: { title: 'A bag was snatched', reports: 2 },
    })
  })

  // Shows spec 4.24, 6.16, 7.33, 8.93.
  test('deleted, the post is gone with its pictures', async () => {
    const form = { title: 'Anonymous', desc: 'x', isAnonymous: true, medias: [await makePicture()] }
    const { post } = (await app.call('POST /posts', { form }, { as: author })).body
    const params = { id: post._id }
    await app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params, body: { action: 'approve' } },
      { as: admin },
    )
    await report(post._id, 'x', admin)
    const { body } = await decide(post._id, { action: 'delete' })
    expect(body).toEqual({ success: true, message: 'Post deleted successfully' })
    expect((await app.call('GET /posts/:id', { params }, { as: author })).status).toBe(404)
    expect((await app.request(post.medias[0]?.url ?? '')).status).toBe(404)
    const entries = await auditOf(app.deps, post._id)
    expect(entries.at(-1)).toMatchObject({
      action: 'post.delete',
      detail: { title: 'Anonymous', reports: 1 },
    })
    expect(JSON.stringify(entries)).not.toContain(author.user.id)
  })

  test.each([
    ['ignore', 'ignore'],
    ['delete', 'delete'],
    ['ignore', 'delete'],
  ] as const)('%s and %s at once: one decides, the other is told so', async (one, other) => {
    for (let round = 0; round < 5; round++) {
      const id = await reported(1)
      const answers = await Promise.all([
        decide(id, { action: one }),
        decide(id, { action: other }, otherAdmin),
      ])
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(1)
      expect(['already_decided', 'post_not_found']).toContain(refused[0]?.body.code)
      expect((await auditOf(app.deps, id)).filter(({ action }) => action !== 'post.approve')).toHaveLength(1)
    }
  })

  test('nobody decides on what they have not seen', async () => {
    const id = await reported(1)
    const seen = { version: 2, reportCount: 1 }
    await report(id, 'Another thing', author)
    expect((await decide(id, { action: 'ignore', ...seen })).body.code).toBe('conflict')
    const form = { title: 'Corrected', desc: 'x' }
    await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
    expect((await decide(id, { action: 'delete', ...seen, reportCount: 2 })).body.code).toBe('conflict')
    expect(await listed(id)).toMatchObject({ title: 'Corrected', isAllowed: false, reportCount: 2 })
    expect((await decide(id, { action: 'ignore', version: 3, reportCount: 2 })).status).toBe(200)
  })

  test('takes no other action', async () => {
    const id = await reported(1)
    const { status, body } = await decide(id, { action: 'approve' } as never)
    expect([status, body.code]).toEqual([400, 'unknown_value'])
  })
})
