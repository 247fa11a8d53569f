import type { PostReview } from '@bichar/contract/moderation.ts'
import { dayOf } from '../authorship/days.ts'
import type { Actor } from '../core/actor.ts'
import type { FlagRow } from '../flags/feed.ts'
import { reportView } from '../flags/view.ts'
import type { PostRow } from '../posts/store.ts'
import { postView } from '../posts/view.ts'
import type { NamesakeRow } from '../suspects/namesakeStore.ts'
import type { SuspectRow } from '../suspects/store.ts'
import { deskSuspectView, namesakeView } from '../suspects/view.ts'
import type { ModerationHistory } from './feed.ts'

interface ReviewRows {
  post: PostRow
  /** undefined for an anonymous post and for a deleted account. */
  moderationHistory: ModerationHistory | undefined
  suspects: readonly SuspectRow[]
  /** null if the search is busy. */
  sameName: readonly NamesakeRow[] | null
  reports: { rows: readonly FlagRow[]; total: number }
}

export const moderationHistoryView = (
  moderationHistory: ModerationHistory | undefined,
): PostReview['authorStanding'] =>
  moderationHistory
    ? {
        joinedAt: dayOf(moderationHistory.joined_at).toISOString(),
        approvedCount: moderationHistory.approved,
        returnedCount: moderationHistory.returned,
      }
    : null

/** A post with what a moderator needs to know for deciding on it. */
export const reviewView = (
  { post, moderationHistory, suspects, sameName, reports }: ReviewRows,
  viewer: Actor,
): PostReview => ({
  post: postView(post, viewer),
  authorStanding: moderationHistoryView(moderationHistory),
  criminals: suspects.map((row) => deskSuspectView(row, viewer)),
  sameName: sameName?.map((row) => namesakeView(row, viewer)) ?? null,
  reports: reports.rows.map((row) => ({ ...reportView(row), state: row.state })),
  totalReports: reports.total,
})
