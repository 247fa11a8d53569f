import { type BudgetShare, type Counting, countingInDatabase } from '../accounts/counting.ts'
import type { Deps } from '../core/deps.ts'
import { siteOf } from '../http/network.ts'
import { challengeSeconds, type Proof } from './proof.ts'

const hour = 60 * 60
const day = 24 * hour

/**
 * Rate limits for reports without an account. With a proof of work the limits are as high as moderators can cope with; without
 * one, as in a flood by clients without scripts, they are much lower.
 */
export function guestReportBudgets(deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const { budget, consume }: Counting = countingInDatabase(deps)
  const ofProof = budget('guest-proof', 'proof_wrong', [1, 2 * challengeSeconds])
  const ofNetwork = budget('guest-network', 'too_many_from_network', [20, hour], [60, day])
  const ofSite = budget('guest-site', 'too_many_from_network', [60, hour], [180, day])
  const ofServer = budget('guest-server', 'guest_reports_full', [600, hour], [3_000, day])
  const slowNetwork = budget('guest-slow-network', 'too_many_from_network', [6, hour], [20, day])
  const slowServer = budget('guest-slow-server', 'guest_reports_full', [60, hour], [300, day])

  /**
   * Limits the number of forms, whatever they contain: each may have files, which are written to disk before anything about them
   * is known.
   */
  const ofArrival = budget('guest-arrival', 'too_many_from_network', [60, hour], [240, day])

  const inAnyCase = (network: string): BudgetShare[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
    [ofServer, 'all'],
  ]
  return {
    /** Counts one form before it is read. */
    consumeArrival: (network: string): Promise<void> => consume([[ofArrival, network]]),

    /** Counts one report; a proof can be used once. */
    consumeReport: (network: string, proof: Proof | undefined): Promise<void> =>
      consume([
        ...(proof
          ? [[ofProof, proof.id] satisfies BudgetShare]
          : [[slowNetwork, network] satisfies BudgetShare, [slowServer, 'all'] satisfies BudgetShare]),
        ...inAnyCase(network),
      ]),
  }
}
