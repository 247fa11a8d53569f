import type { SignedIn } from '../actor.ts'
import { hidingFrom } from '../authorship/hiding.ts'
import type { Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import type { Budgets } from './budgets.ts'
import * as hidingStore from './hidingStore.ts'
import { verifyPassword } from './passwords.ts'
import * as sessionStore from './sessionStore.ts'
import type { User } from './userStore.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long whoever has reset the password does not see what was written anonymously, unless somebody confirms it. */
const hiddenMilliseconds = 7 * day

/** A session that was unlocked locks when it has not been used for this long. */
const unlockedMilliseconds = 15 * minute
/**
 * The end is kept to five minutes, and written down at most as often: the row of a session should not say when its person looked
 * at something.
 */
const roundMilliseconds = 5 * minute

/** Hides from an account what it wrote anonymously, as whoever has just reset its password may not be its owner. */
export const hideAfterReset = (tx: Tx, user: User, deviceId: string, now: Date): Promise<void> =>
  hidingStore.noteReset(tx, {
    user_id: user.id,
    since: now,
    hidden_until: new Date(now.getTime() + hiddenMilliseconds),
    old_password_hash: user.password_hash,
    device_id: deviceId,
  })

type Context = Pick<Deps, 'kysely'> & { budgets: Budgets }

/** Shows again what a reset has hidden: on an older device by saying so, elsewhere with the password of the time before. */
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

/** Goes on if this is the password of the hash; whoever tries has so many tries. */
export async function proved(
  budgets: Budgets,
  userId: string,
  password: string,
  hash: string,
  refusal: 'reset_not_confirmed' | 'second_password_wrong',
): Promise<void> {
  await budgets.passwords.spendProof(userId, refusal)
  if (!(await verifyPassword(password, hash, { isKnown: true, caller: userId }))) throw new ApiError(refusal)
  await budgets.passwords.giveBackProof(userId, refusal)
}

/** Until when a session that is unlocked or used now stays so. */
export const unlockedFrom = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + unlockedMilliseconds) / roundMilliseconds) * roundMilliseconds)

/** Goes on counting from now for a session that is unlocked. */
export async function keepUnlocked(
  { kysely }: Pick<Deps, 'kysely'>,
  { sessionId, unlockedUntil }: { sessionId: string; unlockedUntil: Date | null },
  now: Date,
): Promise<void> {
  if (!unlockedUntil || unlockedUntil <= now) return
  const until = unlockedFrom(now)
  if (until > unlockedUntil)
    await sessionStore.prolongUnlocked(kysely, sessionId, { from: unlockedUntil, until })
}

/**
 * Does something for an account whose devices are told of it, rather than for one session: what any of them could be kept from
 * seeing is left out.
 */
export async function shownToAnySession<Result>(
  { kysely }: Pick<Deps, 'kysely'>,
  userId: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const isProtected = await hidingStore.isProtected(kysely, userId, new Date())
  return isProtected ? hidingFrom(userId, act) : act()
}
