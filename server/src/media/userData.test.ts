import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteRemover } from './userData.ts'

const uuid = Buffer.alloc(16, 0xab)
const note = Buffer.concat([uuid, Buffer.from('PLANTED-drone at 23.8103')])

/** One message of a supplemental unit: its type, its length, itself. */
const message = (type: number, payload: Buffer) =>
  Buffer.concat([Buffer.from([type, payload.length]), payload])
const end = Buffer.from([0x80])

/** A unit with its length in front, in four bytes. */
const unit = (...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, content])
}

const avc = { header: Buffer.from([6]), picture: unit(Buffer.from([0x65, 1, 2, 3])) }
const hevc = { header: Buffer.from([39 << 1, 1]), picture: unit(Buffer.from([19 << 1, 1, 2, 3])) }

const avcConfiguration = Buffer.from([1, 0x64, 0, 0x0c, 0xff, 0xe1])
const hevcConfiguration = (...lists: [type: number, unit: Buffer][]) => {
  const head = Buffer.alloc(23)
  head[0] = 1
  head[21] = 3
  head[22] = lists.length
  const bodies = lists.map(([type, content]) => {
    const list = Buffer.alloc(5)
    list[0] = type
    list.writeUInt16BE(1, 1)
    list.writeUInt16BE(content.length, 3)
    return Buffer.concat([list, content])
  })
  return Buffer.concat([head, ...bodies])
}

describe.each([
  ['H.264', 'avc', avcConfiguration, avc],
  ['H.265', 'hevc', hevcConfiguration(), hevc],
] as const)('in %s', (_name, codec, configuration, { header, picture }) => {
  const packet = (data: Buffer) => {
    const rest = noteRemover(codec, configuration)?.packet(data)
    return rest && Buffer.from(rest)
  }

  test('what a camera wrote about itself is taken out, and the picture stays', () => {
    for (const type of [4, 5]) {
      expect(packet(Buffer.concat([unit(header, message(type, note), end), picture]))).toEqual(picture)
    }
  })

  test('a note behind another message of the same unit is found', () => {
    const both = unit(header, message(1, Buffer.from([7, 0, 0, 3, 1])), message(5, note), end)
    expect(packet(Buffer.concat([picture, both]))).toEqual(picture)
  })

  test('a note longer than 255 bytes is found', () => {
    const long = Buffer.concat([Buffer.from([5, 0xff, 0xff, 2]), Buffer.alloc(512, 'x'), end])
    expect(packet(Buffer.concat([unit(header, long), picture]))).toEqual(picture)
  })

  test('messages that help to play stay', () => {
    const timing = Buffer.concat([unit(header, message(1, Buffer.from([1, 2, 3])), end), picture])
    expect(packet(timing)).toEqual(timing)
  })

  test('a packet of nothing but notes is gone', () => {
    expect(packet(unit(header, message(5, note), end))).toBeUndefined()
  })

  test('what is not built of units is left as it is', () => {
    const odd = Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2])
    expect(packet(odd)).toEqual(odd)
  })

  test('nothing is ever added, whatever comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (data) => {
        expect(packet(Buffer.from(data))?.length ?? 0).toBeLessThanOrEqual(data.length)
      }),
    )
  })
})

test('the settings that an H.265 encoder leaves in the description are taken out, parameters stay', () => {
  const parameters: [number, Buffer] = [0xa0 | 33, Buffer.from([66, 1, 1])]
  const settings: [number, Buffer] = [39, Buffer.concat([hevc.header, message(5, note), end])]
  const both = hevcConfiguration(parameters, settings)
  const rest = noteRemover('hevc', both)?.description(both)
  expect(rest && Buffer.from(rest)).toEqual(hevcConfiguration(parameters))
})

test('other codecs carry no such notes', () => {
  expect(noteRemover('vp9', undefined)).toBeUndefined()
  expect(noteRemover('av1', Buffer.from([0x81, 0, 0, 0]))).toBeUndefined()
})
