import { unlockedMilliseconds, unlockedRoundMilliseconds } from '@bichar/contract/rules/anonymousShownFor.ts'
import { hidingFrom } from '../authorship/hiding.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Db, Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import type { Budgets } from './budgets.ts'
import type { Caller } from './caller.ts'
import * as hidingStore from './hidingStore.ts'
import { verifyPassword } from './passwords.ts'
import * as sessionStore from './sessionStore.ts'
import { laneOf } from './trustLevel.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'

/** Hides an account's anonymous content, because whoever has just set the password may not be the owner. */
export const hideAfterReset = (tx: Tx, user: User, deviceId: string, now: Date): Promise<void> =>
  hidingStore.noteReset(tx, {
    user_id: user.id,
    since: now,
    old_password_hash: user.password_hash,
    device_id: deviceId,
  })

type Context = Pick<Deps, 'kysely'> & { budgets: Budgets }

/**
 * What confirms a reset in a session, besides the second password: the device itself, the old password, or nothing. A second password
 * protects from whoever holds the phone, and the phone alone would be such a device; an objection came with a device and the old
 * password, so it takes both to overrule it.
 */
export function confirmationOf(reset: hidingStore.ResetOnDevice): 'device' | 'oldPassword' | 'none' {
  if (reset.is_objected_to) return reset.is_older_device ? 'oldPassword' : 'none'
  return reset.is_older_device && !reset.has_reset && !reset.has_second_password ? 'device' : 'oldPassword'
}

/** Confirms a reset, which shows the hidden content again; no time does. */
export async function confirmReset(
  { kysely, budgets }: Context,
  actor: SignedIn,
  oldPassword: string | undefined,
): Promise<void> {
  const reset = await hidingStore.findReset(kysely, actor, new Date())
  if (!reset) return
  const confirmation = confirmationOf(reset)
  if (confirmation === 'none') throw new ApiError('reset_objected')
  if (oldPassword !== undefined) {
    await proved(budgets, actor.userId, oldPassword, reset.old_password_hash, 'reset_not_confirmed')
  } else if (confirmation !== 'device') throw new ApiError('reset_not_confirmed')
  await transact(kysely, async (tx) => {
    await lockAccount(tx, actor)
    const now = await hidingStore.findReset(tx, actor, new Date())
    if (now && confirmationOf(now) !== confirmation) throw new ApiError('conflict')
    await hidingStore.deleteReset(tx, actor.userId)
  })
}

/**
 * Takes the lock of the account, and throws if its session has ended meanwhile: what the person has proved says nothing about a reset
 * that came after.
 */
export async function lockAccount(tx: Tx, { userId, sessionId }: SignedIn): Promise<void> {
  const user = await userStore.findUser(tx, userId)
  if (!user) throw new ApiError('unauthenticated')
  await userStore.lockPhone(tx, user.phone)
  const [living] = await sessionStore.findLiving(tx, [sessionId], new Date())
  if (!living) throw new ApiError('unauthenticated')
}

/**
 * Takes the owner's word, on a device whose session the reset has ended, that it was somebody else. The refusal does not say whether
 * the number, the device or the password is wrong or there is no reset, and one hash is computed in every case.
 */
export async function objectToReset(
  { kysely, budgets }: Context,
  { password, ...caller }: Caller & { password: string },
): Promise<void> {
  const reset = await hidingStore.findResetOnOlderDevice(kysely, caller)
  const isKnown = reset !== undefined
  await budgets.passwords.consumeObjection(caller, isKnown)
  const isOwner = await verifyPassword(password, reset?.old_password_hash, laneOf(caller, isKnown))
  if (!reset || !isOwner) throw new ApiError('objection_refused')
  await budgets.passwords.giveBackObjection(caller)
  await hidingStore.noteObjection(kysely, reset)
}

/** Throws `refusal` unless the password matches the hash. The number of tries is limited. */
export async function proved(
  budgets: Budgets,
  userId: string,
  password: string,
  hash: string,
  refusal: 'reset_not_confirmed' | 'second_password_wrong',
): Promise<void> {
  await budgets.passwords.consumeProof(userId, refusal)
  if (!(await verifyPassword(password, hash, { isKnown: true, caller: userId }))) throw new ApiError(refusal)
  await budgets.passwords.giveBackProof(userId, refusal)
}

/**
 * The time until which a session stays unlocked that is unlocked or used at `now`. Because it is rounded, it is written once in five
 * minutes at most.
 */
export const unlockedFrom = (now: Date): Date => {
  const round = unlockedRoundMilliseconds
  return new Date(Math.ceil((now.getTime() + unlockedMilliseconds) / round) * round)
}

/**
 * Performs something that concerns all devices of an account rather than one session: anything that any of them might not be
 * allowed to see is left out.
 */
export async function shownToAnySession<Result>(
  db: Db | Tx,
  userId: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const isProtected = await hidingStore.isProtected(db, userId, new Date())
  return isProtected ? hidingFrom(userId, act) : act()
}
