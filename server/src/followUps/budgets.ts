import { type Counting, countingInDatabase, type Spending } from '../accounts/counting.ts'
import type { Deps } from '../deps.ts'
import { siteOf } from '../http/network.ts'

const hour = 60 * 60

/**
 * How often codes are tried that no report has. A hundred thousand reports and all that the whole server takes in a year make
 * a chance of one in five thousand that any is found.
 */
export function followUpBudgets(deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const { budget, spend, giveBack }: Counting = countingInDatabase(deps)
  const ofNetwork = budget('follow-network', 'too_many_from_network', [20, hour])
  const ofSite = budget('follow-site', 'too_many_from_network', [60, hour])
  const ofServer = budget('follow-server', 'follow_codes_busy', [2_000, hour])
  const triesFrom = (network: string): Spending[] => [
    [ofNetwork, network],
    [ofSite, siteOf(network)],
    [ofServer, 'all'],
  ]
  return {
    /** Counts one try, before anybody knows whether the code is right. */
    spendTry: (network: string): Promise<void> => spend(triesFrom(network)),
    /** The code was right: what counts is wrong ones. */
    giveBackTry: (network: string): Promise<void> => giveBack(triesFrom(network)),
  }
}
