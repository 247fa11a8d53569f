import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, untilCarriedOut } from '../test/desk.ts'
import { makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let other: TestPerson
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  await makePost(app.deps, author)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  other = await makePerson(app.deps, { role: 'admin', name: 'Bashir' })
  desk = deskOf(app, admin)
})
afterAll(() => app.close())

const waitingPost = (wishes: Parameters<typeof makePost>[2] = {}) =>
  makePost(app.deps, author, { review: 'waiting', ...wishes })
const approve = (id: string, version = '1') => ({ kind: 'post', id, version, action: 'approve' }) as const
const postOf = async (id: string) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as: admin })).body.post
const deedsOn = (id: string) =>
  app.deps.kysely
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'detail'])
    .where('subject_id', '=', id)
    .orderBy('sort_key')
    .execute()
const told = (person: TestPerson, words: string) =>
  eventually(
    async () => {
      const { body } = await app.call('GET /notifications', { query: {} }, { as: person })
      expect(JSON.stringify(body)).toContain(words)
    },
    { every: 100 },
  )
const edit = (id: string) =>
  app.call('PUT /posts/:id', { params: { id }, form: { title: 'Another', desc: 'Words' } }, { as: author })
const toggle = (id: string, action: 'approve' | 'disapprove', as = other) =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as })

