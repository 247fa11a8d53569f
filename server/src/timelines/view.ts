import type { Timeline } from '@bichar/contract/timelines.ts'
import type { Actor } from '../core/actor.ts'
import { mediaView } from '../media/media.ts'
import { abilities, isUnnamed, maySeeCreator } from './policy.ts'
import type { TimelineRow } from './store.ts'

/** A timeline entry as one viewer sees it. The author of an anonymous post is dropped here. */
export function timelineView(row: TimelineRow, viewer: Actor): Timeline {
  const { user_id, creator_name } = row
  const named = user_id !== null && creator_name !== null && maySeeCreator(row, viewer)
  return {
    _id: row.id,
    postId: row.post_id,
    title: row.title,
    date: row.happened_on,
    step: row.step,
    origin: row.origin,
    desc: row.description,
    location: row.location,
    source: row.source,
    evidence: row.evidence.map(mediaView),
    isApproved: row.is_approved,
    createdBy: named ? { _id: user_id, name: creator_name, isPrivate: isUnnamed(row) } : null,
    createdAt: row.created_at.toISOString(),
    can: abilities(row, viewer),
  }
}
