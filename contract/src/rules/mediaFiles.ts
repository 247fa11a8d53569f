import type { ErrorCode } from './errors.ts'

/** The kinds of files that a report can have, determined by content: spec sections 5 (Media processing) and 9. */
export type MediaKind = 'image' | 'video' | 'audio'

/**
 * The formats that are accepted, each with the endings that its files have. The first is the usual one. Phones name voice notes
 * `.opus`, and browsers on Windows save JPEGs as `.jfif`.
 */
export const formats = {
  jpeg: { kind: 'image', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { kind: 'image', extensions: ['png'] },
  gif: { kind: 'image', extensions: ['gif'] },
  webp: { kind: 'image', extensions: ['webp'] },
  avif: { kind: 'image', extensions: ['avif'] },
  mp4: { kind: 'video', extensions: ['mp4', 'm4v', '3gp'] },
  webm: { kind: 'video', extensions: ['webm'] },
  mov: { kind: 'video', extensions: ['mov'] },
  mp3: { kind: 'audio', extensions: ['mp3'] },
  wav: { kind: 'audio', extensions: ['wav'] },
  ogg: { kind: 'audio', extensions: ['ogg', 'oga', 'opus'] },
  m4a: { kind: 'audio', extensions: ['m4a'] },
} as const satisfies Record<string, { kind: MediaKind; extensions: readonly [string, ...string[]] }>

export type MediaFormat = keyof typeof formats

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

const all = Object.values(formats) as readonly { kind: MediaKind; extensions: readonly string[] }[]

/** The endings of the files of these kinds, without the dot. */
export const extensionsOf = (...kinds: readonly MediaKind[]): string[] =>
  all.filter(({ kind }) => kinds.includes(kind)).flatMap(({ extensions }) => extensions)

/** The value of a file field's `accept` attribute. */
export const acceptedFiles = (kinds: readonly MediaKind[]): string =>
  extensionsOf(...kinds)
    .map((extension) => `.${extension}`)
    .join(',')

/** What a name says, which the content may contradict. */
export function kindByName(fileName: string): MediaKind | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return all.find(({ extensions }) => extensions.includes(extension))?.kind
}
