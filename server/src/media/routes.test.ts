import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { photo, sample } from '../test/samples.ts'
import { changeWithUploads } from './attach.ts'
import { mediaView, removeMedia, renameMedia, type StoredMedia } from './media.ts'

let app: TestApp
let video: StoredMedia
let picture: StoredMedia

beforeAll(async () => {
  app = await startTestApp()
  video = await store(sample('video.mp4'), 'video.mp4')
  picture = await store(await photo(), 'photo.jpg')
})
afterAll(() => app.close())

async function store(content: Buffer, fileName: string): Promise<StoredMedia> {
  const folder = await mkdtemp(path.join(app.deps.tempDir, 'test-'))
  const file = { path: path.join(folder, '0'), bytes: content.length, fileName }
  const upload = { sender: 'rahima', isGuest: false, field: 'medias', ...file }
  await writeFile(upload.path, content)
  const [stored] = await changeWithUploads(app.deps, [upload], async (_tx, all) => all)
  await rm(folder, { recursive: true })
  if (!stored) throw new Error('nothing was stored')
  return stored
}

const inTransaction = <Result>(change: Parameters<typeof changeWithUploads<Result>>[2]) =>
  changeWithUploads(app.deps, [], change)

async function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.request(target, { headers, method })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

describe('a stored file', () => {
  test('is served whole, as what it is, never as a page, and may be kept for ever', async () => {
    const { url, thumbnail } = mediaView(picture)
    expect(url).toMatch(/^\/media\/[\w-]{22}\.jpg$/)
    for (const target of [url, thumbnail ?? '']) {
      const { status, headers, bytes } = await get(target, { 'accept-encoding': 'gzip, br' })
      expect(status).toBe(200)
      expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8')
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(bytes.length),
        'content-disposition': 'inline; filename="image.jpg"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
      })
      expect(headers.has('set-cookie')).toBe(false)
      expect(headers.has('content-encoding')).toBe(false)
    }
  })

  test('that a browser plays by itself may be fetched by what it plays it in, which runs no script', async () => {
    const sound = await store(sample('sound.wav'), 'sound.wav')
    for (const media of [video, sound]) {
      const { headers } = await get(mediaView(media).url)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; media-src 'self'; sandbox allow-same-origin",
      )
    }
  })

  test('is not compressed even where its type could be', async () => {
    const sound = await store(sample('sound.wav'), 'sound.wav')
    const { headers, bytes } = await get(mediaView(sound).url, { 'accept-encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBeNull()
    expect(bytes).toHaveLength(sound.bytes)
  })

  test('comes in parts, as players ask for it', async () => {
    const { url } = mediaView(video)
    const whole = (await get(url)).bytes
    expect(whole).toHaveLength(video.bytes)
    const parts = [`bytes=0-99`, `bytes=100-${video.bytes - 11}`, 'bytes=-10']
    const answers = await Promise.all(parts.map((range) => get(url, { range })))
    expect(answers.map(({ status }) => status)).toEqual([206, 206, 206])
    expect(Buffer.concat(answers.map(({ bytes }) => bytes)).equals(whole)).toBe(true)
    expect(answers[0]?.headers.get('content-range')).toBe(`bytes 0-99/${video.bytes}`)
    expect(answers[0]?.headers.get('content-length')).toBe('100')
  })

  test('has no part behind its end', async () => {
    const { status, headers, bytes } = await get(mediaView(video).url, { range: `bytes=${video.bytes}-` })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe(`bytes */${video.bytes}`)
    expect(headers.get('cache-control')).toBeNull()
    expect(JSON.parse(bytes.toString())).toMatchObject({ success: false, code: 'range_not_satisfiable' })
  })

  test('comes whole when the reader holds a part of something else', async () => {
    const { url } = mediaView(video)
    const etag = (await get(url)).headers.get('etag') ?? ''
    const range = 'bytes=0-9'
    expect((await get(url, { range, 'if-range': etag })).status).toBe(206)
    expect((await get(url, { range, 'if-range': '"another"' })).status).toBe(200)
    expect((await get(url, { range, 'if-range': 'Mon, 01 Jan 2026 00:00:00 GMT' })).status).toBe(200)
  })

  test('is not sent again to who has it', async () => {
    const { url } = mediaView(video)
    const etag = (await get(url)).headers.get('etag') ?? ''
    const again = await get(url, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    expect(again.headers.get('etag')).toBe(etag)
    expect((await get(url, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('is described by HEAD as by GET, without its bytes', async () => {
    const { url } = mediaView(video)
    const head = await get(url, { range: 'bytes=0-9' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers.get('content-type')).toBe('video/mp4')
    expect(head.headers.get('content-length')).toBe(String(video.bytes))
  })

  test('tells nobody its name in the store', async () => {
    const { headers } = await get(mediaView(video).url)
    expect(JSON.stringify([...headers])).not.toContain(video.storage_key)
    expect((await get(`/media/${video.storage_key}.mp4`)).status).toBe(404)
  })

  test('is let go of when its reader hangs up', async () => {
    const hangUp = new AbortController()
    const response = await app.request(mediaView(video).url, { signal: hangUp.signal })
    hangUp.abort()
    await expect(response.arrayBuffer()).rejects.toThrow()
    expect((await get(mediaView(video).url)).status).toBe(200)
  })
})

describe('nothing is there', () => {
  test.each([
    ['under a name that was never given', `/media/${'A'.repeat(22)}.jpg`],
    ['under a name with a NUL', '/media/%00.jpg'],
    ['outside the folder', '/media/..%2f..%2fserver.key'],
    ['under no name', '/media/'],
    ['under a name that cannot be decoded', '/media/%ff.jpg'],
  ])('%s', async (_where, target) => {
    const { status, headers, bytes } = await get(target)
    expect([400, 404]).toContain(status)
    expect(headers.get('content-type')).toMatch(/json/)
    expect(headers.get('cache-control')).toBeNull()
    expect(JSON.parse(bytes.toString())).toMatchObject({ success: false })
  })

  test('under another extension, or none', async () => {
    const { url } = mediaView(picture)
    for (const other of ['.png', '.html', '.JPG', '.jpg.html', '']) {
      expect((await get(url.replace(/\.jpg$/, other))).status).toBe(404)
    }
  })

  test('under the old addresses once a file is renamed, and all of it under the new ones', async () => {
    const before = await store(await photo(), 'photo.jpg')
    await inTransaction((tx) => renameMedia(tx, [before.id]))
    const after = await app.deps.kysely
      .selectFrom('media')
      .selectAll()
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow()
    for (const old of [mediaView(before).url, mediaView(before).thumbnail ?? '']) {
      expect((await get(old)).status).toBe(404)
      expect((await get(old, { 'if-none-match': '*' })).status).toBe(404)
    }
    for (const renewed of [mediaView(after).url, mediaView(after).thumbnail ?? '']) {
      expect((await get(renewed)).status).toBe(200)
    }
    expect(after.storage_key).toBe(before.storage_key)
  })

  test('at once when a file is removed, and not when its removal is undone', async () => {
    const doomed = await store(await photo(), 'photo.jpg')
    const change = inTransaction(async (tx) => {
      await removeMedia(app.deps, tx, [doomed.id])
      throw new Error('changed my mind')
    })
    await expect(change).rejects.toThrow('changed my mind')
    expect((await get(mediaView(doomed).url)).status).toBe(200)
    await inTransaction((tx) => removeMedia(app.deps, tx, [doomed.id]))
    expect((await get(mediaView(doomed).url)).status).toBe(404)
  })

  test('when the store has lost the file: 404 for the reader, a line in the log for the operator', async () => {
    const lost = await store(await photo(), 'photo.jpg')
    await app.deps.files.remove(lost.storage_key)
    const { status, headers } = await get(mediaView(lost).url)
    expect([status, headers.get('cache-control')]).toEqual([404, null])
    expect(app.logged()).toContain('media file is missing in the file store')
  })
})
