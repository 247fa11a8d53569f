import type { Deps } from '../core/deps.ts'
import type { Budgets } from './budgets.ts'
import type { Caller, TrustLevel } from './caller.ts'
import type { Challenge } from './challengeStore.ts'
import { findOpenChallenge, findRenewable } from './challenges.ts'
import type { HashingLane } from './hashingTurns.ts'
import * as userStore from './userStore.ts'

type Context = Pick<Deps, 'kysely'> & { budgets: Budgets }

/** A login challenge proves that the right password was given. */
const trustOf = (knowsDevice: boolean | undefined, challenge: Challenge | undefined): TrustLevel => {
  if (knowsDevice) return 'verified'
  return challenge?.purpose === 'login' ? 'proved' : 'stranger'
}

/** The caller's trust level when they ask for a code, or for another one. */
export async function trustLevelOf({ kysely }: Context, { phone, deviceId }: Caller): Promise<TrustLevel> {
  const account = await userStore.findUserAtDevice(kysely, phone, deviceId)
  return trustOf(account?.knows_device, await findRenewable(kysely, phone, deviceId, new Date()))
}

interface AdmittedGuess {
  trust: TrustLevel
  isFirstGuess: boolean
}

/** Counts a guess at a code; undefined when there is nothing that a code could complete. */
export async function admitGuess(
  { kysely, budgets }: Context,
  caller: Caller,
  purposes: readonly Challenge['purpose'][],
): Promise<AdmittedGuess | undefined> {
  const { phone, deviceId } = caller
  const challenge = await findOpenChallenge(kysely, phone, deviceId, purposes)
  if (!challenge) return undefined
  const account = await userStore.findUserAtDevice(kysely, phone, deviceId)
  const trust = trustOf(account?.knows_device, challenge)
  const isFirstGuess = challenge.wrong_tries === 0
  if (!isFirstGuess) await budgets.codes.consumeGuess(caller, trust)
  return { trust, isFirstGuess }
}

/** The queue and caller for hashing a password: strangers of one network share one place. */
export const laneOf = ({ phone, deviceId, network }: Caller, isKnown: boolean): HashingLane => ({
  isKnown,
  caller: isKnown ? `${phone}/${deviceId}` : network,
})
