import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import fc from 'fast-check'
import * as bunny from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '../core/refusal.ts'
import { sample, tracesIn } from '../test/samples.ts'
import type { Cost } from './mediaQueue.ts'
import type { Container } from './recognise.ts'
import { cleanRecording } from './recordings.ts'
import { remux } from './remux.ts'

const samples: [name: string, container: Container, contentType: string][] = [
  ['video.mp4', 'mp4', 'video/mp4'],
  ['rotated.mp4', 'mp4', 'video/mp4'],
  ['hevc.mp4', 'mp4', 'video/mp4'],
  ['video.mov', 'mov', 'video/mp4'],
  ['video.webm', 'webm', 'video/webm'],
  ['sound.mp3', 'mp3', 'audio/mpeg'],
  ['sound.wav', 'wav', 'audio/wav'],
  ['sound.ogg', 'ogg', 'audio/ogg'],
  ['opus.ogg', 'ogg', 'audio/ogg'],
  ['sound.m4a', 'm4a', 'audio/mp4'],
]

let folder: string
let source: string
/** What no recording takes. */
const ample = { cpuSeconds: 10, charge: () => undefined }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-recordings-'))
  source = path.join(folder, 'upload')
})
afterAll(() => rm(folder, { recursive: true }))

async function clean(content: Buffer, container: Container) {
  await writeFile(source, content)
  const { path: place, ...facts } = await cleanRecording(source, container, ample)
  return { facts, bytes: await readFile(place) }
}

/** What a player would play: each track with hashes of its packets, without planted notes, and their times. */
async function tracksOf(bytes: Buffer) {
  const input = new bunny.Input({
    source: new bunny.BufferSource(bytes),
    formats: [bunny.MP4, bunny.QTFF, bunny.WEBM, bunny.MP3, bunny.WAVE, bunny.OGG],
  })
  const tracks = [...(await input.getVideoTracks()), ...(await input.getAudioTracks())]
  return Promise.all(
    tracks.map(async (track) => {
      const codec = await track.getCodec()
      const packets: [number, string][] = []
      for await (const packet of new bunny.EncodedPacketSink(track).packets()) {
        // Notes are planted before the picture; in MP3 everything after the headers may be notes (codecs/mp3.test.ts).
        const kept = codec === 'mp3' ? packet.data.slice(0, 13) : packet.data.slice(-12)
        packets.push([Math.round(packet.timestamp * 1000), Buffer.from(kept).toString('hex')])
      }
      return { codec, packets }
    }),
  )
}

describe.each(samples)('%s', (name, container, contentType) => {
  test('loses every planted note, and keeps its type', async () => {
    const before = sample(name)
    expect(tracesIn(before)).toContain('PLANTED')
    const { facts, bytes } = await clean(before, container)
    expect(tracesIn(bytes)).toEqual([])
    expect(facts.contentType).toBe(contentType)
  })

  test('says how long it lasts, as a player finds out by itself', async () => {
    const { facts, bytes } = await clean(sample(name), container)
    const played = new bunny.Input({ source: new bunny.BufferSource(bytes), formats: bunny.ALL_FORMATS })
    expect(Math.abs((facts.duration ?? 0) - (await played.computeDuration()))).toBeLessThan(0.05)
    expect(Math.abs((facts.duration ?? 0) - 0.6)).toBeLessThan(0.15)
  })

  test('is played as before', async () => {
    const before = await tracksOf(sample(name))
    const after = await tracksOf(Buffer.from((await remux(sample(name), container)).bytes))
    expect(after.map(({ codec }) => codec)).toEqual(before.map(({ codec }) => codec))
    for (const [index, { packets }] of after.entries()) {
      // The last frame of an MP3 stands before a tag, which may have been written over its end.
      const played = (before[index]?.packets ?? []).slice(0, container === 'mp3' ? -1 : undefined)
      // In MP3 and Ogg every packet carries its position; in the other containers the times are compared as well.
      expect(packets.map(([, hash]) => hash)).toEqual(played.map(([, hash]) => hash))
      const shift = (packets[0]?.[0] ?? 0) - (played[0]?.[0] ?? 0)
      expect(packets.map(([time]) => time)).toEqual(played.map(([time]) => time + shift))
      expect(Math.abs(shift)).toBeLessThan(40)
    }
  })

  test('is damaged when half of it is missing', async () => {
    const half = sample(name).subarray(0, sample(name).length >> 1)
    // MP3 announces no end, so the remaining half is a shorter recording.
    if (container === 'mp3')
      expect((await clean(half, container)).bytes.length).toBeLessThan(half.length + 500)
    else await expect(clean(half, container)).rejects.toMatchObject({ code: 'file_damaged' })
  })
})

