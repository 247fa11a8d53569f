import type { SuspectAction, SuspectVisibility } from '@bichar/contract/rules/suspectVisibility.ts'

/** The transitions of each decision. In a state that is missing the suspect has been decided on already. */
const transitions: Record<SuspectAction, Partial<Record<SuspectVisibility, SuspectVisibility>>> = {
  show: { proposed: 'shown', hidden: 'shown', removed: 'shown' },
  sendBack: { proposed: 'proposed', shown: 'hidden' },
  remove: { proposed: 'removed', shown: 'removed', hidden: 'removed' },
}

/** What taking a decision back makes of a suspect: those shown and those sent back wait again. The others were public and are not. */
export const reopened = (visibility: SuspectVisibility, isReturned: boolean): 'proposed' | undefined =>
  visibility === 'shown' || (visibility === 'proposed' && isReturned) ? 'proposed' : undefined

export const decided = (
  visibility: SuspectVisibility,
  action: SuspectAction,
): SuspectVisibility | undefined => transitions[action][visibility]
