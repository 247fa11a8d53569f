import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect } from '../test/live.ts'
import { makeComment, makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let writer: TestPerson
let replier: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  writer = await makePerson(app.deps)
  replier = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

let id: string
let parentId: string
beforeEach(async () => {
  id = await makePost(app.deps, author)
  parentId = await makeComment(app.deps, writer, id)
})

const answer = (body: { text?: string; isAnonymous?: boolean; parentId?: string } = {}, postId = id) =>
  app.call(
    'POST /posts/:id/comments',
    { params: { id: postId }, body: { text: 'So it was.', parentId, ...body } },
    { as: replier },
  )
const reply = (text?: string) => makeComment(app.deps, replier, id, { parentId, ...(text && { text }) })
const list = async (as?: TestPerson, query = {}) =>
  (await app.call('GET /posts/:id/comments', { params: { id }, query }, { as })).body
const more = (query: { cursor?: string; limit?: number } = {}, as?: TestPerson, commentId = parentId) =>
  app.call(
    'GET /posts/:postId/comments/:commentId/replies',
    { params: { postId: id, commentId }, query },
    { as },
  )
const remove = (commentId: string, as: TestPerson) =>
  app.call(
    'DELETE /posts/:postId/comments/:commentId',
    { params: { postId: id, commentId }, body: {} },
    { as },
  )
const vote = (commentId: string) =>
  app.call(
    'POST /posts/:postId/comments/:commentId/upvote',
    { params: { postId: id, commentId }, body: {} },
    { as: replier },
  )
const setState = (commentId: string, state: 'shown' | 'held' | 'hidden') =>
  app.deps.kysely.updateTable('comments').set({ state }).where('id', '=', commentId).execute()
const counts = async () =>
  (
    await sql<{ comments: number; threads: number }>`
      select comment_count as comments, thread_count as threads from post_counts where post_id = ${id}`.execute(
      app.deps.kysely,
    )
  ).rows[0]

describe('an answer', () => {
  test('stands below what it answers, and is no comment of the list itself', async () => {
    const { status, body } = await answer()
    expect([status, body.comment.parentId]).toEqual([201, parentId])
    const { comments, total, totalPages, commentCount } = await list()
    expect(comments.map(({ _id }) => _id)).toEqual([parentId])
    expect(comments[0]).toMatchObject({ parentId: null, replyCount: 1, repliesCursor: null })
    expect(comments[0]?.replies).toMatchObject([{ _id: body.comment._id, parentId, text: 'So it was.' }])
    expect({ total, totalPages, commentCount }).toEqual({ total: 1, totalPages: 1, commentCount: 2 })
    const { post } = (await app.call('GET /posts/:id', { params: { id } }, {})).body
    expect(post.commentCount).toBe(2)
  })

  test('is not answered in turn', async () => {
    const { status, body } = await answer({ parentId: await reply() })
    expect([status, body]).toMatchObject([400, { code: 'reply_to_reply' }])
  })

  test.each([
    ['what is not there', async () => crypto.randomUUID()],
    [
      'what stands on another post',
      async () => makeComment(app.deps, writer, await makePost(app.deps, author)),
    ],
    [
      'what waits for a moderator',
      async () => {
        await setState(parentId, 'held')
        return parentId
      },
    ],
  ])('to %s is refused', async (_, of) => {
    const { status, body } = await answer({ parentId: await of() })
    expect([status, body]).toMatchObject([404, { code: 'comment_not_found' }])
    expect((await counts())?.comments).toBeLessThan(2)
  })

  test('to an id that is none names the field', async () => {
    const { status, body } = await answer({ parentId: 'x' })
    expect([status, body]).toMatchObject([400, { errors: { parentId: expect.any(String) } }])
  })

  test('sent twice under one key is one', async () => {
    const send = () => makeComment(app.deps, replier, id, { parentId, idempotencyKey: 'key'.repeat(8) })
    expect(await send()).toBe(await send())
    expect(await counts()).toEqual({ comments: 2, threads: 1 })
  })

  test('without a name names nobody but to its author', async () => {
    await answer({ isAnonymous: true })
    const seen = async (as?: TestPerson) => (await list(as)).comments[0]?.replies[0]
    expect(await seen(admin)).toMatchObject({ author: 'Anonymous', user: null })
    expect((await seen(replier))?.user).toEqual({ _id: replier.user.id })
    expect(JSON.stringify(await seen(writer))).not.toContain(replier.user.id)
  })

  test('is voted on', async () => {
    expect((await vote(await reply())).body).toMatchObject({ upvoteCount: 1 })
  })
})

describe('many answers', () => {
  test('come a few with the comment, and the others on request, each once and the oldest first', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five', 'six']
    for (const text of texts) {
      const replyId = await reply(text)
      await sql`update comments set created_at = now() + ${`${texts.indexOf(text)} minutes`}::interval where id = ${replyId}`.execute(
        app.deps.kysely,
      )
    }
    const [thread] = (await list(writer)).comments
    expect(thread?.replyCount).toBe(6)
    expect(thread?.replies.map(({ text }) => text)).toEqual(['one', 'two'])
    const { body: next } = await more({ cursor: thread?.repliesCursor ?? '', limit: 2 })
    expect(next.replies.map(({ text }) => text)).toEqual(['three', 'four'])
    const { body: last } = await more({ cursor: next.nextCursor ?? '', limit: 2 })
    expect([last.replies.map(({ text }) => text), last.nextCursor]).toEqual([['five', 'six'], null])
    expect((await more()).body.replies.map(({ text }) => text)).toEqual(texts)
  })

  test('do not fill the pages of the list', async () => {
    for (let round = 0; round < 4; round += 1) await reply()
    const other = await makeComment(app.deps, writer, id)
    const ids = async (query: object) => (await list(writer, query)).comments.map(({ _id }) => _id)
    expect([...(await ids({ page: 1, limit: 1 })), ...(await ids({ page: 2, limit: 1 }))].sort()).toEqual(
      [other, parentId].sort(),
    )
    const { totalPages, nextCursor } = await list(undefined, { limit: 1 })
    expect(totalPages).toBe(2)
    expect((await list(undefined, { limit: 1, cursor: nextCursor ?? '' })).nextCursor).toBeNull()
  })

  test('of what is not on the post, or not to be found, are not there', async () => {
    const elsewhere = await makeComment(app.deps, writer, await makePost(app.deps, author))
    expect((await more({}, undefined, elsewhere)).status).toBe(404)
    expect((await more({ cursor: 'x' })).status).toBe(400)
    await setState(parentId, 'hidden')
    expect((await more({}, replier)).status).toBe(404)
    expect((await more({}, admin)).status).toBe(200)
  })
})

