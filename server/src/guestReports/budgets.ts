import { type BudgetShare, type Counting, countingInDatabase } from '../accounts/counting.ts'
import { challengeSeconds, type Proof } from '../accounts/proofOfWork.ts'
import type { Deps } from '../core/deps.ts'
import { siteOf } from '../http/network.ts'

const hour = 60 * 60
const day = 24 * hour

/**
 * Rate limits for reports without an account. An address that has sent too much is refused. What all together send is never refused:
 * beyond what moderators can cope with, reports are deferred, so that they are read after everything else. Reports without a proof of
 * work, as in a flood by clients without scripts, have places of their own, of which there are fewer.
 */
export function guestReportBudgets(deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const { budget, consume, fits }: Counting = countingInDatabase(deps)
  const ofProof = budget('guest-proof', 'proof_wrong', [1, 2 * challengeSeconds])
  const ofNetwork = budget('guest-network', 'too_many_from_network', [20, hour], [60, day])
  const ofSite = budget('guest-site', 'too_many_from_network', [60, hour], [180, day])

  /** Places in the order of arrival. Half of them are kept for those who have not reported within the hour. */
  const places = (name: string, perHour: number, perDay: number) => ({
    all: budget(name, 'too_many_requests', [perHour, hour], [perDay, day]),
    ofRepeaters: budget(`${name}-repeated`, 'too_many_requests', [perHour / 2, hour], [perDay / 2, day]),
  })
  const withProof = places('guest-places', 600, 3_000)
  const withoutProof = places('guest-slow-places', 60, 300)
  const firstOfHour = budget('guest-first', 'too_many_requests', [1, hour])

  /** Limits what a flood can write to the disk: beyond this, deferred reports are taken without files only. */
  const deferredFiles = budget('guest-deferred-files', 'files_unavailable', [60, hour], [300, day])

  /**
   * Limits the number of forms, whatever they contain: each may have files, which are written to disk before anything about them
   * is known.
   */
  const ofArrival = budget('guest-arrival', 'too_many_from_network', [60, hour], [240, day])

  return {
    /** Counts one form before it is read. */
    consumeArrival: (network: string): Promise<void> => consume([[ofArrival, network]]),

    /** Counts one report, and tells whether it is deferred; a proof can be used once. */
    async consumeReport(
      network: string,
      proof: Proof | undefined,
      hasFiles: boolean,
    ): Promise<{ isDeferred: boolean }> {
      await consume([
        ...(proof ? [[ofProof, proof.id] satisfies BudgetShare] : []),
        [ofNetwork, network],
        [ofSite, siteOf(network)],
      ])
      const { all, ofRepeaters } = proof ? withProof : withoutProof
      const isFirst = await fits([[firstOfHour, siteOf(network)]])
      const isDeferred = !(await fits([
        [all, 'all'],
        ...(isFirst ? [] : [[ofRepeaters, 'all'] satisfies BudgetShare]),
      ]))
      if (isDeferred && hasFiles) await consume([[deferredFiles, 'all']])
      return { isDeferred }
    },
  }
}
