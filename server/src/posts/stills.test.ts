import { randomUUID } from 'node:crypto'
import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { Media } from '@bichar/contract/posts.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filesOf } from '../media/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { animation, largePhoto, photo, sample, tracesIn } from '../test/samples.ts'
import { contentOf, storedFiles } from '../test/storedFiles.ts'

let app: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())
let before: string[]
beforeEach(async () => {
  before = await storedFiles(app.deps)
})
/** The keys of the files that a test has added to the store. */
const added = async () => (await storedFiles(app.deps)).filter((key) => !before.includes(key))

const words = { title: 'A gate was broken', desc: 'At night.' }
const film = (name = 'video.mp4') => new File([sample(name)], name)
const picture = async (content: Promise<Buffer<ArrayBuffer>> = photo()) =>
  new File([await content], 'still.jpg')

const file = (form: object, headers = {}) =>
  app.call('POST /posts', { form: { ...words, ...form } as never }, { as: author, headers })
const approve = (id: string) =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action: 'approve' } },
    { as: admin },
  )
const bytesOf = async (address: string | null | undefined) =>
  Buffer.from(await (await app.request(address ?? '/nothing')).arrayBuffer())
const statusOf = async (address: string | null | undefined) =>
  (await app.request(address ?? '/nothing')).status

