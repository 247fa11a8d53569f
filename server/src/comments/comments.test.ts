import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { standStillWithin } from '../test/clock.ts'
import { waitingFor } from '../test/locks.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Shirin' })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
})
afterAll(() => app.close())

const comment = (id: string, body: unknown, as?: TestPerson, headers: Record<string, string> = {}) =>
  app.call('POST /posts/:id/comments', { params: { id }, body: body as never }, { as, headers })
const list = async (id: string, as?: TestPerson, query = {}) =>
  app.call('GET /posts/:id/comments', { params: { id }, query }, { as })
const remove = (postId: string, commentId: string, as?: TestPerson) =>
  app.call('DELETE /posts/:postId/comments/:commentId', { params: { postId, commentId } }, { as })

/** The count that is stored with the post, and the number of rows. */
async function counts(id: string) {
  const { rows } = await sql<{ carried: number; counted: number }>`
    select comment_count as carried, (select count(*)::integer from comments where post_id = n.post_id) as counted
    from post_counts n where post_id = ${id}`.execute(app.deps.kysely)
  return rows[0]
}

describe('commenting', () => {
  // Shows spec 3.3, 7.19, 8.81.
  test('adds a named comment unless told otherwise', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps, { name: 'Rafiq' })
    const avatar = '/media/rafiq.webp'
    await app.deps.kysely.updateTable('users').set({ avatar }).where('id', '=', person.user.id).execute()
    const { status, body } = await comment(id, { text: '  I was there.\n' }, person)
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: 'Comment added successfully',
      comment: {
        _id: expect.any(String),
        id: body.comment._id,
        parentId: null,
        text: 'I was there.',
        author: 'Rafiq',
        authorImg: avatar,
        isAnonymous: false,
        isHeld: false,
        createdAt: expect.any(String),
        upvoteCount: 0,
        downvoteCount: 0,
        hasUpvoted: false,
        hasDownvoted: false,
        user: { _id: person.user.id },
        can: { delete: true },
        replyCount: 0,
        replies: [],
        repliesCursor: null,
      },
    })
    expect((await list(id, person)).body.comments).toEqual([body.comment])
    expect((await list(id)).body.comments).toEqual([{ ...body.comment, can: { delete: false } }])
    expect((await list(id, admin)).body.comments).toEqual([body.comment])
    expect((await list(id, author)).body.comments).toEqual([{ ...body.comment, can: { delete: false } }])
  })

  test('anonymously is known to its author only', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const { body } = await comment(id, { text: 'I know him.', isAnonymous: true }, person)
    expect(body.comment).toMatchObject({
      author: 'Anonymous',
      authorImg: null,
      isAnonymous: true,
      user: { _id: person.user.id },
      can: { delete: true },
    })
    for (const as of [undefined, author, admin]) {
      expect((await list(id, as)).body.comments).toEqual([
        { ...body.comment, user: null, can: { delete: as === admin } },
      ])
    }
  })

  // Shows spec 5.27.
  test.each([
    ['nothing', undefined, 'Please write a comment'],
    ['null', null, 'Please write a comment'],
    ['no text', '', 'Please write a comment'],
    ['white space', ' \n\t ', 'Please write a comment'],
    ['a number', 5, 'Please write a comment'],
    ['2001 characters', 'ক'.repeat(2_001), 'This text is too long'],
  ])('with %s is refused by name', async (_what, text, message) => {
    const { status, body } = await comment(await makePost(app.deps, author), { text }, author)
    expect(status).toBe(400)
    expect(body.message).toBe(message)
    expect(body.errors).toEqual({ text: message })
  })

  test('takes 2000 characters, in one encoding', async () => {
    const id = await makePost(app.deps, author)
    const longest = await comment(id, { text: ` ${'ক'.repeat(2_000)} ` }, author)
    expect(longest.body.comment.text).toBe('ক'.repeat(2_000))
    const { body } = await comment(id, { text: 'য\u09bc \u0000 <b>' }, author)
    expect(body.comment.text).toBe('\u09af\u09bc  <b>'.normalize('NFC'))
    const wrong = await comment(id, { text: 'x', isAnonymous: 'maybe' }, author)
    expect(wrong.body.errors).toEqual({ isAnonymous: 'This value is not one of the allowed ones' })
  })

  test('sent twice with one key makes one comment, also at once', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => comment(id, { text: 'Once' }, person, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ body }) => body.comment._id)).size).toBe(1)
    expect(await counts(id)).toEqual({ carried: 1, counted: 1 })
    await comment(id, { text: 'Once' }, author, key)
    await comment(await makePost(app.deps, author), { text: 'Once' }, person, key)
    expect(await counts(id)).toEqual({ carried: 2, counted: 2 })
    expect((await comment(id, { text: 'x' }, person, { 'idempotency-key': 'x'.repeat(101) })).status).toBe(
      400,
    )
  })

  test('by fifty people at once counts fifty, and fewer when some are taken away at once', async () => {
    const id = await makePost(app.deps, author)
    const crowd = await Promise.all(Array.from({ length: 50 }, () => makePerson(app.deps)))
    const answers = await Promise.all(crowd.map((person) => comment(id, { text: 'Me too' }, person)))
    expect(await counts(id)).toEqual({ carried: 50, counted: 50 })
    const twice = answers.slice(0, 10).flatMap(({ body }) => [body.comment._id, body.comment._id])
    const removed = await Promise.all(twice.map((each) => remove(id, each, admin)))
    expect(removed.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(removed.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(await counts(id)).toEqual({ carried: 40, counted: 40 })
    const { post } = (await app.call('GET /posts/:id', { params: { id } })).body
    expect(post.commentCount).toBe(40)
  })

  test('is for those who are logged in, thirty times in ten minutes', async () => {
    const id = await makePost(app.deps, author)
    expect((await comment(id, { text: 'x' })).status).toBe(401)
    standStillWithin(600)
    const person = await makePerson(app.deps)
    for (let times = 0; times < 30; times++) {
      expect((await comment(id, { text: 'x' }, person)).status).toBe(201)
    }
    const { status, headers } = await comment(id, { text: 'x' }, person)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await counts(id)).toEqual({ carried: 30, counted: 30 })
  })

  test('on a post that waits: not there for strangers, and not yet for its author and admins', async () => {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    expect((await comment(id, { text: 'x' }, await makePerson(app.deps))).body.code).toBe('post_not_found')
    for (const as of [author, admin]) {
      expect((await comment(id, { text: 'x' }, as)).body.code).toBe('post_not_public')
    }
  })
})

