import { EncodedPacket } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { write } from '../test/planted/containers.ts'
import { intoBox } from '../test/planted/filePlaces.ts'
import { box, uint32 } from '../test/planted/notes.ts'
import { type Stream, streams } from '../test/planted/streams.ts'
import { remux } from './remux.ts'

/** Ten frames of a tenth of a second that contain their number; only those in `keys` can be decoded alone. */
async function pictures(keys: readonly number[], inOrder = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]): Promise<Stream> {
  const vp8 = await streams.vp8?.()
  const still = vp8?.packets[0]?.data
  if (!vp8 || !still) throw new Error('there is no sample of VP8')
  const packets = inOrder.map((index) => {
    const data = Buffer.concat([still, Buffer.from(`picture ${index}`)])
    const isKey = keys.includes(index)
    if (!isKey) data[0] = (data[0] ?? 0) | 1
    return new EncodedPacket(data, isKey ? 'key' : 'delta', index / 10, 0.1)
  })
  return { ...vp8, packets }
}

/** One second of sound in packets of a hundredth that contain their number. */
async function sounds(): Promise<Stream> {
  const aac = await streams.aac?.()
  const [packet] = aac?.packets ?? []
  if (!aac || !packet) throw new Error('there is no sample of AAC')
  const data = (index: number) => Buffer.concat([packet.data, Buffer.from(`sound ${index};`)])
  const packets = Array.from({ length: 100 }, (_, index) =>
    packet.clone({ data: data(index), timestamp: index / 100, duration: 0.01 }),
  )
  return { ...aac, packets }
}

interface Edit {
  from: number
  seconds: number
  speed?: number
}

/** The file as an app leaves it that trims without encoding again. */
const cut = (file: Buffer, edits: readonly Edit[], wide = false): Buffer =>
  intoBox(file, ['moov', 'trak'], editList(file, edits, wide))

function editList(file: Buffer, edits: readonly Edit[], wide = false): Buffer {
  const scaleAt = (type: string) => file.readUInt32BE(file.indexOf(type) + 4 + 12)
  const movie = scaleAt('mvhd')
  const media = scaleAt('mdhd')
  const number = (value: number) => {
    const bytes = Buffer.alloc(wide ? 8 : 4)
    if (wide) bytes.writeBigInt64BE(BigInt(Math.round(value)))
    else bytes.writeInt32BE(Math.round(value))
    return bytes
  }
  const entries = edits.flatMap(({ from, seconds, speed = 1 }) => [
    number(seconds * movie),
    number(from < 0 ? -1 : from * media),
    uint32(speed * 0x10000),
  ])
  const list = box('elst', uint32(wide ? 0x01000000 : 0), uint32(edits.length), ...entries)
  return box('edts', list)
}

const kept = async (file: Buffer, name: string, container: 'mp4' | 'm4a' = 'mp4') => {
  const { bytes } = await remux(file, container)
  const text = Buffer.from(bytes).toString('latin1')
  return [...text.matchAll(new RegExp(`${name} (\\d+)`, 'g'))].map(([, index]) => Number(index))
}

describe('what was cut away is not stored', () => {
  test.each([false, true])('behind the end (numbers of 64 bits: %s)', async (wide) => {
    const file = await write('mp4', [await pictures([0])])
    expect(await kept(cut(file, [{ from: 0, seconds: 0.4 }], wide), 'picture')).toEqual([0, 1, 2, 3])
  })

  test('before the beginning, up to the last picture that can be decoded alone', async () => {
    const file = await write('mp4', [await pictures([0, 3, 6])])
    expect(await kept(cut(file, [{ from: 0.5, seconds: 0.3 }]), 'picture')).toEqual([3, 4, 5, 6, 7])
    expect(await kept(cut(file, [{ from: 0.3, seconds: 0.1 }]), 'picture')).toEqual([3])
  })

  test('when the part begins after a pause', async () => {
    const file = await write('mp4', [await pictures([0])])
    const edits = [
      { from: -1, seconds: 1 },
      { from: 0, seconds: 0.4 },
    ]
    expect(await kept(cut(file, edits), 'picture')).toEqual([0, 1, 2, 3])
  })

  test('of sound, but for what a decoder needs to swing in', async () => {
    const file = await write('m4a', [await sounds()])
    const left = await kept(cut(file, [{ from: 0.5, seconds: 0.2 }]), 'sound', 'm4a')
    expect([left[0], left.at(-1)]).toEqual([25, 69])
  })

  test('and a picture that later ones build on stays', async () => {
    const file = await write('mp4', [await pictures([0], [0, 4, 2, 1, 3, 8, 6, 5, 7, 9])])
    expect(await kept(cut(file, [{ from: 0, seconds: 0.4 }]), 'picture')).toEqual([0, 4, 2, 1, 3])
  })
})

describe('a recording', () => {
  test('with a part left out inside, or at another speed, is refused', async () => {
    const file = await write('mp4', [await pictures([0])])
    const first = { from: 0, seconds: 0.2 }
    for (const edits of [
      [first, { from: 0.6, seconds: 0.2 }],
      [{ from: 0.6, seconds: 0.2 }, first],
      [{ ...first, speed: 2 }],
    ]) {
      await expect(remux(cut(file, edits), 'mp4')).rejects.toMatchObject({ code: 'file_cuts' })
    }
  })

  test('is taken when only a track that stays behind has parts left out', async () => {
    const file = await write('mp4', [await pictures([0])], true)
    const edits = editList(file, [
      { from: 0, seconds: 0.2 },
      { from: 0.6, seconds: 0.2 },
    ])
    const text = file.lastIndexOf('trak') + 4
    const changed = Buffer.concat([file.subarray(0, text), edits, file.subarray(text)])
    for (const place of [text - 8, file.lastIndexOf('moov') - 4]) {
      changed.writeUInt32BE(file.readUInt32BE(place) + edits.length, place)
    }
    expect(await kept(changed, 'picture')).toHaveLength(10)
  })

  test('whose parts follow each other, or that does not say how long it is, is whole', async () => {
    const file = await write('mp4', [await pictures([0])])
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const halves = [
      { from: 0, seconds: 0.5 },
      { from: -1, seconds: 3 },
      { from: 0.5, seconds: 0.5 },
    ]
    expect(await kept(cut(file, halves), 'picture')).toEqual(all)
    expect(await kept(cut(file, [{ from: 0, seconds: 0 }]), 'picture')).toEqual(all)
  })

  test('whose list of edits does not come out even is refused', async () => {
    const file = cut(await write('mp4', [await pictures([0])]), [{ from: 0, seconds: 0.4 }])
    file.writeUInt32BE(7, file.indexOf('elst') + 8)
    await expect(remux(file, 'mp4')).rejects.toThrow()
  })
})
