import fc from 'fast-check'
import { EncodedPacket } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../core/refusal.ts'
import { sized } from '../../test/planted/notes.ts'
import { message } from '../../test/planted/videoPlaces.ts'
import type { Packets } from './codec.ts'
import { openers } from './codecs.ts'
import { splitUnits, unescapeUnit } from './nalUnits.ts'

async function* one(data: Uint8Array): Packets {
  yield new EncodedPacket(data, 'key', 0, 1)
}

/** Returns the cleaned packet; undefined if it is refused or nothing of it is kept. */
async function cleaned(codec: keyof typeof openers, data: Uint8Array, description?: Uint8Array) {
  try {
    const rest: Uint8Array[] = []
    const packets = openers[codec]?.(description).packets(one(data)) ?? []
    for await (const packet of packets) rest.push(packet.data)
    return rest[0]
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect(['file_damaged', 'file_codec']).toContain((error as ApiError).code)
    return undefined
  }
}

const avcConfiguration = Buffer.from([1, 0x64, 0, 0x0c, 0xff, 0xe0, 0])
const hevcConfiguration = Buffer.concat([Buffer.of(1), Buffer.alloc(20), Buffer.of(3, 0)])
const opusHead = Buffer.concat([Buffer.from('OpusHead'), Buffer.of(1, 1), Buffer.alloc(9)])
const headers: Record<string, Buffer> = { avc: avcConfiguration, hevc: hevcConfiguration, opus: opusHead }

const bytes = fc.uint8Array({ maxLength: 200 })
const supplement = fc
  .array(fc.tuple(fc.constantFrom(0, 1, 4, 5, 6, 45, 137, 147, 200, 300), fc.uint8Array({ maxLength: 40 })))
  .map((messages) =>
    Buffer.concat([...messages.map(([type, content]) => message(type, content)), Buffer.of(0x80)]),
  )
/** Units of every type, mostly with correct sizes, some of them full of messages. */
const units = (heads: fc.Arbitrary<Buffer>) =>
  fc
    .array(fc.tuple(heads, fc.oneof(bytes, supplement)), { maxLength: 8 })
    .chain((all) =>
      fc.tuple(
        fc.constant(Buffer.concat(all.map(([head, rest]) => sized(Buffer.concat([head, rest]))))),
        fc.oneof({ weight: 4, arbitrary: fc.constant(new Uint8Array()) }, bytes),
      ),
    )
    .map(Buffer.concat)
const avcUnits = units(fc.nat(255).map((head) => Buffer.of(head)))
const hevcUnits = units(fc.tuple(fc.nat(255), fc.nat(255)).map((head) => Buffer.from(head)))
const av1Units = fc
  .array(fc.tuple(fc.nat(15), fc.uint8Array({ maxLength: 100 })), { maxLength: 8 })
  .map((all) =>
    Buffer.concat(all.map(([type, rest]) => Buffer.concat([Buffer.of((type << 3) | 2), sized(rest, 1)]))),
  )

/** Returns the types of the messages in a cleaned unit; expects that none is longer than 5 bytes and that their sizes add up. */
function messagesIn(content: Uint8Array) {
  const plain = unescapeUnit(content)
  const found: number[] = []
  for (let place = 0; plain[place] !== 0x80; place += 2 + (plain[place + 1] ?? 0)) {
    expect(plain[place + 1]).toBeLessThanOrEqual(5)
    found.push(plain[place] ?? 0)
    if (place > plain.length) throw new Error('a unit of messages has no end')
  }
  return found
}

const runs = { numRuns: 1500 }

