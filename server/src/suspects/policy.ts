import { nameOfMinor, type SuspectVisibility } from '@bichar/contract/rules/suspectVisibility.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { mayModerate } from '../audit/ownItems.ts'
import type { Actor } from '../core/actor.ts'

/** The part of a suspect that the rules use. */
export interface OwnedSuspect {
  creator_id: string | null
  visibility: SuspectVisibility
  is_minor: boolean
}

/** Whether the actor added this suspect, which only they themselves may know. */
export const isCreator = (suspect: Pick<OwnedSuspect, 'creator_id'>, actor: Actor): boolean =>
  actor.userId !== null && suspect.creator_id === actor.userId

/**
 * Whether somebody acts with an admin's rights. For a suspect that they added, an admin acts like anybody else: with
 * their name in the list of changes but no entry in the audit log, they would be recognised as its creator.
 */
export const actsAsAdmin = (suspect: Pick<OwnedSuspect, 'creator_id'>, actor: Actor): boolean =>
  actor.role === 'admin' && !isCreator(suspect, actor)

/** Who learns how it was decided on, and why. */
export const maySeeReview = (suspect: OwnedSuspect, actor: Actor): boolean =>
  actor.role === 'admin' || (isCreator(suspect, actor) && suspect.visibility !== 'removed')

/** Who may learn that this suspect exists. */
export const maySee = (suspect: OwnedSuspect, actor: Actor): boolean =>
  suspect.visibility === 'shown' || maySeeReview(suspect, actor)

/** Whether a change waits for a moderator instead of taking effect. */
export const needsConfirmation = (suspect: OwnedSuspect, actor: Actor): boolean =>
  suspect.visibility === 'shown' && !actsAsAdmin(suspect, actor)

/** Whether the person is not to be recognised outside the desk. One that is not public is corrected by those who see it. */
export const isRedacted = ({ is_minor, visibility }: OwnedSuspect): boolean =>
  is_minor && visibility === 'shown'

/** The name in the audit log, which is kept for ever and never changed. */
export const auditedName = ({ name, is_minor }: { name: string; is_minor: boolean }): string =>
  is_minor ? nameOfMinor : name

/** What an actor may do with a suspect that they see; sent to the client with it. */
export function abilities(suspect: OwnedSuspect, actor: Actor): Suspect['can'] {
  const isAdmin = actor.role === 'admin'
  const everything = isCreator(suspect, actor) || isAdmin
  return {
    edit: actor.userId !== null && suspect.visibility !== 'removed',
    changeIdentity: everything && !isRedacted(suspect),
    delete: everything,
    seeRevisions: isAdmin,
    decide: mayModerate(actor, isCreator(suspect, actor)),
  }
}