describe('what waits for a moderator', () => {
  test.each([false, true])(
    'as an answer is seen by its author and moderators alone, and not counted (anonymous: %s)',
    async (isAnonymous) => {
      const held = await makeComment(app.deps, replier, id, { parentId, isAnonymous })
      await setState(held, 'held')
      const seen = async (as?: TestPerson) => {
        const [thread] = (await list(as)).comments
        return [thread?.replyCount, thread?.replies.map(({ _id }) => _id)]
      }
      expect(await seen()).toEqual([0, []])
      expect(await seen(writer)).toEqual([0, []])
      for (const person of [replier, admin]) expect(await seen(person)).toEqual([0, [held]])
      expect(await counts()).toEqual({ comments: 1, threads: 1 })
      await setState(held, 'shown')
      expect(await counts()).toEqual({ comments: 2, threads: 1 })
    },
  )

  test('takes its answers out of sight with it, and back', async () => {
    const below = await reply()
    await setState(parentId, 'hidden')
    expect((await list(replier)).comments).toEqual([])
    expect((await list(writer)).comments[0]?.replies.map(({ _id }) => _id)).toEqual([below])
    expect(await counts()).toEqual({ comments: 0, threads: 0 })
    expect((await vote(below)).status).toBe(404)
    const stranger = await makePerson(app.deps)
    expect((await remove(below, stranger)).status).toBe(404)
    const flag = { kind: 'comment', id: below, reason: 'spam' } as const
    expect((await app.call('POST /flags', { body: flag }, { as: stranger })).status).toBe(404)
    await setState(parentId, 'shown')
    expect((await list()).comments[0]?.replies.map(({ _id }) => _id)).toEqual([below])
    expect(await counts()).toEqual({ comments: 2, threads: 1 })
    // Its author can delete it even while it is hidden.
    await setState(parentId, 'hidden')
    expect((await remove(below, replier)).status).toBe(200)
    await setState(parentId, 'shown')
    expect(await counts()).toEqual({ comments: 1, threads: 1 })
  })
})

describe('a comment that goes', () => {
  test('takes its answers with it, of whoever they are', async () => {
    await reply()
    await makeComment(app.deps, author, id, { parentId, isAnonymous: true })
    const window = await connect(app, writer)
    await window.watch(id)
    expect((await remove(parentId, writer)).status).toBe(200)
    expect((await list(admin)).comments).toEqual([])
    expect(await counts()).toEqual({ comments: 0, threads: 0 })
    await eventually(() =>
      expect(window.heard).toEqual([['commentRemoved', { postId: id, commentId: parentId }]]),
    )
  })

  test('has those told who had flagged an answer', async () => {
    const below = await reply()
    const flagger = await makePerson(app.deps)
    await app.call('POST /flags', { body: { kind: 'comment', id: below, reason: 'spam' } }, { as: flagger })
    await remove(parentId, writer)
    await untilAllAreTold(app.deps)
    const { notifications } = (await app.call('GET /notifications', {}, { as: flagger })).body
    expect(notifications).toMatchObject([
      { kind: 'report_reviewed', data: { flagged: 'comment', outcome: 'removed' } },
    ])
  })

  test('as an answer leaves the others', async () => {
    const [one, other] = [await reply(), await reply()]
    const window = await connect(app, writer)
    await window.watch(id)
    expect((await remove(one, replier)).status).toBe(200)
    expect((await list()).comments[0]?.replies.map(({ _id }) => _id)).toEqual([other])
    expect(await counts()).toEqual({ comments: 2, threads: 1 })
    await eventually(() =>
      expect(window.heard).toEqual([['commentRemoved', { postId: id, commentId: one, parentId }]]),
    )
  })

  test('with an account goes in any order, and no answer of others stays below nothing', async () => {
    const leaver = await makePerson(app.deps)
    const own = await makeComment(app.deps, leaver, id)
    await makeComment(app.deps, leaver, id, { parentId: own })
    await makeComment(app.deps, leaver, id, { parentId })
    await makeComment(app.deps, replier, id, { parentId: own })
    const body = { password: everybodysPassword, writing: 'delete' } as const
    const { status } = await app.call('DELETE /users/profile', { body }, { as: leaver })
    expect(status).toBe(200)
    expect((await list(admin)).comments).toMatchObject([{ _id: parentId, replyCount: 0 }])
    expect(await counts()).toEqual({ comments: 1, threads: 1 })
  })
})

