import { randomBytes } from 'node:crypto'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { recordTransactions } from '../test/statements.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { SERVER_KEY: 'ef'.repeat(32) } })
  author = await makePerson(app.deps)
  stranger = await makePerson(app.deps)
})
afterAll(() => app.close())

const countsOf = async (postId: string, by = app) => {
  const { body } = await by.call('GET /notifications', { query: { limit: 100 } }, { as: author })
  return body.notifications.flatMap(({ kind, data }) =>
    kind === 'post_commented' && data.postId === postId ? [data.count] : [],
  )
}
const expectCounts = (postId: string, counts: number[], by = app) =>
  eventually(async () => expect(await countsOf(postId, by)).toEqual(counts))

const pushesAsked = async () =>
  (await app.deps.pool.query(`select from boss.job where name = 'notifications.push'`)).rowCount ?? 0

test('comments that come together are told together, without those of the author', async () => {
  const postId = await makePost(app.deps, author)
  await eventually(async () => expect(await pushesAsked()).toBeGreaterThan(0))
  const before = await pushesAsked()
  const writers = [stranger, stranger, stranger, author, stranger]
  await Promise.all(writers.map((each) => makeComment(app.deps, each, postId)))
  await expectCounts(postId, [4])
  expect((await pushesAsked()) - before).toBeLessThanOrEqual(2)
  await makeComment(app.deps, stranger, postId)
  await expectCounts(postId, [5])
})

test('while comments go on coming, they are told of no more than once a second', async () => {
  const postId = await makePost(app.deps, author)
  const transactions = recordTransactions()
  const begun = performance.now()
  let comments = 0
  while (performance.now() - begun < 2_500) {
    await makeComment(app.deps, stranger, postId)
    comments += 1
  }
  const told = transactions().filter((each) =>
    each.some((text) => text.includes('delete from untold_comments')),
  )
  expect(told.length).toBeLessThanOrEqual(1 + (performance.now() - begun) / 1_000)
  await expectCounts(postId, [comments])
})

test('a phone is to ring for whoever has one, and of an anonymous post that is asked of whoever', async () => {
  const asksOf = async ({ isAnonymous = false, hasPhone = false }) => {
    const by = await makePerson(app.deps)
    const postId = await makePost(app.deps, by, { isAnonymous })
    await untilAllAreTold(app.deps)
    const before = await pushesAsked()
    if (hasPhone) await addPhone(by)
    await makeComment(app.deps, stranger, postId)
    await untilAllAreTold(app.deps)
    return (await pushesAsked()) - before
  }
  expect(await asksOf({ hasPhone: true })).toBe(1)
  expect(await asksOf({ hasPhone: false })).toBe(0)
  expect(await asksOf({ hasPhone: false, isAnonymous: true })).toBe(1)
  expect(await asksOf({ hasPhone: true, isAnonymous: true })).toBe(1)
})

const addPhone = ({ user }: TestPerson) =>
  app.deps.pool.query(
    `insert into push_tokens (id, session_id, address_hash, token, language, registered_at)
     select $1, id, $2, '{}', 'en', now() from sessions where user_id = $3`,
    [newId(), randomBytes(32), user.id],
  )

test('that comments count as told and what is said of them stand or fall together, and nobody waits for the disk', async () => {
  const transactions = recordTransactions()
  const postId = await makePost(app.deps, author)
  await makeComment(app.deps, stranger, postId)
  await expectCounts(postId, [1])
  const [told] = transactions().filter((each) =>
    each.some((text) => text.includes('delete from untold_comments')),
  )
  expect(told).toEqual(
    expect.arrayContaining([
      'set local synchronous_commit = off',
      expect.stringContaining('insert into "notifications"'),
    ]),
  )
})

test('once one of the comments is anonymous, the notification says the day, until it has been read', async () => {
  const postId = await makePost(app.deps, author)
  const isOfDay = async (isAnonymous: boolean) => {
    await makeComment(app.deps, stranger, postId, { isAnonymous })
    await untilAllAreTold(app.deps)
    const { body } = await app.call('GET /notifications', { query: { limit: 100 } }, { as: author })
    const told = body.notifications.find(
      ({ kind, data }) => kind === 'post_commented' && data.postId === postId,
    )
    expect(told?.data).toEqual({ postId, postTitle: expect.any(String), count: expect.any(Number) })
    const time = new Date(told?.createdAt ?? 0)
    return time.getTime() === dayOf(time).getTime()
  }
  expect([await isOfDay(false), await isOfDay(true), await isOfDay(false)]).toEqual([false, true, true])
  await app.call('PUT /notifications/read-all', {}, { as: author })
  expect(await isOfDay(false)).toBe(false)
})

test('comments under the name of the author alone are not told', async () => {
  const postId = await makePost(app.deps, author)
  await makeComment(app.deps, author, postId)
  const other = await makePost(app.deps, author)
  await makeComment(app.deps, stranger, other)
  await expectCounts(other, [1])
  expect(await countsOf(postId)).toEqual([])
})

test('what a process has answered and not told before it ended, the next one tells', async () => {
  const postId = await makePost(app.deps, author)
  const first = await startTestApp({
    settings: { SERVER_KEY: 'ef'.repeat(32), DATABASE_URL: app.deps.config.DATABASE_URL ?? '' },
  })
  await first.app.close()
  await app.app.close()
  const params = { id: postId }
  // Both apps have stopped listening, and closing them has waited for the round in progress.
  for (const { deps } of [first, app]) expect(deps.pendingComments.listenerCount('comment')).toBe(0)
  await makeComment(first.deps, stranger, postId)
  const untold = 'select from untold_comments where post_id = $1'
  expect((await app.deps.pool.query(untold, [params.id])).rowCount).toBe(1)
  const next = await startTestApp({
    settings: { SERVER_KEY: 'ef'.repeat(32), DATABASE_URL: app.deps.config.DATABASE_URL ?? '' },
  })
  try {
    await expectCounts(postId, [1], next)
    expect((await app.deps.pool.query(untold, [params.id])).rowCount).toBe(0)
  } finally {
    await next.close()
    await first.close()
  }
})
