import { randomUUID } from 'node:crypto'
import { api, type Call } from '@bichar/contract/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestApp, type TestApp } from './app.ts'
import { makePicture, makePost } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

let app: TestApp
let author: TestPerson
let someone: TestPerson
let postId: string
let waitingId: string
let neighbourId: string
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { superAdmin: true })
  someone = await makePerson(app.deps, { superAdmin: true })
  const neighbour = await makePerson(app.deps)
  neighbourId = neighbour.user.id
  postId = await makePost(app.deps, neighbour)
  waitingId = await makePost(app.deps, author, { review: 'waiting' })
})
afterAll(() => app.close())

const words = { title: 'Once', desc: 'And no more.' }

/** Every call that creates something: its input, the table that gets a row, and the property of the response that holds its id. */
const calls: Record<string, { input(): object | Promise<object>; table: string; name?: string }> = {
  'POST /posts': { input: () => ({ form: words }), table: 'posts', name: 'post' },
  'POST /posts/:id/comments': {
    input: () => ({ params: { id: postId }, body: { text: 'Once' } }),
    table: 'comments',
    name: 'comment',
  },
  'POST /criminals': {
    input: async () => ({ form: { name: 'Once', crimeTypes: ['Theft'], photo: [await makePicture()] } }),
    table: 'suspects',
    name: 'criminal',
  },
  'POST /timelines/post/:postId': {
    input: async () => ({
      params: { postId },
      form: { ...words, date: '2026-03-01', evidence: [await makePicture()] },
    }),
    table: 'timelines',
    name: 'timeline',
  },
  'POST /support': {
    input: () => ({ form: { name: 'Once', phone: '01712345678', desc: 'Help' } }),
    table: 'support_requests',
    name: 'request',
  },
  'POST /notifications/custom': {
    input: () => ({ body: { title: 'Once', description: 'And no more.', targetAudience: 'all' } }),
    table: 'notifications',
    name: 'notification',
  },
  'POST /blogs/create': {
    input: async () => ({
      form: { title: 'Once', content: 'And no more.', category: ['Crime'], image: [await makePicture()] },
    }),
    table: 'blogs',
    name: 'blog',
  },
  'POST /success-stories': {
    input: () => ({ body: { title: 'Once', description: 'And no more.', postId } }),
    table: 'stories',
    name: 'story',
  },
  'POST /admin/users/:id/sanctions': {
    input: () => ({
      params: { id: neighbourId },
      body: { kind: 'warning', reason: 'Once' },
    }),
    table: 'sanctions',
    name: 'sanction',
  },
  'POST /admin/desk/:kind/:id/notes': {
    input: () => ({ params: { kind: 'post', id: waitingId }, body: { text: 'Once' } }),
    table: 'desk_notes',
    name: 'note',
  },
  'POST /posts/admin/fakeReact': {
    input: () => ({ body: { postId, reactionNo: 7 } }),
    table: 'added_reactions',
  },
}

/** Calls that are refused the second time because the thing already exists; their own tests cover that. */
const refusedAgain = [
  'POST /admin/author-pauses',
  'POST /admin/watch-words',
  'POST /posts/:id/outcome',
  'POST /follow-ups/outcomes',
]

/** Calls without a signed-in person whose responses have no id; followUps.test.ts and guestReports.test.ts send them twice. */
const withoutPerson = ['POST /guest-reports', 'POST /follow-ups/timelines']

/** A second upload belongs to nobody until a form refers to it, and expires by itself; uploads.test.ts covers that. */
const begunAgain = ['POST /uploads']

/** The number of rows that were created with a key. Other rows of the same table, which the product itself creates, come and go. */
const rowsOf = async (table: string) =>
  (await app.deps.pool.query(`select from ${table} where idempotency_key is not null`)).rows.length

test('every call that makes something takes a key', () => {
  const making = Object.entries(api).filter(([, endpoint]) => 'status' in endpoint && endpoint.status === 201)
  const named = Object.keys(calls).filter((call) => calls[call]?.name)
  expect(making.map(([call]) => call).sort()).toEqual(
    [...named, ...withoutPerson, ...refusedAgain, ...begunAgain].sort(),
  )
  for (const call of [...Object.keys(calls), ...withoutPerson])
    expect(api[call as Call], call).toHaveProperty('headers')
})

describe.each(Object.entries(calls))('%s', (call, { input, table, name }) => {
  const send = async (key: string, as: TestPerson = author) =>
    app.call(call as Call, (await input()) as never, {
      as,
      headers: { 'idempotency-key': key },
    }) as unknown as Promise<Answer<Record<string, { _id: string }>>>
  const idIn = ({ body }: Awaited<ReturnType<typeof send>>) => name && body[name]?._id

  test('sent at once and again under one key makes one', async () => {
    const key = randomUUID()
    const before = await rowsOf(table)
    const atOnce = await Promise.all([send(key), send(key), send(key)])
    const answers = [...atOnce, await send(key)]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([name ? 201 : 200]))
    expect(new Set(answers.map(idIn)).size).toBe(1)
    expect(await rowsOf(table)).toBe(before + 1)
  })

  test('sent under the key of somebody else, or another key, makes another', async () => {
    const key = randomUUID()
    const before = await rowsOf(table)
    const answers = [await send(key), await send(key, someone), await send(randomUUID())]
    if (name) expect(new Set(answers.map(idIn)).size).toBe(3)
    expect(await rowsOf(table)).toBe(before + 3)
  })

  test('refuses a key that is too long', async () => {
    const { status, body } = await send('k'.repeat(101))
    expect([status, body.errors]).toEqual([400, { 'idempotency-key': 'This text is too long' }])
  })
})

test('what came of it is told and written down once', async () => {
  const reader = await makePerson(app.deps)
  const headers = { 'idempotency-key': randomUUID() }
  const body = { title: 'Hear ye', description: 'Once.', userId: reader.user.id }
  const send = () => app.call('POST /notifications/custom', { body }, { as: author, headers })
  const [answer] = await Promise.all([send(), send()])
  const heard = await app.call('GET /notifications', {}, { as: reader })
  expect(heard.body.notifications.filter(({ title }) => title === body.title)).toHaveLength(1)
  const { rows } = await app.deps.pool.query('select from audit_log where subject_id = $1', [
    answer.body.notification._id,
  ])
  expect(rows).toHaveLength(1)
})

test('reactions that are added twice under one key are counted once', async () => {
  const id = await makePost(app.deps, someone)
  const headers = { 'idempotency-key': randomUUID() }
  const add = () =>
    app.call('POST /posts/admin/fakeReact', { body: { postId: id, reactionNo: 7 } }, { as: author, headers })
  const answers = await Promise.all([add(), add()])
  for (const { body } of answers) expect(body).toMatchObject({ reactionCount: 7, addedReactionCount: 7 })
})
