import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let t: TestApp
let admin: TestPerson
let author: TestPerson
let postId: string
beforeAll(async () => {
  t = await startTestApp()
  admin = await makePerson(t.deps, { role: 'admin' })
  author = await makePerson(t.deps)
  postId = await makePost(t.deps, author)
})
afterAll(() => t.close())

type Kind = Exclude<FlagKind, 'person'>

const make: Record<Kind, (by: TestPerson) => Promise<string>> = {
  post: (by) => makePost(t.deps, by),
  comment: (by) => makeComment(t.deps, by, postId),
  timeline: (by) => makeTimeline(t.deps, by, postId),
  suspect: (by) => makeSuspect(t.deps, by),
}
const remove: Record<Kind, (id: string, as: TestPerson) => Promise<{ status: number }>> = {
  post: (id, as) => t.call('DELETE /posts/:id', { params: { id } }, { as }),
  comment: (commentId, as) =>
    t.call('DELETE /posts/:postId/comments/:commentId', { params: { postId, commentId } }, { as }),
  timeline: (timelineId, as) =>
    t.call('DELETE /timelines/post/:postId/:timelineId', { params: { postId, timelineId } }, { as }),
  suspect: (id, as) => t.call('DELETE /criminals/:id', { params: { id } }, { as }),
}
const flag = (kind: FlagKind, id: string, as: TestPerson) =>
  t.call('POST /flags', { body: { kind, id, reason: 'spam', text: '' } }, { as })
const told = async (as: TestPerson, kind: string) => {
  const { notifications } = (await t.call('GET /notifications', { query: {} }, { as })).body
  return notifications.filter((each) => each.kind === kind).map(({ data }) => data)
}
const decided = async (kind: string) => {
  const { kinds } = (await t.call('GET /admin/figures', {}, { as: admin })).body.figures
  const found = kinds.find((each) => each.kind === kind)
  return [found?.decided ?? 0, found?.sentBack ?? 0] as const
}
const noticed = (count: number) =>
  eventually(async () =>
    expect((await told(admin, 'flag_waiting')).map((data) => data.count)).toEqual(count ? [count] : []),
  )

describe.each(['post', 'comment', 'timeline', 'suspect'] as const)('a flagged %s', (kind) => {
  test('that an admin deletes by its own call is decided: whoever flagged it is told, and it is in the figures', async () => {
    const reporter = await makePerson(t.deps)
    const id = await make[kind](author)
    await flag(kind, id, reporter)
    await flag(kind, id, admin)
    await noticed(1)
    const before = await decided('flag')
    expect((await remove[kind](id, admin)).status).toBe(200)
    await eventually(async () =>
      expect(await told(reporter, 'report_reviewed')).toEqual([
        { outcome: 'removed', ...(kind !== 'post' && { flagged: kind }) },
      ]),
    )
    expect(await told(admin, 'report_reviewed')).toEqual([])
    expect(await decided('flag')).toEqual([before[0] + 1, before[1] + 1])
    await noticed(0)
  })

  test('that its author deletes leaves the list, and is no decision of an admin', async () => {
    const [reporter, by] = [await makePerson(t.deps), kind === 'timeline' ? author : await makePerson(t.deps)]
    const id = await make[kind](by)
    await flag(kind, id, reporter)
    await noticed(1)
    const before = await decided('flag')
    expect((await remove[kind](id, by)).status).toBe(200)
    await eventually(async () => expect(await told(reporter, 'report_reviewed')).toHaveLength(1))
    expect(await decided('flag')).toEqual(before)
    await noticed(0)
  })
})

test.each(['a moderator', 'its author'])(
  'what goes with a post that %s deletes is told to whoever else flagged it, once',
  async (who) => {
    const [reporter, writer] = [await makePerson(t.deps), await makePerson(t.deps)]
    const post = await makePost(t.deps, writer)
    const by = who === 'its author' ? writer : admin
    const comment = await makeComment(t.deps, author, post)
    await flag('comment', comment, reporter)
    await flag('comment', comment, by)
    await flag('comment', await makeComment(t.deps, author, post), reporter)
    await flag('timeline', await makeTimeline(t.deps, writer, post), reporter)
    await flag('post', post, reporter)
    await noticed(4)
    expect((await remove.post(post, by)).status).toBe(200)
    await eventually(async () => expect(await told(reporter, 'report_reviewed')).toHaveLength(3))
    expect(await told(reporter, 'report_reviewed')).toEqual(
      expect.arrayContaining([
        { outcome: 'removed' },
        { outcome: 'removed', flagged: 'comment' },
        { outcome: 'removed', flagged: 'timeline' },
      ]),
    )
    expect(await told(by, 'report_reviewed')).toEqual([])
    await noticed(0)
  },
)

test('what goes with an account leaves the list of what was flagged, and whoever flagged it is told', async () => {
  const [leaving, reporter] = [await makePerson(t.deps), await makePerson(t.deps)]
  await flag('comment', await make.comment(leaving), reporter)
  await flag('post', await make.post(leaving), reporter)
  await flag('person', leaving.user.id, reporter)
  await noticed(3)
  const body = { password: everybodysPassword, writing: 'delete' } as const
  expect((await t.call('DELETE /users/profile', { body }, { as: leaving })).status).toBe(200)
  await noticed(0)
  await eventually(async () => expect(await told(reporter, 'report_reviewed')).toHaveLength(2))
  expect(await told(reporter, 'report_reviewed')).toEqual(
    expect.arrayContaining([{ outcome: 'removed' }, { outcome: 'removed', flagged: 'comment' }]),
  )
})

test('a post that waits is decided by deleting it; how long it waited is measured unless it is anonymous', async () => {
  for (const isAnonymous of [false, true]) {
    const before = await decided('post')
    await remove.post(await makePost(t.deps, author, { review: 'waiting', isAnonymous }), admin)
    expect(await decided('post')).toEqual([before[0] + 1, before[1] + 1])
  }
  const { rows } = await t.deps.pool.query(
    `select waited_seconds is null as is_unknown from audit_log where action = 'post.delete' and decided = 'post' order by at`,
  )
  expect(rows.map(({ is_unknown }) => is_unknown).toSorted()).toEqual([false, true])
})
