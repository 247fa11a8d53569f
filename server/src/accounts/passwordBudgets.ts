import { siteOf } from '../http/network.ts'
import type { Caller } from './budgets.ts'
import type { Counting, Spending } from './counting.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Who tries a password. A session stands for a device that is verified. */
export type Trier = { isVerified: true; phone: string; deviceId: string } | (Caller & { isVerified: false })

/** How often passwords are tried. What goes well is given back, so that failures are what is counted. */
export function passwordBudgets({ budget, spend, giveBack, clear }: Counting) {
  const ofDevice = budget('login-device', 'too_many_logins', [10, 15 * minute])
  const ofVerified = budget('login-verified', 'too_many_logins', [10, 15 * minute])
  /** The right ones included: each costs the processor as much as a wrong one. */
  const allOfVerified = budget('login-verified-all', 'too_many_logins', [30, 15 * minute])
  const ofPhoneFromSite = budget('login-phone-site', 'too_many_logins', [20, hour])
  const ofPhone = budget('login-phone', 'too_many_logins', [50, hour], [200, day])
  /** The second password, and the one before a reset: whoever holds the phone could try for days. Who knows one may guess at the other. */
  const ofProof = {
    second_password_wrong: budget('second-password', 'too_many_logins', [10, 15 * minute], [40, day]),
    reset_not_confirmed: budget('old-password', 'too_many_logins', [10, 15 * minute], [40, day]),
  }
  /** A carrier's address has thousands of people behind it, of whom few mistype within ten minutes. */
  const ofNetwork = budget('password-network', 'too_many_from_network', [60, 10 * minute])
  const ofSite = budget('password-site', 'too_many_from_network', [240, 10 * minute])

  const fromWhere = (network: string): Spending[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
  ]

  const triesOf = (trier: Trier): Spending[] =>
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
    /** Counts one try at the password of an account. */
    spendTry: (trier: Trier): Promise<void> => spend(triesOf(trier)),

    /** Forgets the tries of somebody who then knew the password; of what they share with others, this one. */
    async giveBackTry(trier: Trier): Promise<void> {
      const [ofThisDevice, ...shared] = triesOf(trier)
      if (ofThisDevice) await clear(ofThisDevice)
      if (!trier.isVerified) await giveBack(shared)
    },

    spendProof: (userId: string, of: keyof typeof ofProof): Promise<void> => spend([[ofProof[of], userId]]),

    giveBackProof: (userId: string, of: keyof typeof ofProof): Promise<void> => clear([ofProof[of], userId]),

    /** Counts one password that is hashed before it is known whether its sender had the right to it. */
    spendHash: ({ network }: Pick<Caller, 'network'>): Promise<void> => spend(fromWhere(network)),

    giveBackHash: ({ network }: Pick<Caller, 'network'>): Promise<void> => giveBack(fromWhere(network)),
  }
}
