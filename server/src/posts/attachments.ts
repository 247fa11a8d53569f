import { limits } from '@bichar/contract/rules/limits.ts'
import { mediaView } from '../media/media.ts'
import { invalidField } from '../refusal.ts'
import type { AttachedMedia } from './attachmentStore.ts'

/** The path of an address, whether it came with our origin in front or a query behind. */
function pathOf(address: string): string | undefined {
  const base = 'http://localhost'
  return URL.canParse(address, base) ? new URL(address, base).pathname : undefined
}

/**
 * What stays attached when a post is edited, in the order that `addresses` gives; everything when it is not said.
 * An address of something else, or more than a post may hold together with `added` new files, is refused.
 */
export function keptMedia(
  attached: readonly AttachedMedia[],
  addresses: readonly string[] | undefined,
  added: number,
): AttachedMedia[] {
  // A picture is small at first; who was shown it then has the address that the small one keeps.
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
