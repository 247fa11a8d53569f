import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { accountBudgets } from '../accounts/budgets.ts'
import { proveSuspended } from '../accounts/suspended.ts'
import { findUser } from '../accounts/userStore.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { networkOf } from '../http/network.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { appeal, judgeAppeal } from './appeals.ts'
import { pauseAuthor } from './authorPauses.ts'
import * as feed from './feed.ts'
import { shownOf } from './policy.ts'
import { aYearAgo, liftSanction, sanctionUser } from './sanctions.ts'
import { sanctionsOf } from './store.ts'
import { authorPauseView, ownSanctionsView, personView, sanctionView, waitingAppealView } from './view.ts'

export function sanctionRoutes(serve: Serve, deps: Deps): void {
  const { kysely, authorship } = deps
  const context = { ...deps, budgets: accountBudgets(deps) }

  serve('GET /sanctions/mine', async ({ actor }) => {
    const tags = authorship.pauseTags(actor.userId)
    const rows = await sanctionsOf(kysely, { userId: actor.userId, tags, since: aYearAgo() })
    return { success: true, sanctions: ownSanctionsView(rows, actor) }
  })

  serve('POST /sanctions/:id/appeal', async ({ actor, params, body }) => {
    await appeal(deps, actor, params.id, body.text)
    return appealed
  })

  serve('POST /auth/appeal', async ({ body: { text, ...proof } }, { request }) => {
    const { user, suspensionId } = await proveSuspended(context, {
      ...proof,
      network: networkOf(request.ip),
    })
    await appeal(deps, { userId: user.id }, suspensionId, text)
    return appealed
  })

  /** Only sanctions that name the person: pauses for something anonymous must not appear on the page. */
  const named = (userId: string) => sanctionsOf(kysely, { userId, tags: [], since: aYearAgo() })

  serve('GET /admin/users/:id', async ({ actor, params: { id } }) => {
    const user = await findUser(kysely, id)
    if (!user) throw new ApiError('user_not_found')
    const [sanctions, contributions, totals, flags, decisions] = await Promise.all([
      named(id),
      feed.contributionsOf(kysely, id),
      feed.totalsOf(kysely, id),
      feed.flagsAgainst(kysely, id),
      feed.decisionsOn(kysely, id),
    ])
    const reviewed = {
      user,
      sanctions: shownOf(sanctions, { about: id, to: actor }),
      contributions,
      totals,
      flags,
      decisions,
    }
    return { success: true, person: personView(reviewed, actor, todayInBangladesh(aYearAgo())) }
  })

  serve('POST /admin/users/:id/sanctions', async ({ actor, params, body, idempotency }) => {
    const id = await sanctionUser(deps, actor, params.id, { ...body, ...idempotency })
    const made = (await named(params.id)).find((row) => row.id === id)
    if (!made) throw new ApiError('sanction_not_found')
    return { success: true, message: 'Sanction applied successfully', sanction: sanctionView(made) }
  })

  serve('POST /admin/sanctions/:id/lift', async ({ actor, params }) => {
    await liftSanction(deps, actor, params.id)
    return { success: true, message: 'Sanction lifted successfully' }
  })

  serve('POST /admin/author-pauses', async ({ actor, body }) => {
    await pauseAuthor(deps, actor, body)
    return { success: true, message: 'Author paused successfully' }
  })

  serve('GET /admin/author-pauses', async ({ actor, query }) => {
    // They would recognise their own pause by the day on which it ends.
    if (actor.anonymousHidden) throw new ApiError('hidden_from_you')
    const { rows, total } = await feed.readAuthorPauses(kysely, query)
    return { success: true, pauses: rows.map(authorPauseView), ...paging(total, query) }
  })

  serve('GET /admin/appeals', async ({ actor, query }) => {
    const { rows, total } = await feed.readAppeals(kysely, query, {
      // They would recognise their own appeal by its words.
      onlyNamed: actor.anonymousHidden === true,
    })
    return {
      success: true,
      appeals: rows.map((row) => waitingAppealView(row, actor)),
      ...paging(total, query),
    }
  })

  serve('POST /admin/appeals/:id', async ({ actor, params, body }) => {
    await judgeAppeal(deps, actor, params.id, body)
    return { success: true, message: 'Appeal decided successfully' }
  })
}

const appealed = { success: true as const, message: 'Appeal submitted; another admin will decide' }
