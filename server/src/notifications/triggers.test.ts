import type { Notification } from '@bichar/contract/notifications.ts'
import { readyReason } from '@bichar/contract/rules/readyReasons.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteComment } from '../comments/comments.ts'
import { transact } from '../db/transaction.ts'
import { decidePost } from '../moderation/moderation.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { askedFor, untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { decideTimeline } from '../timelines/timelines.ts'
import { beforePostDeleted, onPostRemoved, onReportsReviewed } from './triggers.ts'
import { notifyAdminsAfterHourJob } from './waiting.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let admin: TestPerson
let otherAdmin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  stranger = await makePerson(app.deps, { name: 'Somebody Elsewhere' })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Officer Nasrin' })
  otherAdmin = await makePerson(app.deps, { role: 'admin' })
})
beforeAll(async () => {
  author = await makePerson(app.deps, { name: 'Rina Akter' })
})
afterAll(() => app.close())

const listOf = async (as: TestPerson): Promise<Notification[]> => {
  await untilAllAreTold(app.deps)
  return (await app.call('GET /notifications', { query: { limit: 100 } }, { as })).body.notifications
}
const about = async (as: TestPerson, postId: string) =>
  (await listOf(as)).filter(({ data }) => data.postId === postId)
/** The kinds of the notifications about items that wait for admins. */
const noticesOf = async (as: TestPerson) =>
  (await app.call('GET /notifications', { query: { limit: 100 } }, { as })).body.notifications
    .map(({ kind }) => kind)
    .filter((kind) => kind.endsWith('_waiting'))
    .toSorted()
const kindsAbout = async (as: TestPerson, postId: string) => (await about(as, postId)).map(({ kind }) => kind)
const decide = (id: string, action: 'approve' | 'disapprove', reason = '', as = admin) =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action, reason } }, { as })
const remove = (id: string, as: TestPerson) => app.call('DELETE /posts/:id', { params: { id } }, { as })
const actorOf = ({ user }: TestPerson) =>
  ({ userId: user.id, role: user.role, isSuperAdmin: false, sessionId: '' }) as const

