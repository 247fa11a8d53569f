import { describe, expect, test } from 'vitest'
import { box } from '../test/planted/notes.ts'
import { sample } from '../test/samples.ts'
import { countsFit } from './declaredCounts.ts'
import { segmentFits } from './ebml.ts'
import { remux } from './remux.ts'
import { isWhole } from './structure.ts'

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const nestings = {
  stbl: ['stbl', 'minf', 'mdia', 'trak', 'moov'],
  traf: ['traf', 'moof'],
} as const

/** A file of a little more than a thousand bytes with one table. */
const fileWith = (within: keyof typeof nestings, ...tables: Buffer[]): Buffer => {
  const index = nestings[within].reduce<Buffer>((inside, type) => box(type, inside), Buffer.concat(tables))
  const movie = within === 'traf' ? [box('moov')] : []
  return Buffer.concat([box('ftyp', Buffer.from('isom')), ...movie, index, box('mdat', Buffer.alloc(1000))])
}

const many = 0x7fff_ffff

describe.each<[string, keyof typeof nestings, honest: Buffer, lie: Buffer[]]>([
  ['stts', 'stbl', box('stts', numbers(0, 1, 30, 1)), [box('stts', numbers(0, 1, many, 1))]],
  [
    'stts, in sum',
    'stbl',
    box('stts', numbers(0, 2, 400, 1, 400, 2)),
    [box('stts', numbers(0, 2, 700, 1, 700, 2))],
  ],
  [
    'stts, of all tracks',
    'stbl',
    box('stts', numbers(0, 1, 700, 1)),
    [box('stts', numbers(0, 1, 700, 1)), box('stts', numbers(0, 1, 700, 1))],
  ],
  ['stts, longer than its box', 'stbl', box('stts', numbers(0, 0)), [box('stts', numbers(0, 5, 30, 1))]],
  ['ctts', 'stbl', box('ctts', numbers(0, 1, 30, 1)), [box('ctts', numbers(0, 1, many, 1))]],
  ['stsz of one size', 'stbl', box('stsz', numbers(0, 1, 900)), [box('stsz', numbers(0, 1, many))]],
  [
    'stsz of many sizes',
    'stbl',
    box('stsz', numbers(0, 0, 2, 5, 6)),
    [box('stsz', numbers(0, 0, many, 5, 6))],
  ],
  ['stz2', 'stbl', box('stz2', numbers(0, 8, 4, 0x05050505)), [box('stz2', numbers(0, 8, many, 0x05050505))]],
  [
    'stsc, of samples',
    'stbl',
    box('stsc', numbers(0, 1, 1, 30, 1)),
    [box('stsc', numbers(0, 1, 1, many, 1))],
  ],
  [
    'stsc, of chunks',
    'stbl',
    box('stsc', numbers(0, 2, 1, 2, 1, 3, 1, 1)),
    [box('stsc', numbers(0, 2, 1, 2, 1, many, 1, 1))],
  ],
  [
    'stsc, back and forth',
    'stbl',
    box('stsc', numbers(0, 2, 1, 2, 1, 900, 1, 1)),
    [box('stsc', numbers(0, 3, 1, 2, 1, 900, 1, 1, 1, 2, 1))],
  ],
  ['stco', 'stbl', box('stco', numbers(0, 1, 40)), [box('stco', numbers(0, many, 40))]],
  ['co64', 'stbl', box('co64', numbers(0, 1, 0, 40)), [box('co64', numbers(0, many, 0, 40))]],
  ['stss', 'stbl', box('stss', numbers(0, 1, 1)), [box('stss', numbers(0, many, 1))]],
  ['trun of equal samples', 'traf', box('trun', numbers(0, 30)), [box('trun', numbers(0, many))]],
  [
    'trun with sizes',
    'traf',
    box('trun', numbers(0x201, 2, 0, 5, 6)),
    [box('trun', numbers(0x201, 30, 0, 5, 6))],
  ],
  [
    'trun, in sum',
    'traf',
    box('trun', numbers(0, 700)),
    [box('trun', numbers(0, 700)), box('trun', numbers(0, 700))],
  ],
])('the counts of %s', (_kind, within, honest, lie) => {
  test('may be what the file can hold', () => {
    const file = fileWith(within, honest)
    expect(file.length).toBeLessThan(1_200)
    expect(countsFit(file)).toBe(true)
  })

  test('are refused beyond that, before a demuxer looks into the file', async () => {
    const file = fileWith(within, ...lie)
    expect(isWhole.mp4(file)).toBe(false)
    await expect(remux(file, 'mp4')).rejects.toMatchObject({ code: 'file_damaged' })
  })
})

test('a table is looked at wherever a demuxer finds one', () => {
  const table = box('stts', numbers(0, 1, many, 1))
  for (const container of ['dinf', 'edts', 'mvex', 'mfra', 'minf']) {
    expect(countsFit(fileWith('stbl', box(container, table)))).toBe(false)
  }
})

test.each(['video.mp4', 'rotated.mp4', 'hevc.mp4', 'empty-sound.mp4', 'video.mov', 'sound.m4a'])(
  'the counts of %s fit',
  (name) => expect(countsFit(sample(name))).toBe(true),
)

/** `video.webm` with another number of this size written over the size of a part. */
function withSize(id: string, size: string): Buffer {
  const bytes = sample('video.webm')
  // SeekHead names the parts before they come.
  const place = id === 'ec' ? bytes.indexOf('\xec', 'latin1') : bytes.lastIndexOf(Buffer.from(id, 'hex'))
  Buffer.from(size, 'hex').copy(bytes, place + id.length / 2)
  return bytes
}

test.each([
  ['Segment', '18538067', '0100000000ffffff'],
  ['SeekHead', '114d9b74', '2fffff'],
  ['Void', 'ec', '010000000000ffff'],
  ['Info', '1549a966', '7ffe'],
  ['Tracks', '1654ae6b', '7ffe'],
  ['Tags', '1254c367', '7ffe'],
  ['Cluster', '1f43b675', '7ffe'],
  ['Cues', '1c53bb6b', '7ffe'],
])('a WebM file whose %s ends behind the end of the file is damaged', async (_part, id, size) => {
  const file = withSize(id, size)
  expect(segmentFits(file)).toBe(false)
  await expect(remux(file, 'webm')).rejects.toMatchObject({ code: 'file_damaged' })
})

test.each(['114d9b74', '1549a966', '1654ae6b', '1c53bb6b', '1043a770', '1254c367', '1941a469', '1f43b675'])(
  'a WebM file with a part %s without a size is damaged, wherever it is: it would be found forever',
  async (id) => {
    const whole = withSize('18538067', '01ffffffffffffff')
    for (const place of [280, 3019, whole.length]) {
      const part = Buffer.from(`${id}00`, 'hex')
      const file = Buffer.concat([whole.subarray(0, place), part, Buffer.alloc(20), whole.subarray(place)])
      expect(segmentFits(file)).toBe(false)
    }
  },
)

test('a recording by a browser that was stopped may end in the middle of a part', () => {
  const bytes = withSize('18538067', '01ffffffffffffff')
  expect(segmentFits(bytes.subarray(0, -60))).toBe(true)
})
