import { limits } from '@bichar/contract/rules/limits.ts'
import { mediaView } from '../media/media.ts'
import { invalidField } from '../refusal.ts'
import type { AttachedMedia } from './attachmentStore.ts'

/** The path of a media URL, with or without our origin and a query. */
function pathOf(address: string): string | undefined {
  const base = 'http://localhost'
  return URL.canParse(address, base) ? new URL(address, base).pathname : undefined
}

/**
 * The media that stay attached when a post is edited, in the order of `addresses`; all of them if `addresses` is undefined.
 * Throws if a URL is not one of the post's media, or if there would be too many together with `added` new files.
 */
export function keptMedia(
  attached: readonly AttachedMedia[],
  addresses: readonly string[] | undefined,
  added: number,
): AttachedMedia[] {
  // A picture is small at first; an editor who saw it then has the URL that the thumbnail keeps.
  const byPath = new Map(
    attached.flatMap((media) => {
      const { url, thumbnail } = mediaView(media)
      return [url, thumbnail ?? url].map((address) => [pathOf(address), media])
    }),
  )
  const kept = addresses
    ? addresses.map((address) => {
        const media = byPath.get(pathOf(address))
        if (!media) throw invalidField('existingMedias', 'unknown_media')
        return media
      })
    : attached
  const once = [...new Set(kept)]
  if (once.length + added > limits.mediaPerPost) throw invalidField('newMedias', 'too_many_files')
  return once
}
