import type { Config } from '../core/config.ts'
import { ApiError } from '../core/refusal.ts'
import { siteOf } from '../http/network.ts'
import type { Caller, TrustLevel } from './caller.ts'
import type { BudgetShare, Counting } from './counting.ts'
import { challengeSeconds, type Proof } from './proofOfWork.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/** The share of the hourly messages that strangers may use; the rest stays for people whose account knows them. */
const strangersPart = 0.8
/**
 * The share of the hourly messages that may go to one range of a million numbers, but at least `minMessagesPerRange`, so that it does not
 * choke a small server.
 */
const rangePart = 0.1
const minMessagesPerRange = 20
/**
 * The part of the messages of the hour, or of the day, from which on each message to a stranger takes a proof of work: whoever wants to use
 * the rest up, at the operator's cost, needs seconds of a processor for every message.
 */
const partWithoutProof = 0.25
/** Length of a range's prefix: 880, two digits of the operator, and the first two of the subscriber. */
const rangeDigits = 7

type MessageLimits = Pick<Config, 'SMS_PER_HOUR' | 'SMS_PER_DAY'>

/** Budgets of the codes that are sent and of the guesses at them. The longer the window, the lower the rate that is allowed. */
export function codeBudgets(
  { budget, consume, giveBack, usedPart }: Counting,
  { SMS_PER_HOUR: messagesPerHour, SMS_PER_DAY: messagesPerDay }: MessageLimits,
) {
  const ofDevice = budget('code-device', 'too_many_codes', [5, hour])
  const ofVerified = budget('code-verified', 'too_many_codes', [5, hour])
  const ofProved = budget('code-proved', 'too_many_codes', [10, hour], [20, day], [60, week])
  const ofPhoneFromSite = budget('code-phone-site', 'too_many_codes', [5, hour], [10, day])
  const ofPhone = budget('code-phone', 'too_many_codes', [20, hour], [40, day], [120, week])
  const ofNetwork = budget('code-network', 'too_many_from_network', [60, 5 * minute], [200, hour])
  const ofSite = budget('code-site', 'too_many_from_network', [240, 5 * minute], [800, hour])
  const ofRange = budget('code-range', 'codes_unavailable', [
    Math.max(minMessagesPerRange, Math.floor(messagesPerHour * rangePart)),
    hour,
  ])
  const ofStrangers = budget('code-strangers', 'codes_unavailable', [
    Math.ceil(messagesPerHour * strangersPart),
    hour,
  ])
  const ofStrangersPerDay = budget('code-strangers-day', 'codes_unavailable', [messagesPerDay, day])
  const ofProof = budget('code-proof', 'proof_wrong', [1, 2 * challengeSeconds])
  const ofServer = budget('code-server', 'codes_unavailable', [messagesPerHour, hour])

  const guesses = [
    [20, hour],
    [40, day],
    [100, week],
  ] as const
  const guessesOf = {
    verified: budget('guess-verified', 'too_many_guesses', ...guesses),
    proved: budget('guess-proved', 'too_many_guesses', ...guesses),
    stranger: budget('guess-phone', 'too_many_guesses', ...guesses),
  }

  const fromWhere = (network: string): BudgetShare[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
  ]
  const everywhere: BudgetShare = [ofServer, 'all']
  const everyStranger: BudgetShare = [ofStrangers, 'all']
  const everyStrangerOfDay: BudgetShare = [ofStrangersPerDay, 'all']
  const sharedParts = {
    all: everywhere,
    strangers: everyStranger,
    strangersOfDay: everyStrangerOfDay,
  } as const
  const isProofNeeded = async () =>
    Math.max(await usedPart(everywhere), await usedPart(everyStrangerOfDay)) >= partWithoutProof

  const codesOf: Record<TrustLevel, (caller: Caller) => BudgetShare[]> = {
    verified: ({ phone, deviceId }) => [[ofVerified, phone, deviceId], everywhere],
    proved: ({ phone, deviceId }) => [[ofDevice, phone, deviceId], [ofProved, phone], everywhere],
    stranger: ({ phone, deviceId, network }) => [
      [ofDevice, phone, deviceId],
      [ofPhoneFromSite, phone, siteOf(network)],
      [ofPhone, phone],
      ...fromWhere(network),
      [ofRange, phone.slice(0, rangeDigits)],
      everyStranger,
      everyStrangerOfDay,
      everywhere,
    ],
  }

  return {
    /**
     * Counts one message. What it costs does not depend on whether the phone has an account.
     *
     * @param prove checks the proof of work that the caller has sent, if any
     */
    async consume(caller: Caller, trust: TrustLevel, prove: () => Promise<Proof | undefined>): Promise<void> {
      const shares = codesOf[trust](caller)
      if (trust !== 'stranger' || !(await isProofNeeded())) return consume(shares)
      const proof = await prove()
      if (!proof) throw new ApiError('proof_needed')
      return consume([[ofProof, proof.id], ...shares])
    },

    /** Called when the code has been entered: only messages that nobody reads count against a network. */
    giveBack: ({ network }: Caller): Promise<void> => giveBack(fromWhere(network)),

    /**
     * Counts one guess at a code that has been guessed wrong before. The first guess is free, so that the person who receives a
     * code can enter it, however many guesses others have spent; the number of free guesses is limited by the number of codes sent.
     */
    consumeGuess: ({ phone, deviceId }: Caller, trust: TrustLevel): Promise<void> =>
      consume([[guessesOf[trust], phone, ...(trust === 'verified' ? [deviceId] : [])]]),

    /** How much of a share of the messages is used up, from 0 to 1. */
    usedPart: (share: keyof typeof sharedParts): Promise<number> => usedPart(sharedParts[share]),
  }
}