describe('the comments on a post', () => {
  // Shows spec 7.19, 9.9.
  test('come newest first, in pages of ten', async () => {
    const id = await makePost(app.deps, author)
    const ids: string[] = []
    for (let index = 0; index < 23; index++) {
      ids.unshift(await makeComment(app.deps, author, id))
      // Comments within the same millisecond have no defined order.
      await pause(2)
    }
    const pages = [
      await list(id),
      await list(id, undefined, { page: 2 }),
      await list(id, author, { page: 3 }),
    ]
    expect(pages.map(({ body }) => body.comments.length)).toEqual([10, 10, 3])
    expect(pages.flatMap(({ body }) => body.comments.map(({ _id }) => _id))).toEqual(ids)
    expect(pages.map(({ body }) => body.comments.length)).toEqual([10, 10, 3])
    for (const [index, { body }] of pages.entries()) {
      expect(body).toMatchObject({ success: true, total: 23, currentPage: index + 1, totalPages: 3 })
    }
    expect((await list(id, undefined, { page: 4 })).body.comments).toEqual([])
  })

  test('by cursor neither repeat nor leave out one when others come and go', async () => {
    const id = await makePost(app.deps, author)
    const ids: string[] = []
    for (let index = 0; index < 6; index++) {
      ids.unshift(await makeComment(app.deps, author, id))
      await pause(2)
    }
    const first = (await list(id, undefined, { limit: 3 })).body
    await makeComment(app.deps, author, id)
    await remove(id, ids[0] ?? '', author)
    const rest = (await list(id, undefined, { limit: 3, cursor: first.nextCursor })).body
    expect([...first.comments, ...rest.comments].map(({ _id }) => _id)).toEqual(ids)
    expect(rest.nextCursor).toBeNull()
    expect((await list(id, undefined, { cursor: 'nowhere' })).body.code).toBe('bad_cursor')
  })

  test('of a post without any are none', async () => {
    expect((await list(await makePost(app.deps, author))).body).toEqual({
      success: true,
      comments: [],
      commentCount: 0,
      total: 0,
      currentPage: 1,
      totalPages: 0,
      nextCursor: null,
    })
  })

  test('follow the post out of public view and back', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const commentId = await makeComment(app.deps, person, id)
    const form = { title: 'Changed', desc: 'x' }
    await app.call('PUT /posts/:id', { params: { id }, form }, { as: author })
    for (const as of [undefined, person]) expect((await list(id, as)).body.code).toBe('post_not_found')
    for (const as of [author, admin]) expect((await list(id, as)).body.total).toBe(1)
    expect((await remove(id, commentId, person)).body.code).toBe('post_not_found')
    const approve = { params: { id }, body: { action: 'approve' } } as const
    await app.call('POST /posts/admin/toggle-approval/:id', approve, { as: admin })
    expect((await list(id)).body.total).toBe(1)
  })

  test('stay when their author leaves, without a name', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    await makeComment(app.deps, person, id)
    await makeComment(app.deps, person, id, { isAnonymous: true })
    await app.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    const { comments } = (await list(id)).body
    expect(comments.map(({ author: name, user }) => [name, user])).toEqual([
      ['Former member', null],
      ['Anonymous', null],
    ])
    expect(await counts(id)).toEqual({ carried: 2, counted: 2 })
  })

  test('go with the post', async () => {
    const id = await makePost(app.deps, author)
    const commentId = await makeComment(app.deps, author, id)
    const params = { postId: id, commentId }
    await app.call('POST /posts/:postId/comments/:commentId/upvote', { params }, { as: author })
    await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    for (const table of ['comments', 'comment_votes'] as const) {
      const column = table === 'comments' ? 'comments.id' : 'comment_votes.comment_id'
      const left = await app.deps.kysely.selectFrom(table).selectAll().where(column, '=', commentId).execute()
      expect(left).toEqual([])
    }
    expect((await list(id)).body.code).toBe('post_not_found')
  })

  test('leave their words in no log', async () => {
    const id = await makePost(app.deps, author)
    const commentId = await makeComment(app.deps, author, id, { text: 'unmistakable words' })
    await remove(id, commentId, admin)
    expect(app.logged()).not.toContain('unmistakable')
  })
})

