import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin' })
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const people = (many: number) => Promise.all(Array.from({ length: many }, () => makePerson(app.deps)))
const react = (id: string, as?: TestPerson, wanted?: boolean) =>
  app.call('POST /posts/:id/reactions', { params: { id }, body: { wanted } }, { as })
const reactions = (id: string, as?: TestPerson, query = {}) =>
  app.call('GET /posts/:id/reactions', { params: { id }, query }, { as })
const read = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post

/** The count that is stored with the post, and the number of rows. */
async function counts(id: string) {
  const { rows } = await sql<{ carried: number; counted: number }>`
    select reaction_count as carried, (select count(*)::integer from reactions where post_id = n.post_id) as counted
    from post_counts n where post_id = ${id}`.execute(app.deps.kysely)
  return rows[0]
}

describe('reacting', () => {
  // Shows spec 4.21, 7.13.
  test('once reacts, and once more takes it back', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    expect((await react(id, person)).body).toEqual({ success: true, hasReacted: true, reactionCount: 1 })
    expect((await react(id, admin)).body).toEqual({ success: true, hasReacted: true, reactionCount: 2 })
    expect((await react(id, person)).body).toEqual({ success: true, hasReacted: false, reactionCount: 1 })
    expect((await react(id, person)).body).toEqual({ success: true, hasReacted: true, reactionCount: 2 })
  })

  test('is as it is wanted, however often that is said', async () => {
    for (const isAnonymous of [false, true]) {
      const id = await makePost(app.deps, author, { isAnonymous })
      const person = await makePerson(app.deps)
      for (const wanted of [true, true, false, false, true])
        expect((await react(id, person, wanted)).body).toEqual({
          success: true,
          hasReacted: wanted,
          reactionCount: Number(wanted),
        })
      const answers = await Promise.all([1, 2, 3, 4].map(() => react(id, person, false)))
      expect(answers.map(({ body }) => body.hasReacted)).toEqual(Array(4).fill(false))
      expect((await read(id, person)).hasReacted).toBe(false)
      expect(await reactions(id, person)).toMatchObject({ body: { reactionCount: 0 } })
    }
  })

  test('works with an empty body that calls itself JSON', async () => {
    const id = await makePost(app.deps, author)
    for (const body of ['', '{}']) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      const response = await app.request(`/api/posts/${id}/reactions`, init, await makePerson(app.deps))
      expect(response.status).toBe(200)
    }
    expect(await counts(id)).toEqual({ carried: 2, counted: 2 })
  })

  test('shows wherever the post is shown, to each viewer their own', async () => {
    const person = await makePerson(app.deps)
    const writer = await makePerson(app.deps)
    const id = await makePost(app.deps, writer)
    await react(id, person)
    const shown = async (as?: TestPerson) => [
      await read(id, as),
      (await app.call('GET /posts', {}, { as })).body.posts.find(({ _id }) => _id === id),
      (await app.call('GET /posts/user/:id', { params: { id: writer.user.id } }, { as })).body.posts[0],
    ]
    const seen = (hasReacted: boolean) =>
      Array(3).fill(expect.objectContaining({ hasReacted, reactionCount: 1 }))
    expect(await shown(person)).toEqual(seen(true))
    expect(await shown(writer)).toEqual(seen(false))
    expect(await shown(admin)).toEqual(seen(false))
    expect(await shown()).toEqual(seen(false))
    const form = { title: 'Changed', desc: 'x' }
    await app.call('PUT /posts/:id', { params: { id }, form }, { as: writer })
    const { posts } = (await app.call('GET /posts/admin/pending', { query: { limit: 100 } }, { as: admin }))
      .body
    expect(posts.find(({ _id }) => _id === id)).toMatchObject({ hasReacted: false, reactionCount: 1 })
  })

  test('by fifty people at once counts fifty', async () => {
    const id = await makePost(app.deps, author)
    const crowd = await people(50)
    const answers = await Promise.all(crowd.map((person) => react(id, person)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    expect(answers.map(({ body }) => body.reactionCount).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
    expect(await counts(id)).toEqual({ carried: 50, counted: 50 })
    await Promise.all(crowd.slice(0, 20).map((person) => react(id, person)))
    expect(await counts(id)).toEqual({ carried: 30, counted: 30 })
    expect((await read(id)).reactionCount).toBe(30)
  })

  test.each([19, 20])('by one person %i times at once comes out right', async (times) => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const answers = await Promise.all(Array.from({ length: times }, () => react(id, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(times)
    const expected = times % 2
    expect(answers.filter(({ body }) => body.hasReacted)).toHaveLength(Math.ceil(times / 2))
    expect(await counts(id)).toEqual({ carried: expected, counted: expected })
    expect((await read(id, person)).hasReacted).toBe(expected === 1)
  })

  // Shows spec 8.110.
  test('more than sixty times in a minute is told to wait, and nothing changes', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    for (let times = 0; times < 60; times++) expect((await react(id, person)).status).toBe(200)
    const { status, body, headers } = await react(id, person)
    expect(status).toBe(429)
    expect(body).toEqual({
      success: false,
      code: 'too_many_reactions',
      message: 'Please wait before reacting again.',
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await counts(id)).toEqual({ carried: 0, counted: 0 })
    expect((await react(id, author)).status).toBe(200)
  })

  test('is for those who are logged in', async () => {
    const { status, body } = await react(await makePost(app.deps, author))
    expect(status).toBe(401)
    expect(body.message).toBe('Please log in to continue.')
  })

  test('to a post that waits: not there for strangers, and not yet for its author and admins', async () => {
    for (const review of ['waiting', 'returned'] as const) {
      const id = await makePost(app.deps, author, { review, isAnonymous: true })
      expect((await react(id, await makePerson(app.deps))).body.code).toBe('post_not_found')
      for (const as of [author, admin]) {
        const { status, body } = await react(id, as)
        expect(status).toBe(409)
        expect(body).toMatchObject({ code: 'post_not_public', message: 'This post is waiting for review' })
      }
      expect(await counts(id)).toEqual({ carried: 0, counted: 0 })
    }
  })

  test('goes with the post', async () => {
    const id = await makePost(app.deps, author)
    await react(id, author)
    await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    const rows = await app.deps.kysely.selectFrom('reactions').selectAll().where('post_id', '=', id).execute()
    expect(rows).toEqual([])
    expect((await react(id, author)).body.code).toBe('post_not_found')
  })

  test('is counted no more when the account goes away', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    await react(id, person)
    await react(id, author)
    await app.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    expect(await counts(id)).toEqual({ carried: 1, counted: 1 })
  })
})

describe('who reacted', () => {
  // Shows spec 3.4, 7.13.
  test('is told to those who are logged in, the latest first; guests get the count', async () => {
    const id = await makePost(app.deps, author)
    const [first, second] = [await makePerson(app.deps), await makePerson(app.deps, { name: 'Rafiq' })]
    await react(id, first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
    await react(id, second)
    vi.useRealTimers()
    const { body } = await reactions(id, first)
    expect(body).toEqual({
      success: true,
      reactions: [second, first].map(({ user }) => ({
        user: { _id: user.id, name: user.name, avatar: null },
      })),
      reactionCount: 2,
      hasReacted: true,
    })
    expect((await reactions(id, author)).body).toMatchObject({ hasReacted: false, reactionCount: 2 })
    expect((await reactions(id)).body).toEqual({
      success: true,
      reactions: [],
      reactionCount: 2,
      hasReacted: false,
    })
  })

  test('comes in pages of at most a hundred', async () => {
    const id = await makePost(app.deps, author)
    await Promise.all((await people(5)).map((person) => react(id, person)))
    const pages = [1, 2, 3].map((page) => reactions(id, author, { page, limit: 2 }))
    const lists = (await Promise.all(pages)).map(({ body }) => body.reactions)
    expect(lists.map((list) => list.length)).toEqual([2, 2, 1])
    expect(new Set(lists.flat().map(({ user }) => user._id)).size).toBe(5)
    expect((await reactions(id, author, { limit: 101 })).status).toBe(400)
  })

  test('never names the author of an anonymous post, whose reaction is counted and kept without the person', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true })
    const person = await makePerson(app.deps)
    await react(id, author)
    await react(id, person)
    const { reactions: list, reactionCount } = (await reactions(id, admin)).body
    expect([list.map(({ user }) => user._id), reactionCount]).toEqual([[person.user.id], 2])
    expect((await reactions(id, author)).body).toMatchObject({ hasReacted: true, reactionCount: 2 })
    for (const as of [person, admin]) expect((await read(id, as)).hasReacted).toBe(as === person)
    expect((await read(id, author)).hasReacted).toBe(true)
    const ofAuthor = () =>
      app.deps.kysely
        .selectFrom('reactions')
        .select('post_id')
        .where('post_id', '=', id)
        .where('user_id', '=', author.user.id)
        .execute()
    expect(await ofAuthor()).toEqual([])
    expect((await react(id, author)).body).toMatchObject({ hasReacted: false, reactionCount: 1 })
    await react(id, author)

    // The author's reaction is stored with the user id if the post is named, and without it if the post is anonymous.
    const edit = (isAnonymous: boolean) =>
      app.call(
        'PUT /posts/:id',
        { params: { id }, form: { title: 'Changed', desc: 'x', isAnonymous } },
        { as: author },
      )
    expect((await edit(false)).body.post).toMatchObject({ hasReacted: true, reactionCount: 2 })
    expect(await ofAuthor()).toHaveLength(1)
    expect((await edit(true)).body.post).toMatchObject({ hasReacted: true, reactionCount: 2 })
    expect(await ofAuthor()).toEqual([])
  })

  test('on a post that waits is for its author and admins', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    for (const as of [undefined, await makePerson(app.deps)]) {
      expect((await reactions(id, as)).body.code).toBe('post_not_found')
    }
    for (const as of [author, admin]) {
      expect((await reactions(id, as)).body).toMatchObject({ reactions: [], reactionCount: 0 })
    }
  })
})
