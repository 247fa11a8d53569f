import type { NotificationKind, TargetAudience } from '@bichar/contract/notifications.ts'
import type { SignedIn } from '../actor.ts'
import type { NotificationRow } from './store.ts'

/** The audience to which somebody belongs beside all. */
export const ownAudience = ({ role }: Pick<SignedIn, 'role'>): TargetAudience =>
  role === 'admin' ? 'admins' : 'users'

/** What people are told of pauses, with a name or without; an appeal or what was taken back may have been about something else. */
export const aboutPauses = [
  'paused',
  'sanction_lifted',
  'appeal_judged',
] as const satisfies NotificationKind[]

/** Whether it tells of a pause, if not of what one was for. */
export const isAboutPause = (kind: NotificationKind): boolean => aboutPauses.some((each) => each === kind)

/** What people are told of what they follow, which is kept with nobody's name. */
export const ofFollows = [
  'followed_entry',
  'followed_report',
  'followed_status',
  'followed_asked',
] as const satisfies NotificationKind[]

export const isOfFollows = (kind: NotificationKind): boolean => ofFollows.some((each) => each === kind)

/** Whether it is addressed to them. */
export const mayRead = (
  { user_id, audience, kind }: Pick<NotificationRow, 'user_id' | 'audience' | 'kind'>,
  actor: SignedIn,
): boolean =>
  (user_id === actor.userId && !(actor.anonymousHidden && isAboutPause(kind))) ||
  audience === 'all' ||
  audience === ownAudience(actor)
