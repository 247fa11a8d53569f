import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { confirmPassword } from './accounts.ts'
import type { Budgets } from './budgets.ts'
import { lockAccount, proved, unlockedFrom } from './hiding.ts'
import * as hidingStore from './hidingStore.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import * as sessionStore from './sessionStore.ts'
import { actorNow } from './sessions.ts'
import * as userStore from './userStore.ts'
import type { Warnings } from './warnings.ts'

/** Gives the owner time to notice that somebody else has reported the second password as forgotten. */
const removalDelayMilliseconds = 7 * 24 * 60 * 60 * 1000

type Context = Pick<Deps, 'kysely'> & { budgets: Budgets }

/** Sets or changes the second password; `current` is the present second password, or else the password of the account. */
export async function setSecondPassword(
  { kysely, budgets }: Context,
  actor: SignedIn,
  { current, newPassword }: { current: string; newPassword: string },
): Promise<void> {
  const { userId } = actor
  await refuseAfterReset(kysely, actor)
  const earlier = await hidingStore.findSecondPassword(kysely, userId, new Date())
  if (earlier) await proved(budgets, userId, current, earlier.password_hash, 'second_password_wrong')
  else await confirmPassword({ kysely, budgets }, actor, current, 'second_password_wrong')
  const lane = { isKnown: true, caller: userId }
  const user = await userStore.findUser(kysely, userId)
  // The second password must protect against somebody who knows the first.
  if (await verifyPassword(newPassword, user?.password_hash, lane)) throw new ApiError('second_password_same')
  const hash = await hashPassword(newPassword, lane)
  await transact(kysely, async (tx) => {
    await lockChecked(tx, actor, earlier?.password_hash)
    await refuseAfterReset(tx, actor)
    await hidingStore.putSecondPassword(tx, userId, hash)
    await sessionStore.lockSessionsOf(tx, userId)
    await sessionStore.setUnlocked(tx, actor.sessionId, unlockedFrom(new Date()))
  })
}

export async function removeSecondPassword(
  { kysely, budgets }: Context,
  actor: SignedIn,
  secondPassword: string,
): Promise<void> {
  const known = await theirs(kysely, actor)
  await refuseAfterReset(kysely, actor)
  await proved(budgets, actor.userId, secondPassword, known.password_hash, 'second_password_wrong')
  await transact(kysely, async (tx) => {
    await lockChecked(tx, actor, known.password_hash)
    await hidingStore.deleteSecondPassword(tx, actor.userId)
    await sessionStore.lockSessionsOf(tx, actor.userId)
  })
}

/**
 * Shows anonymous content in this session, for as long as it is used. Knowing the second password proves ownership: it also
 * confirms a pending reset, and cancels a request to forget the second password.
 */
export async function unlock(
  { kysely, budgets }: Context,
  actor: SignedIn,
  secondPassword: string,
): Promise<void> {
  const known = await theirs(kysely, actor)
  await proved(budgets, actor.userId, secondPassword, known.password_hash, 'second_password_wrong')
  await transact(kysely, async (tx) => {
    await lockChecked(tx, actor, known.password_hash)
    await hidingStore.setVoidAt(tx, actor.userId, null)
    await hidingStore.deleteReset(tx, actor.userId)
    await sessionStore.setUnlocked(tx, actor.sessionId, unlockedFrom(new Date()))
  })
}

/**
 * Extends an unlocked session, because somebody uses it. Other calls do not, since pages make some by themselves. One that is locked
 * stays so. Returns the caller as they are then.
 */
export async function prolong(
  { pool, kysely }: Pick<Deps, 'pool' | 'kysely'>,
  actor: SignedIn,
): Promise<SignedIn> {
  const now = new Date()
  await sessionStore.prolongUnlocked(kysely, actor.sessionId, { now, until: unlockedFrom(now) })
  const after = await actorNow({ pool }, actor)
  if (!after) throw new ApiError('unauthenticated')
  return after
}

/** Hides anonymous content again in this session. */
export const lock = ({ kysely }: Pick<Deps, 'kysely'>, { sessionId }: SignedIn): Promise<void> =>
  sessionStore.setUnlocked(kysely, sessionId, null)

/** Voids the second password in seven days unless it is used before, and notifies the owner. Repeating the call changes nothing. */
export async function scheduleSecondPasswordRemoval(
  { kysely, budgets, warnings }: Context & { warnings: Warnings },
  actor: SignedIn,
  password: string,
): Promise<void> {
  const { userId } = actor
  const known = await theirs(kysely, actor)
  await refuseAfterReset(kysely, actor)
  await confirmPassword({ kysely, budgets }, actor, password, 'deletion_password_wrong')
  if (known.void_at) return
  await transact(kysely, async (tx) => {
    await lockChecked(tx, actor, known.password_hash)
    await refuseAfterReset(tx, actor)
    await hidingStore.setVoidAt(tx, userId, new Date(Date.now() + removalDelayMilliseconds))
    await warnings.onSecondPasswordForgotten(tx, userId)
  })
}

async function theirs(kysely: Deps['kysely'], { userId }: SignedIn): Promise<hidingStore.SecondPassword> {
  const known = await hidingStore.findSecondPassword(kysely, userId, new Date())
  if (!known) throw new ApiError('second_password_missing')
  return known
}

/** Somebody who has only the phone number could otherwise lock the owner out, or wait until the second password is void. */
async function refuseAfterReset(db: Deps['kysely'] | Tx, actor: SignedIn): Promise<void> {
  if (await hidingStore.findReset(db, actor, new Date())) throw new ApiError('hidden_after_reset')
}

/** Takes the lock of the account, and throws if the second password has changed since it was checked. */
async function lockChecked(tx: Tx, actor: SignedIn, checkedHash: string | undefined): Promise<void> {
  await lockAccount(tx, actor)
  const now = await hidingStore.findSecondPassword(tx, actor.userId, new Date())
  if (now?.password_hash !== checkedHash) throw new ApiError('conflict')
}
