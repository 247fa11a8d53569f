import { limits } from '@bichar/contract/rules/limits.ts'
import { invalidField } from '../core/refusal.ts'
import { refuseLongAlt } from '../media/alts.ts'
import { mediaView } from '../media/media.ts'
import type { AttachedMedia } from './attachmentStore.ts'

/** The path of a media URL, with or without our origin and a query. */
function pathOf(address: string): string | undefined {
  const base = 'http://localhost'
  return URL.canParse(address, base) ? new URL(address, base).pathname : undefined
}

/** A file that stays attached; its `alt` stays the same if it is left out. */
export interface KeptFile {
  url: string
  alt?: string | undefined
}

/**
 * The media that stay attached when a post is edited, as they will be and in the order of `files`; all of them if `files` is undefined.
 * Throws if a URL is not one of the post's media, or if there would be too many together with `added` new files.
 */
export function keptMedia(
  attached: readonly AttachedMedia[],
  files: readonly KeptFile[] | undefined,
  added: number,
): AttachedMedia[] {
  // A picture is small at first; an editor who saw it then has the URL that the thumbnail keeps.
  const byPath = new Map(
    attached.flatMap((media) => {
      const { url, thumbnail } = mediaView(media)
      return [url, thumbnail ?? url].map((address) => [pathOf(address), media])
    }),
  )
  const kept = files
    ? files.map(({ url, alt }) => {
        const media = byPath.get(pathOf(url))
        if (!media) throw invalidField('existingMedias', 'unknown_media')
        if (alt === undefined) return media
        refuseLongAlt('existingMedias', media.kind, alt)
        return { ...media, alt }
      })
    : attached
  const once = kept.filter(({ id }, index) => kept.findIndex((other) => other.id === id) === index)
  if (once.length + added > limits.mediaPerPost) throw invalidField('newMedias', 'too_many_files')
  return once
}
