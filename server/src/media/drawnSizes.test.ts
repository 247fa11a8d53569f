import { readdir } from 'node:fs/promises'
import type { Media } from '@bichar/contract/posts.ts'
import { addressOfSize } from '@bichar/contract/rules/pictureSizes.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shuffle } from '../shuffling/shuffling.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { backgroundImageProcesses } from '../test/backgroundImageProcesses.ts'
import { askedFor } from '../test/jobs.ts'
import { withLostCommitAnswers } from '../test/lostCommits.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { animation, largePhoto, tracesIn } from '../test/samples.ts'
import { withoutSchedule, withoutScheduledShuffle } from '../test/schedule.ts'
import { contentOf, storedFiles } from '../test/storedFiles.ts'
import { changeWithUploads } from './attach.ts'
import { deleteFilesJob } from './jobs.ts'
import { renameMedia } from './media.ts'
import { keyOfSize } from './names.ts'
import { sizePicture, sizesJob } from './sizes.ts'
import { filesOf, keysInUse, namedFiles } from './store.ts'

let app: TestApp
let author: TestPerson
let taken: Buffer<ArrayBuffer>
const filed: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  // It would draw the pictures from which a test has taken their sizes.
  await withoutSchedule(app.deps.pool, 'media.sizes-left')
  author = await makePerson(app.deps)
  taken = await largePhoto(960, 720)
})
afterAll(() => app.close())

const file = (content: Buffer<ArrayBuffer>, name = 'a.jpg') => new File([content], name)

async function report(...medias: File[]) {
  const form = { title: 'At the ferry', desc: 'At night.', isAnonymous: true, medias }
  const { status, body } = await app.call('POST /posts', { form }, { as: author })
  expect(status).toBe(201)
  filed.push(body.post._id)
  return body.post
}

const read = async (id: string) => {
  const { body } = await app.call('GET /posts/:id', { params: { id } }, { as: author })
  return body.post.medias
}

/** Waits for the sizes of the only picture of a post, and returns that picture. */
const sized = (id: string): Promise<Media> =>
  eventually(async () => {
    const [media] = await read(id)
    expect(media?.widths).not.toEqual([])
    return media as Media
  })

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await app.request(address, { headers }, author)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** Files a report with a photo, waits for its sizes, and takes them away again. Returns the id of the photo. */
async function unsized(): Promise<string> {
  const post = await report(file(taken))
  await sized(post._id)
  const { rows } = await app.deps.pool.query('select id, widths, sizes_key from media')
  const [{ id, widths, sizes_key }] = rows
  await app.deps.pool.query(
    'update media set widths = null, size_bytes = null, sizes_key = null where id = $1',
    [id],
  )
  for (const width of widths) await app.deps.files.remove(keyOfSize(sizes_key, width))
  return id
}

/** Ends the idle processes, which would draw the next picture otherwise. */
async function killDrawing(): Promise<void> {
  for (const pid of await backgroundImageProcesses()) process.kill(pid, 'SIGKILL')
  await eventually(async () => expect(await backgroundImageProcesses()).toEqual([]))
}

// Deleting a report removes all its files, whatever a test did with it, and no temporary file remains.
afterEach(async () => {
  for (const id of filed.splice(0)) await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
  await eventually(async () => expect(await storedFiles(app.deps)).toEqual([]))
  expect(await readdir(app.deps.tempDir)).toEqual([])
})