describe('the still of a video', () => {
  test('is drawn anew without metadata, and is the thumbnail of its video alone', async () => {
    const { status, body } = await file({
      medias: [film(), await picture(), film('video.webm')],
      stills: [await picture(largePhoto(1600, 900))],
      stillsOf: [2],
    })
    expect(status).toBe(201)
    const [first, , second] = body.post.medias
    expect([first?.type, first?.thumbnail, first?.thumbnailBytes]).toEqual(['video', null, null])
    expect(second).toMatchObject({ type: 'video', url: expect.stringMatching(/\.webm$/), widths: [] })
    const answer = await app.request(second?.thumbnail ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const drawn = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 360, height: 640, format: 'jpeg' })
    expect(tracesIn(drawn)).toEqual([])
    expect(second?.thumbnailBytes).toBe(Math.ceil(drawn.length / 1000) * 1000)
    // Two videos, the still, and the picture with its thumbnail: nothing else is stored of what was sent.
    const stored = await added()
    expect(stored).toHaveLength(5)
    for (const key of stored) expect(tracesIn(await contentOf(app.deps, key))).toEqual([])
  })

  test('is small and of its own type, whatever was sent', async () => {
    const sheer = { create: { width: 1600, height: 900, channels: 4, background: '#0008' } } as const
    const still = new File([(await sharp(sheer).png().toBuffer()) as Buffer<ArrayBuffer>], 'still.png')
    const { post } = (await file({ medias: [film()], stills: [still], stillsOf: [0] })).body
    const [{ thumbnail } = { thumbnail: null }] = post.medias
    expect((await app.request(thumbnail ?? '')).headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await bytesOf(thumbnail)).metadata()).toMatchObject({
      ...{ width: 640, height: 360, format: 'webp' },
    })
    expect(await added()).toHaveLength(2)
    const { rows } = await app.deps.pool.query('select * from media where thumbnail_name = $1', [
      thumbnail?.replace('/media/', ''),
    ])
    expect(filesOf(rows).map(({ type }) => type)).toEqual(['video/mp4', 'image/webp'])
  })

  test('is shown to whoever sees the video, and to nobody else', async () => {
    const form = { medias: [film()], stills: [await picture()], stillsOf: [0], isAnonymous: true }
    const { post } = (await file(form)).body
    const shown = async (as?: TestPerson) =>
      (await app.call('GET /posts/:id', { params: { id: post._id } }, { as })).body.post?.medias[0]?.thumbnail
    expect(await shown()).toBeUndefined()
    expect(await shown(admin)).toBe(post.medias[0]?.thumbnail)
    await approve(post._id)
    expect(await shown()).toBe(post.medias[0]?.thumbnail)
  })

  test('gets another address with its video when the report leaves the public, and goes with it', async () => {
    const { post } = (await file({ medias: [film()], stills: [await picture()], stillsOf: [0] })).body
    await approve(post._id)
    const [shown] = post.medias
    const edit = { params: { id: post._id }, form: words }
    const [after] = (await app.call('PUT /posts/:id', edit, { as: author })).body.post.medias
    expect([await statusOf(shown?.url), await statusOf(shown?.thumbnail)]).toEqual([404, 404])
    expect(await bytesOf(after?.thumbnail)).not.toHaveLength(0)
    await app.call('DELETE /posts/:id', { params: { id: post._id } }, { as: author })
    expect(await statusOf(after?.thumbnail)).toBe(404)
    await eventually(async () => expect(await added()).toEqual([]))
  })

  test.each<[string, () => Promise<File> | File]>([
    ['a page', () => new File(['<html>'], 'still.jpg')],
    ['half a picture', async () => new File([(await photo()).subarray(0, 300)], 'still.jpg')],
    ['a video', () => film()],
    ['a picture of too many pixels', async () => picture(blank(9_000))],
    ['an animation of too many frames', async () => picture(gif(600))],
  ])('is missing where %s was sent, and the report is taken', async (_what, still) => {
    const { status, body } = await file({ medias: [film()], stills: [await still()], stillsOf: [0] })
    expect([status, body.post.medias[0]?.thumbnail]).toEqual([201, null])
    expect(await added()).toHaveLength(1)
  })

  test.each<[string, () => Promise<object>, string]>([
    ['no file', async () => ({ stills: [await picture()], stillsOf: [0] }), 'stills'],
    ['no named file', async () => ({ medias: [film()], stills: [await picture()] }), 'stills'],
    [
      'a picture',
      async () => ({ medias: [await picture()], stills: [await picture()], stillsOf: [0] }),
      'stills',
    ],
    [
      'a recording',
      async () => ({ medias: [film('sound.ogg')], stills: [await picture()], stillsOf: [0] }),
      'stills',
    ],
    ['a recording in the container of a video', async () => sound(), 'stills'],
    ['a video that has one', async () => twice(), 'stills'],
    ['a video, where none was sent', async () => ({ medias: [film()], stillsOf: [0] }), 'stillsOf'],
    [
      'something else',
      async () => ({ medias: [film()], stills: [await picture()], stillsOf: ['first'] }),
      'stillsOf',
    ],
  ])('of %s is refused with its field, and nothing is kept', async (_what, form, field) => {
    const { status, body } = await file(await form())
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
    expect(await added()).toEqual([])
  })

  test('is sent with new files of an edit, for which their places count', async () => {
    const { post } = (await file({ medias: [await picture()] })).body
    const form = { ...words, newMedias: [film()], stills: [await picture()], stillsOf: [0] }
    const { body } = await app.call('PUT /posts/:id', { params: { id: post._id }, form }, { as: author })
    expect(thumbnailsOf(body.post.medias)).toEqual([expect.any(String), expect.any(String)])
  })

  test('comes in parts as every file, and with a report without an account', async () => {
    const still = await picture(largePhoto(800, 600))
    const upload = (await app.call('POST /uploads', { body: { bytes: still.size } }, {})).body.upload
    await app.request(`/api/uploads/${upload}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: still,
    })
    const named = new File([upload], 'still.jpg', { type: 'message/external-body' })
    const form = { ...words, title: 'By the river', medias: [film()], stills: [named], stillsOf: [0] }
    expect((await app.call('POST /guest-reports', { form })).status).toBe(201)
    const { body } = await app.call(
      'GET /posts/admin/pending',
      { query: { search: 'By the river' } },
      { as: admin },
    )
    expect(body.posts).toMatchObject([{ withoutAccount: true, medias: [{ type: 'video' }] }])
    const { width, height } = await sharp(await bytesOf(body.posts[0]?.medias[0]?.thumbnail)).metadata()
    expect([width, height]).toEqual([480, 640])
  })

  test('makes no other report of one that is sent twice', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const form = { medias: [film()], stills: [await picture()], stillsOf: [0] }
    const [first, again] = [await file(form, headers), await file(form, headers)]
    expect(again.body.post).toEqual(first.body.post)
    // A report without a link has the same code, also if the device makes no still the next time.
    const unlinked = { isAnonymous: true, keepNoLink: true, medias: [film()] }
    const code = async (more: object) => (await file({ ...unlinked, ...more }, headers)).body.followUpCode
    expect(await code({ stills: [await picture()], stillsOf: [0] })).toBe(await code({}))
  })
})

const takingStills = (Object.entries(api) as [Call, Endpoint][]).filter(([, { form }]) => form?.files.stills)

test.each(takingStills.map(([call]) => call))('%s takes a still for its video only', async (call) => {
  const { post } = (await file({ isAnonymous: false })).body
  const form = {
    ...{ ...words, title: 'A still', date: '2026-11-20', name: 'R', phone: '01712345678' },
    ...{ stills: [await picture()], stillsOf: [0] },
  }
  const params = { id: post._id, postId: post._id }
  const send = async (more: object) =>
    (await app.call(call, { params, form: { ...form, ...more } } as never, { as: author })) as {
      status: number
      body: { errors?: object }
    }
  const { status, body } = await send({})
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['stills']])
  const field = ['medias', 'newMedias', 'evidence', 'files'].find(
    (each) => (api[call] as Endpoint).form?.files[each],
  )
  expect((await send({ [String(field)]: [film()] })).status).toBeLessThan(300)
  const { rows } = await app.deps.pool.query(
    'select kind, thumbnail_name is not null as has_still from media where not (storage_key = any($1))',
    [before],
  )
  expect(rows).toEqual([{ kind: 'video', has_still: true }])
})

test('a private video has a private still', async () => {
  const form = {
    name: 'R',
    phone: '01712345678',
    desc: 'Help.',
    files: [film()],
    stills: [await picture()],
    stillsOf: [0],
  }
  await app.call('POST /support', { form }, { as: author })
  const { body } = await app.call('GET /support/all', { query: { limit: 1 } }, { as: admin })
  const thumbnail = body.requests[0]?.files[0]?.thumbnail
  expect(thumbnail).toMatch(/^\/media\/private\//)
  expect(await statusOf(thumbnail)).toBe(200)
  expect(await statusOf(thumbnail?.replace(/\?.*/, ''))).toBe(404)
  expect(await statusOf(thumbnail?.replace('/private', '').replace(/\?.*/, ''))).toBe(404)
})

const thumbnailsOf = (medias: readonly Media[]) => medias.map(({ thumbnail }) => thumbnail)

const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
const gif = (frames: number) => animation(4, 4, frames).gif().toBuffer() as Promise<Buffer<ArrayBuffer>>

async function sound() {
  const named = new File([sample('sound.m4a')], 'sound.mp4')
  return { medias: [named], stills: [await picture()], stillsOf: [0] }
}

async function twice() {
  return { medias: [film(), film()], stills: [await picture(), await picture()], stillsOf: [1, 1] }
}
