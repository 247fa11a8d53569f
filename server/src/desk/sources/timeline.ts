import type { DeskThing } from '@bichar/contract/desk.ts'
import type { SignedIn } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import { ApiError } from '../../core/refusal.ts'
import { findTimeline } from '../../timelines/store.ts'
import { decideTimeline, rejectTimeline } from '../../timelines/timelines.ts'
import { timelineView } from '../../timelines/view.ts'
import { wholePost } from './post.ts'
import type { Source } from './source.ts'
import { authorsOfTimelines, waitingTimelines } from './timelineStore.ts'

/** A timeline entry with its post. */
export async function wholeTimeline(deps: Deps, admin: SignedIn, id: string): Promise<DeskThing> {
  const row = await findTimeline(deps, deps.kysely, id, admin.userId)
  if (!row) throw new ApiError('timeline_not_found')
  return { ...(await wholePost(deps, admin, row.post_id)), timeline: timelineView(row, admin) }
}

/** Timeline entries that wait for approval. */
export const timelineSource: Source = {
  waiting: waitingTimelines,
  authors: authorsOfTimelines,
  read: (deps, admin, { id }) => wholeTimeline(deps, admin, id),
  async decide(deps, admin, { id, action, reason }) {
    if (action === 'approve') await decideTimeline(deps, admin, id, 'approve')
    else await rejectTimeline(deps, admin, id, reason)
  },
  async takeBack(deps, admin, id) {
    const entry = await findTimeline(deps, deps.kysely, id, admin.userId)
    if (entry && !entry.is_approved) throw new ApiError('nothing_to_take_back')
    await decideTimeline(deps, admin, id, 'unapprove')
  },
}