describe('a photo of a phone', () => {
  test('is answered small, upright and in the shape that it will have; its sizes follow, and its address stays', async () => {
    const post = await report(file(taken))
    const [before] = post.medias
    expect(before).toMatchObject({ width: 720, height: 960, thumbnail: null, widths: [] })
    const small = await get(before?.url ?? '')
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640 })

    const after = await sized(post._id)
    expect(after).toMatchObject({ width: 720, height: 960, widths: [360, 720] })
    expect(after.thumbnail).toBe(before?.url)
    expect(after.url).not.toBe(before?.url)
    expect((await get(after.thumbnail ?? '')).bytes.equals(small.bytes)).toBe(true)
    const whole = await get(after.url)
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 960 })
    for (const width of after.widths) {
      const { status, headers, bytes } = await get(addressOfSize(after.url, width))
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(headers.get('content-length')).toBe(String(bytes.length))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: (width * 4) / 3 })
      const part = await get(addressOfSize(after.url, width), { range: 'bytes=0-3' })
      expect([part.status, part.bytes.toString()]).toEqual([206, 'RIFF'])
    }
  })

  test('leaves neither who, where and with what, nor a job; and what was sent is gone once it is drawn', async () => {
    await report(file(taken), file(taken))
    const original = async () => {
      const query = 'select original_key as key from media where original_key is not null'
      return (await app.deps.pool.query<{ key: string }>(query)).rows.map(({ key }) => key)
    }
    for (const key of await storedFiles(app.deps))
      expect(tracesIn(await contentOf(app.deps, key))).toEqual([])
    const waiting = await original()
    expect(waiting.length).toBeGreaterThan(0)
    await eventually(async () => expect(await original()).toEqual([]))
    await eventually(async () => {
      for (const key of waiting) expect(await storedFiles(app.deps)).not.toContain(key)
    })
    const stored = await storedFiles(app.deps)
    // For each photo the thumbnail, the full picture and two sizes.
    expect(stored).toHaveLength(8)
    for (const key of stored) expect(tracesIn(await contentOf(app.deps, key))).toEqual([])
    await eventually(async () => {
      expect([
        ...(await askedFor(app.deps, sizesJob)),
        ...(await askedFor(app.deps, deleteFilesJob)),
      ]).toEqual([])
    })
    expect(await readdir(app.deps.tempDir)).toEqual([])
  })

  test('can be kept by who edits under the address from before its sizes were there', async () => {
    const post = await report(file(taken))
    const before = post.medias[0]?.url ?? ''
    const after = await sized(post._id)
    const form = { title: 'At the ferry', desc: 'At night.', existingMedias: [before] }
    const { status } = await app.call('PUT /posts/:id', { params: { id: post._id }, form }, { as: author })
    expect(status).toBe(200)
    expect(await read(post._id)).toEqual([after])
  })

  test('has them all the same when what draws them is killed, as it is when memory is short', async () => {
    await killDrawing()
    const post = await report(file(taken))
    await eventually(
      async () => {
        const [pid] = await backgroundImageProcesses()
        expect(pid).toBeDefined()
        process.kill(Number(pid), 'SIGKILL')
      },
      { every: 2 },
    )
    expect(await sized(post._id)).toMatchObject({ width: 720, height: 960, widths: [360, 720] })
  })

  test('that no process can be started for keeps what was sent, and has its sizes later', async () => {
    const id = await unsized()
    await killDrawing()
    const { execPath } = process
    process.execPath = '/nowhere/node'
    try {
      await expect(sizePicture(app.deps, id)).rejects.toMatchObject({ code: 'unavailable' })
    } finally {
      process.execPath = execPath
    }
    const widths = async () => (await app.deps.pool.query('select widths from media')).rows
    expect(await widths()).toEqual([{ widths: null }])
    await sizePicture(app.deps, id)
    expect(await widths()).toEqual([{ widths: [360, 720] }])
  })

  test('that ends before its picture begins is refused before the answer', async () => {
    const form = { title: 'x', desc: 'y', medias: [file(Buffer.from(taken.subarray(0, 40)))] }
    const answer = await app.call('POST /posts', { form }, { as: author })
    expect(answer).toMatchObject({ status: 400, body: { code: 'file_damaged' } })
  })
})

