import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../core/refusal.ts'
import { animation, largePhoto, photo, tracesIn } from '../test/samples.ts'
import { CostlyPicture } from './costlyPicture.ts'
import { cleanImage } from './images.ts'
import type { ImageFormat } from './recognise.ts'

let folder: string
let source: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-images-'))
  source = path.join(folder, 'upload')
})
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(path.join(folder, name))
})
afterAll(() => rm(folder, { recursive: true }))

async function clean(content: Buffer, format: ImageFormat) {
  await writeFile(source, content)
  const {
    path: main,
    thumbnailPath,
    originalPath,
    isAnimated: _,
    ...facts
  } = await cleanImage(source, { format, takesCostly: true })
  const [small, original] = [thumbnailPath ?? main, originalPath]
  return {
    facts,
    main: await readFile(main),
    thumbnail: await readFile(small),
    original: original && (await readFile(original)),
  }
}

const plain = (width: number, height: number, channels: 3 | 4 = 3, alpha = 1) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 100, b: 0, alpha } } })

/** An animation of a few bytes that declares a size of `side` x `side`. */
async function enlarged(from: number, frames: number, side: number): Promise<Buffer> {
  const bytes = await animation(from, from, frames).gif().toBuffer()
  bytes.writeUInt16LE(side, 6)
  bytes.writeUInt16LE(side, 8)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side, pages: frames })
  return bytes
}

const firstPixel = async (picture: Buffer) => [...(await sharp(picture).raw().toBuffer()).subarray(0, 4)]

describe('a picture that takes longer than a large photo is left to those who may wait:', () => {
  test.each<[string, boolean, ImageFormat, () => Promise<Buffer>]>([
    ['a screenshot of a phone', false, 'png', () => plain(1440, 3200).png().toBuffer()],
    ['a screenshot of a desk', true, 'png', () => plain(3840, 2160).png().toBuffer()],
    ['a photo of 48 megapixels', false, 'jpeg', () => plain(8000, 6000).jpeg().toBuffer()],
    ['a short animation', false, 'webp', () => animation(300, 300, 10).webp().toBuffer()],
    ['a long animation', true, 'webp', () => animation(300, 300, 60).webp().toBuffer()],
  ])('%s (%s)', async (_what, isCostly, format, make) => {
    await writeFile(source, await make())
    const drawn = cleanImage(source, { format, takesCostly: false })
    if (isCostly) await expect(drawn).rejects.toBeInstanceOf(CostlyPicture)
    else expect(await drawn).toMatchObject({ path: `${source}.clean` })
  })
})

describe('a photo', () => {
  test('loses who, where and with what, in its thumbnail too', async () => {
    const before = await photo()
    expect(tracesIn(before)).toEqual(['PLANTED', '23.8103'])
    const { main, thumbnail } = await clean(before, 'jpeg')
    for (const picture of [main, thumbnail]) {
      expect(tracesIn(picture)).toEqual([])
      const { exif, xmp, iptc, icc, orientation } = await sharp(picture).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    }
  })

  test('in AVIF becomes a JPEG without who, where and with what', async () => {
    const before = await sharp(await photo())
      .keepMetadata()
      .avif()
      .toBuffer()
    expect(tracesIn(before)).toContain('PLANTED')
    const { facts, main, thumbnail } = await clean(before, 'avif')
    expect(facts.contentType).toBe('image/jpeg')
    for (const picture of [main, thumbnail]) {
      expect(tracesIn(picture)).toEqual([])
      const { exif, xmp, icc } = await sharp(picture).metadata()
      expect({ exif, xmp, icc }).toEqual({})
    }
  })

  test('stands upright, and its recorded size is the one that is seen', async () => {
    const { facts, main } = await clean(await photo(), 'jpeg')
    expect(facts).toEqual({ contentType: 'image/jpeg', width: 20, height: 40 })
    expect(await sharp(main).metadata()).toMatchObject({ width: 20, height: 40 })
  })

  // Shows spec 9.18.
  test('is made smaller when it is large, never larger', async () => {
    const large = await clean(await plain(4000, 1000).png().toBuffer(), 'png')
    expect(large.facts).toMatchObject({ width: 1920, height: 480 })
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 640, height: 160 })
    const small = await clean(await plain(30, 50).jpeg().toBuffer(), 'jpeg')
    expect(small.facts).toMatchObject({ width: 30, height: 50 })
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 30, height: 50 })
  })

  test('in the colours of a wide screen or of a printer keeps its look without their profile', async () => {
    for (const before of [
      plain(8, 8).withIccProfile('p3').jpeg(),
      plain(8, 8).toColourspace('cmyk').jpeg(),
    ]) {
      const { main } = await clean(await before.toBuffer(), 'jpeg')
      const [red, green, blue] = await firstPixel(main)
      expect(red).toBeGreaterThan(180)
      expect(green).toBeGreaterThan(80)
      expect(green).toBeLessThan(120)
      expect(blue).toBeLessThan(40)
      expect(await sharp(main).metadata()).toMatchObject({ space: 'srgb', hasProfile: false })
    }
  })
})

