import type { Deps } from '../deps.ts'
import type { Ref } from './feed.ts'

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
