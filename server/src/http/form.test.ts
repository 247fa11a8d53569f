import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileRule } from '@bichar/contract/endpoint.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import multipart from '@fastify/multipart'
import fc from 'fast-check'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerError } from './errors.ts'
import { readForm, type SentBefore } from './form.ts'

const rules: Record<string, FileRule> = {
  medias: { kinds: ['image', 'video', 'audio'], most: 3 },
  photo: { kinds: ['image'], most: 1 },
}

let app: FastifyInstance
let tempDir: string
const freeSpace = { refuseFiles: async () => undefined }
const forgotten: string[] = []
const released: string[] = []
const sentBefore: SentBefore = {
  async take(id, place) {
    if (id !== 'whole') return undefined
    await writeFile(place, 'sent before')
    return 11
  },
  release: (ids) => void released.push(...ids),
  clearUploads: async (ids) => void forgotten.push(...ids),
}
let url: string

beforeAll(async () => {
  tempDir = await mkdtemp(path.join(tmpdir(), 'bichar-form-'))
  app = fastify()
  app.setErrorHandler(answerError)
  await app.register(multipart)
  app.post('/', async (request) => {
    const form = await readForm(request, rules, {
      sender: 'rahima',
      isGuest: false,
      tempDir,
      freeSpace,
      sentBefore,
    })
    const files = form.uploads.map(async ({ path: file, ...rest }) => ({
      ...rest,
      content: (await readFile(file, 'latin1')).slice(0, 100),
    }))
    const answer = { fields: form.fields, files: await Promise.all(files) }
    await form.settle()
    await form.dispose()
    return answer
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await rm(tempDir, { recursive: true })
})

afterEach(async () => {
  forgotten.length = 0
  released.length = 0
  await eventually(async () => expect(await readdir(tempDir)).toEqual([]))
})

const megabyte = 1024 * 1024

async function send(parts: [name: string, value: string | File][]) {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const file = (name: string, content: string | Uint8Array<ArrayBuffer> = 'content', type = '') =>
  new File([content], name, { type })

const problem = (code: string, field?: string) => ({
  success: false,
  code,
  ...(field && { errors: { [field]: expect.any(String) } }),
})

test('fields and files arrive with what the sender said about them; a file field that nobody filled in does not count', async () => {
  const answer = await send([
    ['title', 'একটি প্রতিবেদন'],
    ['medias', file('street.jpg', 'first', 'image/jpeg')],
    ['medias', file('voice.mp3', 'second', 'audio/mpeg')],
    ['photo', file('', '')],
    ['photo', file('', 'nameless')],
  ])
  expect(answer).toEqual({
    status: 200,
    body: {
      fields: { title: 'একটি প্রতিবেদন' },
      files: [
        {
          sender: 'rahima',
          isGuest: false,
          field: 'medias',
          bytes: 5,
          fileName: 'street.jpg',
          kinds: rules.medias?.kinds,
          content: 'first',
        },
        {
          sender: 'rahima',
          isGuest: false,
          field: 'medias',
          bytes: 6,
          fileName: 'voice.mp3',
          kinds: rules.medias?.kinds,
          content: 'second',
        },
        {
          sender: 'rahima',
          isGuest: false,
          field: 'photo',
          bytes: 8,
          fileName: '',
          kinds: ['image'],
          content: 'nameless',
        },
      ],
    },
  })
})

test('a file under a name that the form does not have is refused, and the name is told; an empty field is none', async () => {
  for (const unknown of [
    file('a.jpg', new Uint8Array(megabyte)),
    file('', 'nameless'),
    file('empty.jpg', ''),
  ]) {
    const answer = await send([
      ['photos', unknown],
      ['title', 'x'],
    ])
    expect(answer).toMatchObject({ status: 400, body: problem('file_unexpected', 'photos') })
  }
  expect(await send([['photos', file('', '')]])).toMatchObject({ status: 200, body: { files: [] } })
  expect(await send([['constructor', file('a.jpg')]])).toMatchObject({ status: 400 })
})

test.each(['medias', 'medias[]', 'medias[0]', 'medias[12]'])(
  'files named %s are files of the list',
  async (name) => {
    const answer = await send([
      [name, file('a.jpg')],
      [name, file('b.jpg')],
    ])
    expect(answer).toMatchObject({ status: 200, body: { files: [{ field: 'medias' }, { field: 'medias' }] } })
    const more = Array.from({ length: 4 }, (_each, index) => [name, file(`${index}.jpg`)] as [string, File])
    expect(await send(more)).toMatchObject({ status: 400, body: problem('too_many_files', 'medias') })
  },
)

test('a text in a file field names an earlier upload', async () => {
  const answer = await send([
    ['medias', 'whole'],
    ['medias', file('a.jpg')],
    ['photo', ''],
    ['photo', '[]'],
  ])
  expect(answer).toMatchObject({
    status: 200,
    body: { fields: {}, files: [{ field: 'medias', content: 'sent before' }, { content: 'content' }] },
  })
  for (const text of ['unheard of', '[{}]', '[object File]', 'x'.repeat(10_000)])
    expect(await send([['medias[]', text]])).toMatchObject({
      status: 400,
      body: problem('upload_gone', 'medias'),
    })
})

test('one file more than a field takes is refused, and the field is named', async () => {
  const four = Array.from({ length: 4 }, (_each, index) => ['medias', file(`${index}.jpg`)] as [string, File])
  expect(await send(four)).toMatchObject({ status: 400, body: problem('too_many_files', 'medias') })
})

// Shows spec 5.25.
test('an empty file is refused, and the field is named', async () => {
  expect(await send([['photo', file('empty.jpg', '')]])).toMatchObject({
    status: 400,
    body: { ...problem('file_missing', 'photo'), message: 'Invalid file' },
  })
})

// Shows spec 5.24, 9.19.
test.each([
  ['clip.mp4', 10, 'video_too_large', 'Video size cannot exceed 10MB'],
  ['voice.ogg', 5, 'audio_too_large', 'Audio size cannot exceed 5MB'],
  ['photo.png', 20, 'image_too_large', 'Image size cannot exceed 20MB'],
  ['no-extension', 20, 'image_too_large', 'Image size cannot exceed 20MB'],
])('%s may have %i MB and not one byte more', async (name, megabytes, code, message) => {
  const most = new Uint8Array(megabytes * megabyte)
  expect((await send([['medias', file(name, most)]])).status).toBe(200)
  const more = new Uint8Array(megabytes * megabyte + 1)
  expect(await send([['medias', file(name, more)]])).toMatchObject({
    status: 413,
    body: { ...problem(code, 'medias'), message },
  })
})

test('a text that is too long is refused, and the field is named', async () => {
  expect(await send([['title', 'x'.repeat(300_000)]])).toMatchObject({
    status: 400,
    body: problem('too_long', 'title'),
  })
})

test('more fields than any form has are refused', async () => {
  const many = Array.from({ length: 120 }, (_each, index) => [`field${index}`, 'x'] as [string, string])
  expect(await send(many)).toMatchObject({ status: 413, body: problem('request_too_large') })
})

test('texts that are too long together are refused', async () => {
  const many = ['title', 'desc', 'location'].map((name) => [name, 'x'.repeat(200_000)] as [string, string])
  expect(await send(many.slice(1))).toMatchObject({ status: 200 })
  expect(await send(many)).toMatchObject({ status: 413, body: problem('request_too_large') })
})

const boundary = 'frontier'
const head = (length: number | undefined, type = `multipart/form-data; boundary=${boundary}`) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
  (length === undefined ? 'Transfer-Encoding: chunked\r\n\r\n' : `Content-Length: ${length}\r\n\r\n`)
const filePart = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="medias"; filename="${name}"\r\n\r\n`

/** A connection on which the test decides what is sent when. */
async function dial(): Promise<{ socket: Socket; received: () => string; ended: () => boolean }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  let over = false
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {
    over = true
  })
  socket.on('close', () => {
    over = true
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  return { socket, received: () => text, ended: () => over }
}

const write = (socket: Socket, data: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve())))

test('whoever is still sending when the refusal is written can go on sending, and reads it on a living connection', async () => {
  const { socket, received, ended } = await dial()
  const start = filePart('long.mp4')
  const rest = new Uint8Array(30 * megabyte)
  await write(socket, head(start.length + rest.length))
  await write(socket, start)
  await write(socket, rest.subarray(0, 11 * megabyte))
  await eventually(() => expect(received()).toContain('Video size cannot exceed 10MB'))
  expect(received()).toMatch(/^HTTP\/1.1 413 /)
  await write(socket, rest.subarray(11 * megabyte))
  expect(ended()).toBe(false)
  // The same connection serves the next request.
  await write(socket, 'GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n')
  await eventually(() => expect(received()).toContain('HTTP/1.1 404 '))
  socket.destroy()
})

test('whoever sends far beyond any bound is cut off', async () => {
  const { socket, received, ended } = await dial()
  await write(socket, head(1024 * megabyte))
  await write(socket, filePart('endless.mp4'))
  const piece = new Uint8Array(8 * megabyte)
  for (let sent = 0; sent < 400 * megabyte && !ended(); sent += piece.length) {
    await write(socket, piece).catch(() => undefined)
  }
  await eventually(() => expect(ended()).toBe(true))
  expect(received()).toMatch(/^HTTP\/1.1 413 /)
})

test('a connection that breaks in the middle of a file leaves nothing behind', async () => {
  const { socket } = await dial()
  await write(socket, head(megabyte))
  await write(socket, filePart('half.mp4'))
  await write(socket, new Uint8Array(300_000))
  await eventually(async () => expect(await readdir(tempDir)).toHaveLength(1))
  socket.destroy()
})

test.each([
  ['without a boundary', 'multipart/form-data', filePart('a.jpg')],
  ['without an end', undefined, `${filePart('a.jpg')}and then nothing`],
  [
    'with a name that every object has',
    undefined,
    `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${boundary}--\r\n`,
  ],
  [
    'with a part that calls itself JSON and is not',
    undefined,
    `--${boundary}\r\nContent-Disposition: form-data; name="criminals"\r\nContent-Type: application/json\r\n\r\n[1\r\n--${boundary}--\r\n`,
  ],
])('a form %s is malformed', async (_how, type, body) => {
  const { socket, received } = await dial()
  await write(socket, head(body.length, type) + body)
  await eventually(() => expect(received()).toMatch(/^HTTP\/1.1 400 .*"code":"malformed_request"/s))
  socket.destroy()
})

test('a part that calls itself JSON arrives as its text', async () => {
  const { socket, received } = await dial()
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="criminals"\r\nContent-Type: application/json\r\n\r\n[ "a" ]\r\n--${boundary}--\r\n`
  await write(socket, head(body.length) + body)
  await eventually(() =>
    expect(received()).toContain(String.raw`{"fields":{"criminals":"[\"a\"]"},"files":[]}`),
  )
  socket.destroy()
})

test('no form, however broken, is our fault or leaves anything behind', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      filePart('a.jpg'),
      `\r\n--${boundary}--\r\n`,
      `--${boundary}\r\n`,
      '\r\n\r\n',
      'Content-Disposition: form-data; name="title"\r\n\r\n',
      'Content-Disposition: form-data; name="medias"; filename*=utf-8\'\'%ff\r\n',
      'Content-Type: application/json\r\n',
      'Content-Transfer-Encoding: base64\r\n',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: pieces.join(''),
      })
      await response.body?.cancel()
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})

