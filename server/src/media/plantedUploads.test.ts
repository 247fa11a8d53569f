import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/people.ts'
import { write } from '../test/planted/containers.ts'
import { filePlaces, refusedPlaces } from '../test/planted/filePlaces.ts'
import { isNoted } from '../test/planted/notes.ts'
import { soundPlaces } from '../test/planted/soundPlaces.ts'
import { streams } from '../test/planted/streams.ts'
import { videoPlaces } from '../test/planted/videoPlaces.ts'
import type { Container } from './recognise.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** One file per container, with planted notes in each of its codecs. */
const wholes: [Container, [codec: string, place: string][]][] = [
  [
    'mp4',
    [
      ['avc', 'user data behind another message'],
      ['aac', 'several of them'],
    ],
  ],
  [
    'mov',
    [
      ['hevc', 'registered user data'],
      ['flac', 'comments, cover, application, padding'],
    ],
  ],
  [
    'webm',
    [
      ['vp9', 'side data'],
      ['vorbis', 'comments'],
    ],
  ],
  ['m4a', [['aac', 'the comment of the configuration']]],
  ['mp3', [['mp3', 'filling between the sounds']]],
  ['wav', []],
  ['ogg', [['opus', 'padding']]],
]

async function noted(container: Container, codecs: [string, string][]): Promise<File> {
  const all = codecs.length > 0 ? codecs : [['pcm-s16', ''] as const]
  const planted = all.map(async ([codec, wanted]) => {
    const stream = await streams[codec]?.()
    if (!stream) throw new Error(`there is no sample of ${codec}`)
    const places = videoPlaces[codec] ?? soundPlaces[codec] ?? []
    return places.find(([name]) => name === wanted)?.[1](stream) ?? stream
  })
  const kept = filePlaces[container].filter(
    ([name]) => !refusedPlaces.has(name) && name !== 'bytes behind the end',
  )
  const tagged = await write(container, await Promise.all(planted), true)
  const file = kept.reduce((content, [, plant]) => plant(content), tagged)
  expect(isNoted(file)).toBe(true)
  return new File([new Uint8Array(file)], `recording.${container}`)
}

test('nothing of who, where and with what is in the store or is served, whatever was sent', async () => {
  const author = await makePerson(app.deps)
  const medias = await Promise.all(wholes.map(([container, codecs]) => noted(container, codecs)))
  const { status, body } = await app.call(
    'POST /posts',
    { form: { title: 'Seen at the market', desc: 'Twice.', medias } },
    { as: author },
  )
  expect(status).toBe(201)
  const rows = await app.deps.kysely.selectFrom('media').select('storage_key').execute()
  expect(rows).toHaveLength(wholes.length)
  for (const { storage_key: key } of rows) {
    const place = path.join(app.deps.config.DATA_DIR, 'media', key.slice(0, 2), key.slice(2, 4), key)
    expect(isNoted(await readFile(place))).toBe(false)
  }
  for (const { url } of body.post.medias) {
    const served = await app.request(url, { headers: { authorization: `Bearer ${author.token}` } })
    expect(served.status).toBe(200)
    expect(isNoted(Buffer.from(await served.arrayBuffer()))).toBe(false)
  }
})
