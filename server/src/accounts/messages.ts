import type { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import * as challengeStore from './challengeStore.ts'
import { type codeJob, isOpen } from './challenges.ts'
import { codeOf } from './codes.ts'
import * as userStore from './userStore.ts'

type Context = Pick<Deps, 'kysely' | 'sms' | 'serverKey' | 'config'>

/**
 * Writes and sends the message of a challenge. Whether the phone has an account matters only here, long after the caller has had
 * the same response either way (product choices, section 1).
 */
export async function sendCode(
  { kysely, sms, serverKey, config }: Context,
  { challengeId, resends }: z.output<typeof codeJob.payload>,
): Promise<void> {
  const challenge = await challengeStore.findChallenge(kysely, challengeId)
  // The challenge was renewed, completed or has expired while the message waited, so its code is no longer valid.
  if (!challenge || challenge.resends !== resends || !isOpen(challenge, new Date())) return
  const hasAccount = (await userStore.findUserByPhone(kysely, challenge.phone)) !== undefined
  if (challenge.purpose === 'reset' && !hasAccount) return
  const text =
    challenge.purpose === 'register' && hasAccount
      ? alreadyRegistered(config.APP_NAME)
      : codeText(config.APP_NAME, codeOf(serverKey, challenge.id, resends))
  await sms.send({ to: challenge.phone, text })
}

/*
 * With Bengali letters a text message holds 70 characters, and two are paid for beyond that; each of these is one, in words of both
 * languages, since which one the person reads is not known here.
 */

/** The code comes first and in Latin digits, so that phones offer to fill it in. */
const codeText = (app: string, code: string) => `${code} is your ${app} code. আপনার কোড, কাউকে বলবেন না।`

const alreadyRegistered = (app: string) => `${app}: আপনার অ্যাকাউন্ট আছে। Log in or reset the password.`
