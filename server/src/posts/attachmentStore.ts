import type { Selectable } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { Suspects } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { setAlt, shownColumns } from '../media/store.ts'

export type LinkableSuspect = Pick<Selectable<Suspects>, 'id' | 'visibility' | 'sealed_creator'>

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

export const altsOf = (media: readonly { alt: string }[]): string[] => media.map(({ alt }) => alt)

/** Writes what is said of attached media, where it differs from before. */
export async function changeAlts(
  tx: Tx,
  before: readonly AttachedMedia[],
  after: readonly AttachedMedia[],
): Promise<void> {
  const altBefore = new Map(before.map(({ id, alt }) => [id, alt]))
  for (const { id, alt } of after) if (alt !== altBefore.get(id)) await setAlt(tx, id, alt)
}

/** Attaches exactly these media, in this order. */
export async function attachMedia(tx: Tx, postId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('post_media').where('post_id', '=', postId).execute()
  if (mediaIds.length === 0) return
  await tx
    .insertInto('post_media')
    .values(mediaIds.map((media_id, position) => ({ post_id: postId, position, media_id })))
    .execute()
}

/**
 * Links exactly these suspects, in this order. Links none and returns false if one of them does not exist, or if `mayLink` refuses
 * one that was not linked before.
 */
export async function linkSuspects(
  tx: Tx,
  postId: string,
  suspectIds: readonly string[],
  mayLink: (suspect: LinkableSuspect) => boolean,
): Promise<boolean> {
  const before = await tx
    .deleteFrom('post_suspects')
    .where('post_id', '=', postId)
    .returning('suspect_id')
    .execute()
  if (suspectIds.length === 0) return true
  const linked = new Set(before.map(({ suspect_id }) => suspect_id))
  const found = await tx
    .selectFrom('suspects')
    .select(['id', 'visibility', 'sealed_creator'])
    .where('id', 'in', suspectIds)
    .forKeyShare()
    .execute()
  if (found.length < suspectIds.length) return false
  if (!found.every((suspect) => linked.has(suspect.id) || mayLink(suspect))) return false
  await tx
    .insertInto('post_suspects')
    .values(suspectIds.map((suspect_id, position) => ({ post_id: postId, suspect_id, position })))
    .execute()
  return true
}
