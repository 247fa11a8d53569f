import type { Notification } from '@bichar/contract/notifications.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'

/** The notifications about one subject on one day. */
export interface NotificationGroup {
  /** The id of the newest. */
  _id: string
  /** Date in Bangladesh, as YYYY-MM-DD. */
  day: string
  /** Whether the group is the first of its day. */
  beginsDay: boolean
  newest: Notification
  /** The earlier notifications, newest first. */
  earlier: readonly Notification[]
}

/** The grouping key: the post, or the notification itself if it is a message of a super admin or not about a post. */
const thingOf = ({ _id, kind, data: { postId } }: Notification): string =>
  kind === 'message' || !postId ? _id : `post/${postId}`

/** Groups notifications by day and post, newest first. A group is at the position of its newest notification. */
export function groupsIn(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, Notification[]>()
  for (const notification of notifications) {
    const key = `${dayOf(notification)}/${thingOf(notification)}`
    const group = groups.get(key)
    if (group) group.push(notification)
    else groups.set(key, [notification])
  }
  let last: string | undefined
  return [...groups.values()].map(([newest, ...earlier]) => {
    const first = newest as Notification
    const day = dayOf(first)
    const beginsDay = day !== last
    last = day
    return { _id: first._id, day, beginsDay, newest: first, earlier }
  })
}

const dayOf = ({ createdAt }: Notification): string => todayInBangladesh(new Date(createdAt))

/** Whether a date is today or yesterday; undefined for other days, which are shown as a date. */
export function calledDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === todayInBangladesh(new Date(now))) return 'today'
  return day === todayInBangladesh(new Date(now - 24 * 60 * 60 * 1000)) ? 'yesterday' : undefined
}
