import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { largestUpload } from '@bichar/contract/uploads.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyRetention } from '../retention/retention.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { photo } from '../test/samples.ts'
import { PartStore } from './partStore.ts'

let app: TestApp
/** Another process on the same database. */
let other: TestApp
let author: TestPerson
let picture: Buffer<ArrayBuffer>

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ deps: { pool: app.deps.pool, kysely: app.deps.kysely } })
  author = await makePerson(app.deps)
  picture = (await photo()) as Buffer<ArrayBuffer>
})
afterAll(async () => {
  await other.close()
  await app.close()
})
beforeEach(() => app.deps.pool.query('delete from uploads'))

const announce = async (bytes: number, as: TestPerson | undefined = author) =>
  (await app.call('POST /uploads', { body: { bytes } }, { as })).body.upload

const tus = { 'tus-resumable': '1.0.0' }
const sendPart = (on: TestApp, upload: string, offset: number, part: Buffer<ArrayBuffer>) =>
  on.request(`/api/uploads/${upload}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: part,
  })
const offsetOf = async (on: TestApp, upload: string) => {
  const answer = await on.request(`/api/uploads/${upload}`, { method: 'HEAD', headers: tus })
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status
}

const naming = (upload: string, name = 'IMG_1.jpg') =>
  new File([upload], name, { type: 'message/external-body' })
const report = (medias: File[], title = 'Seen at the market') =>
  app.call('POST /posts', { form: { title, desc: 'Twice.', medias } }, { as: author })

const rowsLeft = async () => {
  const { rows } = await app.deps.pool.query(
    'select (select count(*)::int from uploads) as files, (select count(*)::int from upload_parts) as parts',
  )
  return rows[0]
}

test('a file that comes in parts, to any process, is a picture of the report that names it, and nothing else is left of it', async () => {
  const upload = await announce(picture.length)
  const half = Math.floor(picture.length / 2)
  expect((await sendPart(app, upload, 0, picture.subarray(0, half))).status).toBe(204)
  expect(await offsetOf(other, upload)).toBe(half)
  const last = await sendPart(other, upload, half, picture.subarray(half))
  expect(last.headers.get('upload-offset')).toBe(String(picture.length))

  const { status, body } = await report([naming(upload)])
  expect(status).toBe(201)
  expect(body.post.medias).toMatchObject([{ type: 'image', width: 20, height: 40 }])
  expect(await rowsLeft()).toEqual({ files: 0, parts: 0 })
})

test('a tus client is told what there is, and announces a file by its length', async () => {
  const { status, headers } = await app.request('/api/uploads', { method: 'OPTIONS' })
  const told = ['tus-version', 'tus-extension', 'tus-max-size'].map((name) => headers.get(name))
  expect([status, ...told]).toEqual([204, '1.0.0', 'creation', String(largestUpload)])
  const length = (value: string) => ({ method: 'POST', headers: { ...tus, 'upload-length': value } })
  const begun = await app.request('/api/uploads', length('300'))
  expect([begun.status, begun.headers.get('tus-resumable')]).toEqual([201, '1.0.0'])
  expect(await offsetOf(app, begun.headers.get('location')?.split('/').at(-1) ?? '')).toBe(0)
  for (const none of ['', '0', '-1', '1.5', '0x10', 'all', String(largestUpload + 1)]) {
    const refused = await app.request('/api/uploads', length(none))
    expect([refused.status, none]).toEqual([400, none])
    expect(await refused.json()).toMatchObject({ code: 'validation' })
  }
  expect((await app.call('POST /uploads', { body: {} })).body).toMatchObject({
    reasons: { bytes: { code: 'required' } },
  })
})

test('a report without an account whose proof has expired is sent again with the same files', async () => {
  const { upload } = (await app.call('POST /uploads', { body: { bytes: picture.length } })).body
  await sendPart(app, upload, 0, picture)
  const form = { title: 'Seen at the market', desc: 'Twice.', medias: [naming(upload)] }
  const send = (proof: string) =>
    app.call(
      'POST /guest-reports',
      { form: { ...form, proof } },
      { headers: { 'idempotency-key': 'e'.repeat(32) } },
    )
  const refused = await send('{}')
  expect([refused.status, refused.body.code]).toEqual([400, 'proof_wrong'])
  expect(await offsetOf(app, upload)).toBe(picture.length)
  expect((await send('')).status).toBe(201)
  expect(await rowsLeft()).toEqual({ files: 0, parts: 0 })
})

test('a report without an account names its files in the same way', async () => {
  const { upload } = (await app.call('POST /uploads', { body: { bytes: picture.length } })).body
  await sendPart(app, upload, 0, picture)
  const form = { title: 'Seen at the market', desc: 'Twice.', medias: [naming(upload)] }
  const key = { 'idempotency-key': 'f'.repeat(32) }
  expect((await app.call('POST /guest-reports', { form }, { headers: key })).status).toBe(201)
  expect(await rowsLeft()).toEqual({ files: 0, parts: 0 })
})

test('what hangs gives way to whoever goes on, and what came of it has not to come again', async () => {
  const upload = await announce(picture.length)
  const { port, hostname } = new URL(app.url)
  const hanging = connect(Number(port), hostname)
  hanging.write(
    `PATCH /api/uploads/${upload} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nContent-Length: ${picture.length}\r\n\r\n`,
  )
  hanging.write(picture.subarray(0, 200))
  try {
    await eventually(async () => expect(await offsetOf(app, upload)).toBe(200))
  } finally {
    hanging.destroy()
  }
  expect((await sendPart(app, upload, 200, picture.subarray(200))).status).toBe(204)
  expect((await report([naming(upload)])).status).toBe(201)
})

test('what came before the connection was cut has not to come again', async () => {
  const upload = await announce(picture.length)
  async function* cut() {
    yield picture.subarray(0, 200)
    throw new Error('aborted')
  }
  await expect(new PartStore(app.deps).write(Readable.from(cut()), upload, 0)).rejects.toThrow('aborted')
  expect(await offsetOf(app, upload)).toBe(200)
})

test('what is refused leaves the file where it is, so that it has not to come again', async () => {
  const upload = await announce(picture.length)
  await sendPart(app, upload, 0, picture)
  expect((await report([naming(upload)], '')).status).toBe(400)
  expect(await offsetOf(app, upload)).toBe(picture.length)
  expect((await report([naming(upload)])).status).toBe(201)
})

test('a proxy that makes GET of HEAD, to remember the answer, is told as much, and to remember nothing', async () => {
  const upload = await announce(300)
  await sendPart(app, upload, 0, picture.subarray(0, 200))
  const answer = await app.request(`/api/uploads/${upload}`, { headers: tus })
  const { headers } = answer
  const told = ['upload-offset', 'upload-length', 'cache-control'].map((name) => headers.get(name))
  expect([answer.status, ...told, await answer.text()]).toEqual([200, '200', '300', 'no-store', ''])
})

test('a file that is not there as a whole is refused by its field', async () => {
  const upload = await announce(picture.length)
  await sendPart(app, upload, 0, picture.subarray(0, 100))
  for (const named of [upload, 'x'.repeat(43), "' or 1=1 --"]) {
    expect(await report([naming(named)])).toMatchObject({
      status: 400,
      body: { code: 'upload_gone', reasons: { medias: { code: 'upload_gone' } } },
    })
  }
})

test('a form that came before its file was there as a whole is accepted once it is', async () => {
  const upload = await announce(picture.length)
  await sendPart(app, upload, 0, picture.subarray(0, 100))
  expect((await report([naming(upload)])).body.code).toBe('upload_gone')
  await sendPart(app, upload, 100, picture.subarray(100))
  expect((await report([naming(upload)])).status).toBe(201)
})

test('a part goes where the file ends, once, and no further than was announced', async () => {
  const upload = await announce(300)
  const part = picture.subarray(0, 200)
  expect((await sendPart(app, upload, 100, part)).status).toBe(409)
  const both = await Promise.all([sendPart(app, upload, 0, part), sendPart(other, upload, 0, part)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const tooMuch = await sendPart(app, upload, 200, part)
  expect(tooMuch.status).toBe(413)
  expect(await tooMuch.json()).toMatchObject({ success: false, code: 'request_too_large' })
  expect(await offsetOf(app, upload)).toBe(200)
})

test('of two that write at one place at once, in any two processes, one does', async () => {
  const upload = await announce(400)
  const write = () => new PartStore(app.deps).write(Readable.from([picture.subarray(0, 200)]), upload, 0)
  const ends = await Promise.allSettled([write(), write(), write()])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ status_code: 409 })
  expect(await offsetOf(app, upload)).toBe(200)
})

test('errors have the one shape', async () => {
  const upload = await announce(300)
  const noProtocol = await app.request(`/api/uploads/${upload}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: 'x',
  })
  expect([noProtocol.status, await noProtocol.json()]).toMatchObject([400, { code: 'malformed_request' }])
  for (const id of ['x', 'x'.repeat(43)]) {
    const answer = await sendPart(app, id, 0, picture)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
  }
  expect((await app.request(`/api/uploads/${upload}`, { method: 'DELETE', headers: tus })).status).toBe(405)
})

