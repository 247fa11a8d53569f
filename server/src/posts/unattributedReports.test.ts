import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePicture } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { LOG_LEVEL: 'trace' } })
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const report = { title: 'What I saw', desc: 'In the lane.', isAnonymous: true, keepNoLink: true }
const file = (as: TestPerson, form: object = {}, key?: string) =>
  app.call(
    'POST /posts',
    { form: { ...report, ...form } },
    { as, ...(key && { headers: { 'idempotency-key': key } }) },
  )
const everything = async (): Promise<string> => {
  const { rows: tables } = await app.deps.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'boss')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.deps.pool.query<{ text: string }>(`select r::text as text from ${name} r`)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

test('nothing in the database leads from a report that keeps no link to whoever filed it, and the code is not there', async () => {
  const person = await makePerson(app.deps)
  const before = await app.deps.kysely.selectFrom('author_index').selectAll().execute()
  const { status, body } = await file(person, { medias: [await makePicture()] }, randomUUID())
  expect(status).toBe(201)
  expect(body.followUpCode).toMatch(/^\d{20}$/)
  expect(await app.deps.kysely.selectFrom('author_index').selectAll().execute()).toEqual(before)
  const row = await app.deps.kysely
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', body.post._id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    user_id: null,
    sealed_author: null,
    without_account: false,
    is_anonymous: true,
  })
  expect(await everything()).not.toContain(body.followUpCode)
  expect(app.logged()).not.toContain(body.followUpCode)
})

test('whoever filed it finds, reads, changes and deletes it no more by logging in', async () => {
  const person = await makePerson(app.deps)
  const { post } = (await file(person)).body
  const params = { id: post._id }
  expect(post.user).toBeNull()
  expect(post.can).toEqual({
    edit: false,
    delete: false,
    changeAnonymity: false,
    moderate: false,
    addTimeline: false,
  })
  expect((await app.call('GET /posts/:id', { params }, { as: person })).status).toBe(404)
  const list = await app.call('GET /posts/user/:id', { params: { id: person.user.id } }, { as: person })
  expect(list.body).toMatchObject({ posts: [], total: 0 })
  expect((await app.call('PUT /posts/:id', { params, form: report }, { as: person })).status).toBe(404)
  expect((await app.call('DELETE /posts/:id', { params }, { as: person })).status).toBe(404)
})

test('whoever filed it is told nothing of what becomes of it', async () => {
  const person = await makePerson(app.deps)
  const { post } = (await file(person)).body
  const approval = { params: { id: post._id }, body: { action: 'approve' } } as const
  expect((await app.call('POST /posts/admin/toggle-approval/:id', approval, { as: admin })).status).toBe(200)
  await untilAllAreTold(app.deps)
  const told = await app.call('GET /notifications', { query: {} }, { as: person })
  expect(told.body.notifications).toEqual([])
})

test('the same request sent again makes no second report, and is answered with the same code', async () => {
  const person = await makePerson(app.deps)
  const key = randomUUID()
  const [first, second] = await Promise.all([file(person, {}, key), file(person, {}, key)])
  const third = await file(person, {}, key)
  for (const { status, body } of [second, third]) {
    expect(status).toBe(201)
    expect(body.post._id).toBe(first.body.post._id)
    expect(body.followUpCode).toBe(first.body.followUpCode)
  }
})

test('another report, or that of another person, under the same key has a code of its own', async () => {
  const person = await makePerson(app.deps)
  const key = randomUUID()
  const answers = [
    await file(person, {}, key),
    await file(person, { desc: 'In the lane behind the market.' }, key),
    await file(await makePerson(app.deps), {}, key),
    await file(person),
    await file(person),
  ]
  expect(new Set(answers.map(({ body }) => body.followUpCode)).size).toBe(5)
  expect(new Set(answers.map(({ body }) => body.post._id)).size).toBe(5)
})

test.each(['1', 'a key that somebody has chosen', randomUUID().slice(1)])(
  'a key that could be guessed is refused, as with it the code could be worked out: %s',
  async (key) => {
    const { status, body } = await file(await makePerson(app.deps), {}, key)
    expect([status, body.code]).toEqual([400, 'sending_key'])
  },
)

test('a report with a name cannot be kept without a link', async () => {
  const { status, body } = await file(await makePerson(app.deps), { isAnonymous: false })
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
    400,
    'no_link_needs_anonymity',
    ['keepNoLink'],
  ])
})

test('moderators see it as they see any anonymous report, and only an anonymous one', async () => {
  const { post } = (await file(await makePerson(app.deps))).body
  const seen = await app.call('GET /posts/:id', { params: { id: post._id } }, { as: admin })
  expect(seen.body.post).toMatchObject({ user: null, isAnonymous: true, withoutAccount: false })
})
