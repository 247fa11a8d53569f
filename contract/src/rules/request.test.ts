import { expect, test } from 'vitest'
import { formBody, requestOf } from './request.ts'

test('an address has its parameters and the given part of the query', () => {
  expect(requestOf('GET /posts/:id', { params: { id: 'a/b' } })).toEqual({
    method: 'GET',
    url: '/api/posts/a%2Fb',
    headers: {},
  })
  const query = { search: 'rickshaw & ফেনী', limit: 2, cursor: undefined, kind: null }
  const { url } = requestOf('GET /posts', { query })
  expect(url.split('?')[0]).toBe('/api/posts')
  expect([...new URL(url, 'http://localhost').searchParams]).toEqual([
    ['search', 'rickshaw & ফেনী'],
    ['limit', '2'],
  ])
})

test('a body is JSON, and its type is named; a call without one names none', () => {
  expect(requestOf('POST /auth/login', { body: { phone: '017' } })).toMatchObject({
    headers: { 'content-type': 'application/json' },
    body: '{"phone":"017"}',
  })
  expect(requestOf('POST /auth/logout', {})).toEqual({ method: 'POST', url: '/api/auth/logout', headers: {} })
})

test('a form holds texts as they are, lists and objects as JSON, and nothing that is undefined', () => {
  const fields = {
    title: 'Seen',
    isAnonymous: false,
    kinds: ['Theft'],
    none: [],
    place: { lat: 1 },
    source: undefined,
  }
  const { body, headers } = requestOf('POST /posts', { form: fields })
  expect(headers).toEqual({})
  expect(Object.fromEntries(body as FormData)).toEqual({
    ...{ title: 'Seen', isAnonymous: 'false', kinds: '["Theft"]', none: '[]', place: '{"lat":1}' },
  })
})

test('files stand under the name of their field, and keep their own', () => {
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]
  const sent = formBody({ medias: files }).getAll('medias') as File[]
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
})
