import { writeFile } from 'node:fs/promises'
import { sizesOf } from '@bichar/contract/rules/pictureSizes.ts'
import sharp from 'sharp'
import { jpeg, pixelsOf, webp } from './encoding.ts'
import { asRefusal, maxPixels } from './images.ts'

export interface DrawnSizes {
  width: number
  height: number
  /** The picture at full size as JPEG, if it was still to be drawn. */
  path: string | null
  sizes: { width: number; path: string }[]
}

/**
 * Draws the sizes that a page chooses from, as WebP in several widths; for an original also the picture at full size. Animations
 * get no sizes.
 */
export async function drawSizes(source: string, isOriginal: boolean): Promise<DrawnSizes> {
  try {
    const { width, height, pages = 1 } = await sharp(source).metadata()
    if (pages > 1) return { width, height, path: null, sizes: [] }
    return await drawStill(source, isOriginal)
  } catch (error) {
    throw asRefusal(error)
  }
}

async function drawStill(source: string, isOriginal: boolean): Promise<DrawnSizes> {
  const { picture, width, height } = await pixelsOf(source, maxPixels)
  const path = isOriginal ? `${source}.clean` : null
  if (path) await writeFile(path, await jpeg(picture(), 80))
  const sizes: DrawnSizes['sizes'] = []
  for (const each of sizesOf(width)) {
    const size = { width: each, path: `${source}.${each}` }
    await writeFile(size.path, await webp(picture().resize({ width: each }), 75, 2))
    sizes.push(size)
  }
  return { width, height, path, sizes }
}
