import type { TargetAudience } from '@bichar/contract/notifications.ts'
import type { SignedIn } from '../actor.ts'

/** The audience to which somebody belongs beside all. */
export const ownAudience = ({ role }: Pick<SignedIn, 'role'>): TargetAudience =>
  role === 'admin' ? 'admins' : 'users'

/** Whether it is addressed to them. */
export const mayRead = (
  { user_id, audience }: { user_id: string | null; audience: TargetAudience | null },
  actor: SignedIn,
): boolean => user_id === actor.userId || audience === 'all' || audience === ownAudience(actor)
