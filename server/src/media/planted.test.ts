import { describe, expect, test } from 'vitest'
import { write } from '../test/planted/containers.ts'
import { filePlaces, refusedPlaces } from '../test/planted/filePlaces.ts'
import { isNoted, note } from '../test/planted/notes.ts'
import { soundPlaces } from '../test/planted/soundPlaces.ts'
import { opened, type Stream, streams } from '../test/planted/streams.ts'
import { videoPlaces } from '../test/planted/videoPlaces.ts'
import type { Container } from './recognise.ts'
import { remux } from './remux.ts'

const pictures = ['avc', 'hevc', 'av1', 'vp9', 'vp8']
const compressed = ['aac', 'mp3', 'opus', 'vorbis', 'flac']

/** Every codec that each container may hold; a video has a picture track beside its sound. */
const pairs: [Container, codecs: string[]][] = [
  ['mp4', [...pictures, ...compressed, 'pcm-s16', 'pcm-f32']],
  ['mov', [...pictures, 'aac', 'pcm-s16', 'pcm-s24be']],
  ['m4a', compressed],
  ['webm', ['av1', 'vp9', 'vp8', 'opus', 'vorbis']],
  ['mp3', ['mp3']],
  ['wav', ['pcm-s16', 'pcm-u8', 'pcm-f32', 'ulaw', 'alaw']],
  ['ogg', ['opus', 'vorbis']],
]

const streamOf = async (codec: string): Promise<Stream> => {
  const open = streams[codec]
  if (!open) throw new Error(`there is no sample of ${codec}`)
  return open()
}

async function streamsFor(container: Container, codec: string, plant = (stream: Stream) => stream) {
  const planted = plant(await streamOf(codec))
  if (pictures.includes(codec) || !['mp4', 'mov', 'webm'].includes(container)) return [planted]
  return [await streamOf(container === 'webm' ? 'vp8' : 'avc'), planted]
}

/** Returns the stored bytes of a file, or the error code of its refusal. */
const stored = (file: Buffer, container: Container): Promise<Buffer | string> =>
  remux(file, container).then(
    ({ bytes }) => Buffer.from(bytes),
    ({ code }) => code,
  )

/** Whether a file is refused because planted notes in this place cannot be told from the content, or the file from a damaged one. */
const refused = (name: string, container: Container) =>
  refusedPlaces.has(name) || (name === 'bytes behind the end' && !['wav', 'mp3', 'webm'].includes(container))

async function expectClean(file: Buffer, container: Container, place: string) {
  expect(isNoted(file)).toBe(true)
  const result = await stored(file, container)
  if (refused(place, container)) expect(result).toBe('file_damaged')
  else expect(result instanceof Buffer && !isNoted(result)).toBe(true)
}

for (const [container, codecs] of pairs) {
  describe.each(codecs)(`${container} with %s`, (codec) => {
    test('is taken, and holds the same codec afterwards', async () => {
      const result = await stored(await write(container, await streamsFor(container, codec)), container)
      if (typeof result === 'string') throw new Error(result)
      const tracks = await opened(result).getTracks()
      expect(await Promise.all(tracks.map((track) => track.getCodec()))).toContain(codec)
    })

    test('loses its tags, its cover and the names of its tracks', async () => {
      const file = await write(container, await streamsFor(container, codec), true)
      await expectClean(file, container, 'tags')
    })

    test.each(filePlaces[container])('keeps no note in %s', async (name, plant) => {
      await expectClean(plant(await write(container, await streamsFor(container, codec))), container, name)
    })

    const places = videoPlaces[codec] ?? soundPlaces[codec] ?? []
    test.each(places.filter(([, , only]) => only?.includes(container) ?? true))(
      'keeps no note in %s',
      async (name, plant) => {
        await expectClean(await write(container, await streamsFor(container, codec, plant)), container, name)
      },
    )
  })
}

describe.each(['opus', 'vorbis'])('webm with nothing but %s', (codec) => {
  test.each([['tags', undefined] as const, ...filePlaces.webm])(
    'keeps no note in %s',
    async (place, plant) => {
      const file = await write('webm', [await streamOf(codec)], !plant)
      await expectClean(plant ? plant(file) : file, 'webm', place)
    },
  )

  test.each(soundPlaces[codec]?.filter(([, , only]) => only?.includes('webm') ?? true) ?? [])(
    'keeps no note in %s',
    async (place, plant) => {
      await expectClean(await write('webm', [plant(await streamOf(codec))]), 'webm', place)
    },
  )
})

describe('a recording of a phone in 3GP', () => {
  test.each([['tags', undefined] as const, ...filePlaces.mp4])(
    'keeps no note in %s',
    async (place, plant) => {
      const file = await write('mp4', [await streamOf('avc'), await streamOf('aac')], !plant)
      file.write('3gp5', 8, 'latin1')
      await expectClean(plant ? plant(file) : file, 'mp4', place)
    },
  )
})

describe('the configuration of AV1', () => {
  const configuration = Buffer.concat([Buffer.of(0x81, 0, 0x0c, 0, 0x2a, note.length), note])

  test('keeps no note in MP4', async () => {
    const file = await write('mp4', [await streamOf('av1')])
    const end = file.indexOf('av1C') + 8
    const planted = Buffer.concat([file.subarray(0, end), configuration.subarray(4), file.subarray(end)])
    for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'av01', 'av1C']) {
      const place = planted.lastIndexOf(type, end) - 4
      planted.writeUInt32BE(planted.readUInt32BE(place) + configuration.length - 4, place)
    }
    await expectClean(planted, 'mp4', 'configuration')
  })

  test('keeps no note in WebM', async () => {
    const { packets, config } = await streamOf('av1')
    const asOther = {
      codec: 'vp8',
      config: { ...config, codec: 'vp8', description: configuration },
      packets,
    } as const
    const file = await write('webm', [asOther])
    file.write('V_AV1', file.indexOf('V_VP8'), 'latin1')
    await expectClean(file, 'webm', 'configuration')
  })
})
