import type { Media } from '@bichar/contract/posts.ts'
import { addressOfSize, thumbnailLongestSide } from '@bichar/contract/rules/pictureSizes.ts'

const unknownRatio = 16 / 9
/** Taller pictures, as of a phone, are cropped a little; the viewer shows them whole. */
const tallest = 4 / 5
const widest = 2.2

/** A published picture with the sizes that exist. */
export type PictureFile = Omit<Media, 'type' | 'alt' | 'duration'>

/** One file of a picture, and how many bytes it has. */
interface OneFile {
  address: string
  bytes: number
}

export const wholeOf = ({ url, bytes }: PictureFile): OneFile => ({ address: url, bytes })

/** The small file, or the only one. */
export const smallOf = (picture: PictureFile): OneFile => {
  const { thumbnail, thumbnailBytes } = picture
  return thumbnail && thumbnailBytes ? { address: thumbnail, bytes: thumbnailBytes } : wholeOf(picture)
}

/** The still of a video as a picture of its own; undefined if it has none. */
export const stillOf = (media: PictureFile): PictureFile | undefined => {
  const { thumbnail, thumbnailBytes } = media
  return thumbnail
    ? { ...media, url: thumbnail, thumbnail: null, bytes: thumbnailBytes ?? 0, widths: [] }
    : undefined
}

/**
 * The `sizes` attribute of pictures in a box: as wide as said on large screens, and this percentage of the width of a phone. Phones with more
 * than two dots for a pixel get pictures for two: nobody sees a difference, and they are half the bytes.
 */
export const boxSizes = (wide: string, percent: number): string =>
  `${wide}, (min-resolution: 2.1dppx) ${Math.round(percent * 0.66)}vw, ${percent}vw`

type Sized = Pick<Media, 'width' | 'height'>

/** Width by height of a picture or video as it is. */
export const ratioOf = ({ width, height }: Sized): number => (width && height ? width / height : unknownRatio)

/** Width by height of the box of a picture or video that is alone in a card. */
export const boxRatio = (media: Sized): number => Math.min(widest, Math.max(tallest, ratioOf(media)))

/** The WebP sizes of a picture as a `srcset`; `undefined` if there are none, or not yet. */
export const drawnSizes = ({ url, widths }: PictureFile): string | undefined =>
  widths.map((width) => `${addressOfSize(url, width)} ${width}w`).join(', ') || undefined

/** The two files of a picture that every browser can show, as a `srcset`; `undefined` if there is only one. */
export function pictureSizes({ url, thumbnail, width, height }: PictureFile): string | undefined {
  if (!thumbnail || !width || !height) return undefined
  const shrunk = Math.min(1, thumbnailLongestSide / Math.max(width, height))
  return shrunk < 1 ? `${thumbnail} ${Math.round(width * shrunk)}w, ${url} ${width}w` : undefined
}