describe('for ten seconds', () => {
  test('nothing has changed but that nobody finds it any more', async () => {
    const id = await waitingPost()
    const before = await postOf(id)
    const { status, body } = await desk.decide(approve(id))
    expect(status).toBe(200)
    expect(body).toMatchObject({ decisions: [{ kind: 'post', id }], refused: [] })
    const left = Date.parse(body.decisions[0]?.dueAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(12_000)
    expect(await postOf(id)).toEqual(before)
    expect(await deedsOn(id)).toEqual([])
    for (const each of [desk, deskOf(app, other)]) {
      expect(await each.listed(id)).toEqual([])
      expect((await each.read('post', id)).status).toBe(404)
      expect((await each.claim('post', id)).status).toBe(404)
    }
  })

  test('it can be undone by whoever decided, and is theirs again', async () => {
    const id = await waitingPost()
    const _id = (await desk.decide(approve(id))).body.decisions[0]?._id ?? ''
    expect((await deskOf(app, other).undo(_id)).body.code).toBe('decision_taken')
    expect((await desk.undo(_id)).status).toBe(200)
    expect(await desk.listed(id)).toMatchObject([{ marks: [], claim: { isMine: true } }])
    expect((await desk.undo(_id)).body.code).toBe('decision_taken')
    expect((await postOf(id)).review).toMatchObject({ state: 'waiting', version: 1 })
  })

  test('it is held back for another ten seconds by whoever decided, until it has taken effect', async () => {
    const id = await waitingPost()
    const [decision] = (await desk.decide(approve(id))).body.decisions
    const _id = decision?._id ?? ''
    await sql`update desk_decisions set due_at = now() + interval '1 hour' where id = ${_id}`.execute(
      app.deps.kysely,
    )
    const dueIn = async () => {
      const { due_at } = await app.deps.kysely
        .selectFrom('desk_decisions')
        .select('due_at')
        .where('id', '=', _id)
        .executeTakeFirstOrThrow()
      return due_at.getTime() - Date.now()
    }
    expect((await deskOf(app, other).hold(_id)).body.held).toEqual([])
    expect(await dueIn()).toBeGreaterThan(60_000)
    expect((await desk.hold(_id, newId())).body.held).toEqual([_id])
    expect(await dueIn()).toBeLessThanOrEqual(12_000)
    await untilCarriedOut(app, id)
    expect((await desk.hold(_id)).body.held).toEqual([])
  })

  test.each([
    ['admins', () => makePerson(app.deps, { role: 'admin' })],
    ['windows of one', async () => admin],
  ])('only one decides, of several %s at once', async (_whose, who) => {
    const id = await waitingPost()
    const admins = await Promise.all(Array.from({ length: 8 }, who))
    const answers = await Promise.all(admins.map((each) => deskOf(app, each).decide(approve(id))))
    expect(answers.flatMap(({ body }) => body.decisions)).toHaveLength(1)
    const codes = answers.flatMap(({ body }) => body.refused.map(({ code }) => code))
    expect(codes).toHaveLength(7)
    // The code depends on whether the item was read before or after the one decision.
    expect(codes.filter((code) => code !== 'already_decided' && code !== 'desk_item_not_found')).toEqual([])
  })
})

describe('after ten seconds', () => {
  test('it takes effect by itself', async () => {
    const id = await waitingPost()
    const { decisions } = (await desk.decide(approve(id))).body
    await eventually(async () => expect((await postOf(id)).isAllowed).toBe(true), { every: 100 })
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(decisions[0]?.dueAt ?? '') - 50)
    expect((await desk.undo(decisions[0]?._id ?? '')).body.code).toBe('decision_taken')
    const { rows } = await sql`select from desk_claims where subject_id = ${id}`.execute(app.deps.kysely)
    expect(rows).toHaveLength(0)
  })

  test('a post has been let through or sent back, as by the call of the specification', async () => {
    const [approved, returned] = [await waitingPost(), await waitingPost()]
    const sendBack = { ...approve(returned), action: 'sendBack', reason: 'Which street?' } as const
    await desk.decide(approve(approved), sendBack)
    await untilCarriedOut(app, approved, returned)
    expect((await postOf(approved)).review).toMatchObject({ state: 'approved', version: 2 })
    expect((await postOf(returned)).review).toMatchObject({ state: 'returned', reason: 'Which street?' })
    const by = { actor_name: 'Amina' }
    expect(await deedsOn(approved)).toEqual([{ action: 'post.approve', detail: {}, ...by }])
    expect(await deedsOn(returned)).toEqual([
      { action: 'post.disapprove', detail: { reason: 'Which street?' }, ...by },
    ])
    await told(author, 'Which street?')
  })

  test('an entry has been let through, or is gone', async () => {
    const postId = await makePost(app.deps, author)
    const entry = () => makeTimeline(app.deps, author, postId, { approved: false })
    const [approved, rejected] = [await entry(), await entry()]
    await desk.decide(
      { kind: 'timeline', id: approved, version: '1', action: 'approve' },
      { kind: 'timeline', id: rejected, version: '1', action: 'reject', reason: 'Who says so?' },
    )
    await untilCarriedOut(app, approved, rejected)
    const list = await app.call('GET /timelines/post/:postId/approved', { params: { postId } }, { as: admin })
    expect(list.body.timelines).toMatchObject([{ _id: approved, isApproved: true }])
    expect(await deedsOn(rejected)).toMatchObject([
      { action: 'timeline.delete', detail: { postId, reason: 'Who says so?' } },
    ])
    await told(author, 'Who says so?')
  })

  test('a request for support has been acted upon', async () => {
    const form = { name: 'Rahima', phone: '01712345678', desc: 'Help' }
    const id = (await app.call('POST /support', { form }, { as: author })).body.request._id
    await desk.decide({ kind: 'support', id, version: '1', action: 'resolve' })
    await untilCarriedOut(app, id)
    expect((await deedsOn(id)).map(({ action }) => action)).toEqual(['support.actionTaken'])
  })
})

