import { describe, expect, test } from 'vitest'
import { write } from '../test/planted/containers.ts'
import { isNoted, note } from '../test/planted/notes.ts'
import { streams } from '../test/planted/streams.ts'
import { sample, tracesIn } from '../test/samples.ts'
import { BitWriter } from './codecs/bits.ts'
import type { Container } from './recognise.ts'
import { remux } from './remux.ts'

const files: [name: string, container: Container][] = [
  ['video.mp4', 'mp4'],
  ['video.mov', 'mov'],
  ['sound.m4a', 'm4a'],
  ['video.webm', 'webm'],
  ['sound.mp3', 'mp3'],
  ['sound.wav', 'wav'],
  ['opus.ogg', 'ogg'],
  ['sound.ogg', 'ogg'],
]

const stored = (file: Buffer, container: Container): Promise<Buffer | string> =>
  remux(file, container).then(
    ({ bytes }) => Buffer.from(bytes),
    ({ code }) => code ?? 'file_damaged',
  )

const missing = [1, ...Array.from({ length: 17 }, (_each, index) => 100 + index * 50)]

/** A recording without notes, as a recorder leaves it that is stopped before it has written an index behind the sound. */
async function withoutNotes(name: string, container: Container): Promise<Buffer[]> {
  const clean = Buffer.from((await remux(sample(name), container)).bytes)
  if (container === 'mov') clean.write('qt  ', 8)
  if (!['mp4', 'mov', 'm4a'].includes(container)) return [clean]
  const stream = await streams[container === 'm4a' ? 'aac' : 'avc']?.()
  return stream ? [clean, await write(container, [stream])] : [clean]
}

describe.each(files)('%s joined to another', (name, container) => {
  test('keeps nothing of what the second says about its maker', async () => {
    for (const first of await withoutNotes(name, container)) {
      const result = await stored(Buffer.concat([first, sample(name)]), container)
      expect(result).toBeInstanceOf(Buffer)
      expect(tracesIn(result as Buffer)).toEqual([])
    }
  })

  test('that was cut off keeps nothing of it as picture or sound, or is damaged', async () => {
    for (const first of await withoutNotes(name, container)) {
      for (const bytes of missing) {
        const file = Buffer.concat([first.subarray(0, Math.max(60, first.length - bytes)), sample(name)])
        const result = await stored(file, container)
        if (typeof result === 'string') expect(result).toBe('file_damaged')
        else expect([bytes, tracesIn(result)]).toEqual([bytes, []])
      }
    }
  })
})

/** 1,044 bytes of sound from the first to the last, and the same 40 times. */
function mp3OfLargeFrames(): Buffer {
  const head = new BitWriter()
  for (const [value, bits] of [
    [0xfffbe0c4, 32],
    [0, 18],
    [4095, 12],
    [0, 47],
    [4095, 12],
    [0, 47],
  ] as const)
    head.write(value, bits)
  const frame = Buffer.concat([head.toBytes(), Buffer.alloc(1023, 0x5a)])
  return Buffer.concat(Array.from({ length: 40 }, () => frame))
}

/** A tag of ID3v2, whose length is written in groups of seven bits. */
const id3 = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('ID3\x03\0\0', 'latin1'),
    Buffer.of(0, 0, content.length >> 7, content.length & 0x7f),
    content,
  ])

test.each([
  ['ID3v2', id3(note)],
  ['ID3v2 with room for more', id3(Buffer.concat([note, Buffer.alloc(2000)]))],
  ['ID3v1', Buffer.concat([Buffer.from('TAG'), note, Buffer.alloc(125 - note.length)])],
  ['APE', Buffer.concat([Buffer.from('APETAGEX'), note])],
  ['no known kind', note],
])('an MP3 that was cut off before a tag of %s ends before the frame that was cut', async (_kind, tag) => {
  const whole = mp3OfLargeFrames()
  const frames = (bytes: Buffer) => Math.round(bytes.length / 1044)
  for (const bytes of missing) {
    const cut = whole.subarray(0, whole.length - bytes)
    const result = await stored(Buffer.concat([cut, tag, whole]), 'mp3')
    expect(result).toBeInstanceOf(Buffer)
    expect([bytes, isNoted(result as Buffer)]).toEqual([bytes, false])
    expect(frames(result as Buffer)).toBeGreaterThanOrEqual(78)
  }
})

test('a WAV whose recorder did not write its sizes ends where another file was joined to it', async () => {
  const first = Buffer.from((await remux(sample('sound.wav'), 'wav')).bytes)
  first.writeUInt32LE(0xffff_ffff, 4)
  first.writeUInt32LE(0xffff_ffff, first.indexOf('data') + 4)
  const result = await stored(Buffer.concat([first, sample('sound.wav')]), 'wav')
  expect(result).toBeInstanceOf(Buffer)
  expect(tracesIn(result as Buffer)).toEqual([])
})
