import type { Tx } from '../db/db.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownColumns } from '../media/store.ts'

export type AttachedMedia = ShownMedia & { id: string }

/** The media of a post, in their order. */
export const attachedMedia = (tx: Tx, postId: string): Promise<AttachedMedia[]> =>
  tx
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .select(['id', ...shownColumns])
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute()

/** The ids of the evidence in the timeline of a post, which becomes public and is deleted together with it. */
export async function timelineEvidence(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('timeline_media')
    .innerJoin('timelines', 'timelines.id', 'timeline_media.timeline_id')
    .select('media_id')
    .where('post_id', '=', postId)
    .execute()
  return rows.map(({ media_id }) => media_id)
}

export const idsOf = (media: readonly { id: string }[]): string[] => media.map(({ id }) => id)

/** Attaches exactly these media, in this order. */
export async function attachMedia(tx: Tx, postId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('post_media').where('post_id', '=', postId).execute()
  if (mediaIds.length === 0) return
  await tx
    .insertInto('post_media')
    .values(mediaIds.map((media_id, position) => ({ post_id: postId, position, media_id })))
    .execute()
}

/** Links exactly these suspects, in this order. Links none and returns false if one of them does not exist. */
export async function linkSuspects(tx: Tx, postId: string, suspectIds: readonly string[]): Promise<boolean> {
  await tx.deleteFrom('post_suspects').where('post_id', '=', postId).execute()
  if (suspectIds.length === 0) return true
  const found = await tx
    .selectFrom('suspects')
    .select('id')
    .where('id', 'in', suspectIds)
    .forKeyShare()
    .execute()
  if (found.length < suspectIds.length) return false
  await tx
    .insertInto('post_suspects')
    .values(suspectIds.map((suspect_id, position) => ({ post_id: postId, suspect_id, position })))
    .execute()
  return true
}
