import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

const boundary = 'a-boundary'
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const bodies = {
  JSON: {
    target: '/api/auth/login',
    type: 'application/json',
    content: JSON.stringify({ phone: '01711111111', password: 'secret-1', deviceId: 'dev_1' }),
    answer: [400, 'login_failed'],
  },
  multipart: {
    target: '/api/posts',
    type: `multipart/form-data; boundary=${boundary}`,
    content: `${field('title', 'Seen')}${field('desc', 'Twice')}--${boundary}--\r\n`,
    answer: [201, undefined],
  },
}

const refusal = {
  success: false,
  code: 'unsupported_content_type',
  message: 'Unsupported content type',
}

describe.each(Object.entries(bodies))('a %s body', (_name, { target, type, content, answer }) => {
  test.each([
    ['gzip', gzipSync(content)],
    ['br', brotliCompressSync(content)],
    ['deflate', deflateSync(content)],
    ['gzip, br', brotliCompressSync(gzipSync(content))],
    ['nonsense', Buffer.from(content)],
  ])('in %s is refused at once, and the connection can be used on', async (encoding, body) => {
    const { port } = app.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answers += text
    })
    socket.write(
      `POST ${target} HTTP/1.1\r\nhost: bichar\r\nauthorization: Bearer ${person.token}\r\ncontent-type: ${type}\r\n` +
        `content-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    socket.write(body)
    socket.write('GET /healthz HTTP/1.1\r\nhost: bichar\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
    const [refused = '', next = ''] = answers.split(/(?=HTTP\/1\.1 200)/)
    expect(refused).toMatch(/^HTTP\/1.1 415 /)
    // In a 415 response, Accept-Encoding names the encodings that are accepted.
    expect(refused).toMatch(/\r\naccept-encoding: identity\r\n/)
    expect(JSON.parse(refused.slice(refused.indexOf('{')))).toEqual(refusal)
    expect(next).toContain('{"status":"up"}')
  })

  test('that says it is as it is, is taken', async () => {
    const headers = { 'content-type': type, 'content-encoding': 'identity' }
    const response = await app.request(target, { method: 'POST', headers, body: content }, person)
    const { code } = (await response.json()) as { code?: string }
    expect([response.status, code]).toEqual(answer)
  })
})

test('a large one that is still on its way gets its answer whole', async () => {
  const body = gzipSync(Buffer.alloc(16 * 1024 * 1024), { level: 0 })
  const headers = { 'content-type': bodies.multipart.type, 'content-encoding': 'gzip' }
  const response = await app.request('/api/posts', { method: 'POST', headers, body }, person)
  expect(response.status).toBe(415)
  expect(await response.json()).toEqual(refusal)
})
