import { randomUUID } from 'node:crypto'
import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
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

interface Creating {
  input(): object | Promise<object>
  /** What another request says in its place. */
  other: object
  /** The table that gets a row. */
  table: string
  /** The property of the response that holds its id. */
  name?: string
}

/** Every call that creates something. */
const calls: Record<string, Creating> = {
  'POST /posts': { input: () => ({ form: words }), other: { title: 'Twice' }, table: 'posts', name: 'post' },
  'POST /posts/:id/comments': {
    input: () => ({ params: { id: postId }, body: { text: 'Once' } }),
    other: { text: 'Twice' },
    table: 'comments',
    name: 'comment',
  },
  'POST /criminals': {
    input: async () => ({ form: { name: 'Once', crimeTypes: ['Theft'], photo: [await makePicture()] } }),
    other: { name: 'Twice' },
    table: 'suspects',
    name: 'criminal',
  },
  'POST /timelines/post/:postId': {
    input: async () => ({
      params: { postId },
      form: { ...words, date: '2026-03-01', evidence: [await makePicture()] },
    }),
    other: { title: 'Twice' },
    table: 'timelines',
    name: 'timeline',
  },
  'POST /support': {
    input: () => ({ form: { name: 'Once', phone: '01712345678', desc: 'Help' } }),
    other: { desc: 'Twice' },
    table: 'support_requests',
    name: 'request',
  },
  'POST /notifications/custom': {
    input: () => ({ body: { title: 'Once', description: 'And no more.', targetAudience: 'all' } }),
    other: { title: 'Twice' },
    table: 'notifications',
    name: 'notification',
  },
  'POST /blogs/create': {
    input: async () => ({
      form: { title: 'Once', content: 'And no more.', category: ['Crime'], image: [await makePicture()] },
    }),
    other: { title: 'Twice' },
    table: 'blogs',
    name: 'blog',
  },
  'POST /success-stories': {
    input: () => ({ body: { title: 'Once', description: 'And no more.', postId } }),
    other: { title: 'Twice' },
    table: 'stories',
    name: 'story',
  },
  'POST /admin/users/:id/sanctions': {
    input: () => ({
      params: { id: neighbourId },
      body: { kind: 'warning', reason: 'Once' },
    }),
    other: { reason: 'Twice' },
    table: 'sanctions',
    name: 'sanction',
  },
  'POST /admin/desk/:kind/:id/notes': {
    input: () => ({ params: { kind: 'post', id: waitingId }, body: { text: 'Once' } }),
    other: { text: 'Twice' },
    table: 'desk_notes',
    name: 'note',
  },
  'POST /posts/admin/fakeReact': {
    input: () => ({ body: { postId, reactionNo: 7 } }),
    other: { reactionNo: 8 },
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
  (await app.deps.pool.query(`select from ${table} where id in (select subject_id from idempotency_keys)`))
    .rows.length

test('every call that makes something takes a key', () => {
  const making = Object.entries(api).filter(([, endpoint]) => 'status' in endpoint && endpoint.status === 201)
  const named = Object.keys(calls).filter((call) => calls[call]?.name)
  expect(making.map(([call]) => call).sort()).toEqual(
    [...named, ...withoutPerson, ...refusedAgain, ...begunAgain].sort(),
  )
  for (const call of [...Object.keys(calls), ...withoutPerson])
    expect(api[call as Call], call).toHaveProperty('headers')
  // A report without an account that says something else is another one.
  for (const call of [...Object.keys(calls), 'POST /follow-ups/timelines'])
    expect((api[call as Call] as Endpoint).errors, call).toContain('key_reused')
})

describe.each(Object.entries(calls))('%s', (call, { input, other, table, name }) => {
  const submit = (key: string, sent: object, as: TestPerson) =>
    app.call(call as Call, sent as never, { as, headers: { 'idempotency-key': key } }) as unknown as Promise<
      Answer<Record<string, { _id: string }>>
    >
  const send = async (key: string, as: TestPerson = author) => submit(key, await input(), as)
  const sendOther = async (key: string) => {
    const sent: { form?: object; body?: object } = await input()
    const part = sent.form ? 'form' : 'body'
    return submit(key, { ...sent, [part]: { ...sent[part], ...other } }, author)
  }
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

  test('something else under the same key is refused, and creates nothing', async () => {
    const key = randomUUID()
    const before = await rowsOf(table)
    const first = await send(key)
    const { status, body } = await sendOther(key)
    expect([status, body.code]).toEqual([409, 'key_reused'])
    if (name) expect(body).toMatchObject({ createdId: idIn(first) })
    const atOnce = randomUUID()
    const statuses = (await Promise.all([send(atOnce), sendOther(atOnce)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([first.status, 409])
    expect(await rowsOf(table)).toBe(before + 2)
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

test('what was refused leaves the key to what is sent next', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const send = (id: string) =>
    app.call(
      'POST /success-stories',
      { body: { title: 'Once', description: 'More.', postId: id } },
      { as: author, headers },
    )
  expect((await send(randomUUID())).status).toBe(404)
  expect((await send(postId)).status).toBe(201)
})

test('a file is the same under another name, and of another length it is not', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const content = new Uint8Array(await (await makePicture()).arrayBuffer())
  const send = (bytes: Uint8Array<ArrayBuffer>, fileName: string) =>
    app.call(
      'POST /posts',
      { form: { ...words, medias: [new File([bytes], fileName)] } },
      { as: author, headers },
    )
  const first = await send(content, 'a.jpg')
  expect((await send(content, '')).body).toEqual(first.body)
  expect((await send(new Uint8Array([...content, 0]), 'a.jpg')).status).toBe(409)
})

test('a key goes with what was created under it', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => app.call('POST /posts', { form: words }, { as: author, headers })
  const { _id: id } = (await send()).body.post
  expect((await app.call('DELETE /posts/:id', { params: { id } }, { as: author })).status).toBe(200)
  expect((await send()).body.post._id).not.toBe(id)
})
