import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import type { Budgets } from './budgets.ts'
import type { Caller, TrustLevel } from './caller.ts'
import * as challengeStore from './challengeStore.ts'
import { beginChallenge, redeemCode, renewableMilliseconds, renewChallenge } from './challenges.ts'
import { hashPassword, matchPassword, verifyPassword } from './passwords.ts'
import type { proofOfWork } from './proofOfWork.ts'
import * as sessionStore from './sessionStore.ts'
import { type OpenedSession, openSession } from './sessions.ts'
import { findRefusal, refuseSuspendedNumber } from './suspension.ts'
import { admitGuess, laneOf, trustLevelOf } from './trustLevel.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'

type Context = Pick<Deps, 'kysely' | 'jobs' | 'serverKey' | 'authorship'> & {
  budgets: Budgets
  proofs: ReturnType<typeof proofOfWork>
}

/** A caller who asks for a code. */
interface CodeCaller extends Caller {
  /** The challenge and its solution as JSON; empty if there is none. */
  proof: string
}

interface Welcome {
  user: User
  session: OpenedSession
}

/** Begins a registration. The account exists once its code has been verified, not before. */
export async function register(
  context: Context,
  { name, password, ...caller }: CodeCaller & { name: string; password: string },
): Promise<void> {
  const trust = await consumeCode(context, caller)
  const passwordHash = await hashPassword(password, laneOf(caller, trust === 'verified'))
  await beginChallenge(context, {
    purpose: 'register',
    phone: caller.phone,
    device_id: caller.deviceId,
    name,
    password_hash: passwordHash,
  })
}

export async function resendCode(context: Context, caller: CodeCaller): Promise<void> {
  await consumeCode(context, caller)
  await renewChallenge(context, caller.phone, caller.deviceId)
}

export async function forgotPassword(context: Context, caller: CodeCaller): Promise<void> {
  await consumeCode(context, caller)
  await beginChallenge(context, { purpose: 'reset', phone: caller.phone, device_id: caller.deviceId })
}

async function consumeCode(context: Context, { proof, ...caller }: CodeCaller): Promise<TrustLevel> {
  const trust = await trustLevelOf(context, caller)
  await context.budgets.codes.consume(caller, trust, () => context.proofs.check(proof))
  return trust
}

/**
 * Logs in on a device that the account has verified; on any other device sends a code to the phone and returns undefined. The
 * checks and their duration do not depend on whether the phone has an account or a registration that waits for its code.
 */
export async function logIn(
  context: Context,
  { password, proof, userAgent, ...caller }: CodeCaller & { password: string; userAgent: string | undefined },
): Promise<Welcome | undefined> {
  const { kysely, budgets } = context
  const { phone, deviceId } = caller
  const account = await userStore.findUserAtDevice(kysely, phone, deviceId)
  const isVerified = account?.knows_device ?? false
  await budgets.passwords.consumeTry({ ...caller, isVerified })
  const renewableUntil = new Date(Date.now() - renewableMilliseconds)
  const pending = await challengeStore.findPendingRegistration(kysely, phone, deviceId, renewableUntil)
  const [isOwner, isRegistering] = await matchPassword(
    password,
    [account?.password_hash, pending?.password_hash ?? undefined],
    laneOf(caller, isVerified),
  )
  if (account && isOwner && isVerified) {
    await budgets.passwords.giveBackTry({ ...caller, isVerified })
    return openCheckedSession(context, account, deviceId, userAgent)
  }
  // A number that was registered but never verified (product choices, section 2). It is checked even when the phone has an account:
  // otherwise an attacker who registers a number and then logs in would learn from the refusal that it has an account.
  if (!isOwner && !isRegistering) throw new ApiError('login_failed')
  const trust = isVerified ? 'verified' : isOwner ? 'proved' : 'stranger'
  await budgets.codes.consume(caller, trust, () => context.proofs.check(proof))
  // Given back only after the code has been spent, since somebody without codes left could otherwise have any number of passwords
  // hashed. Not given back to a caller who only knows the password of a pending registration: an attacker may have started that
  // one.
  if (isOwner) await budgets.passwords.giveBackTry({ ...caller, isVerified })
  await beginChallenge(context, {
    phone,
    device_id: deviceId,
    ...(isOwner
      ? { purpose: 'login' }
      : { purpose: 'register', name: pending?.name ?? null, password_hash: pending?.password_hash ?? null }),
  })
  return undefined
}

