import type { SuspectAction } from '@bichar/contract/rules/suspectVisibility.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'

/** What a moderator can decide about a suspect as it is now; a public one that is sent back is hidden. */
export function decisionsOn({
  can,
  shown,
  review,
}: Pick<Suspect, 'can' | 'shown' | 'review'>): SuspectAction[] {
  if (!can.decide) return []
  switch (shown) {
    case 'proposed':
      return review?.isReturned ? ['show', 'remove'] : ['show', 'sendBack', 'remove']
    case 'shown':
      return ['sendBack', 'remove']
    case 'hidden':
      return ['show', 'remove']
    case 'removed':
      return ['show']
  }
}

/** The name of a decision in the catalogues. */
export const nameOfDecision = (
  action: SuspectAction,
  { shown }: Pick<Suspect, 'shown'>,
): 'show' | 'sendBack' | 'hide' | 'remove' => (action === 'sendBack' && shown === 'shown' ? 'hide' : action)