describe('the author of a post', () => {
  test('is told that it was approved, and of what became of it, with a link', async () => {
    const postId = await makePost(app.deps, author, { review: 'waiting', title: 'Stolen bike' })
    expect(await about(author, postId)).toEqual([])
    await decide(postId, 'approve')
    expect(await about(author, postId)).toEqual([
      {
        _id: expect.any(String),
        kind: 'post_approved',
        data: { postId, postTitle: 'Stolen bike' },
        title: 'Your post was approved',
        description: '“Stolen bike” is public now.',
        link: `/postDetails/${postId}`,
        isRead: false,
        createdAt: expect.any(String),
        createdBy: null,
        targetAudience: null,
        category: { type: 'individual', label: 'Individual' },
      },
    ])
  })

  test('is told that it was sent back, and why when that was said', async () => {
    const [first, second] = [
      await makePost(app.deps, author, { review: 'waiting' }),
      await makePost(app.deps, author, { review: 'waiting' }),
    ]
    await decide(first, 'disapprove', 'Please leave out the phone number.')
    await decide(second, 'disapprove')
    const [told] = await about(author, first)
    expect(told?.data.reason).toBe('Please leave out the phone number.')
    expect(told?.description).toMatch(/Reason: Please leave out the phone number\.$/)
    expect((await about(author, second))[0]?.data).toEqual({
      postId: second,
      postTitle: 'A bag was snatched',
    })
  })

  test('reads a ready reason in their own language, whichever the moderator chose it in', async () => {
    const postId = await makePost(app.deps, author, { review: 'waiting' })
    await decide(postId, 'disapprove', readyReason('evidence', 'bn'))
    const [told] = await about(author, postId)
    expect(told?.data.reason).toBe(readyReason('evidence', 'bn').normalize('NFC'))
    expect(told?.description).toContain(`Reason: ${readyReason('evidence', 'en')}`)
  })

  test('is told that it was taken down; what had been said about it goes with it', async () => {
    const postId = await makePost(app.deps, author, { title: 'Taken away' })
    await makeComment(app.deps, stranger, postId)
    expect((await kindsAbout(author, postId)).sort()).toEqual(['post_approved', 'post_commented'])
    await remove(postId, admin)
    expect(await about(author, postId)).toEqual([])
    const [told] = await listOf(author)
    expect(told).toMatchObject({ kind: 'post_removed', data: { postTitle: 'Taken away' }, link: '/profile' })
  })

  // They decide as the only admin does; another one would have to.
  test('is not told of what they do themselves', async () => {
    const before = await listOf(otherAdmin)
    const own = await makePost(app.deps, otherAdmin, { review: 'waiting' })
    await decidePost(app.deps, actorOf(otherAdmin), own, { action: 'approve', reason: '' })
    await makeComment(app.deps, otherAdmin, own)
    await makeTimeline(app.deps, otherAdmin, own, { approved: false })
    const { body } = await app.call('GET /timelines/pending', { query: { limit: 100 } }, { as: otherAdmin })
    const entry = body.timelines.find(({ postId }) => postId === own)?._id ?? ''
    await decideTimeline(app.deps, actorOf(otherAdmin), entry)
    await remove(own, otherAdmin)
    expect(await listOf(otherAdmin)).toEqual(before)
  })

  test('finds as many comments as came since the last look, in one notification', async () => {
    const postId = await makePost(app.deps, author)
    const told = async () => (await about(author, postId)).filter(({ kind }) => kind === 'post_commented')
    await makeComment(app.deps, stranger, postId)
    expect(await told()).toMatchObject([{ title: '1 new comment', data: { count: 1 } }])
    await Promise.all([
      makeComment(app.deps, admin, postId, { isAnonymous: true }),
      makeComment(app.deps, stranger, postId),
      makeComment(app.deps, author, postId),
    ])
    const [three, ...none] = await told()
    expect(none).toEqual([])
    expect(three).toMatchObject({ title: '3 new comments', data: { count: 3 }, isRead: false })
    expect((await listOf(author))[0]?._id).toBe(three?._id)
    await app.call('PUT /notifications/:id/read', { params: { id: three?._id ?? '' } }, { as: author })
    await makeComment(app.deps, stranger, postId)
    expect(await told()).toMatchObject([{ data: { count: 1 }, isRead: false }])
  })

  test('finds no more of them than are still there', async () => {
    const postId = await makePost(app.deps, author)
    const told = async () => (await about(author, postId)).filter(({ kind }) => kind === 'post_commented')
    const drop = (commentId: string, as = admin) =>
      app.call('DELETE /posts/:postId/comments/:commentId', { params: { postId, commentId } }, { as })
    const seen = await makeComment(app.deps, stranger, postId)
    await told()
    await app.call('PUT /notifications/read-all', {}, { as: author })
    const first = await makeComment(app.deps, stranger, postId)
    const own = await makeComment(app.deps, author, postId)
    const unnamed = await makeComment(app.deps, author, postId, { isAnonymous: true })
    const last = await makeComment(app.deps, stranger, postId)
    const before = await told()
    await drop(seen)
    await drop(own, author)
    expect(await told()).toEqual(before)
    expect(before).toMatchObject([{ data: { count: 3 } }])
    await drop(unnamed, author)
    await drop(first)
    expect(await told()).toMatchObject([{ _id: before[0]?._id, title: '1 new comment', data: { count: 1 } }])
    await drop(last)
    expect(await told()).toEqual([])
  })

  test('finds of those who have left what they wrote without a name, until that goes too', async () => {
    const postId = await makePost(app.deps, author)
    const leaver = await makePerson(app.deps)
    await makeComment(app.deps, leaver, postId)
    await makeComment(app.deps, stranger, postId)
    const hidden = await makeComment(app.deps, leaver, postId, { isAnonymous: true })
    const body = { password: everybodysPassword, writing: 'delete' } as const
    await app.call('DELETE /users/profile', { body }, { as: leaver })
    const told = async () => (await about(author, postId)).filter(({ kind }) => kind === 'post_commented')
    expect(await told()).toMatchObject([{ data: { count: 2 } }])
    await deleteComment(app.deps, hidden)
    expect(await told()).toMatchObject([{ data: { count: 1 } }])
  })

  test('and nobody else hears of a post without a name, nor learns who comments on it', async () => {
    const wanted = { isAnonymous: true, title: 'Nobody may know', review: 'waiting' } as const
    const postId = await makePost(app.deps, author, wanted)
    expect((await listOf(admin)).map(({ kind }) => kind)).toContain('post_waiting')
    const traces = [author.user.id, author.user.name, author.user.phone]
    for (const trace of traces) expect(JSON.stringify(await listOf(admin))).not.toContain(trace)
    // Waits between the steps, because notifications that are made at the same time have no fixed order.
    await decide(postId, 'approve')
    await kindsAbout(author, postId)
    await makeComment(app.deps, stranger, postId, { isAnonymous: true })
    await kindsAbout(author, postId)
    await makeTimeline(app.deps, author, postId)
    const kinds = ['post_approved', 'post_commented', 'timeline_approved']
    expect((await kindsAbout(author, postId)).sort()).toEqual(kinds)
    for (const trace of [stranger.user.id, stranger.user.name]) {
      expect(JSON.stringify(await listOf(author))).not.toContain(trace)
    }
    for (const as of [admin, otherAdmin, stranger]) expect(await about(as, postId)).toEqual([])
    const { body } = await app.call('GET /notifications/admin', {}, { as: admin })
    expect(body.notifications).toEqual([])
  })
})

