import type { FlaggedThing, Report, ReportedPost } from '@bichar/contract/flags.ts'
import { mayModerate } from '../audit/ownItems.ts'
import { dayOf } from '../authorship/days.ts'
import type { Actor } from '../core/actor.ts'
import { mediaView } from '../media/media.ts'
import type { PostRow } from '../posts/store.ts'
import { postView } from '../posts/view.ts'
import type { FlaggedRow, FlagRow } from './feed.ts'
import { reasonText } from './reasonText.ts'

export const reportView = ({ id, reason, text, ...row }: FlagRow): Report => ({
  _id: id,
  reason: reasonText(reason, text),
  text,
  code: reason,
  isAutomatic: row.is_automatic,
  reporter: row.reporter_name === null ? null : { name: row.reporter_name },
  createdAt: row.created_at.toISOString(),
})

/** A reported post as an admin sees it. The author comes from `postView`, which leaves out an anonymous one. */
export function reportedPostView(row: PostRow, reports: readonly FlagRow[], viewer: Actor): ReportedPost {
  const { _id, title, desc, isAnonymous, isAllowed, medias, user, createdAt, can } = postView(row, viewer)
  return {
    ...{ _id, title, desc, isAnonymous, isAllowed, medias, createdAt },
    author: user,
    version: row.version,
    reportCount: row.report_count,
    reports: reports.map(reportView),
    can: { moderate: can.moderate },
  }
}

/** Something with open flags as an admin sees it; for a person `createdAt` is only the day. */
export function flaggedView(
  row: FlaggedRow,
  { flags, isOwn }: { flags: readonly FlagRow[]; isOwn: boolean },
  viewer: Actor,
): FlaggedThing {
  const { author_id, author_name, post_id, post_title } = row
  const isNamed = !row.is_anonymous && author_id !== null && author_name !== null
  return {
    kind: row.kind,
    _id: row.subject_id,
    title: row.title,
    text: row.text,
    medias: row.medias.map(mediaView),
    author: isNamed ? { _id: author_id, name: author_name } : null,
    isAnonymous: row.is_anonymous,
    answers: row.answers,
    post: post_id !== null && post_title !== null ? { _id: post_id, title: post_title } : null,
    createdAt: (row.kind === 'person' ? dayOf(row.created_at) : row.created_at).toISOString(),
    version: row.version,
    isUrgent: row.is_urgent,
    since: row.since.toISOString(),
    flagCount: row.flag_count,
    flags: flags.map(reportView),
    can: { moderate: mayModerate(viewer, isOwn) },
  }
}
