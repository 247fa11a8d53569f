import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Post } from '@bichar/contract/posts.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { startS3 } from '../test/s3.ts'
import { animation, photo, sample, tracesIn } from '../test/samples.ts'
import { contentOf, storedFiles } from '../test/storedFiles.ts'

let app: TestApp
let author: TestPerson
let filed: Post[] = []

beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

// No temporary file outlives its request, whatever was sent.
afterEach(async () => {
  await eventually(async () => expect(await readdir(app.deps.tempDir)).toEqual([]))
})

const file = (content: Uint8Array<ArrayBuffer> | string, name: string, type = '') =>
  new File([content], name, { type })

async function report(medias: File[]) {
  const form = { title: 'Seen at the market', desc: 'Twice.', medias }
  const answer = await app.call('POST /posts', { form }, { as: author })
  if (answer.status === 201) filed.push(answer.body.post)
  return answer
}

const removeAll = async () => {
  for (const { _id } of filed) await app.call('DELETE /posts/:id', { params: { id: _id } }, { as: author })
  filed = []
}

// Shows spec 5.20.
test('a report with every kind of file is stored in its order without a trace of who, where and with what', async () => {
  const answer = await report([
    file(await photo(), 'IMG_1.jpg', 'image/jpeg'),
    file(sample('video.mp4'), 'VID_1.mp4', 'video/mp4'),
    file(sample('video.mov'), 'VID_2.mov', 'video/quicktime'),
    file(sample('video.webm'), 'VID_3.webm', 'video/webm'),
    file(sample('sound.mp3'), 'a.mp3', 'audio/mpeg'),
    file(sample('sound.wav'), 'b.wav', 'audio/x-wav'),
    file(sample('sound.ogg'), 'c.ogg', 'video/ogg'),
    file((await animation(40, 30, 3).gif().toBuffer()) as Buffer<ArrayBuffer>, 'd.gif', 'image/gif'),
  ])
  expect(answer.status).toBe(201)
  const { medias } = answer.body.post
  expect(medias.map(({ type, width, height }) => ({ type, width, height }))).toEqual([
    { type: 'image', width: 20, height: 40 },
    { type: 'video', width: 64, height: 48 },
    { type: 'video', width: 64, height: 48 },
    { type: 'video', width: 64, height: 48 },
    { type: 'audio', width: null, height: null },
    { type: 'audio', width: null, height: null },
    { type: 'audio', width: null, height: null },
    { type: 'image', width: 40, height: 30 },
  ])
  // All of these samples last 0.6 seconds, plus or minus the padding of their codecs.
  expect(medias.map(({ duration }) => duration && Math.abs(duration - 0.6) < 0.15)).toEqual([
    null,
    ...Array(6).fill(true),
    null,
  ])
  const extensions = medias.map(({ url }) => path.extname(url))
  expect(extensions).toEqual(['.jpg', '.mp4', '.mp4', '.webm', '.mp3', '.wav', '.ogg', '.webp'])
  expect(medias.map(({ thumbnail }) => thumbnail && path.extname(thumbnail))).toEqual([
    '.jpg',
    ...Array(6).fill(null),
    '.webp',
  ])
  const stored = await storedFiles(app.deps)
  expect(stored).toHaveLength(10)
  for (const key of stored) expect(tracesIn(await contentOf(app.deps, key))).toEqual([])
  // The response contains neither the file names of the sender nor the keys in the store.
  expect(JSON.stringify(answer.body)).not.toMatch(/IMG_1|VID_1/)
  for (const key of stored) expect(JSON.stringify(answer.body)).not.toContain(key)
  await removeAll()
  // The next test counts the files.
  await eventually(async () => expect(await storedFiles(app.deps)).toEqual([]))
})

test('deleting a report takes its files out of the store', async () => {
  await report([file(await photo(), 'a.jpg'), file(sample('video.webm'), 'b.webm')])
  expect(await storedFiles(app.deps)).toHaveLength(3)
  await removeAll()
  await eventually(async () => expect(await storedFiles(app.deps)).toEqual([]))
})