test.each([
  ['without an offset', { 'upload-offset': '' }, 400],
  ['with an offset that is no number', { 'upload-offset': '1e1' }, 400],
  ['with an offset before the file', { 'upload-offset': '-1' }, 400],
  ['with an offset beyond all files', { 'upload-offset': '9007199254740991' }, 409],
  ['of another type', { 'content-type': 'application/json' }, 400],
  ['with a length that is told later', { 'upload-defer-length': '1', 'upload-length': '1000' }, 204],
  ['with a length that is none', { 'upload-length': '99999999999999999999' }, 204],
  ['with metadata that make no sense', { 'upload-metadata': ',,, %%%', 'upload-concat': 'x' }, 204],
  ['by way of a proxy before a proxy', { 'x-forwarded-proto': 'https, http' }, 204],
  ['that means something else', { 'x-http-method-override': 'DELETE' }, 204],
])('a part %s', async (_what, headers, status) => {
  const upload = await announce(300)
  const answer = await app.request(`/api/uploads/${upload}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      ...(headers as Record<string, string>),
    },
    body: '{}',
  })
  expect(answer.status).toBe(status)
  if (status !== 204) expect(await answer.json()).toMatchObject({ success: false })
  expect(await offsetOf(app, upload)).toBe(status === 204 ? 2 : 0)
})

test('of many who hang on one upload one waits, and whoever comes last goes on', async () => {
  const upload = await announce(picture.length)
  const { port, hostname } = new URL(app.url)
  const answers: string[] = []
  const hanging = Array.from({ length: 10 }, () => {
    const socket = connect(Number(port), hostname).setEncoding('latin1')
    socket.on('error', () => undefined).on('data', (text) => answers.push(String(text).slice(9, 12)))
    socket.write(
      `PATCH /api/uploads/${upload} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
        `Content-Type: application/offset+octet-stream\r\nContent-Length: ${picture.length}\r\n\r\n`,
    )
    return socket
  })
  try {
    // Who held it gives it up after a moment, on a busy machine before the last has asked for it.
    await eventually(() => expect(answers.filter((status) => status === '409').length).toBeGreaterThan(5))
    expect((await sendPart(app, upload, 0, picture)).status).toBe(204)
  } finally {
    for (const socket of hanging) socket.destroy()
  }
})