describe('whatever comes, only what is wanted is left', () => {
  test('of H.264', async () => {
    const check = async (data: Uint8Array) => {
      const rest = await cleaned('avc', data, avcConfiguration)
      for (const unit of splitUnits(rest ?? new Uint8Array(), 4)) {
        const type = (unit[0] ?? 0) & 0x1f
        expect([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]).toContain(type)
        if (type > 8) expect(unit).toHaveLength(1)
        if (type === 6) for (const kind of messagesIn(unit.subarray(1))) expect([6, 147]).toContain(kind)
      }
    }
    await fc.assert(fc.asyncProperty(fc.oneof(avcUnits, bytes), check), runs)
  })

  test('of H.265', async () => {
    const check = async (data: Uint8Array) => {
      const rest = await cleaned('hevc', data, hevcConfiguration)
      for (const unit of splitUnits(rest ?? new Uint8Array(), 4)) {
        const type = (unit[0] ?? 0) >> 1
        const isWanted = type < 10 || (type > 15 && type < 22) || [32, 33, 34, 36, 37, 39].includes(type)
        expect(isWanted).toBe(true)
        expect([(unit[0] ?? 0) & 1, (unit[1] ?? 0) >> 3]).toEqual([0, 0])
        if (type === 36 || type === 37) expect(unit).toHaveLength(2)
        if (type === 39) for (const kind of messagesIn(unit.subarray(2))) expect([6, 147]).toContain(kind)
      }
    }
    await fc.assert(fc.asyncProperty(fc.oneof(hevcUnits, bytes), check), runs)
  })

  test('of AV1', async () => {
    const check = async (data: Uint8Array) => {
      const rest = (await cleaned('av1', data)) ?? new Uint8Array()
      for (let place = 0; place < rest.length; ) {
        const head = rest[place] ?? 0
        expect([1, 3, 4, 6, 7]).toContain(head >> 3)
        expect(head & 0x83).toBe(2)
        place += head & 4 ? 2 : 1
        let size = 0
        for (let shift = 0, more = true; more; shift += 7, place += 1) {
          size += ((rest[place] ?? 0) & 0x7f) << shift
          more = ((rest[place] ?? 0) & 0x80) !== 0
        }
        place += size
        expect(place).toBeLessThanOrEqual(rest.length)
      }
    }
    await fc.assert(fc.asyncProperty(fc.oneof(av1Units, bytes), check), runs)
  })

  test('of every other codec, which at worst is refused and never grows', async () => {
    const others = fc.constantFrom('vp9', 'aac', 'mp3', 'opus', 'vorbis', 'flac', 'pcm-s16')
    const check = async (codec: string, data: Uint8Array, description: Uint8Array) => {
      const known = codec as keyof typeof openers
      const rest = await cleaned(known, data, headers[codec] ?? description)
      expect(rest?.length ?? 0).toBeLessThanOrEqual(data.length)
    }
    await fc.assert(fc.asyncProperty(others, bytes, bytes, check), runs)
  })

  test('of a configuration', () => {
    const some = fc.constantFrom('avc', 'hevc', 'aac', 'opus', 'vorbis', 'flac')
    const check = (codec: string, data: Uint8Array, isOurs: boolean) => {
      const begun = isOurs ? Buffer.concat([Buffer.of(codec === 'vorbis' ? 2 : 1), data]) : data
      try {
        const { description } = openers[codec as keyof typeof openers]?.(begun) ?? {}
        expect(description?.length ?? 0).toBeLessThanOrEqual(begun.length + 16)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
    }
    fc.assert(fc.property(some, bytes, fc.boolean(), check), runs)
  })
})

describe('two megabytes that were made to keep a reader busy cost less than two seconds', () => {
  const size = 2_000_000
  const repeated = (...pattern: number[]) => Buffer.alloc(size, Buffer.from(pattern))
  const unit = (header: number[], content: Buffer) => sized(Buffer.concat([Buffer.from(header), content]))
  const patterns: [string, Buffer][] = [
    ['zeros', repeated(0)],
    ['ones', repeated(0xff)],
    ['units of one byte', repeated(0, 0, 0, 1, 1)],
    ['messages without content in H.264', unit([6], repeated(6, 0))],
    ['messages without content in H.265', unit([39 << 1, 1], repeated(147, 0))],
    ['a type that never ends', unit([6], repeated(0xff))],
    ['threes between zeros', unit([6], repeated(0, 0, 3))],
    ['empty units of AV1', repeated(0x0a, 0)],
    ['empty fillings of AAC', repeated(0xc0)],
    ['data streams of AAC', repeated(0x80)],
    ['padding of Opus', Buffer.concat([Buffer.of(3, 0x41), repeated(0xff)])],
  ]
  test.each(patterns)('%s', async (_name, data) => {
    for (const codec of ['avc', 'hevc', 'av1', 'vp9', 'aac', 'mp3', 'opus', 'flac'] as const) {
      const begun = process.cpuUsage()
      await cleaned(codec, data, headers[codec] ?? Buffer.of(0x12, 0x10))
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
    }
  })
})
