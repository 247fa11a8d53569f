import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { actorOf, makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { decideTimeline, rejectTimeline } from '../timelines/timelines.ts'

let app: TestApp
let author: TestPerson
let amina: TestPerson
let farid: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  amina = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  farid = await makePerson(app.deps, { role: 'admin', name: 'Farid' })
})
afterAll(() => app.close())

const read = async (query = {}) => (await app.call('GET /admin/audit', { query }, { as: amina })).body
const decide = (id: string, body: { action: 'approve' | 'disapprove'; reason?: string }, as = amina) =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as })

test('says who did what to what, the latest first', async () => {
  const id = await makePost(app.deps, author, { title: 'At the river', review: 'waiting' })
  await decide(id, { action: 'disapprove', reason: 'Where was it?' }, farid)
  const [entry] = (await read({ limit: 1 })).entries
  const subject = { kind: 'post', _id: id, title: 'At the river', postId: id, exists: true }
  expect(entry).toEqual({
    _id: expect.any(String),
    action: 'post.disapprove',
    at: expect.any(String),
    by: { _id: farid.user.id, name: 'Farid' },
    subject,
    detail: { reason: 'Where was it?' },
  })
  await app.call('DELETE /posts/:id', { params: { id } }, { as: amina })
  const [deleted, before] = (await read({ limit: 2 })).entries
  expect(deleted).toMatchObject({ action: 'post.delete', subject: { ...subject, exists: false } })
  expect(before?.subject).toEqual({ ...subject, title: null, exists: false })
})

test('names entries, comments and suspects by what can be read of them', async () => {
  const postId = await makePost(app.deps, author, { title: 'The post' })
  const commentId = await makeComment(app.deps, author, postId, { text: 'secret words' })
  const timelineId = await makeTimeline(app.deps, author, postId, { title: 'The entry', approved: false })
  const suspectId = await makeSuspect(app.deps, author, { name: 'Kalam' })
  const as = { as: amina }
  const params = { postId, commentId }
  await app.call('DELETE /posts/:postId/comments/:commentId', { params }, as)
  await app.call('PATCH /timelines/:id/toggle', { params: { id: timelineId }, body: {} }, as)
  await app.call('PUT /criminals/:id', { params: { id: suspectId }, form: { location: 'Jessore' } }, as)
  await app.call('DELETE /criminals/:id', { params: { id: suspectId } }, as)
  const { entries } = await read({ limit: 4 })
  expect(
    entries.map(({ action, subject: { title, postId: of, exists } }) => [action, title, of, exists]),
  ).toEqual([
    ['suspect.delete', 'Kalam', null, false],
    ['suspect.edit', null, null, false],
    ['timeline.approve', 'The entry', postId, true],
    ['comment.delete', 'The post', postId, false],
  ])
  expect(JSON.stringify(entries)).not.toContain('secret words')
})

test('is read by pages or by cursor, of one kind of action, of one admin', async () => {
  const other = await makePerson(app.deps, { role: 'admin' })
  for (let time = 0; time < 3; time++) {
    const id = await makePost(app.deps, author, { review: 'waiting' })
    await decide(id, { action: 'disapprove' }, other)
    await decide(id, { action: 'approve' }, other)
  }
  const actor = other.user.id
  const whole = await read({ actor })
  expect(whole.entries.map(({ action }) => action)).toEqual(
    [1, 2, 3].flatMap(() => ['post.approve', 'post.disapprove']),
  )
  expect(whole.nextCursor).toBeNull()
  const first = await read({ actor, limit: 4 })
  const rest = await read({ actor, limit: 4, cursor: first.nextCursor })
  expect([...first.entries, ...rest.entries]).toEqual(whole.entries)
  expect((await read({ actor, limit: 4, page: 2 })).entries).toEqual(rest.entries)
  const approvals = await read({ actor, action: 'post.approve' })
  expect(approvals.entries.map(({ action }) => action)).toEqual(Array(3).fill('post.approve'))
  const wrong = await app.call('GET /admin/audit', { query: { action: 'nonsense' as never } }, { as: amina })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'unknown_value'])
})

test('never says who wrote an anonymous post or comment, and holds after its author has gone', async () => {
  const postId = await makePost(app.deps, author, { isAnonymous: true, review: 'waiting' })
  await decide(postId, { action: 'approve' })
  const commentId = await makeComment(app.deps, author, postId, { isAnonymous: true })
  const params = { postId, commentId }
  await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: amina })
  await app.call('DELETE /posts/:id', { params: { id: postId } }, { as: amina })
  const answer = JSON.stringify(await read({ limit: 100 }))
  for (const secret of [author.user.id, 'Zubaida', author.user.phone]) expect(answer).not.toContain(secret)
})

describe('that the only admin decided on their own', () => {
  const decidedAlone = async () => {
    const only = await makePerson(app.deps, { role: 'admin', name: 'Salma' })
    const postId = await makePost(app.deps, only)
    const [kept, rejected] = [
      await makeTimeline(app.deps, only, postId, { approved: false }),
      await makeTimeline(app.deps, only, postId, { approved: false }),
    ]
    await makeTimeline(app.deps, only, postId)
    await app.deps.kysely.updateTable('users').set({ role: 'user' }).where('id', '!=', only.user.id).execute()
    await decide(postId, { action: 'disapprove' }, only)
    await decide(postId, { action: 'approve' }, only)
    await decideTimeline(app.deps, actorOf(only), kept, 'approve')
    await rejectTimeline(app.deps, actorOf(only), rejected, 'x')
    await app.deps.kysely
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '!=', only.user.id)
      .execute()
    return { only, postId, subjects: [postId, kept, rejected] }
  }
  const said = async ({ only }: { only: TestPerson }) =>
    (await read({ actor: only.user.id })).entries.map(({ detail }) => detail.isOwn ?? false)

  test('is in the log, and not any more when the post has become anonymous', async () => {
    const alone = await decidedAlone()
    expect(await said(alone)).toEqual([true, true, true, true])
    const form = { title: 'A title', desc: 'A text', isAnonymous: true }
    const params = { id: alone.postId }
    const { status } = await app.call('PUT /posts/:id', { params, form }, { as: alone.only })
    expect(status).toBe(200)
    expect(await said(alone)).toEqual([false, false, false, false])
  })

  test('nor when the account is deleted', async () => {
    const alone = await decidedAlone()
    const body = { password: everybodysPassword }
    const { status } = await app.call('DELETE /users/profile', { body }, { as: alone.only })
    expect(status).toBe(200)
    expect(await said(alone)).toEqual([false, false, false, false])
  })
})

test.each([
  sql`update audit_log set actor_name = 'Nobody'`,
  sql`update audit_log set detail = detail || '{"isOwn": true}'`,
  sql`update audit_log set detail = '{}'`,
  sql`delete from audit_log`,
  sql`truncate audit_log`,
])('the database itself refuses to change it (%#)', async (statement) => {
  const before = await read({ limit: 100 })
  await expect(statement.execute(app.deps.kysely)).rejects.toThrow('only ever added to')
  expect(await read({ limit: 100 })).toEqual(before)
})
