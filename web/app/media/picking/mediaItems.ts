import type { Media } from '@bichar/contract/posts.ts'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { cleanText } from '@bichar/contract/rules/text.ts'
import type { PickedFile } from './pickedFile.ts'

/** A file that the post has already. */
export interface AttachedFile {
  id: string
  media: Media
  kind: MediaKind
  alt: string
  /** Its position in the post, from 1; the file is named by it, because the server keeps no file names. */
  number: number
}

/** A file of a form: those that are attached already come first, in the server's order, then those that were picked. */
export type MediaItem = AttachedFile | PickedFile

export const isPicked = (item: MediaItem): item is PickedFile => 'file' in item

export const attachedItems = (medias: readonly Media[]): AttachedFile[] =>
  medias.map((media, index) => ({
    id: media.url,
    media,
    kind: media.type,
    alt: media.alt,
    number: index + 1,
  }))

export const pickedOf = (items: readonly MediaItem[]): PickedFile[] => items.filter(isPicked)

/** The picked files as they are sent; undefined if there are none. */
export const blobsOf = (picked: readonly PickedFile[]): File[] | undefined =>
  picked.length > 0 ? picked.map(({ file }) => file) : undefined

export const altsOf = (picked: readonly PickedFile[]): string[] => picked.map(({ alt }) => alt)

/** What a form says of its files: the words about each, and stills of its videos. */
export function aboutFiles(picked: readonly PickedFile[]) {
  const withStill = picked.flatMap(({ still }, place) => (still ? [{ still, place }] : []))
  return {
    alts: altsOf(picked),
    ...(withStill.length > 0 && {
      stills: withStill.map(({ still }) => still),
      stillsOf: withStill.map(({ place }) => place),
    }),
  }
}

/** The fields of a form in which the server can refuse what is said of its files. */
export const aboutFilesFields = ['alts', 'stills', 'stillsOf'] as const

/** Whether the server would store of these files what it has stored, apart from white space around it. */
export const hasSameAlts = (medias: readonly Media[], picked: readonly PickedFile[]): boolean =>
  picked.every(({ alt }, index) => cleanText(alt.toWellFormed()) === medias[index]?.alt)

/** The attached files that have not been removed, in their order and with what is said of each. */
export const keptFiles = (items: readonly MediaItem[]): { url: string; alt: string }[] =>
  items.flatMap((item) => (isPicked(item) ? [] : [{ url: item.media.url, alt: item.alt }]))

/** Whether the item can change places with its neighbour: attached files stay before picked ones. */
export function canMove(items: readonly MediaItem[], index: number, step: -1 | 1): boolean {
  const item = items[index]
  const neighbour = items[index + step]
  return item !== undefined && neighbour !== undefined && isPicked(item) === isPicked(neighbour)
}

export const moved = (items: readonly MediaItem[], index: number, step: -1 | 1): readonly MediaItem[] => {
  if (!canMove(items, index, step)) return items
  const item = items[index] as MediaItem
  return items.toSpliced(index, 1).toSpliced(index + step, 0, item)
}

/** Whether two lists hold the same files in the same order, with the same words. */
export const sameItems = (one: readonly MediaItem[], other: readonly MediaItem[]): boolean =>
  one.length === other.length &&
  one.every(({ id, alt }, index) => id === other[index]?.id && alt === other[index]?.alt)
