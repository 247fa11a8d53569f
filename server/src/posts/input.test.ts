import { randomUUID } from 'node:crypto'
import type { CallOutput, ErrorBody } from '@bichar/contract/api.ts'
import { reportTexts, textFields } from '@bichar/contract/rules/reportTexts.ts'
import { formBody } from '@bichar/contract/rules/request.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
let id: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
})
// A new person for each test: the rate limit does not allow one person as many requests as all these tests make.
beforeEach(async () => {
  author = await makePerson(app.deps)
  id = await makePost(app.deps, author)
})
afterAll(() => app.close())

/** Checks that a refusal has the common shape, and returns it with its status. */
async function refusal(response: Response): Promise<ErrorBody & { status: number }> {
  const body = (await response.json()) as ErrorBody
  expect(body).toEqual({
    success: false,
    message: expect.any(String),
    code: expect.stringMatching(/^[a-z_]+$/),
    ...(body.errors && { errors: expect.any(Object), reasons: expect.any(Object) }),
  })
  expect(Object.keys(body.reasons ?? {})).toEqual(Object.keys(body.errors ?? {}))
  return { ...body, status: response.status }
}

const asJson = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const words = { title: 'A title', desc: 'A description' }

/** A field with a value that is invalid for it. */
const wrongFields: [field: string, value: unknown][] = [
  ...textFields.flatMap((field): [string, unknown][] => [
    [field, 'x'.repeat(reportTexts[field].most + 1)],
    [field, 7],
    [field, {}],
  ]),
  ['title', '\u0000\u0007 '],
  ['title', null],
  ['title', ['a', 'b']],
  ['title', { $ne: '' }],
  ['desc', 'অ'.repeat(10_001)],
  ['desc', false],
  ['source', 'no address'],
  ['source', 'javascript:alert(1)'],
  ['source', `example.com/${'x'.repeat(2_000)}`],
  ['district', 'Atlantis'],
  ['district', 'x'.repeat(61)],
  ['district', ['Dhaka']],
  ['district', null],
  ['upazila', 'x'.repeat(61)],
  ['upazila', {}],
  ['incidentAt', '2026-02-30'],
  ['incidentAt', 'T19:40'],
  ['incidentAt', 20261113],
  ['incidentAt', null],
  ['kinds', 'Theft'],
  ['kinds', ['Jaywalking']],
  ['kinds', ['Theft', 'Fraud', 'Murder', 'Rape']],
  ['kinds', Array(21).fill('Theft')],
  ['kinds', { 0: 'Theft' }],
  ['kinds', null],
  ['isAnonymous', 'maybe'],
  ['isAnonymous', ''],
  ['isAnonymous', 1],
  ['isAnonymous', null],
  ['criminals', 'not json'],
  ['criminals', '{"0":1}'],
  ['criminals', ['not an id']],
  ['criminals', [null]],
  ['criminals', null],
  ['criminals', Array.from({ length: 21 }, () => randomUUID())],
]
const wrongInEditsOnly: typeof wrongFields = [
  ['existingMedias', '['],
  ['existingMedias', [1]],
  ['existingMedias', [{ address: '/media/x' }]],
  ['existingMedias', Array(11).fill('/media/x')],
  ['existingMedias', ['x'.repeat(2_001)]],
  ['existingMedias', ['\u0000']],
]

