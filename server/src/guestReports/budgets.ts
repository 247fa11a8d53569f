import { type Counting, countingInDatabase, type Spending } from '../accounts/counting.ts'
import type { Deps } from '../deps.ts'
import { siteOf } from '../http/network.ts'
import { challengeSeconds, type Proof } from './proof.ts'

const hour = 60 * 60
const day = 24 * hour

/**
 * How many reports come without an account. With the proof of a browser's work the door is as wide as moderators can bear;
 * without one, which is how a flood without scripts would come, much narrower.
 */
export function guestReportBudgets(deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const { budget, spend }: Counting = countingInDatabase(deps)
  const ofProof = budget('guest-proof', 'proof_wrong', [1, 2 * challengeSeconds])
  const ofNetwork = budget('guest-network', 'too_many_from_network', [20, hour], [60, day])
  const ofSite = budget('guest-site', 'too_many_from_network', [60, hour], [180, day])
  const ofServer = budget('guest-server', 'guest_reports_full', [600, hour], [3_000, day])
  const slowNetwork = budget('guest-slow-network', 'too_many_from_network', [6, hour], [20, day])
  const slowServer = budget('guest-slow-server', 'guest_reports_full', [60, hour], [300, day])

  /** Of forms, whatever is in them: each may bring files, which are on the disk before anything of them is known. */
  const ofArrival = budget('guest-arrival', 'too_many_from_network', [60, hour], [240, day])

  const inAnyCase = (network: string): Spending[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
    [ofServer, 'all'],
  ]
  return {
    /** Counts one form that is about to be read. */
    spendArrival: (network: string): Promise<void> => spend([[ofArrival, network]]),

    /** Counts one report; a proof is good for one. */
    spendReport: (network: string, proof: Proof | undefined): Promise<void> =>
      spend([
        ...(proof
          ? [[ofProof, proof.id] satisfies Spending]
          : [[slowNetwork, network] satisfies Spending, [slowServer, 'all'] satisfies Spending]),
        ...inAnyCase(network),
      ]),
  }
}
