import type { z } from 'zod'
import type { Deps } from '../deps.ts'
import * as challengeStore from './challengeStore.ts'
import { type codeJob, isOpen } from './challenges.ts'
import { codeOf } from './codes.ts'
import * as userStore from './userStore.ts'

type Context = Pick<Deps, 'kysely' | 'sms' | 'serverKey' | 'config'>

/**
 * Writes and sends the message of a challenge. Only here does it matter whether the phone has an account: the
 * caller has had the same answer long before (decisions section 1).
 */
export async function sendCode(
  { kysely, sms, serverKey, config }: Context,
  { challengeId, resends }: z.output<typeof codeJob.payload>,
): Promise<void> {
  const challenge = await challengeStore.findChallenge(kysely, challengeId)
  // Renewed, completed or run out while the message waited: its code is worth nothing any more.
  if (!challenge || challenge.resends !== resends || !isOpen(challenge, new Date())) return
  const hasAccount = (await userStore.findUserByPhone(kysely, challenge.phone)) !== undefined
  if (challenge.purpose === 'reset' && !hasAccount) return
  const text =
    challenge.purpose === 'register' && hasAccount
      ? alreadyRegistered(config.APP_NAME)
      : codeText(config.APP_NAME, codeOf(serverKey, challenge.id, resends))
  await sms.send({ to: challenge.phone, text })
}

/** The code comes first and in Latin digits: phones offer it for filling in. */
const codeText = (app: string, code: string) =>
  `${code} is your ${app} code. Tell it to nobody. আপনার ${app} কোড, কাউকে বলবেন না।`

const alreadyRegistered = (app: string) =>
  `You have a ${app} account already. Log in or reset the password. আপনার অ্যাকাউন্ট আছে: লগইন বা পাসওয়ার্ড রিসেট করুন।`
