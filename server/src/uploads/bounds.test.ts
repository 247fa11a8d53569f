import { connect } from 'node:net'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { behindProxy, from } from '../test/network.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { photo } from '../test/samples.ts'
import { openGuestShares } from './guestShares.ts'

let app: TestApp
let author: TestPerson
let picture: Buffer<ArrayBuffer>
beforeAll(async () => {
  app = await startTestApp({ settings: behindProxy })
  author = await makePerson(app.deps)
  picture = (await photo()) as Buffer<ArrayBuffer>
})
afterAll(() => app.close())
beforeEach(() => app.deps.pool.query('delete from uploads'))

const megabyte = 1024 * 1024
const announce = (bytes: number, as?: TestPerson) => app.call('POST /uploads', { body: { bytes } }, { as })
const send = async (upload: string, offset: number, part: Buffer<ArrayBuffer>) =>
  (
    await app.request(`/api/uploads/${upload}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: part,
    })
  ).status
const sent = async (file: Buffer<ArrayBuffer>, as?: TestPerson): Promise<string> => {
  const { upload } = (await announce(file.length, as)).body
  expect(await send(upload, 0, file)).toBe(204)
  return upload
}
const naming = (upload: string) => new File([upload], 'IMG_1.jpg', { type: 'message/external-body' })
const report = (medias: File[], title = 'Seen at the market') =>
  app.call('POST /posts', { form: { title, desc: 'Twice.', medias } }, { as: author })
const fill = (uploads: number, megabytes: number, isGuests: boolean) =>
  app.deps.pool.query(
    `insert into uploads (digest, bytes, received, is_guests, expires_at)
     select n::text, 20971520, $2::int, $3, now() + interval '1 day' from generate_series(1, $1::int) n`,
    [uploads, megabytes * megabyte, isGuests],
  )

test('what is announced while there is room is not kept beyond it, and gives back what it took', async () => {
  // Leaves 11 MB of the 512 MB for guests.
  await fill(501, 1, true)
  const announced = [await announce(10 * megabyte), await announce(10 * megabyte)]
  const [first = '', second = ''] = announced.map(({ body }) => body.upload)
  expect(await send(first, 0, Buffer.alloc(10 * megabyte))).toBe(204)
  expect(await send(second, 0, Buffer.alloc(10 * megabyte))).toBe(404)
  const { rows } = await app.deps.pool.query(
    'select sum(received)::int as bytes from uploads where is_guests',
  )
  expect(rows[0].bytes).toBe(511 * megabyte)
  // A client that starts again is refused for lack of space, and then sends the file within the form.
  expect(await announce(10 * megabyte)).toMatchObject({ status: 503, body: { code: 'files_unavailable' } })
  expect((await announce(10 * megabyte, author)).status).toBe(201)
})

test('one network takes no more than its share of the room for guests, until what it sent is used', async () => {
  const announceFrom = async (address: string, megabytes: number) =>
    (await app.call('POST /uploads', { body: { bytes: megabytes * megabyte } }, from(address))).status
  const together = await Promise.all(
    Array.from({ length: 6 }, (_each, index) => announceFrom(`2001:db8:1:2::${index + 1}`, 20)),
  )
  expect(together.filter((status) => status === 201)).toHaveLength(3)
  expect(await announceFrom('2001:db8:1:2::9', 5)).toBe(503)
  expect(await announceFrom('2001:db8:1:2::9', 4)).toBe(201)
  expect(await announceFrom('2001:db8:1:3::1', 20)).toBe(201)
  expect(await announceFrom('203.0.113.7', 20)).toBe(201)
  await app.deps.pool.query(
    'delete from uploads where digest = (select digest from uploads where bytes = $1 limit 1)',
    [4 * megabyte],
  )
  expect(await announceFrom('2001:db8:1:2::9', 5)).toBe(503)
  expect(await announceFrom('2001:db8:1:2::9', 4)).toBe(201)
})

test('a network has no more uploads of a byte than its share has room for', async () => {
  await fill(1024, 0, true)
  const inShare = openGuestShares(app.deps)
  const announceOf = (digest: number) =>
    inShare('203.0.113.8', { digest: String(digest), bytes: 1 }, async () => true)
  for (let digest = 1; digest <= 1024; digest += 1) expect(await announceOf(digest)).toBe(true)
  await expect(announceOf(1025)).rejects.toMatchObject({ code: 'files_unavailable' })
})

test('whoever sends all of a part before they look reads that it was not kept, on a connection that lives', async () => {
  const bytes = 20 * megabyte
  await fill(492, 1, true)
  const { upload } = (await announce(bytes)).body
  await app.deps.pool.query(`update uploads set received = $1 where digest = '1'`, [bytes])
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  let answer = ''
  socket.on('data', (text) => (answer += text))
  const head = 'tus-resumable: 1.0.0\r\nupload-offset: 0\r\ncontent-type: application/offset+octet-stream'
  socket.write(
    `PATCH /api/uploads/${upload} HTTP/1.1\r\nhost: x\r\n${head}\r\ncontent-length: ${bytes}\r\n\r\n`,
  )
  socket.write(Buffer.alloc(bytes))
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await eventually(() => expect(answer).toMatch(/^HTTP\/1.1 404 [\s\S]*HTTP\/1.1 200 [\s\S]*"up"/))
  socket.destroy()
})

test('uploads of which nothing comes are not endlessly many', async () => {
  await fill(512 * 16 - 1, 0, true)
  expect((await announce(1)).status).toBe(201)
  expect((await announce(1)).status).toBe(503)
  expect((await announce(1, author)).status).toBe(201)
})

test('a file that comes byte by byte is gone in the end, rather than read in thousands of pieces', async () => {
  const { upload } = (await announce(1_000)).body
  await app.deps.pool.query(
    `with parts as (insert into upload_parts select digest, n, '\\x00' from uploads, generate_series(0, 598) n)
     update uploads set received = 599`,
  )
  expect(await send(upload, 599, picture.subarray(0, 1))).toBe(204)
  expect(await send(upload, 600, picture.subarray(0, 1))).toBe(404)
  const { rows } = await app.deps.pool.query('select from uploads')
  expect(rows).toEqual([])
})

test('the same picture twice in a report is sent once', async () => {
  const upload = await sent(picture, author)
  const { status, body } = await report([naming(upload), naming(upload)])
  expect([status, body.post?.medias.length]).toEqual([201, 2])
})

test('what one form is using is not copied for another, and is there again once that is refused', async () => {
  const upload = await sent(picture, author)
  const { sentBefore, tempDir } = app.deps
  const by = { sender: author.user.id, maxBytes: megabyte }
  expect(await sentBefore.take(upload, path.join(tempDir, 'of-another-form'), by)).toBe(picture.length)
  expect((await report([naming(upload)])).body.code).toBe('upload_gone')
  sentBefore.release([upload])
  expect((await report([naming(upload)], '')).body.code).toBe('title_required')
  expect((await report([naming(upload)])).status).toBe(201)
})

test('whoever has a form that is refused read their files again and again has to wait', async () => {
  const eager = await makePerson(app.deps)
  const many = { title: '', desc: 'x', medias: Array.from({ length: 10 }, () => naming('x'.repeat(43))) }
  const { sentBefore } = app.deps
  const by = { sender: eager.user.id, maxBytes: megabyte }
  for (let named = 0; named < 1_200; named += 1) await sentBefore.take('none', '/nowhere', by)
  const answer = await app.call('POST /posts', { form: many }, { as: eager })
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
  expect((await report([naming('x'.repeat(43))])).body.code).toBe('upload_gone')
})
