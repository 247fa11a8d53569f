import { revisionActions } from '@bichar/contract/rules/suspectVisibility.ts'
import { ApiError } from '../../core/refusal.ts'
import { decideChange, readProposal } from '../../suspects/proposals.ts'
import { deskRevisionView, deskSuspectView } from '../../suspects/view.ts'
import { nothing, type Source } from './source.ts'
import { authorsOfChanges, findSuspectOfChange, proposedChanges } from './suspectStore.ts'

/** Proposed changes of suspects. The version is that of the suspect. */
export const suspectChangeSource: Source = {
  waiting: proposedChanges,
  authors: authorsOfChanges,
  async subjectId({ kysely }, id) {
    const suspectId = await findSuspectOfChange(kysely, id)
    if (!suspectId) throw new ApiError('revision_not_found')
    return suspectId
  },
  async read(deps, admin, { id }) {
    const { suspect, revision } = await readProposal(deps, admin, id)
    // Not by whom it was proposed: not even whether the same person proposed others.
    const { _id, createdAt, changes } = deskRevisionView(revision)
    return { ...nothing, suspect: deskSuspectView(suspect, admin), change: { _id, createdAt, changes } }
  },
  async decide(deps, admin, { id, version, action, reason }) {
    const chosen = revisionActions.find((each) => each === action)
    const suspectId = await findSuspectOfChange(deps.kysely, id)
    if (!chosen || !suspectId) throw new ApiError('already_decided')
    const verdict = { action: chosen, reason, version: Number(version) }
    await decideChange(deps, admin, { suspectId, revisionId: id }, verdict)
  },
}