describe('a refused file', () => {
  const megabyte = 1024 * 1024
  const large = (content: Buffer, bytes: number) =>
    Buffer.concat([content, Buffer.alloc(bytes - content.length)])
  const bomb = () =>
    sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()

  // Shows spec 5.25.
  test.each<[string, () => Promise<File> | File, number, string, string]>([
    [
      'a page that calls itself a photo',
      () => file('<html><script>', 'a.jpg', 'image/jpeg'),
      415,
      'file_type',
      'Invalid file type',
    ],
    [
      'a drawing with scripts',
      () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 'image/png'),
      415,
      'file_type',
      'Invalid file type',
    ],
    [
      'half a photo',
      async () => file((await photo()).subarray(0, 300), 'a.jpg'),
      400,
      'file_damaged',
      'This file is damaged or incomplete',
    ],
    [
      'half a video',
      () => file(sample('video.mp4').subarray(0, 5000), 'a.mp4'),
      400,
      'file_damaged',
      'This file is damaged or incomplete',
    ],
    ['an empty file', () => file('', 'a.jpg'), 400, 'file_missing', 'Invalid file'],
    [
      'a picture of too many pixels',
      async () => file((await bomb()) as Buffer<ArrayBuffer>, 'a.png'),
      413,
      'image_dimensions',
      'This picture has too many pixels',
    ],
    [
      'an animation of too many frames',
      async () => file((await animation(4, 4, 600).gif().toBuffer()) as Buffer<ArrayBuffer>, 'a.gif'),
      413,
      'animation_dimensions',
      'This animation is too long or too large. Please send a shorter one.',
    ],
    [
      'an 11 MB video',
      () => file(large(sample('video.mp4'), 11 * megabyte), 'a.mp4'),
      413,
      'video_too_large',
      'Video size cannot exceed 10MB',
    ],
    [
      'an 11 MB video without a name',
      () => file(large(sample('video.mp4'), 11 * megabyte), 'blob'),
      413,
      'video_too_large',
      'Video size cannot exceed 10MB',
    ],
    [
      'a 6 MB recording',
      () => file(large(sample('sound.mp3'), 6 * megabyte), 'a.mp3'),
      413,
      'audio_too_large',
      'Audio size cannot exceed 5MB',
    ],
  ])(
    '%s: the field is named, and not even the good ones beside it are kept',
    async (_what, bad, status, code, message) => {
      const before = await storedFiles(app.deps)
      const answer = await report([
        file(await photo(), 'good.jpg'),
        await bad(),
        file(sample('sound.ogg'), 'good.ogg'),
      ])
      expect(answer).toMatchObject({
        status,
        body: {
          success: false,
          code,
          message,
          errors: { medias: message },
          // Bytes are counted while a file arrives; what is in it is looked at when all have.
          reasons: { medias: /missing|too_large/.test(code) ? { code } : { code, file: 1 } },
        },
      })
      expect(await storedFiles(app.deps)).toEqual(before)
      expect(await app.deps.kysely.selectFrom('media').select('id').execute()).toEqual([])
    },
  )
})

test('twenty people who upload at once are all served, and reading goes on meanwhile', async () => {
  const picture = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(app.deps)))
  const form = () => ({ title: 'x', desc: 'y', medias: [file(picture as Buffer<ArrayBuffer>, 'a.jpg')] })
  let served = 0
  const answers = people.map(async (as) => {
    const { status } = await app.call('POST /posts', { form: form() }, { as })
    served += 1
    return status
  })
  expect((await app.request('/api/posts')).status).toBe(200)
  expect(served).toBeLessThan(20)
  expect(await Promise.all(answers)).toEqual(Array(20).fill(201))
})

test('no file, whatever is in it and whatever it is called, is our fault or leaves anything behind', async () => {
  // Waits until the sizes of pictures from earlier tests have been drawn.
  const unsized = app.deps.kysely.selectFrom('media').where('widths', 'is', null).select('id')
  await eventually(async () => expect(await unsized.execute()).toEqual([]), { every: 100 })
  const before = await storedFiles(app.deps)
  const rows = async () => (await app.deps.kysely.selectFrom('media').select('id').execute()).length
  const rowsBefore = await rows()
  const start = fc.constantFrom(
    Buffer.alloc(0),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from('GIF89a'),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
    Buffer.from('RIFF\0\0\0\0WAVEfmt '),
    Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2\0\0\0\x08moov', 'latin1'),
    Buffer.from('\x1aE\xdf\xa3\x84B\x82\x84webm', 'latin1'),
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.from('ID3\x03\0\0\0\0\0\x0a', 'latin1'),
  )
  const name = fc.oneof(
    fc.constantFrom(
      'a.jpg',
      'a.png',
      'a.gif',
      'a.webp',
      'a.mp4',
      'a.mov',
      'a.webm',
      'a.mp3',
      'a.wav',
      'a.ogg',
    ),
    fc.string({ minLength: 1, maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      name,
      async (head, rest, fileName) => {
        const person = await makePerson(app.deps)
        const medias = [file(Buffer.concat([head, rest]), fileName)]
        const { status } = await app.call(
          'POST /posts',
          { form: { title: 'x', desc: 'y', medias } },
          { as: person },
        )
        expect([201, 400, 413, 415]).toContain(status)
        // Almost always refused; content that happens to be a valid file is stored.
        if (status !== 201) expect(await rows()).toBe(rowsBefore)
      },
    ),
    { numRuns: 60 },
  )
  // The originals of those pictures may be removed meanwhile.
  const left = (await storedFiles(app.deps)).filter((name) => !before.includes(name))
  if ((await rows()) === rowsBefore) expect(left).toEqual([])
  expect(app.logged()).not.toContain('request failed')
})

describe('with an S3 store', () => {
  test('a report is stored and served from the bucket, in parts too', async () => {
    const s3 = await startS3()
    const onS3 = await startTestApp({
      settings: {
        S3_ENDPOINT: s3.endpoint,
        S3_BUCKET: s3.bucket,
        S3_REGION: s3.region,
        S3_ACCESS_KEY_ID: s3.keyId,
        S3_SECRET_ACCESS_KEY: s3.secret,
      },
    })
    const person = await makePerson(onS3.deps)
    const form = { title: 'x', desc: 'y', medias: [file(sample('video.mp4'), 'a.mp4')] }
    const { body } = await onS3.call('POST /posts', { form }, { as: person })
    const [object] = s3.objects.values()
    const url = body.post.medias[0]?.url ?? ''
    const whole = Buffer.from(await (await onS3.request(url)).arrayBuffer())
    expect(object?.bytes.equals(whole)).toBe(true)
    const part = await onS3.request(url, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])

    // The store becomes unavailable.
    await s3.close()
    const answer = await onS3.call('POST /posts', { form }, { as: person })
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } })
    expect((await onS3.request(url)).status).toBe(503)
    expect(onS3.logged()).toContain('file store request failed')
    await eventually(async () => expect(await readdir(onS3.deps.tempDir)).toEqual([]))
    await onS3.close()
  })
})