describe('a wrong field is answered 400 and named', () => {
  test.each(wrongFields)('in a new report as JSON: %s %j', async (field, value) => {
    const response = await app.request('/api/posts', asJson('POST', { ...words, [field]: value }), author)
    expect(await refusal(response)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })

  // Shows spec 5.22.
  test.each([...wrongFields, ...wrongInEditsOnly])('in an edit as JSON: %s %j', async (field, value) => {
    const init = asJson('PUT', { ...words, [field]: value })
    const response = await app.request(`/api/posts/${id}`, init, author)
    expect(await refusal(response)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })

  const asText = wrongFields.filter(([, value]) => typeof value === 'string')
  test.each(asText)('in a form: %s %j', async (field, value) => {
    const body = formBody({ ...words, [field]: value })
    const response = await app.request('/api/posts', { method: 'POST', body }, author)
    expect(await refusal(response)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })

  test.each([
    ['action', {}],
    ['action', { action: 'unapprove' }],
    ['action', { action: ['approve'] }],
    ['reason', { action: 'disapprove', reason: 'x'.repeat(501) }],
    ['reason', { action: 'disapprove', reason: 3 }],
    ['version', { action: 'approve', version: 0 }],
    ['version', { action: 'approve', version: '1' }],
    ['version', { action: 'approve', version: 1.5 }],
    ['version', { action: 'approve', version: null }],
  ])('in a decision: %s of %j', async (field, body) => {
    const response = await app.request(`/api/posts/admin/toggle-approval/${id}`, asJson('POST', body), admin)
    expect(await refusal(response)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })

  test.each([
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1.5'],
    ['page', 'page=x'],
    ['page', 'page='],
    ['page', 'page=1&page=2'],
    ['page', 'page=99999999999999999999'],
    ['page', 'page=Infinity'],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=NaN'],
  ])('in every list: %s in ?%s', async (field, query) => {
    for (const path of ['/api/posts', `/api/posts/user/${author.user.id}`, '/api/posts/admin/pending']) {
      const response = await app.request(`${path}?${query}`, {}, admin)
      expect(await refusal(response)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
    }
  })

  test.each([
    ['isAllowed', 'posts?isAllowed=maybe'],
    ['isAllowed', 'posts?isAllowed=1'],
    ['cursor', 'posts?cursor=%00'],
    ['cursor', 'posts?cursor=a&cursor=b'],
    ['search', `posts/admin/pending?search=${'x'.repeat(201)}`],
    ['search', 'posts/admin/pending?search=a&search=b'],
  ])('in a list: %s in %s', async (field, path) => {
    const response = await app.request(`/api/${path}`, {}, admin)
    expect(await refusal(response)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })

  test.each(['x', '1', 'null', '%00', '..%2f..', `${randomUUID()}x`, 'ক', '{}', "'; drop table posts; --"])(
    'in an address: %j is no id',
    async (text) => {
      const wrong = encodeURIComponent(text)
      const answers = await Promise.all([
        app.request(`/api/posts/${wrong}`, {}, admin),
        app.request(`/api/posts/user/${wrong}`, {}, admin),
        app.request(`/api/posts/${wrong}`, asJson('PUT', words), admin),
        app.request(`/api/posts/${wrong}`, { method: 'DELETE' }, admin),
        app.request(
          `/api/posts/admin/toggle-approval/${wrong}`,
          asJson('POST', { action: 'approve' }),
          admin,
        ),
      ])
      for (const answer of answers) {
        expect(await refusal(answer)).toMatchObject({ status: 400, errors: { id: expect.any(String) } })
      }
    },
  )

  test('an idempotency key that is too long', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(101) }
    const answer = await app.call('POST /posts', { form: words }, { as: author, headers })
    expect(answer).toMatchObject({ status: 400, body: { errors: { 'idempotency-key': expect.any(String) } } })
  })
})

describe('what is no request at all is refused in the same shape', () => {
  test.each([
    ['broken JSON', 400, { headers: { 'content-type': 'application/json' }, body: '{"title":' }],
    ['an empty body', 400, { headers: { 'content-type': 'application/json' }, body: '' }],
    ['a list', 400, { headers: { 'content-type': 'application/json' }, body: '[1]' }],
    ['another kind of content', 415, { headers: { 'content-type': 'application/xml' }, body: 'hello' }],
    ['too much JSON', 413, asJson('POST', { ...words, desc: 'x'.repeat(300_000) })],
    [
      'a form cut short',
      400,
      { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b\r\nContent-Disp' },
    ],
    ['a form without a boundary', 400, { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
  ])('%s', async (_what, status, init) => {
    const response = await app.request('/api/posts', { method: 'POST', ...init }, author)
    expect((await refusal(response)).status).toBe(status)
  })

  test('a file where text belongs is refused, and so is text where a file belongs', async () => {
    for (const [field, value, code] of [
      ['location', await makePicture(), 'file_unexpected'],
      ['somethingElse', await makePicture(), 'file_unexpected'],
      ['medias', 'no file', 'upload_gone'],
    ] as const) {
      const body = new FormData()
      body.append('title', 'A title')
      body.append('desc', 'A description')
      body.append(field, value)
      const response = await app.request('/api/posts', { method: 'POST', body }, author)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code, errors: { [field]: expect.any(String) } })
    }
  })

  test('unknown fields are ignored', async () => {
    const init = asJson('POST', { ...words, isAllowed: true, user_id: admin.user.id, review: 'approved' })
    const response = await app.request('/api/posts', init, author)
    const { post } = (await response.json()) as CallOutput<'POST /posts'>
    expect(post).toMatchObject({ isAllowed: false })
    const { body } = await app.call('GET /posts/:id', { params: { id: post._id } }, { as: admin })
    expect(body.post.user).toBe(null)
  })
})

test('no text that can be written makes a 500, and what is stored comes back as it was answered', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 20 }),
    fc.constantFrom('\u0000', '\ud800', 'য\u09bc', "' or 1=1", '$1', '\\', '<script>', '__proto__'),
  )
  const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
  const report = fc.record(
    {
      ...Object.fromEntries(textFields.map((field) => [field, anything])),
      title: text,
      desc: text,
      district: fc.oneof(anything, fc.constantFrom('Dhaka', 'Khulna', '')),
      upazila: fc.oneof(anything, fc.constantFrom('Savar', 'Dacope', '')),
      incidentAt: fc.oneof(anything, fc.constantFrom('2026-11-13', '2026-11-13T19:40')),
      kinds: fc.oneof(anything, fc.array(fc.constantFrom('Theft', 'Fraud', 'Murder'), { maxLength: 5 })),
      isAnonymous: anything,
      criminals: anything,
    },
    { requiredKeys: ['title', 'desc'] },
  )
  await fc.assert(
    fc.asyncProperty(report, async (body) => {
      const response = await app.request(`/api/posts/${id}`, asJson('PUT', body), author)
      expect([200, 400]).toContain(response.status)
      if (response.status !== 200) {
        await refusal(response)
        return
      }
      const { post } = (await response.json()) as CallOutput<'PUT /posts/:id'>
      const stored = (await app.call('GET /posts/:id', { params: { id } }, { as: author })).body.post
      expect(stored).toEqual(post)
    }),
    { numRuns: 50 },
  )
})