describe('deleting a comment', () => {
  // Shows spec 6.10, 7.19, 8.82.
  test("is for its author, and for admins; the post's author has no say", async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const commentId = await makeComment(app.deps, person, id)
    for (const as of [author, await makePerson(app.deps)]) {
      const { status, body } = await remove(id, commentId, as)
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: 'comment_delete_forbidden',
        message: 'You do not have permission to delete this comment.',
      })
    }
    expect((await remove(id, commentId)).status).toBe(401)
    const { status, body } = await remove(id, commentId, person)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, message: 'Comment deleted successfully' })
    expect((await remove(id, commentId, person)).body).toMatchObject({
      code: 'comment_not_found',
      message: 'Comment not found',
    })
    expect((await remove(id, await makeComment(app.deps, person, id), admin)).status).toBe(200)
    expect(await counts(id)).toEqual({ carried: 0, counted: 0 })
  })

  test('by an admin is in the audit log, without who wrote it; by its author it is not', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const [own, others] = [
      await makeComment(app.deps, person, id),
      await makeComment(app.deps, person, id, { isAnonymous: true }),
    ]
    const admins = await makeComment(app.deps, admin, id)
    await remove(id, own, person)
    await remove(id, others, admin)
    await remove(id, admins, admin)
    const entries = await app.deps.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'subject_kind', 'subject_id', 'detail'])
      .where('action', '=', 'comment.delete')
      .where('subject_id', 'in', [own, others, admins])
      .execute()
    expect(entries).toEqual([
      {
        action: 'comment.delete',
        actor_name: 'Amina',
        subject_kind: 'comment',
        subject_id: others,
        detail: { postId: id },
      },
    ])
  })

  test('waits for the post first, as whoever deletes the post with its comments does', async () => {
    const id = await makePost(app.deps, author)
    const commentId = await makeComment(app.deps, author, id)
    const rows = { held: { table: 'posts', id }, free: { table: 'comments', id: commentId } }
    expect((await waitingFor(app.deps, rows, () => remove(id, commentId, author))).status).toBe(200)
  })

  test('finds none on another post, and refuses what is no id', async () => {
    const [here, there] = [await makePost(app.deps, author), await makePost(app.deps, author)]
    const commentId = await makeComment(app.deps, author, here)
    expect((await remove(there, commentId, author)).body.code).toBe('comment_not_found')
    expect((await remove(there, commentId, admin)).body.code).toBe('comment_not_found')
    expect((await remove(randomUUID(), commentId, author)).body.code).toBe('post_not_found')
    expect((await remove(here, 'nonsense', author)).body.errors).toEqual({
      commentId: 'This is not a valid id',
    })
    expect(await counts(here)).toEqual({ carried: 1, counted: 1 })
  })
})