test('a part that names what was sent before is that file, and nothing is left of it once the form is settled', async () => {
  const answer = await send([['medias', file('street.jpg', 'whole', 'message/external-body')]])
  const upload = { field: 'medias', bytes: 11, fileName: 'street.jpg', content: 'sent before' }
  expect(answer).toMatchObject({ status: 200, body: { files: [upload] } })
  expect(forgotten).toEqual(['whole'])
  expect(released).toEqual(['whole'])
})

test('what is named twice in a form is asked for once, and is both files', async () => {
  const take = vi.spyOn(sentBefore, 'take')
  const part = file('street.jpg', 'whole', 'message/external-body')
  const answer = await send([
    ['medias', part],
    ['medias', part],
  ])
  const both = [{ content: 'sent before' }, { content: 'sent before' }]
  expect(answer).toMatchObject({ status: 200, body: { files: both } })
  expect(take).toHaveBeenCalledOnce()
  take.mockRestore()
})

test('what is named and is not there as a whole is refused, and the field is named', async () => {
  const answer = await send([['medias', file('street.jpg', 'half', 'message/external-body')]])
  expect(answer).toMatchObject({ status: 400, body: problem('upload_gone', 'medias') })
  const endless = await send([['medias', file('street.jpg', 'x'.repeat(100_000), 'message/external-body')]])
  expect(endless).toMatchObject({ status: 400, body: problem('upload_gone', 'medias') })
})

test('what was sent before is not larger than the field takes either', async () => {
  const most = { ...sentBefore, take: async () => 5 * megabyte + 1 }
  const take = vi.spyOn(sentBefore, 'take').mockImplementation(most.take)
  const answer = await send([['medias', file('voice.ogg', 'large', 'message/external-body')]])
  expect(answer).toMatchObject({ status: 413, body: problem('audio_too_large', 'medias') })
  // A refused upload is released for the next request that refers to it.
  expect(released).toContain('large')
  take.mockRestore()
})