describe('what is anonymous', () => {
  const dueOf = async (job: Parameters<typeof askedFor>[1]) =>
    (await askedFor(app.deps, job)).filter(({ state }) => state === 'created').map(({ seconds }) => seconds)
  const hour = 3_600
  const untoldOn = async (postId: string) => {
    const { rows } = await app.deps.pool.query<{ seconds: number }>(
      'select extract(epoch from due_at - now())::integer as seconds from untold_comments where post_id = $1',
      [postId],
    )
    return rows.map(({ seconds }) => seconds)
  }

  test('is told after the full hour: that it waits, that an entry waits, that it was commented on', async () => {
    const wanted = { isAnonymous: true, review: 'waiting' } as const
    await makePost(app.deps, author, wanted)
    const open = await makePost(app.deps, author, { isAnonymous: true })
    await makeTimeline(app.deps, author, open, { approved: false })
    await makeComment(app.deps, stranger, open, { isAnonymous: true })
    for (const seconds of [...(await dueOf(notifyAdminsAfterHourJob)), ...(await untoldOn(open))]) {
      expect((Date.now() / 1_000 + seconds + 2) % hour).toBeLessThan(125)
    }
    const { rows: asked } = await app.deps.pool.query<{ is_hour: boolean }>(
      `select created_on = date_trunc('hour', created_on) as is_hour from boss.job where name = $1 and state = 'created'`,
      [notifyAdminsAfterHourJob.name],
    )
    expect(asked).toEqual(Array(3).fill({ is_hour: true }))
    expect(await dueOf(notifyAdminsAfterHourJob)).toHaveLength(3)
    expect(await untoldOn(open)).toHaveLength(1)
    expect(await noticesOf(admin)).toEqual([])
    await untilAllAreTold(app.deps)
    expect(await noticesOf(admin)).toEqual(['post_waiting', 'timeline_waiting'])
    expect((await kindsAbout(author, open)).sort()).toEqual(['post_approved', 'post_commented'])
  })

  test('and is decided on or deleted before, is told no more', async () => {
    const postId = await makePost(app.deps, author, { isAnonymous: true, review: 'waiting' })
    await decide(postId, 'approve')
    const commentId = await makeComment(app.deps, stranger, postId, { isAnonymous: true })
    const params = { postId, commentId }
    await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: stranger })
    await untilAllAreTold(app.deps)
    expect(await kindsAbout(admin, postId)).toEqual([])
    expect(await kindsAbout(author, postId)).toEqual(['post_approved'])
  })
})

describe('those who reported a post', () => {
  test('are told that it stays, as long as it does', async () => {
    const [postId, reporter] = [await makePost(app.deps, author), await makePerson(app.deps)]
    await transact(app.deps.kysely, async (tx) => {
      const reporters = [reporter.user.id, reporter.user.id, admin.user.id]
      await onReportsReviewed(app.deps, tx, actorOf(admin), reporters, { postId, outcome: 'kept' })
    })
    expect(await listOf(reporter)).toMatchObject([
      { kind: 'report_reviewed', data: { postId, outcome: 'kept' }, link: `/postDetails/${postId}` },
    ])
    expect(await kindsAbout(admin, postId)).toEqual([])
    await remove(postId, author)
    expect(await listOf(reporter)).toEqual([])
  })

  test('are told that it was taken down, and nothing that stood in it', async () => {
    const postId = await makePost(app.deps, author, { title: 'Untrue words' })
    const reporter = await makePerson(app.deps)
    const post = { id: postId, user_id: author.user.id, is_anonymous: false, title: 'Untrue words' }
    await transact(app.deps.kysely, async (tx) => {
      await beforePostDeleted(app.deps, tx, postId)
      await onPostRemoved(app.deps, tx, actorOf(admin), post)
      await tx.deleteFrom('posts').where('id', '=', postId).execute()
      const outcome = { postId, outcome: 'removed' } as const
      await onReportsReviewed(app.deps, tx, actorOf(admin), [reporter.user.id], outcome)
    })
    const [told] = await listOf(reporter)
    expect(told).toMatchObject({ data: { outcome: 'removed' }, description: 'It was taken down.' })
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`Untrue|${postId}`))
    expect((await listOf(author))[0]?.kind).toBe('post_removed')
  })
})

test('an account that goes away takes its notifications along, and comments on its posts go on', async () => {
  const leaver = await makePerson(app.deps)
  const postId = await makePost(app.deps, leaver)
  await makeComment(app.deps, stranger, postId)
  await app.deps.kysely.deleteFrom('users').where('id', '=', leaver.user.id).execute()
  await makeComment(app.deps, stranger, postId)
  const left = await app.deps.kysely
    .selectFrom('notifications')
    .select('kind')
    .where('post_id', '=', postId)
    .execute()
  expect(left).toEqual([])
})

test('a comment on the post of an account that is just going away waits for nothing', async () => {
  const leaver = await makePerson(app.deps)
  const postId = await makePost(app.deps, leaver)
  await transact(app.deps.kysely, async (tx) => {
    await tx.selectFrom('users').selectAll().where('id', '=', leaver.user.id).forUpdate().execute()
    await makeComment(app.deps, stranger, postId)
    await tx.deleteFrom('users').where('id', '=', leaver.user.id).execute()
  })
  const { body } = await app.call('GET /posts/:id/comments', { params: { id: postId } })
  expect(body.comments).toHaveLength(1)
})