describe('whoever is answered', () => {
  const told = async (as: TestPerson) => {
    await untilAllAreTold(app.deps)
    const { notifications } = (await app.call('GET /notifications', { query: { limit: 100 } }, { as })).body
    return notifications.filter(({ data }) => data.postId === id)
  }
  const kindsOf = async (as: TestPerson) => (await told(as)).map(({ kind, data }) => [kind, data.count])

  test.each([false, true])('is told of all answers together (anonymous: %s)', async (isAnonymous) => {
    parentId = await makeComment(app.deps, writer, id, { isAnonymous })
    await answer({ isAnonymous: true })
    await answer()
    await makeComment(app.deps, writer, id, { parentId })
    const notes = await told(writer)
    expect(notes).toMatchObject([
      {
        kind: 'comment_replied',
        // Of an anonymous comment those of its author count, too: one that was missing would name them.
        data: { count: isAnonymous ? 3 : 2 },
        link: `/postDetails/${id}?tab=comments`,
        createdBy: null,
      },
    ])
    expect(JSON.stringify(notes)).not.toMatch(new RegExp(`${replier.user.id}|${replier.user.name}`))
    const { rows } = await app.deps.pool.query(
      `select user_id from notifications where kind = 'comment_replied' and post_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ user_id: isAnonymous ? null : writer.user.id }])
  })

  test('hears no ring', async () => {
    await untilAllAreTold(app.deps)
    const pushes = async () =>
      (await app.deps.pool.query(`select from boss.job where name = 'notifications.push'`)).rowCount ?? 0
    const own = await makeComment(app.deps, author, id)
    await untilAllAreTold(app.deps)
    const before = await pushes()
    await makeComment(app.deps, replier, id, { parentId: own })
    expect(await kindsOf(author)).toContainEqual(['comment_replied', 1])
    // At most the push about comments on the post is asked for, and here it has nothing to tell.
    expect((await pushes()) - before).toBeLessThanOrEqual(1)
  })

  test('is told of it once where it is their own post', async () => {
    const own = await makeComment(app.deps, author, id)
    await makeComment(app.deps, replier, id, { parentId: own })
    expect((await kindsOf(author)).filter(([kind]) => kind !== 'post_approved')).toEqual(
      expect.arrayContaining([
        ['comment_replied', 1],
        ['post_commented', 1],
      ]),
    )
  })

  test('is told of fewer when answers go, and of none when the comment does', async () => {
    const [one] = [await reply(), await reply()]
    expect(await kindsOf(writer)).toEqual([['comment_replied', 2]])
    await remove(one, replier)
    expect(await kindsOf(writer)).toEqual([['comment_replied', 1]])
    expect((await kindsOf(author)).filter(([kind]) => kind === 'post_commented')).toEqual([
      ['post_commented', 2],
    ])
    await remove(parentId, writer)
    expect(await kindsOf(writer)).toEqual([])
    expect((await kindsOf(author)).filter(([kind]) => kind === 'post_commented')).toEqual([])
  })

  test('is not told of what waits, nor of what stands below what waits', async () => {
    const held = await reply()
    await setState(held, 'held')
    expect(await kindsOf(writer)).toEqual([])
    await reply()
    await setState(parentId, 'hidden')
    expect(await kindsOf(writer)).toEqual([])
  })
})

describe('moderators', () => {
  test('see what a flagged answer answers', async () => {
    const below = await reply('Who says so?')
    await app.call('POST /flags', { body: { kind: 'comment', id: below, reason: 'spam' } }, { as: writer })
    const { body } = await app.call(
      'GET /admin/desk/:kind/:id',
      { params: { kind: 'flag', id: below } },
      { as: admin },
    )
    expect(body.thing.comment).toMatchObject({ _id: below, parentId })
    expect(body.thing.answered).toMatchObject({ _id: parentId, text: 'I saw it too.' })
  })
})