describe('sizes', () => {
  test('are put anew on the disk and are in a backup, as all files are, and so is what they are drawn from', async () => {
    const post = await report(file(taken))
    await sized(post._id)
    const { rows } = await app.deps.pool.query('select * from media')
    expect(filesOf([{ ...rows[0], original_key: 'waits' }])).toHaveLength(5)
    const keys = async () => (await namedFiles(app.deps.kysely)).map(({ key }) => key).toSorted()
    await eventually(async () => expect(await keys()).toEqual(await storedFiles(app.deps)))
    expect(await keysInUse(app.deps.kysely, [...(await keys()), 'another'])).toEqual(new Set(await keys()))
    const renewed: string[] = []
    const renew = async (key: string, type: string) => {
      renewed.push(`${key} ${type}`)
      await app.deps.files.renew(key, type)
    }
    await withoutScheduledShuffle(app.deps.pool)
    await shuffle({ ...app.deps, files: { ...app.deps.files, renew } }, new Date())
    const named = (await namedFiles(app.deps.kysely)).map(({ key, type }) => `${key} ${type}`)
    expect(renewed).toEqual(expect.arrayContaining(named))
    expect(named.filter((each) => each.endsWith('image/webp'))).toHaveLength(2)
  })

  test('have none: what is small, and what moves', async () => {
    const moving = (await animation(800, 600, 3).webp().toBuffer()) as Buffer<ArrayBuffer>
    const little = await sharp({ create: { width: 360, height: 200, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const post = await report(file(moving, 'a.webp'), file(little as Buffer<ArrayBuffer>, 'a.png'))
    expect(post.medias.map(({ widths }) => widths)).toEqual([[], []])
    expect(await askedFor(app.deps, sizesJob)).toEqual([])
  })

  test('of a drawing keep what shines through', async () => {
    const background = { r: 200, g: 100, b: 0, alpha: 0.5 }
    const drawing = await sharp({ create: { width: 900, height: 500, channels: 4, background } })
      .png()
      .toBuffer()
    const post = await report(file(drawing as Buffer<ArrayBuffer>, 'a.png'))
    expect(post.medias[0]?.thumbnail).not.toBeNull()
    const { url, widths } = await sized(post._id)
    expect(widths).toEqual([360, 720, 900])
    const { bytes } = await get(addressOfSize(url, 360))
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true, width: 360 })
  })

  test('are there under no width that was not drawn, and under no address from before', async () => {
    const post = await report(file(taken))
    const { url } = await sized(post._id)
    for (const address of [addressOfSize(url, 361), addressOfSize(url, 720).replace('.webp', '.jpg')]) {
      expect((await get(address)).status).toBe(404)
    }
    const before = addressOfSize(url, 720)
    expect((await get(before)).status).toBe(200)
    const { rows } = await app.deps.pool.query('select id from media')
    await changeWithUploads(app.deps, [], (tx) => renameMedia(tx, [rows[0].id]))
    expect((await get(before)).status).toBe(404)
    const [renamed] = await read(post._id)
    expect((await get(addressOfSize(renamed?.url ?? '', 720))).status).toBe(200)
  })

  test('of what is gone meanwhile leave nothing', async () => {
    const post = await report(file(taken))
    await sized(post._id)
    // The thumbnail, the full picture and two sizes, once the original is gone.
    await eventually(async () => expect(await storedFiles(app.deps)).toHaveLength(4))
    const { rows } = await app.deps.pool.query('select id, widths from media')
    const [{ id, widths }] = rows
    await app.deps.pool.query('update media set widths = null where id = $1', [id])
    const put = app.deps.files.put.bind(app.deps.files)
    const files = {
      ...app.deps.files,
      async put(...args: Parameters<typeof put>) {
        await put(...args)
        await app.deps.pool.query('update media set widths = $2 where id = $1', [id, widths])
      },
    }
    const before = await storedFiles(app.deps)
    const removed: string[] = []
    const remove = (key: string) => {
      removed.push(key)
      return app.deps.files.remove(key)
    }
    await sizePicture({ ...app.deps, files: { ...files, remove } }, id)
    expect(removed).toHaveLength(2)
    expect(await storedFiles(app.deps)).toEqual(before)
  })

  test('of which nobody knows whether they were saved keep their files', async () => {
    const id = await unsized()
    const removed: string[] = []
    const remove = async (key: string) => void removed.push(key)
    const kysely = withLostCommitAnswers(app.deps.pool)
    await expect(
      sizePicture({ ...app.deps, kysely, files: { ...app.deps.files, remove } }, id),
    ).rejects.toThrow('no answer')
    expect(removed).toEqual([])
    const named = (await namedFiles(app.deps.kysely)).map(({ key }) => key)
    expect(await storedFiles(app.deps)).toEqual(expect.arrayContaining(named))
  })
})
