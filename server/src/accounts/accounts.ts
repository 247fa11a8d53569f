import type { ErrorCode } from '@bichar/contract/errors.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/actor.ts'
import { ApiError } from '../http/errors.ts'
import * as budgetStore from './budgetStore.ts'
import type { Budgets } from './budgets.ts'
import * as challengeStore from './challengeStore.ts'
import {
  beginChallenge,
  hasOpenChallenge,
  redeemCode,
  renewableMilliseconds,
  renewChallenge,
} from './challenges.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import * as sessionStore from './sessionStore.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'

type Context = Pick<Deps, 'kysely' | 'jobs' | 'serverKey'> & { budgets: Budgets }

/** A phone as it was normalised, and the device that speaks for it. */
interface Origin {
  phone: string
  deviceId: string
}

interface Welcome {
  user: User
  session: OpenedSession
}

/** Begins a registration. The account exists once its code has been verified, not before. */
export async function register(
  context: Context,
  { phone, deviceId, name, password }: Origin & { name: string; password: string },
): Promise<void> {
  await spendCode(context, { phone, deviceId })
  const passwordHash = await hashPassword(password)
  await beginChallenge(context, {
    purpose: 'register',
    phone,
    device_id: deviceId,
    name,
    password_hash: passwordHash,
  })
}

export async function resendCode(context: Context, { phone, deviceId }: Origin): Promise<void> {
  await spendCode(context, { phone, deviceId })
  await renewChallenge(context, phone, deviceId)
}

export async function forgotPassword(context: Context, { phone, deviceId }: Origin): Promise<void> {
  await spendCode(context, { phone, deviceId })
  await beginChallenge(context, { purpose: 'reset', phone, device_id: deviceId })
}

async function spendCode({ kysely, budgets }: Context, { phone, deviceId }: Origin): Promise<void> {
  const account = await userStore.findUserAtDevice(kysely, phone, deviceId)
  await budgets.spendCode({ phone, deviceId, isVerifiedDevice: account?.knows_device ?? false })
}

/**
 * Logs in on a device that the account knows; undefined when a code has been sent to the phone first.
 * What is checked and how long it takes does not depend on whether the phone has an account.
 */
export async function logIn(
  context: Context,
  { phone, deviceId, password, userAgent }: Origin & { password: string; userAgent: string | undefined },
): Promise<Welcome | undefined> {
  const { kysely, budgets } = context
  const account = await userStore.findUserAtDevice(kysely, phone, deviceId)
  const caller = { phone, deviceId, isVerifiedDevice: account?.knows_device ?? false }
  await budgets.spendLogin(caller)
  const renewableUntil = new Date(Date.now() - renewableMilliseconds)
  const pending = await challengeStore.findPendingRegistration(kysely, phone, deviceId, renewableUntil)

  if (await verifyPassword(password, account?.password_hash)) {
    if (!account) throw new ApiError('login_failed')
    await budgets.refundLogin(caller)
    if (account.knows_device) return openCheckedSession(context, account, deviceId, userAgent)
    await budgets.spendCode(caller)
    await beginChallenge(context, { purpose: 'login', phone, device_id: deviceId })
    return undefined
  }
  // A number that was registered and never verified (decisions section 2). Tried even where the phone has an
  // account: otherwise whoever registers a number and logs in would learn from the refusal that it has one.
  if (pending?.password_hash && (await verifyPassword(password, pending.password_hash))) {
    await budgets.spendCode(caller)
    await beginChallenge(context, {
      purpose: 'register',
      phone,
      device_id: deviceId,
      name: pending.name,
      password_hash: pending.password_hash,
    })
    return undefined
  }
  throw new ApiError('login_failed')
}

/** Opens a session unless the password was changed while it was being checked. */
const openCheckedSession = (
  { kysely, serverKey }: Context,
  user: User,
  deviceId: string,
  userAgent: string | undefined,
): Promise<Welcome> =>
  kysely.transaction().execute(async (tx) => {
    if (!(await userStore.holdPassword(tx, user.id, user.password_hash))) throw new ApiError('login_failed')
    return {
      user,
      session: await openSession({ kysely, serverKey }, { userId: user.id, deviceId, userAgent }, tx),
    }
  })

