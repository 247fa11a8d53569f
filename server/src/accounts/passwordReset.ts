import { operator, recordAction } from '../audit/audit.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import type { Budgets } from './budgets.ts'
import type { Caller } from './caller.ts'
import * as challengeStore from './challengeStore.ts'
import { redeemCode } from './challenges.ts'
import { deviceLabel } from './deviceLabel.ts'
import { hideAfterReset } from './hiding.ts'
import { operatorsDevice } from './hidingStore.ts'
import { hashPassword } from './passwords.ts'
import * as sessionStore from './sessionStore.ts'
import { admitGuess, laneOf } from './trustLevel.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'
import type { Warnings } from './warnings.ts'

type Context = Pick<Deps, 'kysely' | 'serverKey'> & { budgets: Budgets; warnings: Warnings }

/**
 * Sets a new password with a reset code. The code proves control of the phone, so this device becomes the only verified one. It
 * does not prove that the owner asked for the reset: the account's devices are notified, and its anonymous content is hidden.
 */
export async function resetPassword(
  context: Context,
  {
    otp,
    newPassword,
    userAgent,
    ...caller
  }: Caller & { otp: string; newPassword: string; userAgent: string | undefined },
): Promise<void> {
  const { kysely, serverKey, budgets, warnings } = context
  const { phone, deviceId } = caller
  const purposes = ['reset'] as const
  const admitted = await admitGuess(context, caller, purposes)
  if (!admitted) throw new ApiError('reset_code_wrong')
  const isStranger = admitted.trust === 'stranger'
  // Hashing before the transaction keeps it from holding a connection meanwhile; the tries of a code limit it to five times.
  if (isStranger) await budgets.passwords.consumeHash(caller)
  const hash = await hashPassword(newPassword, laneOf(caller, !isStranger))
  const attempt = { phone, deviceId, otp, purposes, isFirstGuess: admitted.isFirstGuess }
  const done = await redeemCode({ kysely, serverKey }, attempt, async (tx, _challenge, now) => {
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return undefined
    await replacePassword(tx, warnings, user, { hash, deviceId, label: deviceLabel(userAgent), now })
    await userStore.rememberDevice(tx, user.id, deviceId, now)
    return true
  })
  if (!done) throw new ApiError('reset_code_wrong')
  if (!isStranger) return
  await budgets.passwords.giveBackHash(caller)
  await budgets.codes.giveBack(caller)
}

interface Replacement {
  hash: string
  deviceId: string
  label: string
  now: Date
}

/** Sets a password without proof that its owner wants it. */
async function replacePassword(
  tx: Tx,
  warnings: Warnings,
  user: User,
  { hash, deviceId, label, now }: Replacement,
): Promise<void> {
  await warnings.beforeReset(tx, user.id, label)
  await hideAfterReset(tx, user, deviceId, now)
  await userStore.updatePassword(tx, user.id, hash)
  await sessionStore.deleteSessionsOf(tx, user.id)
  await challengeStore.closeChallenges(tx, user.phone, undefined, ['login', 'reset'], now)
  await userStore.endDevicesOf(tx, user.id, now)
}

/**
 * Sets a password for the operator; false if the number has no account. It hides what a reset by a code hides: with a password of
 * their own, the operator could otherwise read and delete what somebody wrote anonymously.
 */
export async function setPasswordByOperator(
  { kysely, warnings }: Pick<Context, 'kysely' | 'warnings'>,
  { phone, password }: { phone: string; password: string },
): Promise<boolean> {
  const hash = await hashPassword(password)
  return transact(kysely, async (tx) => {
    await userStore.lockPhone(tx, phone)
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return false
    const label = 'Command line of the server'
    await replacePassword(tx, warnings, user, { hash, deviceId: operatorsDevice, label, now: new Date() })
    await recordAction(tx, operator, { action: 'user.setPassword', subject: { kind: 'user', id: user.id } })
    return true
  })
}
