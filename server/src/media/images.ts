import { readFile, writeFile } from 'node:fs/promises'
import { imageLongestSide, thumbnailLongestSide } from '@bichar/contract/rules/mediaFiles.ts'
import sharp, { type Metadata } from 'sharp'
import { ApiError } from '../refusal.ts'
import { jpeg, pixelsOf, webp, within } from './encoding.ts'
import { onlyPixels } from './jpeg.ts'
import type { ImageFormat } from './recognise.ts'
import { isWhole } from './structure.ts'

/** Enough for the 8192 x 6144 of a phone's best mode; pixels cost memory and time whatever the file weighs. */
export const mostPixels = 52_000_000
/** All frames of an animation together: each is encoded again, which costs a second and more for these. */
const mostAnimatedPixels = 25_000_000
const mostFrames = 500

export interface CleanImage {
  contentType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  path: string
  thumbnailPath: string | null
  /** Of a photo that is yet to be drawn large: its pixels as they were sent. Then what lies at `path` is small. */
  originalPath: string | null
  isAnimated: boolean
}

/**
 * Draws a picture anew: upright, sRGB, at most 1920 pixels on its longest side and with nothing of what it carried
 * besides its pixels; and a thumbnail. What is opaque and still becomes JPEG, which every share card understands;
 * what has transparency or moves becomes WebP. The thumbnail of an animation is its first frame.
 * A photo is decoded to its end, but drawn small only: the sender does not wait for the rest, which `drawSizes` does.
 * Throws file_damaged, or image_dimensions or animation_dimensions for what is too much to decode.
 */
export async function cleanImage(source: string, format: ImageFormat): Promise<CleanImage> {
  const { main, thumbnail, original, ...facts } = await encode(source, format)
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

async function encode(source: string, format: ImageFormat): Promise<Encoded> {
  const whole = format !== 'gif' || isWhole.gif(await readFile(source))
  if (!whole) throw new ApiError('file_damaged')
  try {
    const metadata = await sharp(source, { failOn: 'error', limitInputPixels: mostPixels }).metadata()
    if (metadata.format !== format) throw new ApiError('file_damaged')
    if (framesOf(metadata) > 1) return await encodeAnimation(source)
    const isPhoto = format === 'jpeg' && isLarge(metadata)
    const original = isPhoto && onlyPixels(await readFile(source), metadata.orientation)
    return await (original ? encodePhoto(source, metadata, original) : encodeStill(source))
  } catch (error) {
    throw asRefusal(error)
  }
}

function framesOf({ width, height, pages = 1 }: Metadata): number {
  const pixels = width * height
  if (pages > 1 && (pages > mostFrames || pixels * pages > mostAnimatedPixels)) {
    throw new ApiError('animation_dimensions')
  }
  if (pixels > mostPixels) throw new ApiError('image_dimensions')
  return pages
}

/** Of other pictures all is drawn at once: small ones are soon done, and the colours of a printer are rare. */
const isLarge = ({ width, height, space }: Metadata) =>
  Math.max(width, height) > thumbnailLongestSide && (space === 'srgb' || space === 'b-w')

async function encodePhoto(source: string, { autoOrient }: Metadata, original: Buffer): Promise<Encoded> {
  // It is read to its end all the same, and so is found out if it is damaged.
  const small = sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
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
  const { picture, opaque, width, height } = await pixelsOf(source, mostPixels)
  const small = picture().resize(within(thumbnailLongestSide))
  const [main, thumbnail] = opaque
    ? [await jpeg(picture(), 80), await jpeg(small, 75)]
    : [await webp(picture(), 80), await webp(small, 75)]
  const contentType = opaque ? 'image/jpeg' : 'image/webp'
  return { contentType, width, height, main, thumbnail, original: null, isAnimated: false }
}

async function encodeAnimation(source: string): Promise<Encoded> {
  const input = { failOn: 'error', limitInputPixels: mostAnimatedPixels } as const
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
  // A disk that is full, say, is no fault of the file.
  if (error instanceof ApiError || !(error instanceof Error) || 'syscall' in error) return error
  return new ApiError(/pixel limit/.test(error.message) ? 'image_dimensions' : 'file_damaged')
}
