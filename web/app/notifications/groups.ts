import type { Notification } from '@bichar/contract/notifications.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'

/** What was told on one day of one thing. */
export interface NotificationGroup {
  /** Of the newest. */
  _id: string
  /** In Bangladesh, YYYY-MM-DD. */
  day: string
  /** Whether it is the first of its day. */
  beginsDay: boolean
  newest: Notification
  /** What was told before, the newest first. */
  earlier: readonly Notification[]
}

/** A message of a super admin is about itself alone, and so is what is about no post. */
const thingOf = ({ _id, kind, data: { postId } }: Notification): string =>
  kind === 'message' || !postId ? _id : `post/${postId}`

/** The newest first; what is about one post stands together where the newest of its day does. */
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
    const told = newest as Notification
    const day = dayOf(told)
    const beginsDay = day !== last
    last = day
    return { _id: told._id, day, beginsDay, newest: told, earlier }
  })
}

const dayOf = ({ createdAt }: Notification): string => todayInBangladesh(new Date(createdAt))

/** A day as it is called from today; undefined where its date says more. */
export function calledDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === todayInBangladesh(new Date(now))) return 'today'
  return day === todayInBangladesh(new Date(now - 24 * 60 * 60 * 1000)) ? 'yesterday' : undefined
}
