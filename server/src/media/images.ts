import { readFile, writeFile } from 'node:fs/promises'
import { imageLongestSide, thumbnailLongestSide } from '@bichar/contract/rules/mediaFiles.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { ApiError } from '../refusal.ts'
import type { ImageFormat } from './recognise.ts'
import { isWhole } from './structure.ts'

// One thread per picture and no cache: how many run at once is decided in media.ts alone.
sharp.concurrency(1)
sharp.cache(false)

/** Enough for the 8192 x 6144 of a phone's best mode; pixels cost memory and time whatever the file weighs. */
const mostPixels = 52_000_000
/** All frames of an animation together: each is encoded again, which costs a second and more for these. */
const mostAnimatedPixels = 25_000_000
const mostFrames = 500

export interface CleanImage {
  contentType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  path: string
  thumbnailPath: string
}

/**
 * Draws a picture anew: upright, sRGB, at most 1920 pixels on its longest side and with nothing of what it carried
 * besides its pixels; and a thumbnail. What is opaque and still becomes JPEG, which every share card understands;
 * what has transparency or moves becomes WebP. The thumbnail of an animation is its first frame.
 * Throws file_damaged, or image_dimensions or animation_dimensions for what is too much to decode.
 */
export async function cleanImage(source: string, format: ImageFormat): Promise<CleanImage> {
  const picture = await encode(source, format)
  const image = { path: `${source}.clean`, thumbnailPath: `${source}.thumbnail` }
  await writeFile(image.path, picture.main)
  await writeFile(image.thumbnailPath, picture.thumbnail)
  return { ...image, contentType: picture.contentType, width: picture.width, height: picture.height }
}

type Encoded = Omit<CleanImage, 'path' | 'thumbnailPath'> & { main: Buffer; thumbnail: Buffer }

async function encode(source: string, format: ImageFormat): Promise<Encoded> {
  const whole = format !== 'gif' || isWhole.gif(await readFile(source))
  if (!whole) throw new ApiError('file_damaged')
  try {
    const metadata = await sharp(source, { failOn: 'error', limitInputPixels: mostPixels }).metadata()
    if (metadata.format !== format) throw new ApiError('file_damaged')
    const frames = framesOf(metadata)
    return await (frames > 1 ? encodeAnimation(source) : encodeStill(source))
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

const within = (longestSide: number) =>
  ({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }) as const

async function encodeStill(source: string): Promise<Encoded> {
  // Decoded once; both sizes are made from these pixels.
  const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize(within(imageLongestSide))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const opaque = !info.hasAlpha || (await pixels().stats()).isOpaque
  const picture = opaque ? () => pixels().removeAlpha() : pixels
  const small = picture().resize(within(thumbnailLongestSide))
  const [main, thumbnail] = opaque
    ? [await jpeg(picture(), 80), await jpeg(small, 75)]
    : [await webp(picture(), 80), await webp(small, 75)]
  return { contentType: opaque ? 'image/jpeg' : 'image/webp', width, height, main, thumbnail }
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
  }
}

const jpeg = (picture: Sharp, quality: number) => picture.jpeg({ quality, mozjpeg: true }).toBuffer()

const webp = (picture: Sharp, quality: number) => picture.webp({ quality }).toBuffer()

function asRefusal(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  return new ApiError(/pixel limit/.test(error.message) ? 'image_dimensions' : 'file_damaged')
}
