import type { Media } from '@bichar/contract/posts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { photo, sample } from '../test/samples.ts'

let app: TestApp
let person: TestPerson
let admin: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

const picture = async () => new File([await photo()], 'a.jpg', { type: 'image/jpeg' })
const film = () => new File([sample('video.mp4')], 'b.mp4', { type: 'video/mp4' })
const sound = () => new File([sample('sound.mp3')], 'c.mp3', { type: 'audio/mpeg' })

/** How many bytes are sent for a URL, rounded up to whole thousands. */
async function weigh(address: string | number | unknown[] | null): Promise<number | null> {
  if (typeof address !== 'string') return null
  const response = await app.request(address)
  expect(response.status).toBe(200)
  return Math.ceil((await response.arrayBuffer()).byteLength / 1_000) * 1_000
}

/** Expects that the sizes that a list states for its files are those that are sent. */
async function expectTrue(files: readonly Media[], kinds: readonly Media['type'][]) {
  expect(files.map(({ type }) => type)).toEqual(kinds)
  for (const { url, bytes, thumbnail, thumbnailBytes } of files) {
    expect([bytes, thumbnailBytes]).toEqual([await weigh(url), await weigh(thumbnail)])
  }
}

test('a report and its timeline tell how much each of their files weighs', async () => {
  const report = { title: 'Seen', desc: 'Twice.', medias: [await picture(), film(), sound()] }
  const { post } = (await app.call('POST /posts', { form: report }, { as: person })).body
  await expectTrue(post.medias, ['image', 'video', 'audio'])
  const { body } = await app.call('GET /posts/:id', { params: { id: post._id } }, { as: person })
  expect(body.post.medias).toEqual(post.medias)

  const params = { postId: await makePost(app.deps, person) }
  const form = {
    title: 'Found',
    date: '2026-01-02',
    desc: 'By the river.',
    evidence: [await picture(), film()],
  }
  const added = await app.call('POST /timelines/post/:postId', { params, form }, { as: person })
  await expectTrue(added.body.timeline.evidence, ['image', 'video'])
})

test('a suspect tells it of the photo, and what was changed of them of those before and after', async () => {
  const form = { name: 'Karim Uddin', crimeTypes: ['Theft'], photo: [await picture()] }
  const first = (await app.call('POST /criminals', { form }, { as: person })).body.criminal
  expect([first.photoBytes, first.thumbnailBytes]).toEqual([
    await weigh(first.photo),
    await weigh(first.thumbnail),
  ])
  const params = { id: first._id }
  await app.call('PUT /criminals/:id', { params, form: { photo: [await picture()] } }, { as: person })
  const { revisions } = (await app.call('GET /criminals/:id/revisions', { params }, { as: admin })).body
  const [change] = revisions[0]?.changes ?? []
  expect(change).toMatchObject({
    field: 'photo',
    bytes: { from: await weigh(change?.from ?? null), to: await weigh(change?.to ?? null) },
  })

  const bare = { name: 'Nobody knows', crimeTypes: ['Theft'] }
  const { criminal } = (await app.call('POST /criminals', { form: bare }, { as: person })).body
  expect([criminal.photoBytes, criminal.thumbnailBytes]).toEqual([null, null])
})

test('a blog tells it of its picture', async () => {
  const form = { title: 'Roads', content: 'Safe ones.', category: ['Crime'], image: [await picture()] }
  const { blog } = (await app.call('POST /blogs/create', { form }, { as: admin })).body
  expect([blog.imageBytes, blog.thumbnailBytes]).toEqual([
    await weigh(blog.image),
    await weigh(blog.thumbnail),
  ])
})

test('a request for support tells it of its private files', async () => {
  const form = { name: 'A', phone: '01712345678', desc: 'Help.', files: [await picture(), film()] }
  await app.call('POST /support', { form }, { as: person })
  const { requests } = (await app.call('GET /support/all', { query: {} }, { as: admin })).body
  await expectTrue(requests[0]?.files ?? [], ['image', 'video'])
})
