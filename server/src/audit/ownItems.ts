import type { Actor, SignedIn } from '../core/actor.ts'
import { ApiError } from '../core/refusal.ts'
import type { AuditDetail } from '../db/columnTypes.ts'

/** Whether somebody may moderate a thing: nobody decides on what they wrote, filed or proposed while another admin can. */
export const mayModerate = (actor: Actor, isOwn: boolean): boolean =>
  actor.role === 'admin' && !(isOwn && actor.hasOtherAdmins)

/** Whose thing an admin decides on. */
export interface Whose {
  /** Whether the admin wrote, filed or proposed the thing; false where that is hidden from them. */
  isOwn: boolean
  /** Whether its author is known to nobody else; always the case for a suspect. */
  isAnonymous: boolean
}

/**
 * Throws if another admin has to decide on a thing. Otherwise returns what the audit log adds to the decision: that the only admin
 * decided on their own thing. It says so only of things with a name, because it would name the author of others. Takes no statement,
 * so that the same ones run whoever the author is.
 */
export function refuseOwnItem(admin: SignedIn, { isOwn, isAnonymous }: Whose): Pick<AuditDetail, 'isOwn'> {
  if (!mayModerate(admin, isOwn)) throw new ApiError('own_item')
  return isOwn && !isAnonymous ? { isOwn } : {}
}
