import type { Report, ReportedPost } from '@bichar/contract/flags.ts'
import type { Actor } from '../actor.ts'
import type { PostRow } from '../posts/store.ts'
import { postView } from '../posts/view.ts'
import type { FlagRow } from './feed.ts'
import { reasonWords } from './words.ts'

export const reportView = ({ id, reason, text, ...row }: FlagRow): Report => ({
  _id: id,
  reason: text || reasonWords[reason],
  code: reason,
  isAutomatic: row.is_automatic,
  reporter: row.reporter_name === null ? null : { name: row.reporter_name },
  createdAt: row.created_at.toISOString(),
})

/** A reported post as an admin sees it. Its author comes from `postView`, which drops that of an anonymous one. */
export function reportedPostView(row: PostRow, reports: readonly FlagRow[], viewer: Actor): ReportedPost {
  const { _id, title, desc, isAnonymous, isAllowed, medias, user, createdAt } = postView(row, viewer)
  return {
    ...{ _id, title, desc, isAnonymous, isAllowed, medias, createdAt },
    author: user,
    version: row.version,
    reportCount: row.report_count,
    reports: reports.map(reportView),
  }
}
