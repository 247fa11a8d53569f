import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../db/transaction.ts'
import { notifyOfComments } from '../notifications/commentNotifications.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { approveComment, hideComment } from './visibility.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let established: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
  established = await makeEstablished()
})
afterAll(() => app.close())

const number = 'Call 01712 345678'

async function makeEstablished(): Promise<TestPerson> {
  const person = await makePerson(app.deps)
  await sql`update users set created_at = now() - interval '8 days' where id = ${person.user.id}`.execute(
    app.deps.kysely,
  )
  return person
}

const add = async (id: string, as: TestPerson, text: string, isAnonymous = false) => {
  const { body } = await app.call(
    'POST /posts/:id/comments',
    { params: { id }, body: { text, isAnonymous } },
    { as },
  )
  return body.comment
}
const list = async (id: string, as?: TestPerson, query = {}) =>
  (await app.call('GET /posts/:id/comments', { params: { id }, query }, { as })).body
const idsFor = async (id: string, as?: TestPerson, query = {}) =>
  (await list(id, as, query)).comments.map(({ _id }) => _id)
const countOf = async (id: string) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as: admin })).body.post.commentCount
const letPass = (id: string) =>
  transact(app.deps.kysely, (tx, afterCommit) => approveComment(app.deps, tx, afterCommit, id))
const hideAway = (id: string) =>
  transact(app.deps.kysely, (tx, afterCommit) => hideComment(app.deps, tx, afterCommit, id))

async function flagsOf(commentId: string) {
  const { rows } = await sql<{ reason: string; is_automatic: boolean; reporter_id: string | null }>`
    select reason, is_automatic, reporter_id from flags where comment_id = ${commentId} order by reason`.execute(
    app.deps.kysely,
  )
  return rows
}
const automatic = (...reasons: string[]) =>
  reasons.map((reason) => ({ reason, is_automatic: true, reporter_id: null }))

describe('what is found in a comment', () => {
  test('has one of a new account wait until three of its comments stand, and then only marks it', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const plain = await add(id, person, 'In 1999 I was there')
    expect(plain.isHeld).toBe(false)
    expect(await flagsOf(plain._id)).toEqual([])
    for (const text of [number, 'See https://example.com', 'দেখুন www.example.com']) {
      const held = await add(id, person, text)
      expect(held.isHeld).toBe(true)
      expect(await flagsOf(held._id)).toEqual(automatic('firstComments', text === number ? 'number' : 'link'))
    }
    await add(id, person, 'The second')
    await add(id, person, 'The third')
    const marked = await add(id, person, number)
    expect(marked.isHeld).toBe(false)
    expect(await flagsOf(marked._id)).toEqual(automatic('number'))
  })

  test('marks one of an account that is a week old, which is shown at once', async () => {
    const id = await makePost(app.deps, author)
    const marked = await add(id, established, `${number} t.me/x`)
    expect(marked.isHeld).toBe(false)
    expect(await idsFor(id)).toEqual([marked._id])
    expect(await flagsOf(marked._id)).toEqual(automatic('link', 'number'))
  })

  test('has an anonymous one wait, whoever wrote it, and nothing tells newcomers from others', async () => {
    const id = await makePost(app.deps, author)
    const traces = []
    for (const person of [established, await makePerson(app.deps)]) {
      const held = await add(id, person, number, true)
      expect(held.isHeld).toBe(true)
      const { rows } = await sql`
        select c.user_id, c.state, c.created_at, f.reason, f.is_automatic, f.reporter_id, f.text, f.created_at as flagged_at
        from comments c join flags f on f.comment_id = c.id where c.id = ${held._id}`.execute(app.deps.kysely)
      traces.push(rows)
      expect((await add(id, person, 'Nothing in it', true)).isHeld).toBe(false)
    }
    expect(traces[0]).toEqual(traces[1])
    expect(traces[0]).toHaveLength(1)
  })

  test('is what the list says at that moment, though this process has read another', async () => {
    const id = await makePost(app.deps, author)
    const says = async () => (await add(id, await makePerson(app.deps), 'এটা শাপলাচত্বর')).isHeld
    expect(await says()).toBe(false)
    // As if another process had changed the list, or somebody directly in the database: this process is not notified.
    await sql`insert into watch_words values (gen_random_uuid(), 'শাপলাচত্বর', 'শাপলাচত্বর', null, now())`.execute(
      app.deps.kysely,
    )
    expect(await says()).toBe(true)
    await sql`delete from watch_words where compared = 'শাপলাচত্বর'`.execute(app.deps.kysely)
    expect(await says()).toBe(false)
  })

  test('sent again with its key is the same that waits', async () => {
    const id = await makePost(app.deps, author)
    const person = await makePerson(app.deps)
    const first = await makeComment(app.deps, person, id, { text: number, idempotencyKey: 'once' })
    expect(await makeComment(app.deps, person, id, { text: number, idempotencyKey: 'once' })).toBe(first)
    expect(await flagsOf(first)).toHaveLength(2)
  })
})

