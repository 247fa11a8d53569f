import { limits } from '@bichar/contract/rules/limits.ts'
import { z } from 'zod'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { job } from '../jobs/jobs.ts'
import type { Challenge } from './challengeStore.ts'
import * as challengeStore from './challengeStore.ts'
import { codeOf, hashCode, isCode } from './codes.ts'
import * as userStore from './userStore.ts'

const mostWrongTries = 5

/**
 * The screen lets people ask for another code only when the first has run out (spec section 4), so a challenge can
 * be renewed, and an unproven registration counts as begun, for some time after that.
 */
export const renewableMilliseconds = 24 * 60 * 60 * 1000

/**
 * Asks for the message with a challenge's code. The job names the challenge only: the code is derived when the
 * message is written (decisions section 2). Tried for about half as long as a code lives.
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

/** Begins what a code will complete, and has the code sent. Does the same whether or not the phone has an account. */
export async function beginChallenge({ kysely, jobs, serverKey }: Context, begun: Beginning): Promise<void> {
  const id = newId()
  const now = new Date()
  await kysely.transaction().execute(async (tx) => {
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

/** Sends a new code for what the device began last and has not completed; the old code is dead then. */
export async function renewChallenge(
  { kysely, jobs, serverKey }: Context,
  phone: string,
  deviceId: string,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
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

/** What the device began last and has not completed, if another code may be sent for it. */
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

/** What a code could complete, if it is the right one. */
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
  /** It was not paid for as a further one is, and is wrong when another guess has come in between. */
  isFirstGuess: boolean
}

/**
 * Spends a code: when it is the right one, its challenge is used up and `complete` does what it was for, all in one
 * transaction. Undefined when the code is not right, or when `complete` finds that it came too late.
 */
export const redeemCode = <Result>(
  { kysely, serverKey }: Pick<Deps, 'kysely' | 'serverKey'>,
  { phone, deviceId, otp, purposes, isFirstGuess }: Attempt,
  complete: (tx: Tx, challenge: Challenge, now: Date) => Promise<Result | undefined>,
): Promise<Result | undefined> =>
  kysely.transaction().execute(async (tx) => {
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
  challenge.used_at === null && challenge.wrong_tries < mostWrongTries && challenge.expires_at > now

const expiryFrom = (now: Date) => new Date(now.getTime() + limits.codeSeconds * 1000)