/** Opens a session unless the password was changed while it was being checked. */
const openCheckedSession = (
  { kysely, serverKey }: Context,
  user: User,
  deviceId: string,
  userAgent: string | undefined,
): Promise<Welcome> =>
  transact(kysely, async (tx) => {
    if (!(await userStore.lockPassword(tx, user.id, user.password_hash))) throw new ApiError('login_failed')
    return {
      user,
      session: await openSession({ kysely, serverKey }, { userId: user.id, deviceId, userAgent }, tx),
    }
  })

/** Completes a registration or a login with its code. */
export async function verifyCode(
  context: Context,
  { otp, userAgent, ...caller }: Caller & { otp: string; userAgent: string | undefined },
): Promise<Welcome> {
  const { kysely, serverKey, budgets } = context
  const { phone, deviceId } = caller
  const purposes = ['register', 'login'] as const
  const admitted = await admitGuess(context, caller, purposes)
  if (!admitted) throw new ApiError('code_wrong')
  const attempt = { phone, deviceId, otp, purposes, isFirstGuess: admitted.isFirstGuess }
  const login = await redeemCode({ kysely, serverKey }, attempt, async (tx, challenge, now) => {
    if (challenge.purpose === 'register') {
      await refuseSuspendedNumber(tx, context.authorship, phone, now)
      const isNew = await userStore.insertUser(tx, {
        id: newId(),
        name: challenge.name ?? '',
        phone,
        password_hash: challenge.password_hash ?? '',
        avatar: null,
        created_at: now,
      })
      // Somebody else has verified this number in the meantime; their account stays as it is.
      if (!isNew) return undefined
    }
    const user = await userStore.findUserByPhone(tx, phone)
    if (!user) return undefined
    await userStore.rememberDevice(tx, user.id, deviceId, now)
    // The code is used up and the device verified even so: the person can log in here as soon as the suspension ends, or delete the
    // account.
    const refusal = await findRefusal(tx, user.id, now)
    if (refusal) return { refusal }
    return {
      user,
      session: await openSession({ kysely, serverKey }, { userId: user.id, deviceId, userAgent }, tx),
    }
  })
  if (!login) throw new ApiError('code_wrong')
  if (admitted.trust === 'stranger') await budgets.codes.giveBack(caller)
  if (login.refusal) throw login.refusal
  return login
}

export async function changePassword(
  { kysely, budgets }: Context,
  actor: SignedIn,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const user = await confirmPassword({ kysely, budgets }, actor, oldPassword, 'old_password_wrong')
  const hash = await hashPassword(newPassword, { isKnown: true, caller: user.id })
  await transact(kysely, async (tx) => {
    await userStore.lockPhone(tx, user.phone)
    if (!(await userStore.lockPassword(tx, user.id, user.password_hash)))
      throw new ApiError('old_password_wrong')
    await userStore.updatePassword(tx, user.id, hash)
    await sessionStore.deleteSessionsOf(tx, user.id, actor.sessionId)
    await challengeStore.closeChallenges(tx, user.phone, undefined, ['login', 'reset'], new Date())
  })
}

/** Returns the account of a signed-in person if the password is right; throws `refusal` otherwise. The number of tries is limited. */
export async function confirmPassword(
  { kysely, budgets }: Pick<Context, 'kysely' | 'budgets'>,
  actor: SignedIn,
  password: string,
  refusal: ErrorCode,
): Promise<User> {
  const user = await userStore.findUser(kysely, actor.userId)
  if (!user) throw new ApiError('unauthenticated')
  // The user id takes the place of the device, so that each person who is signed in has one budget.
  const trier = { isVerified: true, phone: user.phone, deviceId: user.id } as const
  await budgets.passwords.consumeTry(trier)
  const lane = { isKnown: true, caller: user.id }
  if (!(await verifyPassword(password, user.password_hash, lane))) throw new ApiError(refusal)
  await budgets.passwords.giveBackTry(trier)
  return user
}
