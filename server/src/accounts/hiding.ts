import { unlockedMilliseconds, unlockedRoundMilliseconds } from '@bichar/contract/rules/anonymousShownFor.ts'
import { hidingFrom } from '../authorship/hiding.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Budgets } from './budgets.ts'
import * as hidingStore from './hidingStore.ts'
import { verifyPassword } from './passwords.ts'
import type { User } from './userStore.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long anonymous content stays hidden after a password reset, unless the owner confirms the reset. */
const hiddenMilliseconds = 7 * day

/** Hides an account's anonymous content, because whoever has just reset the password may not be the owner. */
export const hideAfterReset = (tx: Tx, user: User, deviceId: string, now: Date): Promise<void> =>
  hidingStore.noteReset(tx, {
    user_id: user.id,
    since: now,
    hidden_until: new Date(now.getTime() + hiddenMilliseconds),
    old_password_hash: user.password_hash,
    device_id: deviceId,
  })

type Context = Pick<Deps, 'kysely'> & { budgets: Budgets }

/**
 * Confirms a reset, which shows the hidden content again: on an older device without further proof, elsewhere with the password
 * from before the reset.
 */
export async function confirmReset(
  { kysely, budgets }: Context,
  actor: SignedIn,
  oldPassword: string | undefined,
): Promise<void> {
  const reset = await hidingStore.findReset(kysely, actor, new Date())
  if (!reset) return
  if (oldPassword === undefined) {
    if (!reset.is_older_device) throw new ApiError('reset_not_confirmed')
  } else {
    await proved(budgets, actor.userId, oldPassword, reset.old_password_hash, 'reset_not_confirmed')
  }
  await hidingStore.deleteReset(kysely, actor.userId)
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
