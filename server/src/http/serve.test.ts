import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { api, type ErrorBody } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson } from '../test/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

describe('a kind of body that a call does not take is refused as such', () => {
  const form = new FormData()
  form.append('phone', '01712345678')
  test.each([
    ['plain text', '/api/auth/login', '{"phone":"01712345678"}'],
    ['a form as a browser sends it without files', '/api/auth/login', new URLSearchParams({ phone: '1' })],
    ['a form where only JSON is taken', '/api/auth/login', form],
    ['plain text where a form is taken', '/api/posts', 'title'],
  ])('%s', async (_what, path, body) => {
    const response = await server.request(path, { method: 'POST', body }, await makePerson(server.deps))
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code: 'unsupported_content_type' })
  })
})

describe('a file that a form would lose is refused, and its field is named', () => {
  const forms = Object.entries<Endpoint>(api).flatMap(([call, { form }]) => (form ? [{ call, form }] : []))
  test.each(forms)('$call', async ({ call, form }) => {
    const someone = await makePerson(server.deps, { role: 'admin' })
    const [method, route = ''] = call.split(' ')
    const path = `/api${route.replace(/:\w+/g, randomUUID())}`
    const send = async (body: FormData | string) => {
      const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
      const response = await server.request(path, { method, body, ...(headers && { headers }) }, someone)
      return (await response.json()) as ErrorBody
    }
    for (const field of Object.keys(form.files))
      for (const lost of ['an id', {}, [{}]])
        expect((await send(JSON.stringify({ [field]: lost }))).errors).toEqual({ [field]: 'Invalid file' })
    const misnamed = new FormData()
    misnamed.append('picture', new File(['content'], 'a.jpg'))
    expect(await send(misnamed)).toMatchObject({
      code: 'file_unexpected',
      errors: { picture: 'This form takes no file in this field' },
    })
  })
})

test('nobody on the way may keep what a call answers, or refuses', async () => {
  const person = await makePerson(server.deps)
  const paths = ['/api/posts', '/api/users/profile', '/api/posts/1', '/api/posts/admin/pending']
  for (const path of paths) {
    const response = await server.request(path, {}, person)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
  }
})

test('no refusal is taken for something else than JSON, not even that of an address which cannot be read', async () => {
  for (const path of ['/%ff', '/api/posts/%E0%A4%A', '/api/nothing', '/api/posts/1']) {
    const { headers } = await server.request(path)
    expect(headers.get('content-type'), path).toMatch('application/json')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('an id in capitals is the same id', async () => {
  const person = await makePerson(server.deps)
  const id = await makePost(server.deps, person, { isAnonymous: true })
  const own = await server.call(
    'GET /posts/user/:id',
    { params: { id: person.user.id.toUpperCase() } },
    { as: person },
  )
  expect(own.body.posts.map((post) => post._id)).toEqual([id])
})

test('whoever offers another protocol with the request, as some clients always do, gets the answer', async () => {
  const { port } = new URL(server.url)
  const offer = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk'
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('"success"')) socket.destroy()
    })
    socket.on('close', () => resolve(text)).on('error', reject)
    socket.write(`GET /api/posts HTTP/1.1\r\nhost: x\r\n${offer}\r\n\r\n`)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
})

test('a request has ten minutes to arrive and its headers half a minute', () => {
  const { requestTimeout, headersTimeout } = server.app.server
  expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 600_000, headersTimeout: 30_000 })
})

test('what is refused as wrong is not counted, so that nobody loses a call by a slip', async () => {
  const person = await makePerson(server.deps)
  const id = await makePost(server.deps, await makePerson(server.deps))
  const comment = (text: string) =>
    server.call(
      'POST /posts/:id/comments',
      { params: { id }, body: { text, isAnonymous: false } },
      { as: person },
    )
  for (let slip = 0; slip < 70; slip += 1) expect((await comment(' ')).status).toBe(400)
  expect((await comment('I saw it too')).status).toBe(201)
})
