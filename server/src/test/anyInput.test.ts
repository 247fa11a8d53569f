import { once } from 'node:events'
import { connect } from 'node:net'
import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { isErrorCode } from '@bichar/contract/rules/errors.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { expectDocumented } from './documented.ts'
import { makePerson, type TestPerson } from './people.ts'
import { startTextService, type TextService } from './textService.ts'

let server: TestApp
let admin: TestPerson
let textService: TextService
beforeAll(async () => {
  textService = await startTextService()
  server = await startTestApp({ settings: textService.settings('openai') })
  admin = await makePerson(server.deps, { role: 'admin' })
})
afterAll(async () => {
  await server.close()
  await textService.close()
})

// A logout would end the session that the other calls use.
const calls = (Object.keys(api) as Call[]).filter((call) => call !== 'POST /auth/logout')

const awkwardText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'য়'.repeat(500),
    "'; drop table posts; --",
    '%',
    '../../etc/passwd',
  ),
  fc.constantFrom('0', '-1', '1e309', '99999999999999999999', 'NaN', 'null', 'true', '[]', '{"a":1}', '[[]]'),
  fc.uuid(),
)
const awkwardValue = fc.oneof(
  { weight: 3, arbitrary: awkwardText },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(null, 0, -1, 1e308, true, [], {}, ['x'], { toString: 'x' }) },
)

/** A record with some of the fields of a part of the call, and some that it does not have. */
const someOf = (fields: object | undefined, value: fc.Arbitrary<unknown>) =>
  fc.record(
    Object.fromEntries([...Object.keys(fields ?? {}), '__proto__', 'unknown'].map((name) => [name, value])),
    { requiredKeys: [] },
  )

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

interface Attempt {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
  as: 'json' | 'form'
}

const attempts = ({ params, query, body, form }: Endpoint): fc.Arbitrary<Attempt> =>
  fc.record({
    params: fc.record(
      Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, awkwardText])),
    ),
    query: someOf(query?.shape, awkwardText),
    body: someOf({ ...body?.shape, ...form?.fields.shape }, awkwardValue),
    as: fc.constantFrom('json', 'form'),
  })

async function send(call: Call, { params, query, body, as }: Attempt): Promise<Response> {
  const [method = 'GET', path = ''] = call.split(' ')
  const target = path.replace(/:(\w+)/g, (_part, name) => encodeURIComponent(asText(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]),
  )
  const init: RequestInit = { method }
  if (method !== 'GET' && as === 'json') {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  } else if (method !== 'GET') {
    init.body = new FormData()
    for (const [name, value] of Object.entries(body)) init.body.append(name, asText(value))
  }
  return server.request(`/api${target}?${search}`, init, admin)
}

/** Whether the address is that of the call: an empty part of a path, or one of dots, makes the address of another one. */
const isOfThisCall = ({ params }: Attempt) =>
  Object.values(params).every((value) => !['', '.', '..'].includes(asText(value)))

/** The body of an answer in JSON. */
async function expectAnAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  // A stream of events, or a file.
  if (/^(text\/|application\/zip)/.test(response.headers.get('content-type') ?? '')) return undefined
  if (response.status < 400) return JSON.parse(text)
  expect(response.status, text).not.toBe(422)
  const body = JSON.parse(text)
  expect(body).toMatchObject({ success: false, message: expect.any(String) })
  expect(isErrorCode(body.code)).toBe(true)
  return body
}

describe('no input makes a 500, and every refusal has the one shape', () => {
  test.each(calls)('%s', async (call) => {
    await fc.assert(
      fc.asyncProperty(attempts(api[call]), async (attempt) => {
        const response = await send(call, attempt)
        const body = await expectAnAnswer(response)
        if (body && isOfThisCall(attempt)) expectDocumented(call, { status: response.status, body })
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['a path that cannot be decoded', '/api/posts/%E0%A4%A', {}],
    ['a NUL in a path', '/api/posts/%00', {}],
    ['a very long path', `/api/posts/${'a'.repeat(10_000)}`, {}],
    ['headers that are too large', '/api/posts', { headers: { 'x-long': 'a'.repeat(40_000) } }],
    ['a path that is not there', '/api/nothing/here', {}],
    ['a method that is not there', '/api/posts', { method: 'PATCH' }],
    ['JSON that is none', '/api/auth/login', json('{"phone":')],
    ['JSON that is a number', '/api/auth/login', json('5')],
    ['JSON that is null', '/api/auth/login', json('null')],
    ['JSON with a prototype in it', '/api/auth/login', json('{"__proto__":{"a":1}}')],
    ['an empty body', '/api/auth/login', json('')],
    ['a body that is too large', '/api/auth/login', json(JSON.stringify({ phone: 'x'.repeat(300_000) }))],
    ['a type of body that nobody knows', '/api/auth/login', typed('application/xml', '<a/>')],
    ['a type of body that is no type', '/api/auth/login', typed(';;', 'a')],
    ['a form where JSON is wanted', '/api/auth/login', { method: 'POST', body: new FormData() }],
    ['a form without its boundary', '/api/posts', typed('multipart/form-data', 'a')],
    [
      'a form that breaks off',
      '/api/posts',
      typed('multipart/form-data; boundary=x', '--x\r\ncontent-dispo'),
    ],
    ['a form with nothing in it', '/api/posts', typed('multipart/form-data; boundary=x', '')],
  ] as [string, string, RequestInit][])('%s', async (_what, path, init) => {
    const response = await server.request(path, init, admin)
    expect(response.status).toBeGreaterThanOrEqual(400)
    await expectAnAnswer(response)
  })
})

describe('what is odd in HTTP itself is refused in the same shape', () => {
  const body = '{}'
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`
  test.each([
    ['names no host', `POST /api/auth/login HTTP/1.1\r\n${head}\r\n\r\n${body}`, 400],
    ['names no host, for what guests are shown', 'GET /api/posts HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'expects what nobody does',
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n${head}\r\n\r\n${body}`,
      417,
    ],
    ['is no HTTP', 'HELLO\r\n\r\n', 400],
  ])('a request that %s', async (_what, text, status) => {
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let answer = ''
    socket.on('data', (piece) => (answer += piece))
    socket.write(text)
    await once(socket, 'close')
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"code":"malformed_request"`, 's'))
  })

  test('what is far too large is refused, and whoever sends all of it first reads why, on a connection that lives', async () => {
    const content = Buffer.alloc(5_000_000, 'x')
    const { port, hostname } = new URL(server.url)
    for (const length of [`content-length: ${content.length}`, 'transfer-encoding: chunked']) {
      const socket = connect(Number(port), hostname).setEncoding('utf8')
      let answer = ''
      const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
      socket.write(`${head}${length}\r\n\r\n`)
      const chunks = [`${content.length.toString(16)}\r\n`, content, '\r\n0\r\n\r\n']
      for (const chunk of length.startsWith('content') ? [content] : chunks) {
        await new Promise<void>((resolve, reject) => {
          socket.write(chunk, (error) => (error ? reject(error) : resolve()))
        })
      }
      socket.on('data', (piece) => (answer += piece))
      await eventually(() => expect(answer).toMatch(/^HTTP\/1.1 413 .*"code":"request_too_large"/s))
      answer = ''
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
      await eventually(() => expect(answer).toMatch(/^HTTP\/1.1 200/))
      socket.destroy()
    }
  })
})

function typed(type: string, body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': type }, body }
}

function json(body: string): RequestInit {
  return typed('application/json', body)
}
