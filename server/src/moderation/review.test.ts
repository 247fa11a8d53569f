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

test('of an anonymous author: only whether they had an approved post before', async () => {
  const author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  const first = await makePost(app.deps, author, { isAnonymous: true })
  const second = await makePost(app.deps, author, { isAnonymous: true, review: 'waiting' })
  for (const [id, before] of [
    [first, false],
    [second, true],
  ] as const) {
    const seen = await review(id)
    expect(seen).toMatchObject({ post: { user: null, authorApprovedBefore: before }, authorStanding: null })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Zubaida|${author.user.id}|joined`))
  }
  // An admin who wrote it themselves is told no more of it.
  const own = await makePost(app.deps, admin, { isAnonymous: true, review: 'waiting' })
  expect((await review(own)).authorStanding).toBeNull()
})

test('a name never tells that its bearer has written anonymously', async () => {
  const author = await makePerson(app.deps)
  await makePost(app.deps, author, { isAnonymous: true })
  const named = await makePost(app.deps, author, { review: 'waiting' })
  const anonymous = await makePost(app.deps, author, { isAnonymous: true, review: 'waiting' })
  const before = async (id: string) => (await review(id)).post.authorApprovedBefore
  expect([await before(named), await before(anonymous)]).toEqual([false, true])
  const form = { title: 'Now with my name', desc: 'x', isAnonymous: false }
  const params = { id: anonymous }
  await app.call('PUT /posts/:id', { params, form }, { as: author })
  expect(await before(anonymous)).toBe(false)

  const named2 = await makePerson(app.deps)
  await makePost(app.deps, named2)
  const later = await makePost(app.deps, named2, { isAnonymous: true, review: 'waiting' })
  await app.call('PUT /posts/:id', { params: { id: later }, form }, { as: named2 })
  expect(await before(later)).toBe(true)
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
