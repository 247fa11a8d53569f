import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const review = async (id: string, as = admin) =>
  (await app.call('GET /posts/admin/review/:id', { params: { id } }, { as })).body.review
const report = (id: string, reason: string, as: TestPerson) =>
  app.call('POST /posts/:id/report', { params: { id }, body: { reason } }, { as })

test('of a named author: since when, and how many of their named posts were approved and sent back', async () => {
  const author = await makePerson(app.deps)
  for (const state of ['approved', 'approved', 'returned', 'waiting'] as const) {
    await makePost(app.deps, author, { review: state })
    await makePost(app.deps, author, { review: state, isAnonymous: true })
  }
  const id = await makePost(app.deps, author, { review: 'waiting' })
  const { post, authorStanding } = await review(id)
  expect(post).toMatchObject({
    _id: id,
    user: { _id: author.user.id },
    review: { state: 'waiting', version: 1 },
  })
  expect(authorStanding).toEqual({ joinedAt: expect.any(String), approvedCount: 2, returnedCount: 1 })
})

test('of an anonymous author: nothing, whatever they have behind them', async () => {
  const veteran = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  await makePost(app.deps, veteran)
  await makePost(app.deps, veteran, { isAnonymous: true })
  const authors = [veteran, await makePerson(app.deps), admin]
  const ids = await Promise.all(
    authors.map((author) =>
      makePost(app.deps, author, { isAnonymous: true, review: 'waiting', title: 'Seen from the roof' }),
    ),
  )
  const moderator = await makePerson(app.deps, { role: 'admin' })
  const query = { limit: 100, search: 'Seen from the roof' }
  const pending = (await app.call('GET /posts/admin/pending', { query }, { as: moderator })).body.posts
  const told = await Promise.all(
    ids.map(async (id) => {
      const one = await app.call('GET /posts/:id', { params: { id } }, { as: moderator })
      const inQueue = pending.find(({ _id }) => _id === id)
      // Removes what differs between any two posts, whoever wrote them.
      return JSON.stringify([await review(id, moderator), one.body.post, inQueue])
        .replaceAll(id, 'the post')
        .replace(/"(created|updated)At":"[^"]+"/g, '')
    }),
  )
  expect(told[0]).toContain('Seen from the roof')
  expect(told[1]).toBe(told[0])
  expect(told[2]).toBe(told[0])
})

test('a name never tells that its bearer has written anonymously', async () => {
  const author = await makePerson(app.deps)
  await makePost(app.deps, author, { isAnonymous: true })
  const named = await makePost(app.deps, author, { review: 'waiting' })
  expect((await review(named)).authorStanding).toMatchObject({ approvedCount: 0, returnedCount: 0 })
})

test('the suspects come whole, in the order of the post, without who made them', async () => {
  const author = await makePerson(app.deps)
  const criminals = [
    await makeSuspect(app.deps, author, { name: 'Kalam', danger_level: 'high' }),
    await makeSuspect(app.deps, author, { name: 'Abul' }),
  ].toReversed()
  const seen = await review(await makePost(app.deps, author, { criminals, isAnonymous: true }))
  expect(seen.criminals).toMatchObject([
    { name: 'Abul', crimeTypes: ['Theft'], createdBy: null },
    { name: 'Kalam', dangerLevel: 'high', createdBy: null },
  ])
  expect(JSON.stringify(seen)).not.toContain(author.user.id)
})

test('earlier reports are there, the latest first, cleared ones too', async () => {
  const author = await makePerson(app.deps)
  const reporter = await makePerson(app.deps, { name: 'Jahan' })
  const id = await makePost(app.deps, author)
  await report(id, 'First', reporter)
  const body = { action: 'ignore' } as const
  await app.call('POST /admin/reported-posts/:id', { params: { id }, body }, { as: admin })
  await report(id, 'Second', reporter)
  expect(await review(id)).toMatchObject({
    reports: [
      { reason: 'Second', state: 'open', reporter: { name: 'Jahan' } },
      { reason: 'First', state: 'cleared', reporter: { name: 'Jahan' } },
    ],
    totalReports: 2,
  })
})
