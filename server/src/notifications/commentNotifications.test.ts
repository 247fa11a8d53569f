import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { SERVER_KEY: 'ef'.repeat(32) } })
  author = await makePerson(app.deps)
  stranger = await makePerson(app.deps)
})
afterAll(() => app.close())

const toldOf = async (postId: string, by = app) => {
  const { body } = await by.call('GET /notifications', { query: { limit: 100 } }, { as: author })
  return body.notifications.flatMap(({ kind, data }) =>
    kind === 'post_commented' && data.postId === postId ? [data.count] : [],
  )
}
const isTold = (postId: string, counts: number[], by = app) =>
  eventually(async () => expect(await toldOf(postId, by)).toEqual(counts))

const pushesAsked = async () =>
  (await app.deps.pool.query(`select from boss.job where name = 'notifications.push'`)).rowCount ?? 0

test('comments that come together are told together, without those of the author', async () => {
  const postId = await makePost(app.deps, author)
  await eventually(async () => expect(await pushesAsked()).toBeGreaterThan(0))
  const before = await pushesAsked()
  const writers = [stranger, stranger, stranger, author, stranger]
  await Promise.all(writers.map((each) => makeComment(app.deps, each, postId)))
  await isTold(postId, [4])
  expect((await pushesAsked()) - before).toBeLessThanOrEqual(2)
  await makeComment(app.deps, stranger, postId)
  await isTold(postId, [5])
})

test('comments of the author alone are not told, on an anonymous post either', async () => {
  for (const isAnonymous of [false, true]) {
    const postId = await makePost(app.deps, author, { isAnonymous })
    await makeComment(app.deps, author, postId)
    const other = await makePost(app.deps, author)
    await makeComment(app.deps, stranger, other)
    await isTold(other, [1])
    expect(await toldOf(postId)).toEqual([])
  }
})

test('what a process has answered and not told before it ended, the next one tells', async () => {
  const postId = await makePost(app.deps, author)
  const first = await startTestApp({
    settings: { SERVER_KEY: 'ef'.repeat(32), DATABASE_URL: app.deps.config.DATABASE_URL ?? '' },
  })
  await first.app.close()
  await app.app.close()
  const params = { id: postId }
  // No teller is left, and stopping one has waited for what it was doing.
  for (const { deps } of [first, app]) expect(deps.untold.listenerCount('comment')).toBe(0)
  await makeComment(first.deps, stranger, postId)
  const untold = 'select from untold_comments where post_id = $1'
  expect((await app.deps.pool.query(untold, [params.id])).rowCount).toBe(1)
  const next = await startTestApp({
    settings: { SERVER_KEY: 'ef'.repeat(32), DATABASE_URL: app.deps.config.DATABASE_URL ?? '' },
  })
  try {
    await isTold(postId, [1], next)
    expect((await app.deps.pool.query(untold, [params.id])).rowCount).toBe(0)
  } finally {
    await next.close()
    await first.close()
  }
})
