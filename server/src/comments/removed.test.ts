import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

const reason = 'It is advertising, or has been written many times over.'
const told = async (as: TestPerson) => {
  const { notifications } = (await app.call('GET /notifications', {}, { as })).body
  return notifications
    .filter(({ kind }) => kind === 'comment_removed' || kind === 'timeline_removed')
    .map(({ kind, data }) => ({ kind, ...data }))
}
const remove = (postId: string, commentId: string, as: TestPerson, body: { reason?: string } = {}) =>
  app.call('DELETE /posts/:postId/comments/:commentId', { params: { postId, commentId }, body }, { as })

test.each([true, false])(
  'whose comment an admin deletes is told why (anonymous: %s)',
  async (isAnonymous) => {
    const postId = await makePost(app.deps, author)
    const writer = await makePerson(app.deps)
    const text = `${'ক'.repeat(79)} the end`
    const [one, other] = [
      await makeComment(app.deps, writer, postId, { text, isAnonymous }),
      await makeComment(app.deps, writer, postId, { text: 'Short', isAnonymous }),
    ]
    expect((await remove(postId, one, admin, { reason })).status).toBe(200)
    expect((await remove(postId, other, admin)).status).toBe(200)
    await eventually(async () => expect(await told(writer)).toHaveLength(2))
    expect(await told(writer)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'comment_removed', reason, excerpt: `${'ক'.repeat(79)}…` }),
        expect.objectContaining({ kind: 'comment_removed', reason: '', excerpt: 'Short' }),
      ]),
    )
    expect(await told(author)).toEqual([])
    const { rows } = await app.deps.pool.query(
      `select user_id from notifications where kind = 'comment_removed' and user_id = $1`,
      [writer.user.id],
    )
    expect(rows).toHaveLength(isAnonymous ? 0 : 2)
    const { entries } = (
      await app.call('GET /admin/audit', { query: { action: 'comment.delete' } }, { as: admin })
    ).body
    expect(entries.find(({ subject }) => subject._id === one)?.detail.reason).toBe(reason)
  },
)

const flag = (id: string) =>
  app.call('POST /flags', { body: { kind: 'comment', id, reason: 'hate' } }, { as: author })
const removeFlagged = (id: string) => {
  const input = { params: { kind: 'comment', id }, body: { action: 'remove', reason } } as const
  return app.call('POST /admin/flags/:kind/:id', input, { as: admin })
}

test.each([
  ['deletes on a post that is public', false, true],
  ['deletes on a post that was taken down', false, false],
  ['removes for its flags on a post that is public', true, true],
  ['removes for its flags on a post that was taken down', true, false],
])(
  'whose comment an admin %s is told the title of the post only if everybody may read it',
  async (_what, isFlagged, isPublic) => {
    const postId = await makePost(app.deps, author, { title: 'Timber cut' })
    const writer = await makePerson(app.deps)
    const id = await makeComment(app.deps, writer, postId)
    if (isFlagged) await flag(id)
    if (!isPublic) {
      const input = { params: { id: postId }, body: { action: 'disapprove' } } as const
      await app.call('POST /posts/admin/toggle-approval/:id', input, { as: admin })
    }
    const removal = isFlagged ? removeFlagged(id) : remove(postId, id, admin, { reason })
    expect((await removal).status).toBe(200)
    await eventually(async () => expect(await told(writer)).toHaveLength(1))
    const [notification] = await told(writer)
    expect(notification?.postTitle).toBe(isPublic ? 'Timber cut' : undefined)
  },
)

test('who deletes their own is told nothing, also as an admin', async () => {
  const postId = await makePost(app.deps, author)
  await remove(postId, await makeComment(app.deps, admin, postId), admin, { reason })
  await untilAllAreTold(app.deps)
  expect(await told(admin)).toEqual([])
})

test('whose entry an admin deletes is told why, also of an anonymous post', async () => {
  for (const isAnonymous of [true, false]) {
    const writer = await makePerson(app.deps)
    const postId = await makePost(app.deps, writer, { isAnonymous })
    const timelineId = await makeTimeline(app.deps, writer, postId, { title: 'They were arrested' })
    const { status } = await app.call(
      'DELETE /timelines/post/:postId/:timelineId',
      { params: { postId, timelineId }, body: { reason } },
      { as: admin },
    )
    expect(status).toBe(200)
    await eventually(async () => expect(await told(writer)).toHaveLength(1))
    expect(await told(writer)).toEqual([
      expect.objectContaining({ kind: 'timeline_removed', reason, excerpt: 'They were arrested' }),
    ])
  }
})

test('a reason that is too long is refused, and nothing is deleted', async () => {
  const postId = await makePost(app.deps, author)
  const commentId = await makeComment(app.deps, author, postId)
  const { body } = await remove(postId, commentId, admin, { reason: 'x'.repeat(501) })
  expect(body.errors).toEqual({ reason: 'This text is too long' })
  expect((await remove(postId, commentId, author)).status).toBe(200)
})
