import type { PostReview } from '@bichar/contract/moderation.ts'
import type { Actor } from '../actor.ts'
import { dayOf } from '../authorship/days.ts'
import type { FlagRow } from '../flags/feed.ts'
import { reportView } from '../flags/view.ts'
import type { PostRow } from '../posts/store.ts'
import { postView } from '../posts/view.ts'
import type { SuspectRow } from '../suspects/store.ts'
import { suspectView } from '../suspects/view.ts'
import type { Standing } from './feed.ts'

interface Reviewed {
  post: PostRow
  /** undefined for an anonymous post and for a deleted account. */
  standing: Standing | undefined
  suspects: readonly SuspectRow[]
  reports: { rows: readonly FlagRow[]; total: number }
}

export const standingView = (standing: Standing | undefined): PostReview['authorStanding'] =>
  standing
    ? {
        joinedAt: dayOf(standing.joined_at).toISOString(),
        approvedCount: standing.approved,
        returnedCount: standing.returned,
      }
    : null

/** A post with what a moderator needs to know for deciding on it. */
export const reviewView = ({ post, standing, suspects, reports }: Reviewed, viewer: Actor): PostReview => ({
  post: postView(post, viewer),
  authorStanding: standingView(standing),
  criminals: suspects.map((row) => suspectView(row, viewer)),
  reports: reports.rows.map((row) => ({ ...reportView(row), state: row.state })),
  totalReports: reports.total,
})
