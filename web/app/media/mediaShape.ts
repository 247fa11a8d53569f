import type { Media } from '@bichar/contract/posts.ts'
import { addressOfSize, thumbnailLongestSide } from '@bichar/contract/rules/mediaFiles.ts'

const unknownRatio = 16 / 9
/** A tall picture of a phone is cut a little; what is cut is seen in the viewer. */
const tallest = 4 / 5
const widest = 2.2

/** A published picture in the sizes that there are. */
export type PictureFile = Omit<Media, 'type' | 'alt' | 'duration'>

/** One file of it, and how much there is to load. */
interface OneFile {
  address: string
  bytes: number
}

export const wholeOf = ({ url, bytes }: PictureFile): OneFile => ({ address: url, bytes })

/** The small one, or the only one. */
export const smallOf = (picture: PictureFile): OneFile => {
  const { thumbnail, thumbnailBytes } = picture
  return thumbnail && thumbnailBytes ? { address: thumbnail, bytes: thumbnailBytes } : wholeOf(picture)
}

type Sized = Pick<Media, 'width' | 'height'>

/** Width by height of a picture or video as it is. */
export const ratioOf = ({ width, height }: Sized): number => (width && height ? width / height : unknownRatio)

/** Width by height of the box that a picture or video has alone in a card. */
export const boxRatio = (media: Sized): number => Math.min(widest, Math.max(tallest, ratioOf(media)))

/** The sizes of a picture in WebP, for a browser to choose from; `undefined` if there are none, or not yet. */
export const drawnSizes = ({ url, widths }: PictureFile): string | undefined =>
  widths.map((width) => `${addressOfSize(url, width)} ${width}w`).join(', ') || undefined

/** The two files of a picture that every browser can show, for a browser to choose from; `undefined` if there is only one. */
export function pictureSizes({ url, thumbnail, width, height }: PictureFile): string | undefined {
  if (!thumbnail || !width || !height) return undefined
  const shrunk = Math.min(1, thumbnailLongestSide / Math.max(width, height))
  return shrunk < 1 ? `${thumbnail} ${Math.round(width * shrunk)}w, ${url} ${width}w` : undefined
}