describe('what was changed meanwhile', () => {
  test('before it is decided on is refused, and the rest decided all the same', async () => {
    const [stale, fresh, held, gone] = [
      await waitingPost(),
      await waitingPost(),
      await waitingPost(),
      newId(),
    ]
    await edit(stale)
    await deskOf(app, other).claim('post', held)
    const { body } = await desk.decide(...[stale, fresh, held, gone].map((id) => approve(id)))
    expect(body.decisions.map(({ id }) => id)).toEqual([fresh])
    expect(new Set(body.refused.map(({ id, code }) => `${id} ${code}`))).toEqual(
      new Set([`${stale} conflict`, `${held} claimed`, `${gone} desk_item_not_found`]),
    )
  })

  test('after that is back in the queue, and says so, until the next decision', async () => {
    const id = await waitingPost()
    await desk.decide(approve(id))
    await edit(id)
    await untilCarriedOut(app, id)
    expect((await postOf(id)).isAllowed).toBe(false)
    expect(await desk.listed(id)).toMatchObject([{ marks: ['changed'], version: '2', claim: null }])
    await deskOf(app, other).decide(approve(id, '2'))
    await untilCarriedOut(app, id)
    expect((await postOf(id)).isAllowed).toBe(true)
  })

  test('by another decision stays as that one left it', async () => {
    const id = await waitingPost()
    await desk.decide(approve(id))
    expect((await toggle(id, 'disapprove')).status).toBe(200)
    await untilCarriedOut(app, id)
    expect((await postOf(id)).review).toMatchObject({ state: 'returned' })
    const { rows } = await sql`select from desk_decisions where subject_id = ${id}`.execute(app.deps.kysely)
    expect(rows).toHaveLength(0)
  })

  test('and published by another stays so, whoever has rejected it before', async () => {
    const postId = await makePost(app.deps, author)
    const id = await makeTimeline(app.deps, author, postId, { approved: false })
    await desk.decide({ kind: 'timeline', id, version: '1', action: 'reject', reason: 'Who says so?' })
    const body = { action: 'approve' } as const
    expect(
      (await app.call('PATCH /timelines/:id/toggle', { params: { id }, body }, { as: other })).status,
    ).toBe(200)
    await untilCarriedOut(app, id)
    const list = await app.call('GET /timelines/post/:postId/approved', { params: { postId } }, { as: admin })
    expect(list.body.timelines).toMatchObject([{ _id: id, isApproved: true }])
    expect((await deedsOn(id)).map(({ action }) => action)).toEqual(['timeline.approve'])
  })

  test('and is gone needs no deciding', async () => {
    const id = await waitingPost()
    await desk.note('post', id, 'A note')
    await desk.decide(approve(id))
    await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    for (const table of ['desk_claims', 'desk_decisions', 'desk_notes']) {
      const { rows } = await sql`select from ${sql.table(table)} where subject_id = ${id}`.execute(
        app.deps.kysely,
      )
      expect(rows, table).toHaveLength(0)
    }
  })
})

const outOfOffice = {
  'is no admin any more': (id: string) =>
    app.deps.pool.query("update users set role = 'user' where id = $1", [id]),
  'is suspended': (id: string) =>
    app.deps.pool.query(
      `insert into sanctions (id, user_id, kind, reason, created_at) values ($1, $2, 'suspension', 'x', now())`,
      [newId(), id],
    ),
}

test.each(Object.entries(outOfOffice))('who %s has decided nothing', async (_why, happensTo) => {
  const former = await makePerson(app.deps, { role: 'admin' })
  const id = await waitingPost()
  await deskOf(app, former).decide(approve(id))
  await happensTo(former.user.id)
  await untilCarriedOut(app, id)
  expect((await postOf(id)).review).toMatchObject({ state: 'waiting', version: 1 })
  expect(await desk.listed(id)).toMatchObject([{ claim: null }])
  expect(await deedsOn(id)).toEqual([])
})

test.each([
  ['none', 0],
  ['more than fifty', 51],
])('%s are refused', async (_what, count) => {
  const { status } = await desk.decide(...Array.from({ length: count }, () => approve(newId())))
  expect(status).toBe(400)
})

test('fifty are decided on at once, and what is named twice once', async () => {
  const ids = await Promise.all(Array.from({ length: 49 }, () => waitingPost()))
  const { body } = await desk.decide(...[...ids, ...ids.slice(0, 1)].map((id) => approve(id)))
  expect(body.decisions.map(({ id }) => id).sort()).toEqual(ids.sort())
  await untilCarriedOut(app, ...ids)
  const states = await app.deps.kysely
    .selectFrom('posts')
    .select('review_state')
    .where('id', 'in', ids)
    .execute()
  expect(new Set(states.map(({ review_state }) => review_state))).toEqual(new Set(['approved']))
})

test('an action of another kind is refused', async () => {
  const id = await waitingPost()
  const { status, body } = await desk.decide({ ...approve(id), action: 'resolve' })
  expect([status, body.code]).toEqual([400, 'unknown_value'])
})
