import type { ErrorCode } from './errors.ts'

/** What may be attached to a report, by content: spec sections 5 (Media processing) and 9. */
export type MediaKind = 'image' | 'video' | 'audio'

export const extensions = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4', 'webm', 'mov'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
} as const satisfies Record<MediaKind, readonly string[]>

const megabyte = 1024 * 1024

/** The most bytes the server takes in. Phones send pictures of about `imageTargetBytes` after their own compression. */
export const mostBytes: Record<MediaKind, number> = {
  image: 20 * megabyte,
  video: 10 * megabyte,
  audio: 5 * megabyte,
}

/** The error that says a file of this kind is too large. */
export const tooManyBytes = {
  image: 'image_too_large',
  video: 'video_too_large',
  audio: 'audio_too_large',
} as const satisfies Record<MediaKind, ErrorCode>

export const imageTargetBytes = megabyte
export const imageLongestSide = 1920
export const imageQuality = 0.8
export const thumbnailLongestSide = 640

/** How wide the sizes of a picture are, for a phone's card up to a large screen; none is wider than the picture. */
const pictureWidths = [360, 720, 1080, 1600] as const

/** Which sizes a picture of some width gets: none if the small one is as good. */
export function sizesOf(width: number): number[] {
  const narrower = pictureWidths.filter((each) => each < width)
  const widest = Math.min(width, 1600)
  const last = narrower.at(-1)
  return last && widest > last * 1.2 ? [...narrower, widest] : narrower
}

/** The address of one of a picture's `widths`; a signed address stays signed. */
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
