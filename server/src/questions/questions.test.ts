import { limits } from '@bichar/contract/rules/limits.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin', name: 'Shirin Akter' })
})
afterAll(() => app.close())

const anonymous = { isAnonymous: true, review: 'waiting' } as const
const ask = (id: string, text = 'Which colour was the car?') =>
  app.call('POST /posts/:id/questions', { params: { id }, body: { text } }, { as: admin })
const answer = (id: string, as: TestPerson, text = 'It was blue.') =>
  app.call('POST /posts/:id/answers', { params: { id }, body: { text } }, { as })
const read = (id: string, as: TestPerson) => app.call('GET /posts/:id/questions', { params: { id } }, { as })
const notificationsOf = async (as: TestPerson) => {
  await untilAllAreTold(app.deps)
  return (await app.call('GET /notifications', { query: {} }, { as })).body.notifications
}

test('a moderator asks, the author is told, reads and answers, and the moderators are told and read', async () => {
  const author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  const id = await makePost(app.deps, author, anonymous)
  expect((await ask(id)).body).toMatchObject({
    can: { ask: true, answer: false },
    messages: [{ from: 'moderator' }],
  })
  const [told] = await notificationsOf(author)
  expect(told).toMatchObject({ kind: 'post_question', link: `/postDetails/${id}` })
  expect((await read(id, author)).body.can).toEqual({ ask: false, answer: true })
  expect((await answer(id, author)).body.messages).toMatchObject([
    { from: 'moderator', text: 'Which colour was the car?' },
    { from: 'author', text: 'It was blue.' },
  ])
  expect((await read(id, admin)).body.messages).toHaveLength(2)
  const [forAdmins] = await notificationsOf(admin)
  expect(forAdmins).toMatchObject({ kind: 'post_answered', link: `/admin/getpostDetails/${id}` })
  const learnt = JSON.stringify([await read(id, admin), await notificationsOf(admin)])
  for (const secret of [author.user.id, 'Zubaida']) expect(learnt).not.toContain(secret)
  const authorLearnt = JSON.stringify([await read(id, author), await notificationsOf(author)])
  for (const secret of [admin.user.id, 'Shirin']) expect(authorLearnt).not.toContain(secret)
})

test('a question is audited with who asked, and without a word of it or of the author', async () => {
  const author = await makePerson(app.deps)
  const id = await makePost(app.deps, author, anonymous)
  await ask(id, 'Which colour?')
  const rows = await app.deps.kysely
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', id)
    .execute()
  expect(rows).toMatchObject([{ action: 'post.ask', actor_id: admin.user.id, detail: {} }])
})

test('what is stored of a message is its side, its words and its day, and until the night that it is of today', async () => {
  const author = await makePerson(app.deps)
  const id = await makePost(app.deps, author, anonymous)
  await ask(id)
  await answer(id, author)
  const { rows } = await app.deps.pool.query(
    'select *, day::text as day from post_messages where post_id = $1 order by position',
    [id],
  )
  const day = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)
  const common = { post_id: id, day, unshuffled: -Date.parse(day) / 86_400_000 }
  expect(rows).toEqual([
    { ...common, position: 1, from_author: false, text: 'Which colour was the car?' },
    { ...common, position: 2, from_author: true, text: 'It was blue.' },
  ])
})

test('only its author and moderators read it, also once the report is public', async () => {
  const author = await makePerson(app.deps)
  const id = await makePost(app.deps, author, { isAnonymous: true })
  await ask(id)
  const stranger = await makePerson(app.deps)
  expect((await read(id, stranger)).body.code).toBe('questions_forbidden')
  expect((await answer(id, stranger)).body.code).toBe('questions_forbidden')
  expect((await answer(id, admin)).body.code).toBe('questions_forbidden')
  expect((await read(id, author)).body.messages).toHaveLength(1)
})

test('each side writes a bounded number of messages of a bounded length, and the author nothing before a question', async () => {
  const author = await makePerson(app.deps)
  const id = await makePost(app.deps, author, anonymous)
  expect((await answer(id, author)).body.code).toBe('question_missing')
  expect((await ask(id, 'x'.repeat(limits.followUpMessage + 1))).body.code).toBe('too_long')
  expect((await ask(id, ' ')).body.code).toBe('message_required')
  for (let count = 0; count < serverLimits.followUpMessages; count += 1) {
    expect((await ask(id)).status).toBe(200)
    expect((await answer(id, author)).status).toBe(200)
  }
  expect((await ask(id, 'One more?')).body.code).toBe('too_many_messages')
  expect((await answer(id, author, 'One more.')).body.code).toBe('too_many_messages')
  expect((await read(id, author)).body.can).toEqual({ ask: false, answer: false })
  expect((await read(id, admin)).body.can).toEqual({ ask: false, answer: false })
})

test('authors with a name are not asked this way', async () => {
  const id = await makePost(app.deps, await makePerson(app.deps), { review: 'waiting' })
  expect((await ask(id)).body.code).toBe('question_not_anonymous')
  expect((await read(id, admin)).body.can.ask).toBe(false)
})

test('the same said twice in a row is said once, and told once', async () => {
  const author = await makePerson(app.deps)
  const id = await makePost(app.deps, author, anonymous)
  for (const _again of [1, 2]) expect((await ask(id)).status).toBe(200)
  for (const _again of [1, 2]) expect((await answer(id, author)).status).toBe(200)
  expect((await read(id, author)).body.messages).toHaveLength(2)
  expect((await notificationsOf(author)).filter(({ kind }) => kind === 'post_question')).toHaveLength(1)
})

test('of when the other side was here a notification tells the day alone', async () => {
  const author = await makePerson(app.deps)
  const id = await makePost(app.deps, author, anonymous)
  await ask(id)
  await answer(id, author)
  const [question] = await notificationsOf(author)
  // Notifications with an exact time sort before those with only the day, so this one need not be the first.
  const answered = (await notificationsOf(admin)).find(({ link }) => link?.endsWith(`/${id}`))
  for (const said of [question, answered]) {
    expect(said?.createdAt).toMatch(/T18:00:00.000Z$/)
    expect(Date.now() - Date.parse(said?.createdAt ?? '')).toBeLessThan(24 * 3_600_000)
  }
})
