import { proofOfWork } from '../accounts/proofOfWork.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import type { ReportFields } from '../posts/fields.ts'
import { createUnattributedReport } from '../posts/unattributedReports.ts'
import { guestReportBudgets } from './budgets.ts'

/** Adds the proof of work and the rate limits that protect reports without an account. */
export const withGuestLimits = (deps: Deps) => ({
  ...deps,
  proofs: proofOfWork(deps.serverKey, 'guest-challenge'),
  guestReportBudgets: guestReportBudgets(deps),
})

export interface GuestReport extends ReportFields {
  uploads: readonly Upload[]
  /** The challenge and its solution as JSON; empty if there is none. */
  proof: string
  idempotencyKey?: string | undefined
  network: string
}

export function refuseWhereOff({ config }: Pick<Deps, 'config'>): void {
  if (!config.GUEST_REPORTS) throw new ApiError('guest_reports_off')
}

/** Files a report without an account. Returns its follow-up code. */
export async function fileGuestReport(
  deps: ReturnType<typeof withGuestLimits>,
  { network, proof: text, ...report }: GuestReport,
): Promise<string> {
  refuseWhereOff(deps)
  const { followUpCode } = await createUnattributedReport(deps, {
    ...report,
    criminals: [],
    withoutAccount: true,
    sender: 'without an account',
    // A repeated request whose report has arrived needs no second proof.
    admit: async () =>
      deps.guestReportBudgets.consumeReport(
        network,
        await deps.proofs.check(text),
        report.uploads.length > 0,
      ),
  })
  return followUpCode
}
