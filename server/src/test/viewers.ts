import { type Actor, guest, type SignedIn } from '../core/actor.ts'

export const signedIn = (
  userId: string,
  role: SignedIn['role'] = 'user',
  isSuperAdmin = false,
): SignedIn => ({ userId, role, isSuperAdmin, sessionId: `session of ${userId}` })

/** One viewer of each kind; the things under test belong to the user 'owner', whatever their role is. */
export const viewers = {
  guest,
  owner: signedIn('owner'),
  other: signedIn('other'),
  admin: signedIn('admin', 'admin'),
  superAdmin: signedIn('superAdmin', 'admin', true),
  owningAdmin: signedIn('owner', 'admin'),
} satisfies Record<string, Actor>

export type Viewer = keyof typeof viewers

export const everyone = Object.keys(viewers) as Viewer[]
export const admins: Viewer[] = ['admin', 'superAdmin', 'owningAdmin']

/** The viewers for which `may` is true. */
export const who = (may: (viewer: Actor) => boolean): Viewer[] =>
  everyone.filter((name) => may(viewers[name]))
