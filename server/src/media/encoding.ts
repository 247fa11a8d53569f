import { imageLongestSide } from '@bichar/contract/rules/mediaFiles.ts'
import sharp, { type Sharp } from 'sharp'

// One thread per picture and no cache: only media.ts and sizes.ts decide how many pictures are processed in parallel.
sharp.concurrency(1)
sharp.cache(false)

export const within = (maxSide: number) =>
  ({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }) as const

/** Decodes a still picture once, upright, in sRGB, at most 1920 pixels on its longest side; all sizes are made from these pixels. */
export async function pixelsOf(source: string, limitInputPixels: number) {
  const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels })
    .autoOrient()
    .resize(within(imageLongestSide))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const opaque = !info.hasAlpha || (await pixels().stats()).isOpaque
  return { picture: opaque ? () => pixels().removeAlpha() : pixels, opaque, width, height }
}

export const jpeg = (picture: Sharp, quality: number) => picture.jpeg({ quality, mozjpeg: true }).toBuffer()

/** With an effort of 2 the file is a thirtieth larger than with 4, but takes half the time. */
export const webp = (picture: Sharp, quality: number, effort = 4) =>
  picture.webp({ quality, effort }).toBuffer()
