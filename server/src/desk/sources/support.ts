import { ApiError } from '../../core/refusal.ts'
import { findRequest } from '../../support/store.ts'
import { markActioned, reopenRequest } from '../../support/support.ts'
import { requestView } from '../../support/view.ts'
import { nothing, type Source } from './source.ts'
import { authorsOfRequests, waitingRequests } from './supportStore.ts'

/** Requests for support that nobody has acted on. */
export const supportSource: Source = {
  waiting: waitingRequests,
  authors: authorsOfRequests,
  async read(deps, admin, { id }) {
    const row = await findRequest(deps.kysely, id)
    if (!row) throw new ApiError('support_not_found')
    return { ...nothing, request: requestView(deps, row, admin) }
  },
  decide: async (deps, admin, { id }) => void (await markActioned(deps, admin, id)),
  takeBack: reopenRequest,
}
