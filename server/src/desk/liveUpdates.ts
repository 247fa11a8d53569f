import type { Deps } from '../core/deps.ts'
import type { QueueRow, Ref } from './feed.ts'

interface Change {
  claim: { userId: string; name: string; until: Date } | null
  isGone?: boolean
}

/** Tells all admins about a change of an item. */
export function publishToDesk(
  { live }: Pick<Deps, 'live'>,
  { kind, id }: Ref,
  { claim, isGone = false }: Change,
): void {
  live.publish({ audience: 'admins' }, 'deskChanged', {
    kind,
    id,
    claim: claim && { ...claim, until: claim.until.toISOString() },
    isGone,
  })
}

/** Tells all admins that something about a waiting item has changed, and its claim has not. */
export function publishChange(deps: Pick<Deps, 'live'>, item: QueueRow): void {
  const { claimed_by, claimer_name, claimed_until } = item
  const isClaimed = claimed_by !== null && claimer_name !== null && claimed_until !== null
  publishToDesk(deps, item, {
    claim: isClaimed ? { userId: claimed_by, name: claimer_name, until: claimed_until } : null,
  })
}
