import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let server: TestApp
let person: TestPerson
beforeAll(async () => {
  server = await startTestApp()
  person = await makePerson(server.deps)
})
afterAll(() => server.close())

describe('a method that an address does not take', () => {
  test.each([
    ['PATCH', '/api/posts', 'GET, HEAD, OPTIONS, POST'],
    ['GET', '/api/auth/login', 'OPTIONS, POST'],
    ['POST', '/api/posts/01a1fdb7-eef9-7218-a85c-6757d7b94ad1', 'DELETE, GET, HEAD, OPTIONS, PUT'],
    ['DELETE', '/api/uploads/some?x=1', 'GET, HEAD, OPTIONS, PATCH'],
  ])('%s %s is answered with those that it takes', async (method, path, allowed) => {
    const response = await server.request(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
    expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
  })

  test('OPTIONS tells the methods', async () => {
    const response = await server.request('/api/posts', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST'])
  })

  test('an address that there is not stays unknown', async () => {
    for (const path of ['/api/nothing', '/api/posts/a/b/c/d', '/nothing']) {
      const response = await server.request(path, { method: 'PATCH' })
      expect([response.status, response.headers.get('allow')], path).toEqual([404, null])
    }
  })
})

test('what is no id is refused as such, however long it is', async () => {
  for (const length of [1, 101, 10_000]) {
    const response = await server.request(`/api/posts/${'x'.repeat(length)}`)
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'not_an_id' }])
  }
})

test('a refused login says how to log in, and that a token is no longer valid', async () => {
  const challenge = async (as?: { token: string }) =>
    (await server.request('/api/users/profile', {}, as)).headers.get('www-authenticate')
  expect(await challenge()).toBe('Bearer realm="api"')
  expect(await challenge({ token: 'a.b.c' })).toBe('Bearer realm="api", error="invalid_token"')
})

test('what was created says where it is', async () => {
  const filed = await server.call(
    'POST /posts',
    { form: { title: 'A theft', desc: 'Of a bicycle.' } },
    { as: person },
  )
  const location = filed.headers.get('location')
  expect(location).toBe(`/api/posts/${filed.body.post._id}`)
  const read = await server.request(location ?? '', {}, person)
  expect(await read.json()).toMatchObject({ post: { title: 'A theft' } })
})

describe('an answer to somebody who is signed in', () => {
  test('has an ETag with which it is not sent again while it is the same', async () => {
    const id = await makePost(server.deps, person)
    for (const path of [`/api/posts/${id}`, '/api/posts', '/api/users/profile']) {
      const first = await server.request(path, {}, person)
      const etag = first.headers.get('etag') ?? ''
      expect(etag, path).toMatch(/^W\/".{22}"$/)
      const again = await server.request(path, { headers: { 'if-none-match': etag } }, person)
      expect([again.status, await again.text()], path).toEqual([304, ''])
      expect(again.headers.get('cache-control'), path).toBe('no-store')
    }
    const { headers } = await server.request('/api/users/profile', {}, person)
    await server.call('PATCH /users/profile', { form: { name: 'Another name' } }, { as: person })
    const changed = await server.request(
      '/api/users/profile',
      { headers: { 'if-none-match': headers.get('etag') ?? '' } },
      person,
    )
    expect(changed.status).toBe(200)
  })
})

test('a limit is told with the answer, and what is left of it', async () => {
  const someone = await makePerson(server.deps)
  const follow = () =>
    server.call('PUT /follows', { body: { kind: 'category', of: 'Theft' } }, { as: someone })
  const limits = ({ headers }: { headers: Headers }) => [
    headers.get('ratelimit-policy'),
    headers.get('ratelimit'),
  ]
  expect(limits(await follow())).toEqual(['"call";q=300;w=600', '"call";r=299;t=600'])
  expect(limits(await follow())).toEqual(['"call";q=300;w=600', expect.stringMatching(/^"call";r=298;t=/)])
  const filed = await server.call('POST /posts', { form: { title: 'A', desc: 'B' } }, { as: someone })
  expect(limits(filed)).toEqual(['"call";q=120;w=600', null])
})

describe('a cursor of another list', () => {
  const asked = (endpoint: Endpoint) => (endpoint.query instanceof z.ZodObject ? endpoint.query.shape : {})
  const lists = (Object.keys(api) as Call[]).filter((call) => 'cursor' in asked(api[call]))

  let admin: TestPerson
  beforeAll(async () => {
    admin = await makePerson(server.deps, { superAdmin: true })
  })

  test.each(lists)('is refused by %s, also that of the same list of another thing', async (call) => {
    const [id, other] = [await makePost(server.deps, person), await makePost(server.deps, person)]
    const commentId = await makeComment(server.deps, person, id)
    const things: Record<string, string> = {
      'GET /posts/user/:id': person.user.id,
      'GET /posts/criminalsPosts/:id': await makeSuspect(server.deps, person),
    }
    const params = { id: things[call] ?? id, postId: id, commentId, slug: 'dhaka' }
    const codeFor = async (cursor: string) =>
      (await server.call(call, { params, query: { cursor } } as never, { as: admin })).body.code
    const others = ['posts', 'comments', 'replies', 'blogs', 'audit', 'notifications', 'desk'] as const
    // What was decided is a part of the log.
    const wholes: Record<string, string> = { 'GET /posts': 'posts', 'GET /admin/desk/decided': 'audit' }
    const own = wholes[call] ?? /\/(blogs|audit|notifications|desk)/.exec(call)?.[1]
    for (const kind of others) {
      if (kind !== own)
        expect(await codeFor(server.deps.cursors.after(kind, newId())), kind).toBe('bad_cursor')
      const ofOther = server.deps.cursors.after(`${kind}/${other}`, newId())
      expect(await codeFor(ofOther), `${kind} of another`).toBe('bad_cursor')
    }
  })

  test('is not that of the next page', async () => {
    const author = await makePerson(server.deps)
    const [id] = [await makePost(server.deps, author), await makePost(server.deps, author)]
    const params = { id: author.user.id }
    const { body: first } = await server.call('GET /posts/user/:id', { params, query: { limit: 1 } })
    const cursor = first.nextCursor ?? ''
    const next = await server.call('GET /posts/user/:id', { params, query: { limit: 1, cursor } })
    expect(next.body.posts.map(({ _id }) => _id)).toEqual([id])
  })
})
