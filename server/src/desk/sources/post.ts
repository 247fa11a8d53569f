import type { DeskThing } from '@bichar/contract/desk.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { SignedIn } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import { decidePost, reopenPost } from '../../moderation/moderation.ts'
import { readPost } from '../../posts/posts.ts'
import { postView } from '../../posts/view.ts'
import { readLinkedSuspects } from '../../suspects/feed.ts'
import { deskSuspectView } from '../../suspects/view.ts'
import { readTimelines } from '../../timelines/feed.ts'
import { timelineView } from '../../timelines/view.ts'
import { authorsOfPosts, waitingPosts } from './postStore.ts'
import { nothing, type Source } from './source.ts'

/** A post with its suspects and its timeline. */
export async function wholePost(deps: Deps, admin: SignedIn, id: string): Promise<DeskThing> {
  const [post, suspects, entries] = await Promise.all([
    readPost(deps, admin, id),
    readLinkedSuspects(deps, id),
    readTimelines(deps, admin.userId, id, true, { page: 1, limit: limits.pageMost }),
  ])
  return {
    ...nothing,
    post: postView(post, admin),
    criminals: suspects.map((row) => deskSuspectView(row, admin)),
    timelines: entries.rows.map((row) => timelineView(row, admin)),
  }
}

/** Posts that wait for review. */
export const postSource: Source = {
  waiting: waitingPosts,
  authors: authorsOfPosts,
  read: (deps, admin, { id }) => wholePost(deps, admin, id),
  decide: (deps, admin, { id, version, action, reason, leaveOut }) =>
    decidePost(deps, admin, id, {
      action: action === 'approve' ? 'approve' : 'disapprove',
      reason,
      leaveOut,
      version: Number(version),
    }),
  takeBack: reopenPost,
}
