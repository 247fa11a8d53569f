import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import type { SignedIn } from '../core/actor.ts'
import type { NotificationRow } from './row.ts'

/** The audience to which somebody belongs besides 'all'. */
export const ownAudience = ({ role }: Pick<SignedIn, 'role'>): TargetAudience =>
  role === 'admin' ? 'admins' : 'users'

/** The kinds of notifications about pauses, anonymous or not; a lifted sanction or a judged appeal may have been about something else. */
export const aboutPauses = [
  'paused',
  'sanction_lifted',
  'appeal_judged',
] as const satisfies NotificationKind[]

/** Whether a notification is, or may be, about a pause. */
export const isAboutPause = (kind: NotificationKind): boolean => aboutPauses.some((each) => each === kind)

/** The kinds of notifications about followed things, whose rows do not name the recipient. */
export const ofFollows = [
  'followed_entry',
  'followed_report',
  'followed_status',
  'followed_asked',
] as const satisfies NotificationKind[]

export const isOfFollows = (kind: NotificationKind): boolean => ofFollows.some((each) => each === kind)

/**
 * SQL for whether a notification says which report or suspect its reader follows, other than a place or a category; hidden together with
 * what is anonymous.
 */
export const namesFollowed = `(kind in ('followed_entry', 'followed_status', 'followed_asked')
  or (kind = 'followed_report' and suspect_id is not null))`

/** The same of a row that has been read. */
export const isOfNamedFollow = ({
  kind,
  suspect_id,
}: Pick<NotificationRow, 'kind' | 'suspect_id'>): boolean =>
  isOfFollows(kind) && (kind !== 'followed_report' || suspect_id !== null)

/** What moderators are called for, and what follows from a flag: the act of somebody who may be anonymous. */
const causedAnonymously: readonly NotificationKind[] = [
  'post_waiting',
  'timeline_waiting',
  'flag_waiting',
  'suspect_waiting',
  'appeal_waiting',
  'post_question',
  'post_answered',
  'report_reviewed',
]

/**
 * How much of its time a notification tells. A follower, and the author of something anonymous (`author_of`), are told the day, like
 * everybody else of what it is about.
 */
export function precisionOf({
  kind,
  author_of,
  data,
}: Pick<NotificationRow, 'kind' | 'author_of' | 'data'>): 'day' | 'hour' | 'exact' {
  if (causedAnonymously.includes(kind) || author_of !== null || data.isDayOnly) return 'day'
  // The time of the latest of the requests, of which moderators know the hour.
  return kind === 'support_waiting' ? 'hour' : 'exact'
}

/** Whether a notification is addressed to this person. */
export const mayRead = (
  row: Pick<NotificationRow, 'user_id' | 'audience' | 'kind' | 'suspect_id'>,
  actor: SignedIn,
): boolean =>
  (row.user_id === actor.userId &&
    !(actor.anonymousHidden && (isAboutPause(row.kind) || isOfNamedFollow(row)))) ||
  row.audience === 'all' ||
  row.audience === ownAudience(actor)
