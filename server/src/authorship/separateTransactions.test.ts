import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { withoutScheduledShuffle } from '../test/schedule.ts'

let app: TestApp
let author: TestPerson
let unnamed: string
let others: { person: TestPerson; postId: string }[]
beforeAll(async () => {
  app = await startTestApp()
  await withoutScheduledShuffle(app.deps.pool)
  author = await makePerson(app.deps)
  unnamed = await makePost(app.deps, author, { isAnonymous: true })
  others = await Promise.all(
    Array.from({ length: 5 }, async () => ({
      person: await makePerson(app.deps),
      postId: await makePost(app.deps, author),
    })),
  )
})
afterAll(() => app.close())

const post = (path: string, { token }: TestPerson, payload = {}) =>
  app.app.inject({
    method: 'POST',
    url: `/api/posts/${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
const react = (postId: string, as: TestPerson) => post(`${postId}/reactions`, as)
const comment = (postId: string, as: TestPerson) => post(`${postId}/comments`, as, { text: 'Seen' })

test('what an author does to their own anonymous post shares no transaction with what is done under a name', async () => {
  const named = others.map(({ postId }) => postId)
  await Promise.all([
    ...named.map((postId) => react(postId, author)),
    react(unnamed, author),
    ...others.map(({ postId, person }) => react(postId, person)),
  ])
  const transactions = async (from: string, ids: readonly string[]) => {
    const key = from === 'posts' ? 'id' : 'post_id'
    const { rows } = await app.deps.pool.query<{ xid: string }>(
      `select unnest(array[xmin::text, xmax::text]) as xid from ${from} where ${key} = any($1)`,
      [ids],
    )
    return rows.map(({ xid }) => xid).filter((xid) => xid !== '0')
  }
  const ofReactions = await transactions('reactions', named)
  expect(ofReactions.length).toBeGreaterThanOrEqual(10)
  const ofUnnamed = [
    ...(await transactions('posts', [unnamed])),
    ...(await transactions('post_counts', [unnamed])),
  ]
  expect(ofUnnamed.filter((xid) => ofReactions.includes(xid))).toEqual([])
  const { rows } = await app.deps.pool.query('select author_reacted from post_counts where post_id = $1', [
    unnamed,
  ])
  expect(rows).toEqual([{ author_reacted: true }])
})

test('what is said on an anonymous post shares no transaction with what its author says elsewhere under their name', async () => {
  await Promise.all([
    ...others.map(({ postId }) => comment(postId, author)),
    ...others.map(({ person }) => comment(unnamed, person)),
  ])
  const transactions = async (condition: string, value: string) => {
    const { rows } = await app.deps.pool.query<{ xid: string }>(
      `select xmin::text as xid from comments where ${condition}`,
      [value],
    )
    return rows.map(({ xid }) => xid)
  }
  const onUnnamed = await transactions('post_id = $1', unnamed)
  const byAuthor = await transactions('user_id = $1', author.user.id)
  expect([onUnnamed.length, byAuthor.length]).toEqual([5, 5])
  expect(onUnnamed.filter((xid) => byAuthor.includes(xid))).toEqual([])
})