describe('a drawing', () => {
  test('that is opaque becomes a JPEG, even when it could have been transparent', async () => {
    for (const channels of [3, 4] as const) {
      const { facts, thumbnail } = await clean(await plain(700, 20, channels).png().toBuffer(), 'png')
      expect(facts.contentType).toBe('image/jpeg')
      expect((await sharp(thumbnail).metadata()).format).toBe('jpeg')
    }
  })

  test('keeps its transparency and its colours, small and large', async () => {
    for (const width of [50, 2500]) {
      const { facts, main, thumbnail } = await clean(await plain(width, 20, 4, 0.5).png().toBuffer(), 'png')
      expect(facts.contentType).toBe('image/webp')
      for (const picture of [main, thumbnail]) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = await firstPixel(picture)
        expect(Math.abs(red - 200)).toBeLessThan(12)
        expect(Math.abs(green - 100)).toBeLessThan(12)
        expect(blue).toBeLessThan(12)
        expect(Math.abs(alpha - 128)).toBeLessThan(3)
      }
    }
  })

  test('of sixteen bits or in grey becomes an ordinary picture', async () => {
    const grey = await plain(8, 8).toColourspace('grey16').png().toBuffer()
    const { main } = await clean(grey, 'png')
    expect(await sharp(main).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 })
  })
})

describe('an animation', () => {
  test.each(['gif', 'webp'] as const)(
    'in %s still moves, at its own pace, and shows its first frame',
    async (format) => {
      const before = animation(2000, 40, 4).toFormat(format, { delay: [100, 200, 300, 400], loop: 2 })
      const { facts, main, thumbnail } = await clean(await before.toBuffer(), format)
      expect(facts).toEqual({ contentType: 'image/webp', width: 1920, height: 38 })
      expect(await sharp(main, { animated: true }).metadata()).toMatchObject({
        format: 'webp',
        pages: 4,
        delay: [100, 200, 300, 400],
        loop: 2,
      })
      expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 640, height: 13 })
      expect((await sharp(thumbnail).metadata()).pages ?? 1).toBe(1)
    },
  )

  test('that was cut off is damaged, not shorter', async () => {
    const whole = await animation(60, 60, 6).gif().toBuffer()
    for (const length of [whole.length - 2, whole.length >> 1, 20]) {
      await expect(clean(whole.subarray(0, length), 'gif')).rejects.toMatchObject({ code: 'file_damaged' })
    }
  })
})

describe('a picture of which every browser shows what there is', () => {
  test.each([
    [false, 1],
    [false, 0.6],
    [true, 0.6],
  ])(
    'a JPEG without its end (progressive: %s) is taken with what there is of it',
    async (progressive, share) => {
      const whole = await sharp(await largePhoto(900, 700))
        .jpeg({ progressive })
        .toBuffer()
      const cut = whole.subarray(0, Math.floor((whole.length - 2) * share))
      const { facts, main } = await clean(cut, 'jpeg')
      expect(facts).toMatchObject({ width: 900, height: 700 })
      expect((await sharp(main).stats()).channels[0]?.stdev).toBeGreaterThan(2)
      expect(tracesIn(main)).toEqual([])
    },
  )

  test('an animation without its last byte', async () => {
    const whole = await animation(60, 60, 6).gif().toBuffer()
    const { main } = await clean(whole.subarray(0, -1), 'gif')
    expect((await sharp(main).metadata()).pages).toBe(6)
  })
})

