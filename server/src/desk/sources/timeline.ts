import { lockPost } from '../../posts/changeStore.ts'
import { ApiError } from '../../refusal.ts'
import { findTimeline, lockTimeline } from '../../timelines/store.ts'
import { decideTimeline, removeTimeline } from '../../timelines/timelines.ts'
import { timelineView } from '../../timelines/view.ts'
import { wholePost } from './post.ts'
import type { Source } from './source.ts'
import { waitingTimelines } from './timelineStore.ts'

/** Timeline entries that wait to be let through. */
export const timelineSource: Source = {
  kind: 'timeline',
  waiting: waitingTimelines,
  async read(deps, admin, id) {
    const row = await findTimeline(deps, deps.kysely, id, admin.userId)
    if (!row) throw new ApiError('timeline_not_found')
    return { ...(await wholePost(deps, admin, row.post_id)), timeline: timelineView(row, admin) }
  },
  async decide(deps, tx, admin, { id, action }) {
    if (action === 'approve') return void (await decideTimeline(deps, admin, id, 'approve'))
    const found = await findTimeline(deps, tx, id, admin.userId)
    if (!found) throw new ApiError('timeline_not_found')
    // The post first, as whoever deletes it with its entries does.
    await lockPost(deps, tx, found.post_id)
    const entry = await lockTimeline(deps, tx, id)
    if (entry?.is_approved) throw new ApiError('already_decided')
    await removeTimeline(deps, admin, found.post_id, id)
  },
}
