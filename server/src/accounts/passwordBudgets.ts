import { siteOf } from '../http/network.ts'
import type { Caller } from './caller.ts'
import type { BudgetShare, Counting } from './counting.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Who tries a password. A session counts as a verified device. */
export type Trier = { isVerified: true; phone: string; deviceId: string } | (Caller & { isVerified: false })

/** Budgets for tries of passwords. A success is given back, so that only failures count. */
export function passwordBudgets({ budget, consume, giveBack, clear }: Counting) {
  const ofDevice = budget('login-device', 'too_many_logins', [10, 15 * minute])
  const ofVerified = budget('login-verified', 'too_many_logins', [10, 15 * minute])
  /** Includes successful tries: each costs as much CPU time as a wrong one. */
  const allOfVerified = budget('login-verified-all', 'too_many_logins', [30, 15 * minute])
  const ofPhoneFromSite = budget('login-phone-site', 'too_many_logins', [20, hour])
  const ofPhone = budget('login-phone', 'too_many_logins', [50, hour], [200, day])
  /**
   * For the second password and the password from before a reset: a thief of the phone could try for days. They are counted apart,
   * so that knowing one gives no extra guesses at the other.
   */
  const ofProof = {
    second_password_wrong: budget('second-password', 'too_many_logins', [10, 15 * minute], [40, day]),
    reset_not_confirmed: budget('old-password', 'too_many_logins', [10, 15 * minute], [40, day]),
  }
  /** For the old password as well, but of a device: whoever is logged in, or has the number only, cannot use it up. */
  const ofObjection = budget('objection', 'too_many_logins', [10, 15 * minute], [40, day])
  /** Thousands of people share the address of a mobile carrier, but few of them mistype within ten minutes. */
  const ofNetwork = budget('password-network', 'too_many_from_network', [60, 10 * minute])
  const ofSite = budget('password-site', 'too_many_from_network', [240, 10 * minute])

  const fromWhere = (network: string): BudgetShare[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
  ]

  const triesOf = (trier: Trier): BudgetShare[] =>
    trier.isVerified
      ? [
          [ofVerified, trier.phone, trier.deviceId],
          [allOfVerified, trier.phone, trier.deviceId],
        ]
      : [
          [ofDevice, trier.phone, trier.deviceId],
          [ofPhoneFromSite, trier.phone, siteOf(trier.network)],
          [ofPhone, trier.phone],
          ...fromWhere(trier.network),
        ]

  return {
    consumeTry: (trier: Trier): Promise<void> => consume(triesOf(trier)),

    /**
     * Resets the counters of somebody who knew the password, and gives back this one try in the counters that they share with
     * others.
     */
    async giveBackTry(trier: Trier): Promise<void> {
      const [ofThisDevice, ...shared] = triesOf(trier)
      if (ofThisDevice) await clear(ofThisDevice)
      if (!trier.isVerified) await giveBack(shared)
    },

    consumeProof: (userId: string, of: keyof typeof ofProof): Promise<void> =>
      consume([[ofProof[of], userId]]),

    giveBackProof: (userId: string, of: keyof typeof ofProof): Promise<void> => clear([ofProof[of], userId]),

    /** On an unknown device no password is right, so only what its hash costs is limited further. */
    consumeObjection: ({ phone, deviceId, network }: Caller, isKnownDevice: boolean): Promise<void> =>
      consume([[ofObjection, phone, deviceId], ...(isKnownDevice ? [] : fromWhere(network))]),

    giveBackObjection: ({ phone, deviceId }: Caller): Promise<void> => clear([ofObjection, phone, deviceId]),

    /** Counts one hash that is computed before it is known whether the sender may set a password. */
    consumeHash: ({ network }: Pick<Caller, 'network'>): Promise<void> => consume(fromWhere(network)),

    giveBackHash: ({ network }: Pick<Caller, 'network'>): Promise<void> => giveBack(fromWhere(network)),
  }
}
