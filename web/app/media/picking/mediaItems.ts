import type { Media } from '@bichar/contract/posts.ts'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import type { PickedFile } from './pickedFile.ts'

/** A file that the post has already. */
export interface AttachedFile {
  id: string
  media: Media
  kind: MediaKind
  /** Its position in the post, from 1; the file is named by it, because the server keeps no file names. */
  number: number
}

/** A file of a form: those that are attached already come first, in the server's order, then those that were picked. */
export type MediaItem = AttachedFile | PickedFile

export const isPicked = (item: MediaItem): item is PickedFile => 'file' in item

export const attachedItems = (medias: readonly Media[]): AttachedFile[] =>
  medias.map((media, index) => ({ id: media.url, media, kind: media.type, number: index + 1 }))

export const pickedOf = (items: readonly MediaItem[]): PickedFile[] => items.filter(isPicked)

/** The addresses of the attached files that have not been removed, in their order. */
export const keptAddresses = (items: readonly MediaItem[]): string[] =>
  items.flatMap((item) => (isPicked(item) ? [] : [item.media.url]))

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

/** Whether two lists hold the same files in the same order. */
export const sameItems = (one: readonly MediaItem[], other: readonly MediaItem[]): boolean =>
  one.length === other.length && one.every((item, index) => item.id === other[index]?.id)
