import type { DeskThing } from '@bichar/contract/desk.ts'
import { suspectActions } from '@bichar/contract/rules/suspectVisibility.ts'
import type { SignedIn } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import { ApiError } from '../../core/refusal.ts'
import { decideSuspect, reopenSuspect } from '../../suspects/deciding.ts'
import { readSuspect } from '../../suspects/suspects.ts'
import { deskSuspectView } from '../../suspects/view.ts'
import { nothing, type Source } from './source.ts'
import { authorsOfSuspects, proposedSuspects } from './suspectStore.ts'

/** The full profile, also of a person under 18. */
export const wholeSuspect = async (deps: Deps, admin: SignedIn, id: string): Promise<DeskThing> => ({
  ...nothing,
  suspect: deskSuspectView(await readSuspect(deps, admin, id), admin),
})

/** Proposed suspects who are not decided on with a post. */
export const suspectSource: Source = {
  waiting: proposedSuspects,
  authors: authorsOfSuspects,
  read: (deps, admin, { id }) => wholeSuspect(deps, admin, id),
  async decide(deps, admin, { id, version, action, reason }) {
    const chosen = suspectActions.find((each) => each === action)
    if (!chosen) throw new ApiError('already_decided')
    await decideSuspect(deps, admin, id, { action: chosen, reason, version: Number(version) })
  },
  takeBack: reopenSuspect,
}
