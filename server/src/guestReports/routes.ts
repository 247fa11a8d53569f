import type { Deps } from '../core/deps.ts'
import { networkOf } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import { aboutFiles } from '../media/aboutFiles.ts'
import { fileGuestReport, refuseWhereOff, withGuestLimits } from './guestReports.ts'

export function guestReportRoutes(serve: Serve, given: Deps): void {
  const deps = withGuestLimits(given)

  serve('GET /guest-reports/challenge', async () => {
    refuseWhereOff(deps)
    return { success: true, challenge: await deps.proofs.challenge() }
  })

  serve('POST /guest-reports', async ({ fields, uploads, idempotency }, { request }) => ({
    success: true,
    message: 'Report submitted successfully',
    followUpCode: await fileGuestReport(deps, {
      ...fields,
      ...idempotency,
      uploads: aboutFiles(uploads, fields),
      network: networkOf(request.ip),
    }),
  }))
}