describe.each([true, false])('a comment that waits (anonymous: %s)', (isAnonymous) => {
  const held = async (before?: (postId: string) => Promise<unknown>) => {
    const id = await makePost(app.deps, author)
    await before?.(id)
    const writer = await makePerson(app.deps)
    const comment = await add(id, writer, number, isAnonymous)
    expect(comment.isHeld).toBe(true)
    return { id, writer, commentId: comment._id }
  }

  test('is there for its author and moderators alone, marked, and in no count', async () => {
    const { id, writer, commentId } = await held()
    for (const as of [writer, admin]) {
      const { comments, total } = await list(id, as)
      expect(comments.map(({ _id, isHeld }) => [_id, isHeld])).toEqual([[commentId, true]])
      expect(total).toBe(0)
    }
    for (const as of [undefined, author, established]) expect(await idsFor(id, as)).toEqual([])
    expect(await countOf(id)).toBe(0)
  })

  test('is not there for whoever votes on it, or deletes it', async () => {
    const { id, writer, commentId } = await held()
    const params = { postId: id, commentId }
    for (const as of [writer, admin, established]) {
      const { body } = await app.call('POST /posts/:postId/comments/:commentId/upvote', { params }, { as })
      expect(body.code).toBe('comment_not_found')
    }
    const remove = (as: TestPerson) =>
      app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as })
    expect((await remove(established)).body.code).toBe('comment_not_found')
    expect((await remove(writer)).status).toBe(200)
    expect(await idsFor(id, admin)).toEqual([])
    expect(await countOf(id)).toBe(0)
    expect(await flagsOf(commentId)).toEqual([])
  })

  test('is told to nobody until it is let through, then to all, once', async () => {
    const window = await connect(app, established)
    const { id, commentId } = await held((postId) => window.watch(postId))
    // Reads the list once, so that it is cached.
    expect(await idsFor(id)).toEqual([])
    const untold = async () => {
      await notifyOfComments(app.deps)
      const { rows } = await sql`
        select from notifications where post_id = ${id} and kind = 'post_commented'
        union all select from untold_comments where post_id = ${id}`.execute(app.deps.kysely)
      return rows.length
    }
    expect(await untold()).toBe(0)
    await letPass(commentId)
    await letPass(commentId)
    expect(await idsFor(id)).toEqual([commentId])
    expect(await countOf(id)).toBe(1)
    expect(await untold()).toBe(1)
    await eventually(() => expect(window.heard.length).toBeGreaterThan(0))
    expect(window.heard).toEqual([
      ['commentAdded', { postId: id, comment: expect.objectContaining({ _id: commentId, isHeld: false }) }],
    ])
  })

  test('deleted by its author, nobody hears of it', async () => {
    const { id, writer, commentId } = await held()
    const window = await connect(app, established)
    await window.watch(id)
    const params = { postId: id, commentId }
    await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: writer })
    const shown = await add(id, established, 'Seen by all')
    await eventually(() => expect(window.heard.length).toBeGreaterThan(0))
    expect(window.heard).toEqual([
      ['commentAdded', { postId: id, comment: expect.objectContaining({ _id: shown._id }) }],
    ])
  })
})

describe('a comment that is hidden', () => {
  test('goes from every list, count and window at once, and comes back untold', async () => {
    const id = await makePost(app.deps, author)
    const { _id: commentId } = await add(id, established, 'An insult')
    const window = await connect(app, admin)
    await window.watch(id)
    expect(await idsFor(id)).toEqual([commentId])
    await hideAway(commentId)
    await hideAway(commentId)
    expect(await idsFor(id)).toEqual([])
    expect(await idsFor(id, established)).toEqual([commentId])
    expect(await countOf(id)).toBe(0)
    await sql`delete from untold_comments where post_id = ${id}`.execute(app.deps.kysely)
    await letPass(commentId)
    expect(await idsFor(id)).toEqual([commentId])
    expect(await countOf(id)).toBe(1)
    const { rows } = await sql`select from untold_comments where post_id = ${id}`.execute(app.deps.kysely)
    expect(rows).toEqual([])
    await eventually(() => expect(window.heard).toHaveLength(2))
    expect(window.heard.map(([event]) => event)).toEqual(['commentRemoved', 'commentAdded'])
  })
})

describe('pages of comments', () => {
  /** Nine comments, one per minute, newest first; every third one waits. */
  async function nineComments() {
    const id = await makePost(app.deps, author)
    const writer = await makePerson(app.deps)
    const ids: string[] = []
    for (let minute = 0; minute < 9; minute += 1) {
      const commentId = await makeComment(app.deps, writer, id, { text: `Comment ${minute}` })
      const at = new Date(Date.UTC(2026, 10, 20, 10, minute))
      await sql`
        update comments set created_at = ${at}, state = ${minute % 3 === 0 ? 'held' : 'shown'} where id = ${commentId}`.execute(
        app.deps.kysely,
      )
      ids.unshift(commentId)
    }
    return { id, writer, ids, shown: ids.filter((_, at) => (8 - at) % 3 !== 0) }
  }

  test('are the same for everybody, but for what waits between, which is on one of them', async () => {
    const { id, writer, ids, shown } = await nineComments()
    for (const [as, all] of [
      [undefined, shown],
      [established, shown],
      [writer, ids],
      [admin, ids],
    ] as const) {
      const byCursor: string[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const page = await list(id, as, { limit: 2, ...(cursor && { cursor }) })
        expect(page.comments.filter(({ isHeld }) => !isHeld).length).toBeLessThanOrEqual(2)
        expect(page).toMatchObject({ total: 6, totalPages: 3 })
        byCursor.push(...page.comments.map(({ _id }) => _id))
        cursor = page.nextCursor
      }
      expect(byCursor).toEqual(all)
      const byPage = []
      for (const page of [1, 2, 3, 4]) byPage.push(...(await idsFor(id, as, { limit: 2, page })))
      expect(byPage).toEqual(all)
    }
  })
})