describe('a bomb', () => {
  const refused = { code: 'image_dimensions' }

  test.each<[string, ImageFormat, () => Promise<Buffer>]>([
    ['a PNG of 17 megapixels', 'png', () => plain(4200, 4050).png().toBuffer()],
    ['a PNG of 17 transparent megapixels', 'png', () => plain(4200, 4050, 4, 0.5).png().toBuffer()],
    ['a WebP of 17 megapixels', 'webp', () => plain(4200, 4050).webp({ effort: 0 }).toBuffer()],
    ['a GIF of 17 megapixels', 'gif', () => plain(4200, 4050).gif({ effort: 1 }).toBuffer()],
    ['a PNG of 9 deep megapixels', 'png', () => plain(3000, 3000, 4).toColourspace('rgb16').png().toBuffer()],
    ['a JPEG of 53 megapixels', 'jpeg', () => plain(8400, 6310).jpeg().toBuffer()],
  ])('of pixels is refused: %s', async (_what, format, make) => {
    const bomb = await make()
    expect(bomb.length).toBeLessThan(1_500_000)
    const before = process.cpuUsage()
    await expect(clean(bomb, format)).rejects.toMatchObject(refused)
    const { user, system } = process.cpuUsage(before)
    // Decoding it takes ten times as long.
    expect((user + system) / 1000).toBeLessThan(100)
  })

  test.each<[string, ImageFormat, () => Promise<Buffer>]>([
    ['a screenshot of 5120 x 2880', 'png', () => plain(5120, 2880).png().toBuffer()],
    [
      'a deep screenshot of 2732 x 2048',
      'png',
      () => plain(2732, 2048).toColourspace('rgb16').png().toBuffer(),
    ],
    ['a photo of 8000 x 6000', 'jpeg', () => plain(8000, 6000).jpeg().toBuffer()],
    ['a photo of 8192 x 6144', 'jpeg', () => plain(8192, 6144).jpeg().toBuffer()],
  ])('is not %s', async (_what, format, make) => {
    expect((await clean(await make(), format)).facts).toMatchObject({ contentType: 'image/jpeg' })
  })

  test('that only claims its size costs nothing', async () => {
    const small = await plain(10, 10).png().toBuffer()
    small.writeUInt32BE(60_000, 16)
    small.writeUInt32BE(60_000, 20)
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
    await expect(clean(small, 'png')).rejects.toMatchObject(refused)
  })

  test('of frames is refused', async () => {
    const bomb = await animation(4, 4, 600).gif().toBuffer()
    await expect(clean(bomb, 'gif')).rejects.toMatchObject({ code: 'animation_dimensions' })
  })

  test('of a few large frames in a tiny file is refused before any of them is decoded', async () => {
    const bomb = await enlarged(2, 40, 1000)
    const before = process.cpuUsage()
    await expect(clean(bomb, 'gif')).rejects.toMatchObject({ code: 'animation_dimensions' })
    const { user, system } = process.cpuUsage(before)
    // Decoding and encoding the frames takes ten times as long.
    expect((user + system) / 1000).toBeLessThan(150)
  })
})

test('what calls itself one format and is another is damaged', async () => {
  await expect(clean(await plain(8, 8).png().toBuffer(), 'jpeg')).rejects.toMatchObject({
    code: 'file_damaged',
  })
})

test('no picture, however broken, is more than refused', async () => {
  const wholes: [ImageFormat, Buffer][] = [
    ['jpeg', await photo()],
    ['png', await plain(60, 40, 4, 0.5).png().toBuffer()],
    ['gif', await animation(30, 20, 3).gif().toBuffer()],
    ['webp', await animation(30, 20, 3).webp().toBuffer()],
    ['avif', await plain(60, 40, 4, 0.5).avif().toBuffer()],
  ]
  const broken = fc.record({
    whole: fc.constantFrom(...wholes),
    keep: fc.double({ min: 0, max: 1, noNaN: true }),
    flips: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(broken, async ({ whole: [format, bytes], keep, flips }) => {
      const spoilt = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * keep)))
      for (const [at, value] of flips) spoilt[Math.floor(at * (spoilt.length - 1))] = value
      try {
        await clean(spoilt, format)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(['file_damaged', 'image_dimensions', 'animation_dimensions']).toContain(
          (error as ApiError).code,
        )
      }
    }),
    { numRuns: 150 },
  )
})
