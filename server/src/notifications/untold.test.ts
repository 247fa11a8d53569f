import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveComment, hideComment } from '../comments/visibility.ts'
import { transact } from '../db/transaction.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { clearDueTimes, commentsWithPendingReplies, postsWithPendingComments } from './subjectStore.ts'

/* Comments that nobody but moderators finds when somebody is to be told of them. */

let app: TestApp
let author: TestPerson
let writer: TestPerson
let replier: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  writer = await makePerson(app.deps)
  replier = await makePerson(app.deps)
})
afterAll(() => app.close())

let postId: string
let parentId: string
beforeEach(async () => {
  postId = await makePost(app.deps, author)
  parentId = await makeComment(app.deps, writer, postId)
  await untilAllAreTold(app.deps)
})

type Kind = 'post_commented' | 'comment_replied'
/** The notifications of this kind about the post: how many comments each counts, and the title that it has. */
const told = async (kind: Kind) => {
  await untilAllAreTold(app.deps)
  const { rows } = await app.deps.pool.query<{ data: { count: number; postTitle: string } }>(
    'select data from notifications where kind = $1 and post_id = $2',
    [kind, postId],
  )
  return rows.map(({ data }) => [data.count, data.postTitle])
}
const title = 'A bag was snatched'

const hide = (id: string) =>
  transact(app.deps.kysely, (tx, afterCommit) => hideComment(app.deps, tx, afterCommit, id))
const keep = (id: string) =>
  transact(app.deps.kysely, (tx, afterCommit) => approveComment(app.deps, tx, afterCommit, id))
/** Whether the next look would tell of comments on the post, and of replies to the comment. */
const due = async () => {
  const now = new Date()
  const posts = await postsWithPendingComments(app.deps.kysely, now)
  const comments = await commentsWithPendingReplies(app.deps.kysely, now)
  return [posts.includes(postId), comments.includes(parentId)]
}
const answer = () => makeComment(app.deps, replier, postId, { parentId, isAnonymous: true })

describe('a comment that is hidden when it is to be told of', () => {
  test('is told of once a moderator keeps it', async () => {
    const id = await makeComment(app.deps, replier, postId, { isAnonymous: true })
    await hide(id)
    expect(await told('post_commented')).toEqual([[1, title]])
    expect(await due()).toEqual([false, false])
    await keep(id)
    expect(await told('post_commented')).toEqual([[2, title]])
    await hide(id)
    await keep(id)
    expect(await told('post_commented')).toEqual([[2, title]])
  })

  test('is told of as a reply, too', async () => {
    const id = await answer()
    await hide(id)
    expect(await told('comment_replied')).toEqual([])
    expect(await due()).toEqual([false, false])
    await keep(id)
    expect(await told('comment_replied')).toEqual([[1, title]])
    expect(await told('post_commented')).toEqual([[2, title]])
  })

  test('has its replies told of as well', async () => {
    await answer()
    await hide(parentId)
    expect(await told('comment_replied')).toEqual([])
    expect(await due()).toEqual([false, false])
    await keep(parentId)
    expect(await told('comment_replied')).toEqual([[1, title]])
    expect(await told('post_commented')).toEqual([[2, title]])
  })

  test('is kept without the hour at which it was due, until then', async () => {
    const id = await answer()
    const dueTimes = async () => {
      const { rows } = await sql<{ due_at: Date }>`
        select due_at from untold_comments where comment_id = ${id} union all
        select due_at from untold_replies where comment_id = ${id}`.execute(app.deps.kysely)
      return rows.map(({ due_at }) => due_at.getTime())
    }
    const before = await dueTimes()
    await hide(id)
    await clearDueTimes(app.deps.kysely, new Date())
    expect(await dueTimes()).toEqual(before)
    await clearDueTimes(app.deps.kysely, new Date(Date.now() + 80 * 60_000))
    expect(await dueTimes()).toEqual([0, 0])
    await keep(id)
    expect(await told('comment_replied')).toEqual([[1, title]])
  })

  test('and deleted then, is forgotten', async () => {
    const id = await answer()
    await hide(id)
    await untilAllAreTold(app.deps)
    const params = { postId, commentId: id }
    await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: replier })
    await untilAllAreTold(app.deps)
    const { rows } = await sql`
      select from untold_comments where comment_id = ${id} union all
      select from untold_replies where comment_id = ${id}`.execute(app.deps.kysely)
    expect(rows).toEqual([])
  })
})
