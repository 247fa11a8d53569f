import { limits } from '@bichar/contract/rules/limits.ts'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { job } from '../jobs/jobs.ts'
import type { Challenge } from './challengeStore.ts'
import * as challengeStore from './challengeStore.ts'
import { codeOf, hashCode, isCode } from './codes.ts'
import * as userStore from './userStore.ts'

const maxWrongTries = 5

/**
 * The screen offers another code only once the first has expired (spec section 4), so a challenge stays renewable, and a pending
 * registration valid, for this long after it has expired.
 */
export const renewableMilliseconds = 24 * 60 * 60 * 1000

/**
 * The job that sends a challenge's code. Its payload names only the challenge: the code is derived when the message is sent
 * (product choices, section 2). The retries last about half as long as a code is valid.
 */
export const codeJob = job({
  name: 'accounts.code',
  payload: z.object({ challengeId: z.uuid(), resends: z.int() }),
  tries: 8,
  atOnce: 4,
})

type Context = Pick<Deps, 'kysely' | 'jobs' | 'serverKey'>

type Beginning = Pick<Challenge, 'purpose' | 'phone' | 'device_id'> &
  Partial<Pick<Challenge, 'name' | 'password_hash'>>

/** Stores a challenge and queues the message with its code. Does the same whether or not the phone has an account. */
export async function beginChallenge({ kysely, jobs, serverKey }: Context, begun: Beginning): Promise<void> {
  const id = newId()
  const now = new Date()
  await transact(kysely, async (tx) => {
    await challengeStore.insertChallenge(tx, {
      ...begun,
      id,
      code_hash: hashCode(serverKey, id, codeOf(serverKey, id, 0)),
      created_at: now,
      expires_at: expiryFrom(now),
    })
    await jobs.ask(tx, codeJob, { challengeId: id, resends: 0 })
  })
}

/** Sends a new code for the device's newest unfinished challenge and invalidates the old code. */
export async function renewChallenge(
  { kysely, jobs, serverKey }: Context,
  phone: string,
  deviceId: string,
): Promise<void> {
  await transact(kysely, async (tx) => {
    await userStore.lockPhone(tx, phone)
    const now = new Date()
    const challenge = await findRenewable(tx, phone, deviceId, now)
    if (!challenge) return
    const resends = challenge.resends + 1
    await challengeStore.updateChallenge(tx, challenge.id, {
      resends,
      code_hash: hashCode(serverKey, challenge.id, codeOf(serverKey, challenge.id, resends)),
      wrong_tries: 0,
      expires_at: expiryFrom(now),
    })
    await jobs.ask(tx, codeJob, { challengeId: challenge.id, resends })
  })
}

/** The device's newest unfinished challenge, if another code may be sent for it. */
export async function findRenewable(
  db: Db | Tx,
  phone: string,
  deviceId: string,
  now: Date,
): Promise<Challenge | undefined> {
  const newest = await challengeStore.findNewestChallenge(db, phone, deviceId, ['register', 'login', 'reset'])
  const isRenewable =
    newest && !newest.used_at && newest.expires_at.getTime() >= now.getTime() - renewableMilliseconds
  return isRenewable ? newest : undefined
}

/** The challenge that the right code would complete, if there is one. */
export async function findOpenChallenge(
  db: Db,
  phone: string,
  deviceId: string,
  purposes: readonly Challenge['purpose'][],
): Promise<Challenge | undefined> {
  const challenge = await challengeStore.findNewestChallenge(db, phone, deviceId, purposes)
  return challenge && isOpen(challenge, new Date()) ? challenge : undefined
}

interface Attempt {
  phone: string
  deviceId: string
  otp: string
  purposes: readonly Challenge['purpose'][]
  /**
   * Whether this guess was free. It counts as wrong if another guess arrived in between, so that only one guess of a challenge is
   * free.
   */
  isFirstGuess: boolean
}

/**
 * Redeems a code: if it is right, its challenge is used up and `complete` performs what it was for, in the same transaction.
 * Undefined when the code is wrong, or when `complete` returns undefined because it came too late.
 */
export const redeemCode = <Result>(
  { kysely, serverKey }: Pick<Deps, 'kysely' | 'serverKey'>,
  { phone, deviceId, otp, purposes, isFirstGuess }: Attempt,
  complete: (tx: Tx, challenge: Challenge, now: Date) => Promise<Result | undefined>,
): Promise<Result | undefined> =>
  transact(kysely, async (tx) => {
    await userStore.lockPhone(tx, phone)
    const now = new Date()
    const challenge = await challengeStore.findNewestChallenge(tx, phone, deviceId, purposes)
    if (!challenge || !isOpen(challenge, now)) return undefined
    const wasOvertaken = isFirstGuess && challenge.wrong_tries > 0
    if (wasOvertaken || !isCode(serverKey, challenge, otp)) {
      await challengeStore.countWrongTry(tx, challenge.id)
      return undefined
    }
    await challengeStore.closeChallenges(tx, phone, deviceId, purposes, now)
    return complete(tx, challenge, now)
  })

export const isOpen = (challenge: Challenge, now: Date): boolean =>
  challenge.used_at === null && challenge.wrong_tries < maxWrongTries && challenge.expires_at > now

const expiryFrom = (now: Date) => new Date(now.getTime() + limits.codeSeconds * 1000)