/** Completes a registration or a login with its code. */
export async function verifyCode(
  { kysely, serverKey }: Context,
  { phone, deviceId, otp, userAgent }: Origin & { otp: string; userAgent: string | undefined },
): Promise<Welcome> {
  const attempt = { phone, deviceId, otp, purposes: ['register', 'login'] as const }
  const welcome = await redeemCode({ kysely, serverKey }, attempt, async (tx, challenge, now) => {
    if (challenge.purpose === 'register') {
      const isNew = await userStore.insertUser(tx, {
        id: newId(),
        name: challenge.name ?? '',
        phone,
        password_hash: challenge.password_hash ?? '',
        avatar: null,
        created_at: now,
      })
      // Somebody else has proved this number in the meantime; theirs stays as it is.
      if (!isNew) return undefined
    }
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return undefined
    await userStore.rememberDevice(tx, user.id, deviceId, now)
    return {
      user,
      session: await openSession({ kysely, serverKey }, { userId: user.id, deviceId, userAgent }, tx),
    }
  })
  if (!welcome) throw new ApiError('code_wrong')
  return welcome
}

/** Sets a new password with a reset code. The phone has been proved, so the device counts as verified. */
export async function resetPassword(
  { kysely, serverKey }: Context,
  { phone, deviceId, otp, newPassword }: Origin & { otp: string; newPassword: string },
): Promise<void> {
  const attempt = { phone, deviceId, otp, purposes: ['reset'] as const }
  // Hashing comes before the transaction, which would hold its connection meanwhile; but only five times per code.
  if (!(await hasOpenChallenge({ kysely }, phone, deviceId, attempt.purposes))) {
    throw new ApiError('reset_code_wrong')
  }
  const hash = await hashPassword(newPassword)
  const done = await redeemCode({ kysely, serverKey }, attempt, async (tx, _challenge, now) => {
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return undefined
    await userStore.updatePassword(tx, user.id, hash)
    await sessionStore.deleteSessionsOf(tx, user.id)
    await challengeStore.closeChallenges(tx, phone, undefined, ['login', 'reset'], now)
    await userStore.rememberDevice(tx, user.id, deviceId, now)
    return true
  })
  if (!done) throw new ApiError('reset_code_wrong')
}

export async function changePassword(
  { kysely, budgets }: Context,
  actor: SignedIn,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const user = await confirmPassword({ kysely, budgets }, actor, oldPassword, 'old_password_wrong')
  const hash = await hashPassword(newPassword)
  await kysely.transaction().execute(async (tx) => {
    await userStore.lockPhone(tx, user.phone)
    if (!(await userStore.holdPassword(tx, user.id, user.password_hash)))
      throw new ApiError('old_password_wrong')
    await userStore.updatePassword(tx, user.id, hash)
    await sessionStore.deleteSessionsOf(tx, user.id, actor.sessionId)
    await challengeStore.closeChallenges(tx, user.phone, undefined, ['login', 'reset'], new Date())
  })
}

/** The account of a signed-in person who knows its password; whoever does not gets `refusal`, and only so often. */
export async function confirmPassword(
  { kysely, budgets }: Pick<Context, 'kysely' | 'budgets'>,
  actor: SignedIn,
  password: string,
  refusal: ErrorCode,
): Promise<User> {
  const user = await userStore.findUser(kysely, actor.userId)
  if (!user) throw new ApiError('unauthenticated')
  // The session stands for the device here: one budget for each person who tries.
  const caller = { phone: user.phone, deviceId: user.id, isVerifiedDevice: true }
  await budgets.spendLogin(caller)
  if (!(await verifyPassword(password, user.password_hash))) throw new ApiError(refusal)
  await budgets.refundLogin(caller)
  return user
}

/** Clears away what has run out; nothing of it is in force any more. */
export async function expire({ kysely }: Pick<Deps, 'kysely'>): Promise<void> {
  const now = new Date()
  await sessionStore.deleteExpiredSessions(kysely, now)
  await challengeStore.deleteChallengesExpiredBefore(kysely, new Date(now.getTime() - renewableMilliseconds))
  await budgetStore.deleteSpentBudgets(kysely, now)
}
