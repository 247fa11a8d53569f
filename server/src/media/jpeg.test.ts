import sharp from 'sharp'
import { expect, test } from 'vitest'
import { largePhoto, photo, tracesIn } from '../test/samples.ts'
import { onlyPixels } from './jpeg.ts'

const scene = (width = 300, height = 200) => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#345', noise } })
}

const seen = async (picture: Buffer) => {
  const drawn = await sharp(picture)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: drawn.data.toString('base64'), width: drawn.info.width, height: drawn.info.height }
}

/** An application segment that contains text. */
const note = (marker: number, words: string) =>
  Buffer.from([0xff, marker, 0, words.length + 2, ...Buffer.from(words)])

/** Inserts these segments before all others of a picture. */
const noted = (picture: Buffer, ...notes: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...notes, picture.subarray(2)])

const kinds: [string, () => Promise<Buffer>][] = [
  ['of a phone', () => largePhoto(400, 300)],
  ['in steps', () => scene().jpeg({ progressive: true }).toBuffer()],
  ['in grey', () => scene().greyscale().jpeg().toBuffer()],
  ['without subsampling', () => scene().jpeg({ chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()],
]

test.each(kinds)('a photo %s loses all notes and no pixel', async (_kind, make) => {
  const words = ['\xe1', '\xe5', '\xed', '\xfe'].map((marker) => note(marker.charCodeAt(0), 'PLANTED-note'))
  const before = noted(await make(), ...words)
  expect(tracesIn(before)).toContain('PLANTED')
  const { orientation } = await sharp(before).metadata()
  const after = onlyPixels(before, orientation) ?? Buffer.alloc(0)
  expect(tracesIn(after)).toEqual([])
  expect(await seen(after)).toEqual(await seen(before))
  const { exif, xmp, iptc } = await sharp(after).metadata()
  expect([exif?.length, xmp, iptc]).toEqual([32, undefined, undefined])
})

test('the look of the colours stays: their profile, and how they are mixed', async () => {
  const wide = await scene().withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(onlyPixels(wide) ?? wide).metadata()).icc).toEqual((await sharp(wide).metadata()).icc)
  const mixed = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0xa1, 0xb2, 0xc3, 0xd4, 0])
  const plain = await scene().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
  // Without the JFIF segment, which would override the Adobe one.
  const behindJfif = plain.readUInt16BE(2) === 0xffe0 ? 4 + plain.readUInt16BE(4) : 2
  const adobe = Buffer.concat([plain.subarray(0, 2), mixed, plain.subarray(behindJfif)])
  const after = onlyPixels(adobe) ?? Buffer.alloc(0)
  expect(await seen(after)).toEqual(await seen(adobe))
  expect(after.includes(Buffer.from([0xa1, 0xb2, 0xc3, 0xd4]))).toBe(false)
})

test('what is not built as phones build photos is left to others', async () => {
  const whole = await photo()
  for (const length of [0, 1, 2, 30, whole.length - 30, whole.length - 2]) {
    expect(onlyPixels(whole.subarray(0, length))).toBeUndefined()
  }
  expect(onlyPixels(await scene().png().toBuffer())).toBeUndefined()
  expect(onlyPixels(noted(whole, Buffer.from([0xff, 0xc8, 0, 3, 0])))).toBeUndefined()
  expect(onlyPixels(noted(whole, Buffer.from([0xff, 0xe1, 0, 0])))).toBeUndefined()
  expect(onlyPixels(noted(whole, Buffer.from('words')))).toBeUndefined()
})

test('what is built of more segments than any photo has is left to others', async () => {
  const whole = await photo()
  const empty = (count: number) => noted(whole, Buffer.alloc(4 * count, Buffer.from([0xff, 0xe5, 0, 2])))
  expect(onlyPixels(empty(900))).toEqual(onlyPixels(whole))
  for (const count of [1_000, 5_000_000]) expect(onlyPixels(empty(count))).toBeUndefined()
})
