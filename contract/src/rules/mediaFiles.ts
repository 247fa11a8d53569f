import type { ErrorCode } from './errors.ts'

/** The kinds of files that a report can have, determined by content: spec sections 5 (Media processing) and 9. */
export type MediaKind = 'image' | 'video' | 'audio'

export const extensions = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4', 'webm', 'mov'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
} as const satisfies Record<MediaKind, readonly string[]>

const megabyte = 1024 * 1024

/** The most bytes that the server accepts. Phones compress pictures to about `imageTargetBytes` before they send them. */
export const mostBytes: Record<MediaKind, number> = {
  image: 20 * megabyte,
  video: 10 * megabyte,
  audio: 5 * megabyte,
}

/** The error code for a file of this kind that is too large. */
export const tooManyBytes = {
  image: 'image_too_large',
  video: 'video_too_large',
  audio: 'audio_too_large',
} as const satisfies Record<MediaKind, ErrorCode>

export const imageTargetBytes = megabyte
export const imageLongestSide = 1920
export const imageQuality = 0.8
export const thumbnailLongestSide = 640

/** The widths in which a picture is stored, from a phone's card up to a large screen. None is wider than the original. */
const pictureWidths = [360, 720, 1080, 1600] as const

/** The widths to make of a picture of this width. Its own width is added only if it is clearly larger than the widest standard one. */
export function sizesOf(width: number): number[] {
  const narrower = pictureWidths.filter((each) => each < width)
  const widest = Math.min(width, 1600)
  const last = narrower.at(-1)
  return last && widest > last * 1.2 ? [...narrower, widest] : narrower
}

/** The address of one of a picture's `widths`; the query of a signed address is kept. */
export const addressOfSize = (url: string, width: number): string =>
  url.replace(/\.\w+(?=$|\?)/, `-${width}.webp`)

/** The value of a file field's `accept` attribute. */
export const acceptedFiles = (kinds: readonly MediaKind[]): string =>
  kinds.flatMap((kind) => extensions[kind].map((extension) => `.${extension}`)).join(',')

export function kindByName(fileName: string): MediaKind | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return (Object.keys(extensions) as MediaKind[]).find((kind) =>
    (extensions[kind] as readonly string[]).includes(extension),
  )
}
