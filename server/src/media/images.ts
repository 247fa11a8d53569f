import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { imageLongestSide } from '@bichar/contract/rules/mediaFiles.ts'
import { thumbnailLongestSide } from '@bichar/contract/rules/pictureSizes.ts'
import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../core/refusal.ts'
import { CostlyPicture, isCostly } from './costlyPicture.ts'
import { jpeg, pixelsOf, webp, within } from './encoding.ts'
import { onlyPixels } from './jpeg.ts'
import type { ImageFormat } from './recognise.ts'
import { isWhole } from './structure.ts'

/** Enough for the 8192 x 6144 of the best mode of a phone; the cost in memory and time depends on the pixels, not on the file size. */
export const maxPixels = 52_000_000
/** A JPEG is decoded at a fraction of its size, other formats pixel by pixel: enough for the largest screens, of 5120 x 2880. */
const maxOtherPixels = 16_800_000
/** For more than eight bits each, as in screenshots of some phones and tablets. */
const maxDeepPixels = 8_400_000
/** Counts all frames of an animation together: each is encoded again, which takes more than a second for this many pixels. */
const maxAnimatedPixels = 25_000_000
const maxFrames = 500

export interface CleanImage {
  contentType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  path: string
  thumbnailPath: string | null
  /** The pixels of a photo as they were sent, if it is still to be drawn at full size; until then the file at `path` is small. */
  originalPath: string | null
  isAnimated: boolean
}

/**
 * Draws a picture anew, and a thumbnail: upright, sRGB, at most 1920 pixels on its longest side and without any data besides its
 * pixels. Opaque still pictures become JPEG, which every share card supports; pictures with transparency or animation become
 * WebP. The thumbnail of an animation is its first frame.
 * A photo is decoded completely but drawn only at a small size, so that the sender does not wait for the rest, which `drawSizes`
 * does later.
 * Throws file_damaged, or image_dimensions or animation_dimensions if the picture is too large to decode, and CostlyPicture unless it
 * `takesCostly`.
 */
export async function cleanImage(
  source: string,
  { format, takesCostly }: { format: ImageFormat; takesCostly: boolean },
): Promise<CleanImage> {
  const { main, thumbnail, original, ...facts } = await encode(source, format, takesCostly)
  return {
    ...facts,
    path: await written(`${source}.clean`, main),
    thumbnailPath: thumbnail && (await written(`${source}.thumbnail`, thumbnail)),
    originalPath: original && (await written(`${source}.original`, original)),
  }
}

async function written(path: string, content: Buffer): Promise<string> {
  await writeFile(path, content)
  return path
}

type Encoded = Pick<CleanImage, 'contentType' | 'width' | 'height' | 'isAnimated'> & {
  main: Buffer
  thumbnail: Buffer | null
  original: Buffer | null
}

async function encode(source: string, format: ImageFormat, takesCostly: boolean): Promise<Encoded> {
  const whole = format !== 'gif' || isWhole.gif(await readFile(source))
  if (!whole) throw new ApiError('file_damaged')
  if (format === 'jpeg') await endJpeg(source)
  try {
    const metadata = await sharp(source, { failOn: 'error', limitInputPixels: maxPixels }).metadata()
    if (formatOf(metadata) !== format) throw new ApiError('file_damaged')
    const frames = framesOf(metadata)
    if (!takesCostly && isCostly(metadata, frames)) throw new CostlyPicture()
    if (frames > 1) return await encodeAnimation(source)
    const isPhoto = format === 'jpeg' && isLarge(metadata)
    const original = isPhoto && onlyPixels(await readFile(source), metadata.orientation)
    return await (original ? encodePhoto(source, metadata, original) : encodeStill(source))
  } catch (error) {
    throw asRefusal(error)
  }
}

/**
 * Gives a JPEG without an end the marker that decoders insist on: what was cut off stays grey, as every browser shows it, and a report
 * with a part of a picture is worth more than one without.
 */
async function endJpeg(source: string): Promise<void> {
  const bytes = await readFile(source)
  const scan = bytes.lastIndexOf(Buffer.of(0xff, 0xda))
  const end = Buffer.of(0xff, 0xd9)
  if (bytes.lastIndexOf(end) < scan) await appendFile(source, end)
}

/** The decoder calls AVIF by the name of its container, as it does HEIC. */
const formatOf = ({ format, compression }: Metadata) =>
  format === 'heif' && compression === 'av1' ? 'avif' : format

function framesOf(metadata: Metadata): number {
  const { width, height, pages = 1 } = metadata
  const pixels = width * height
  if (pages > 1 && (pages > maxFrames || pixels * pages > maxAnimatedPixels)) {
    throw new ApiError('animation_dimensions')
  }
  if (pixels > maxPixelsOf(metadata)) throw new ApiError('image_dimensions')
  return pages
}

function maxPixelsOf({ format, depth }: Metadata): number {
  if (format === 'jpeg') return maxPixels
  return depth === 'uchar' ? maxOtherPixels : maxDeepPixels
}

/** Other pictures are drawn completely at once: small ones take little time, and CMYK is rare. */
const isLarge = ({ width, height, space }: Metadata) =>
  Math.max(width, height) > thumbnailLongestSide && (space === 'srgb' || space === 'b-w')

async function encodePhoto(source: string, { autoOrient }: Metadata, original: Buffer): Promise<Encoded> {
  // The whole file is decoded even for a small version, so damage is detected.
  const small = sharp(source, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize(within(thumbnailLongestSide))
    .toColourspace('srgb')
  const shrunk = Math.min(1, imageLongestSide / Math.max(autoOrient.width, autoOrient.height))
  return {
    contentType: 'image/jpeg',
    width: Math.round(autoOrient.width * shrunk),
    height: Math.round(autoOrient.height * shrunk),
    main: await jpeg(small, 75),
    thumbnail: null,
    original,
    isAnimated: false,
  }
}

async function encodeStill(source: string): Promise<Encoded> {
  const { picture, opaque, width, height } = await pixelsOf(source, maxPixels)
  const small = picture().resize(within(thumbnailLongestSide))
  const [main, thumbnail] = opaque
    ? [await jpeg(picture(), 80), await jpeg(small, 75)]
    : [await webp(picture(), 80, 2), await webp(small, 75, 2)]
  const contentType = opaque ? 'image/jpeg' : 'image/webp'
  return { contentType, width, height, main, thumbnail, original: null, isAnimated: false }
}

async function encodeAnimation(source: string): Promise<Encoded> {
  const input = { failOn: 'error', limitInputPixels: maxAnimatedPixels } as const
  const { data: main, info } = await sharp(source, { ...input, animated: true })
    .resize(within(imageLongestSide))
    .webp({ quality: 75, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const thumbnail = await webp(sharp(source, input).resize(within(thumbnailLongestSide)), 75)
  return {
    contentType: 'image/webp',
    width: info.width,
    height: info.pageHeight ?? info.height,
    main,
    thumbnail,
    original: null,
    isAnimated: true,
  }
}

export function asRefusal(error: unknown): unknown {
  // System errors such as a full disk are not the fault of the file.
  if (error instanceof ApiError || error instanceof CostlyPicture || !(error instanceof Error)) return error
  if ('syscall' in error) return error
  return new ApiError(/pixel limit/.test(error.message) ? 'image_dimensions' : 'file_damaged')
}
