import type { Notification, SentNotification } from '@bichar/contract/notifications.ts'
import { dayOf } from '../authorship/days.ts'
import { isAboutPause } from './policy.ts'
import type { NotificationRow } from './store.ts'
import type { StoredData } from './tables.ts'
import { notificationTexts } from './texts.ts'

const labels = { individual: 'Individual', all: 'All', users: 'Users', admins: 'Admins' } as const

export function notificationView(row: NotificationRow): Notification {
  const type = row.audience ?? 'individual'
  const { comments, ...data } = row.data
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
    createdAt: shownTime(row).toISOString(),
    createdBy: row.sender_id === null ? null : { avatar: row.sender_avatar },
    targetAudience: row.audience,
    category: { type, label: labels[type] },
  }
}

/** The time that the reader sees. Of a question to an anonymous author and of its answer, neither side learns more than the day. */
function shownTime({ kind, created_at, author_of }: NotificationRow): Date {
  const isOfModerators = isAboutPause(kind) && author_of !== null
  return kind === 'post_question' || kind === 'post_answered' || isOfModerators
    ? dayOf(created_at)
    : created_at
}

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