test('nothing that is kept or logged says who sends it, what it is or when it came', async () => {
  const upload = await announce(picture.length)
  await sendPart(app, upload, 0, picture)
  const { rows } = await app.deps.pool.query(
    'select u.*, p.sealed from uploads u join upload_parts p using (digest)',
  )
  expect(rows).toHaveLength(1)
  const { digest, sealed, expires_at, ...rest } = rows[0]
  expect(rest).toEqual({ bytes: picture.length, received: picture.length, is_guests: false })
  expect(digest).not.toContain(upload.slice(0, 8))
  expect(expires_at.getTime() % 3_600_000).toBe(0)
  expect((sealed as Buffer).includes(picture.subarray(100, 130))).toBe(false)
  expect(app.logged()).not.toContain(upload)
})

test('whoever reports without an account may fill their own share only', async () => {
  await app.deps.pool.query(
    `insert into uploads (digest, bytes, received, is_guests, expires_at)
     select n::text, 20971520, 20971520, n <= 25, now() + interval '1 day' from generate_series(1, 50) n`,
  )
  const asGuest = await app.call('POST /uploads', { body: { bytes: 1 } })
  expect(asGuest).toMatchObject({ status: 201 })
  expect(await app.call('POST /uploads', { body: { bytes: 20_971_520 } })).toMatchObject({
    status: 503,
    body: { code: 'files_unavailable' },
  })
  expect(await announce(20_971_520)).toHaveLength(43)
})

test('where nobody reports without an account, nobody without one sends files; and a full disk takes none', async () => {
  const closed = await startTestApp({ settings: { GUEST_REPORTS: '0' } })
  const full = await startTestApp({ settings: { UPLOAD_RESERVE_MB: '100000000' } })
  try {
    expect((await closed.call('POST /uploads', { body: { bytes: 1 } })).status).toBe(401)
    const somebody = await makePerson(full.deps)
    expect((await full.call('POST /uploads', { body: { bytes: 1 } }, { as: somebody })).status).toBe(503)
  } finally {
    await closed.close()
    await full.close()
  }
})

test('what nobody came back for goes with its day', async () => {
  const upload = await announce(picture.length)
  await sendPart(app, upload, 0, picture.subarray(0, 100))
  await applyRetention(app.deps)
  expect(await offsetOf(app, upload)).toBe(100)
  await app.deps.pool.query("update uploads set expires_at = now() - interval '1 second'")
  expect(await offsetOf(app, upload)).toBe(404)
  expect(await applyRetention(app.deps)).toMatchObject({ uploads: 1 })
  expect(await rowsLeft()).toEqual({ files: 0, parts: 0 })
})
