import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Budgets } from './budgets.ts'
import type { Caller } from './caller.ts'
import { verifyPassword } from './passwords.ts'
import { findSuspension } from './suspensionStore.ts'
import { laneOf } from './trustLevel.ts'
import type { User } from './userStore.ts'
import { findUserAtDevice } from './userStore.ts'

/**
 * Returns the suspended person and the suspension, if the password is right. Any device will do, as no session is opened; the
 * checks and counters are those of a login.
 */
export async function proveSuspended(
  { kysely, budgets }: Pick<Deps, 'kysely'> & { budgets: Budgets },
  { password, ...caller }: Caller & { password: string },
  { atKnownDevice } = { atKnownDevice: false },
): Promise<{ user: User; suspensionId: string }> {
  const account = await findUserAtDevice(kysely, caller.phone, caller.deviceId)
  const isVerified = account?.knows_device ?? false
  await budgets.passwords.consumeTry({ ...caller, isVerified })
  if (!(await verifyPassword(password, account?.password_hash, laneOf(caller, isVerified))) || !account) {
    throw new ApiError('login_failed')
  }
  // Same refusal as for a wrong password, and the try is not given back: otherwise passwords could be guessed from any device.
  const suspension = await findSuspension(kysely, account.id, todayInBangladesh())
  if (!suspension || (atKnownDevice && !isVerified)) throw new ApiError('login_failed')
  await budgets.passwords.giveBackTry({ ...caller, isVerified })
  return { user: account, suspensionId: suspension.id }
}