test('the size of a video is the one that is seen', async () => {
  expect((await clean(sample('video.mp4'), 'mp4')).facts).toMatchObject({ width: 64, height: 48 })
  expect((await clean(sample('rotated.mp4'), 'mp4')).facts).toMatchObject({ width: 48, height: 64 })
  expect((await clean(sample('sound.mp3'), 'mp3')).facts).toMatchObject({ width: null, height: null })
})

test('a video begins with its index, so that it plays before all of it has arrived', async () => {
  const { bytes } = await clean(sample('video.mp4'), 'mp4')
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

// Shows spec 5.26.
test('a video may last longer than five minutes', async () => {
  const slow = sample('video.mp4')
  for (const clock of ['mvhd', 'mdhd']) {
    for (let at = slow.indexOf(clock); at > 0; at = slow.indexOf(clock, at + 4))
      slow.writeUInt32BE(10, at + 16)
  }
  // Removes the edit lists: the two clocks no longer agree on where the video ends.
  for (let at = slow.indexOf('edts'); at > 0; at = slow.indexOf('edts', at)) slow.write('free', at, 'latin1')
  const { bytes } = await clean(slow, 'mp4')
  const played = (await tracksOf(bytes)).flatMap(({ packets }) =>
    packets.map(([milliseconds]) => milliseconds),
  )
  expect(Math.max(...played)).toBeGreaterThan(300_000)
})

test('the moment of the upload is not in a video', async () => {
  const { bytes } = await clean(sample('video.mp4'), 'mp4')
  for (const type of ['mvhd', 'tkhd', 'mdhd']) {
    for (let place = bytes.indexOf(type); place > 0; place = bytes.indexOf(type, place + 4)) {
      expect(bytes[place + 4]).toBe(0)
      expect([bytes.readUInt32BE(place + 8), bytes.readUInt32BE(place + 12)]).toEqual([0, 0])
    }
  }
})

test('a codec that is not taken is refused by a name of its own', async () => {
  const video = sample('rotated.mp4')
  for (const codec of ['apcn', 'xxxx']) {
    const other = Buffer.from(video)
    other.write(codec, other.indexOf('avc1', other.indexOf('stsd')), 'latin1')
    await expect(clean(other, 'mp4')).rejects.toMatchObject({ code: 'file_codec' })
  }
})

test('sound in ADPCM is no damage, but a codec that is not taken', async () => {
  const wave = sample('sound.wav')
  wave.writeUInt16LE(0x11, 20)
  await expect(clean(wave, 'wav')).rejects.toMatchObject({ code: 'file_codec' })
})

test('a video that was turned is turned as before', async () => {
  const { bytes } = await clean(sample('rotated.mp4'), 'mp4')
  const input = new bunny.Input({ source: new bunny.BufferSource(bytes), formats: [bunny.MP4] })
  expect(await (await input.getPrimaryVideoTrack())?.getRotation()).toBe(90)
})

test('notes in boxes and chunks that nobody reads are gone as well', async () => {
  const note = Buffer.from('PLANTED in a place of its own')
  const box = (type: string) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(note.length + 8)
    head.write(type, 4)
    return Buffer.concat([head, note])
  }
  const video = Buffer.concat([sample('video.mp4'), box('free'), box('uuid'), box('skip')])
  expect(tracesIn((await clean(video, 'mp4')).bytes)).toEqual([])

  const chunk = Buffer.concat([Buffer.from('iXML'), Buffer.alloc(4), note, Buffer.alloc(note.length % 2)])
  chunk.writeUInt32LE(note.length, 4)
  const wave = Buffer.concat([sample('sound.wav'), chunk])
  wave.writeUInt32LE(wave.length - 8, 4)
  expect(tracesIn((await clean(wave, 'wav')).bytes)).toEqual([])

  const tagged = Buffer.concat([sample('sound.mp3'), Buffer.from('APETAGEX PLANTED'), Buffer.alloc(200)])
  expect(tracesIn((await clean(tagged, 'mp3')).bytes)).toEqual([])
})

test('a video that calls itself a recording is a video', async () => {
  const { facts } = await clean(sample('video.mp4'), 'm4a')
  expect(facts).toMatchObject({ kind: 'video', contentType: 'video/mp4' })
})

test('a container with neither picture nor sound is damaged', async () => {
  const empty = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\x08moov', 'latin1')
  await expect(clean(empty, 'mp4')).rejects.toMatchObject({ code: 'file_damaged' })
})

test('sound alone in the container of a video is a recording, as phones and browsers make them', async () => {
  const { facts } = await clean(sample('sound.m4a'), 'mp4')
  expect(facts).toMatchObject({ kind: 'audio', contentType: 'audio/mp4', width: null })
  const input = new bunny.Input({ source: new bunny.BufferSource(sample('opus.ogg')), formats: [bunny.OGG] })
  const track = await input.getPrimaryAudioTrack()
  const target = new bunny.BufferTarget()
  const output = new bunny.Output({ format: new bunny.WebMOutputFormat(), target })
  const sound = new bunny.EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  await output.start()
  if (!track) throw new Error('the sample has no sound')
  const meta = { decoderConfig: (await track.getDecoderConfig()) ?? undefined } as never
  for await (const packet of new bunny.EncodedPacketSink(track).packets()) await sound.add(packet, meta)
  await output.finalize()
  const coat = Buffer.from(target.buffer ?? new ArrayBuffer(0))
  const ofBrowser = await clean(coat, 'webm')
  expect(ofBrowser.facts).toMatchObject({ kind: 'audio', contentType: 'audio/webm', width: null })
})

/** Replaces the content of a nested box; `at` is the path of box types from the outside in. */
function replaced(bytes: Buffer, at: string[], content: Buffer): Buffer {
  const [wanted, ...below] = at
  const boxes: Buffer[] = []
  for (let place = 0; place < bytes.length; place += bytes.readUInt32BE(place)) {
    const box = bytes.subarray(place, place + bytes.readUInt32BE(place))
    if (box.toString('latin1', 4, 8) !== wanted) {
      boxes.push(box)
      continue
    }
    const inside = below.length > 0 ? replaced(box.subarray(8), below, content) : content
    boxes.push(numbers(inside.length + 8), box.subarray(4, 8), inside)
  }
  return Buffer.concat(boxes)
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

test('an index that names the same bytes again and again does not fill the disk', async () => {
  const table = ['moov', 'trak', 'mdia', 'minf', 'stbl']
  const count = 200_000
  // 200,000 packets of 4 kB each, one per chunk, all at the beginning of the file: 800 MB of video in 1.6 MB.
  let video = replaced(sample('rotated.mp4'), [...table, 'stts'], numbers(0, 1, count, 1))
  video = replaced(video, [...table, 'stsc'], numbers(0, 1, 1, 1, 1))
  video = replaced(video, [...table, 'stsz'], numbers(0, 4000, count))
  const offsets = Buffer.concat([numbers(0, count), Buffer.alloc(count * 4)])
  video = replaced(video, [...table, 'stco'], offsets)
  expect(video.length).toBeLessThan(2_000_000)
  await expect(clean(video, 'mp4')).rejects.toMatchObject({ code: 'file_damaged' })
})

/** The CPU seconds of all child processes of this process, once the last one has ended: only then does Linux count its time. */
async function secondsOfChildren(): Promise<number> {
  const running = `/proc/self/task/${process.pid}/children`
  await eventually(async () => expect(await readFile(running, 'utf8')).toBe(''))
  const fields = (await readFile('/proc/self/stat', 'utf8')).replace(/^.*\) /s, '').split(' ')
  const ticksPerSecond = 100
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

// Only Linux reports the CPU time of ended child processes.
test.runIf(process.platform === 'linux')(
  'an index that claims two thousand million packets is given up, whatever else the machine has to do',
  async () => {
    const table = ['moov', 'trak', 'mdia', 'minf', 'stbl']
    let video = replaced(sample('rotated.mp4'), [...table, 'stts'], numbers(0, 1, 0x7fff_ffff, 1))
    video = replaced(video, [...table, 'stsz'], numbers(0, 1, 0x7fff_ffff))
    video = replaced(video, [...table, 'stsc'], numbers(0, 1, 1, 0x7fff_ffff, 1))
    await writeFile(source, video)
    const before = await secondsOfChildren()
    await expect(cleanRecording(source, 'mp4', ample)).rejects.toMatchObject({ code: 'file_damaged' })
    expect((await secondsOfChildren()) - before).toBeLessThan(1.5)
  },
)

test('bytes behind the last part of a WebM, which are no part, do not keep the demuxer searching', async () => {
  const whole = sample('video.webm')
  const lastPart = whole.lastIndexOf(Buffer.from('1c53bb6b', 'hex'))
  const inCluster = 3019
  const withJunk = (before: number, bytes: number, after: number) =>
    Buffer.concat([whole.subarray(0, before), Buffer.alloc(bytes), whole.subarray(after)])
  const costs: Cost[] = []
  const limited = { cpuSeconds: 2, charge: (cost: Cost) => void costs.push(cost) }
  for (const bytes of [4, 9, 300]) {
    await writeFile(source, withJunk(lastPart, bytes, lastPart + 4))
    expect(await cleanRecording(source, 'webm', limited)).toMatchObject({ kind: 'video' })
    await writeFile(source, withJunk(inCluster, bytes, inCluster))
    expect(await cleanRecording(source, 'webm', limited)).toMatchObject({ kind: 'video' })
  }
  expect(costs.map(({ isTooMuch }) => isTooMuch)).toEqual(costs.map(() => false))
  expect(Math.max(...costs.map(({ microseconds }) => microseconds))).toBeLessThan(1_500_000)
})

test('a video whose index leads nowhere is damaged', async () => {
  const video = replaced(
    sample('rotated.mp4'),
    ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stco'],
    numbers(0, 1, 0x7000_0000),
  )
  await expect(clean(video, 'mp4')).rejects.toMatchObject({ code: 'file_damaged' })
})

/** Samples that are truncated somewhere and have some bytes changed. */
const broken = fc
  .record({
    whole: fc.constantFrom(...samples),
    keep: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 6 }),
  })
  .map(({ whole: [name, container], keep, flips }) => {
    const bytes = Buffer.from(sample(name).subarray(0, Math.ceil(sample(name).length * keep)))
    for (const [at, value] of flips) bytes[Math.floor(at * (bytes.length - 1))] = value
    return { bytes, container }
  })

test('no recording, however broken, is more than refused', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async ({ bytes, container }) => {
      try {
        await clean(bytes, container)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(['file_damaged', 'file_codec']).toContain((error as ApiError).code)
      }
    }),
    { numRuns: 12 },
  )
})

test('no recording, however broken, keeps its reader busy or comes out much larger', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async ({ bytes, container }) => {
      const result = await remux(bytes, container).catch(() => undefined)
      expect(result?.bytes.length ?? 0).toBeLessThan(bytes.length + 5000)
    }),
    { numRuns: 400 },
  )
})
