import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { recordTransactions } from '../test/statements.ts'

/** Two processes of one installation. */
let one: TestApp
let two: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  const settings = { SERVER_KEY: 'cd'.repeat(32) }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
  author = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const hears = ({ heard }: LivePerson, count: number) =>
  eventually(() => expect(heard).toHaveLength(count), { every: 5 })

async function watching(app: TestApp, postId: string): Promise<LivePerson> {
  const window = await connect(app, await makePerson(one.deps))
  expect(await window.watch(postId)).toEqual({ success: true })
  return window
}

const comment = (app: TestApp, id: string, text: string) =>
  app.call('POST /posts/:id/comments', { params: { id }, body: { text } }, { as: author })

test('what happens through one process is heard in every other, once', async () => {
  const postId = await makePost(one.deps, author)
  const windows = [await watching(one, postId), await watching(two, postId)]
  await comment(one, postId, 'Through one')
  await comment(two, postId, 'Through two')
  // What comes through different processes has no order otherwise.
  for (const window of windows) await hears(window, 2)
  await one.call('POST /posts/:id/reactions', { params: { id: postId } }, { as: author })
  for (const window of windows) {
    await hears(window, 3)
    expect(window.heard.map(([name]) => name)).toEqual(['commentAdded', 'commentAdded', 'reactionChanged'])
  }
})

test('what is said at the same moment is said to the others by few statements, and heard in its order', async () => {
  const transactions = recordTransactions()
  const { SERVER_KEY = '', DATABASE_URL = '' } = one.deps.config
  const third = await startTestApp({ settings: { SERVER_KEY, DATABASE_URL } })
  onTestFinished(() => third.close())
  const postId = await makePost(one.deps, author)
  const window = await watching(two, postId)
  await third.deps.live.ask('select')
  transactions()
  const counts = Array.from({ length: 200 }, (_, at) => at)
  for (const order of counts)
    third.deps.live.publish({ post: postId }, 'reactionChanged', { postId, reactionCount: order, order })
  await hears(window, counts.length)
  expect(window.heard.map(([, event]) => event)).toEqual(
    counts.map((order) => ({ postId, reactionCount: order, order })),
  )
  const said = transactions().filter(([text = '']) => /pg_notify/i.test(text))
  expect(said.length).toBeLessThanOrEqual(5)
})

test.each([
  ['the longest comment', 'ক'.repeat(2_000)],
  ['a comment that is long only on its way', '"'.repeat(2_000)],
  ['a comment just below what a notice takes', 'x'.repeat(1_900)],
])('%s arrives whole', async (_what, text) => {
  const postId = await makePost(one.deps, author)
  const window = await watching(two, postId)
  await comment(one, postId, text)
  await hears(window, 1)
  expect(window.heard[0]?.[1]).toMatchObject({ postId, comment: { text } })
})

test('a post that leaves public view through one process puts out its watchers in the other', async () => {
  const [postId, other] = [await makePost(one.deps, author), await makePost(one.deps, author)]
  const windows = [await watching(one, postId), await watching(two, postId)]
  for (const window of windows) await window.watch(other)
  const decide = (action: 'approve' | 'disapprove') =>
    two.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id: postId }, body: { action } },
      { as: admin },
    )
  await decide('disapprove')
  await comment(two, other, 'After that')
  for (const window of windows) await hears(window, 1)
  await decide('approve')
  const witness = await watching(one, postId)
  await comment(two, postId, 'Back again')
  await hears(witness, 1)
  await comment(two, other, 'At last')
  for (const window of windows) {
    await hears(window, 2)
    expect(window.heard.map(([, { postId: about }]) => about)).toEqual([other, other])
  }
})

test('one that has closed keeps nobody else from hearing', async () => {
  const settings = { SERVER_KEY: 'cd'.repeat(32), DATABASE_URL: one.deps.config.DATABASE_URL ?? '' }
  const three = await startTestApp({ settings })
  const postId = await makePost(one.deps, author)
  await watching(three, postId)
  const window = await watching(one, postId)
  await three.close()
  await comment(two, postId, 'Still here')
  await hears(window, 1)
})
