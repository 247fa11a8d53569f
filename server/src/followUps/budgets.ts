import { type BudgetShare, type Counting, countingInDatabase } from '../accounts/counting.ts'
import type { Deps } from '../core/deps.ts'
import { siteOf } from '../http/network.ts'

const hour = 60 * 60

/**
 * Rate limits for wrong follow-up codes. They never refuse a right one, so it is not they that prevent guessing, but the length of the
 * code: if a thousand codes were tried in every second of a year, the probability that one of a hundred thousand reports is found would
 * be 1 in 3,000. The limits tell programs to stop, and the operator that somebody guesses (`rate_limit_rejections_total`).
 */
export function followUpBudgets(deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const { budget, consume }: Counting = countingInDatabase(deps)
  const ofNetwork = budget('follow-network', 'too_many_from_network', [20, hour])
  const ofSite = budget('follow-site', 'too_many_from_network', [60, hour])
  return {
    /** Counts a wrong code. */
    consumeWrong: (network: string): Promise<void> =>
      consume([
        [ofNetwork, network],
        [ofSite, siteOf(network)],
      ] satisfies BudgetShare[]),
  }
}
