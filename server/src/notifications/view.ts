import type { Notification, SentNotification } from '@bichar/contract/notifications.ts'
import { dayOf, hourOf } from '../authorship/days.ts'
import type { StoredData } from '../db/columnTypes.ts'
import { precisionOf } from './policy.ts'
import type { NotificationRow } from './row.ts'
import { notificationTexts } from './texts.ts'

const labels = { individual: 'Individual', all: 'All', users: 'Users', admins: 'Admins' } as const

export function notificationView(row: NotificationRow): Notification {
  const type = row.audience ?? 'individual'
  const { comments, isDayOnly, ...data } = row.data
  return {
    _id: row.id,
    kind: row.kind,
    data: {
      ...data,
      ...(row.post_id && { postId: row.post_id }),
      ...(row.timeline_id && { timelineId: row.timeline_id }),
    },
    ...textOf(row),
    link: linkOf(row),
    isRead: row.is_read,
    createdAt: shownTimes[precisionOf(row)](row.created_at).toISOString(),
    createdBy: row.sender_id === null ? null : { avatar: row.sender_avatar },
    targetAudience: row.audience,
    category: { type, label: labels[type] },
  }
}

const shownTimes = { day: dayOf, hour: hourOf, exact: (at: Date) => at }

/** A message of a super admin as admins see it. Whether its recipient has read it is not shown to them. */
export const sentView = (row: NotificationRow): SentNotification => ({
  ...notificationView({ ...row, is_read: false }),
  user:
    row.user_id !== null && row.recipient_name !== null
      ? { _id: row.user_id, name: row.recipient_name }
      : null,
})

const textOf = ({ kind, title, description, data }: NotificationRow) =>
  kind === 'message' ? { title: title ?? '', description: description ?? '' } : notificationTexts[kind](data)

function linkOf({ kind, link, post_id, suspect_id, data }: NotificationRow): string | null {
  switch (kind) {
    case 'message':
      return link
    case 'post_removed':
    case 'password_reset':
    case 'second_password_forgotten':
      return '/profile'
    case 'comment_removed':
    case 'suspect_removed':
      return '/rules'
    case 'warned':
    case 'paused':
    case 'suspended':
    case 'sanction_lifted':
    case 'appeal_judged':
      return '/standing'
    case 'report_reviewed':
      return data.outcome !== 'kept' || post_id === null ? '/' : `/postDetails/${post_id}`
    case 'post_waiting':
      return '/admin/pending-posts'
    case 'flag_waiting':
      return '/admin/reported-posts'
    case 'support_waiting':
      return '/admin/support-requests'
    case 'appeal_waiting':
      return '/admin/appeals'
    case 'post_answered':
      return `/admin/getpostDetails/${post_id}`
    case 'timeline_waiting':
      return '/admin/pending-timelines'
    case 'suspect_waiting':
      return '/admin/desk?kind=suspect'
    case 'suspect_shown':
    case 'suspect_returned':
    case 'suspect_hidden':
    case 'suspect_change_confirmed':
    case 'suspect_change_refused':
    case 'followed_status':
      return `/suspects/${suspect_id}`
    case 'followed_report':
      return post_id === null ? listOf(data.followed) : `/postDetails/${post_id}`
    case 'comment_replied':
      return `/postDetails/${post_id}?tab=comments`
    default:
      return `/postDetails/${post_id}`
  }
}

/** The URL of the list of all reports about a followed thing. */
function listOf(followed: StoredData['followed']): string {
  const { kind, of = '' } = followed ?? {}
  const [district = '', upazila = ''] = of.split('/')
  switch (kind) {
    case 'suspect':
      return `/suspects/${of}`
    case 'category':
      return `/search?${new URLSearchParams({ category: of })}`
    default:
      return `/search?${new URLSearchParams({ district, ...(upazila && { upazila }) })}`
  }
}
