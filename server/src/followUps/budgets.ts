import { type BudgetShare, type Counting, countingInDatabase } from '../accounts/counting.ts'
import type { Deps } from '../core/deps.ts'
import { siteOf } from '../http/network.ts'

const hour = 60 * 60

/**
 * Rate limits for wrong follow-up codes. With a hundred thousand reports, even if the server-wide limit is used up for
 * a whole year, the probability that any code is guessed is 1 in 5,000.
 */
export function followUpBudgets(deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const { budget, consume, giveBack }: Counting = countingInDatabase(deps)
  const ofNetwork = budget('follow-network', 'too_many_from_network', [20, hour])
  const ofSite = budget('follow-site', 'too_many_from_network', [60, hour])
  const ofServer = budget('follow-server', 'follow_codes_busy', [2_000, hour])
  const triesFrom = (network: string): BudgetShare[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
    [ofServer, 'all'],
  ]
  return {
    /** Counts a try, before the code has been checked. */
    consumeTry: (network: string): Promise<void> => consume(triesFrom(network)),
    /** Takes the try back after the code was right: only wrong codes count. */
    giveBackTry: (network: string): Promise<void> => giveBack(triesFrom(network)),
  }
}
