import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Actor } from '../actor.ts'

/** The part of a suspect that the rules use. */
export interface Ruled {
  creator_id: string | null
}

/** Whether the actor added this suspect, which only they themselves may know. */
export const isCreator = (suspect: Ruled, actor: Actor): boolean =>
  actor.userId !== null && suspect.creator_id === actor.userId

/**
 * Whether somebody acts with an admin's rights. For a suspect that they added, an admin acts like anybody else: with
 * their name in the list of changes but no entry in the audit log, they would be recognised as its creator.
 */
export const actsAsAdmin = (suspect: Ruled, actor: Actor): boolean =>
  actor.role === 'admin' && !isCreator(suspect, actor)

/** What an actor may do with a suspect; sent to the client with it. */
export function abilities(suspect: Ruled, actor: Actor): Suspect['can'] {
  const everything = isCreator(suspect, actor) || actor.role === 'admin'
  return {
    edit: actor.userId !== null,
    changeIdentity: everything,
    delete: everything,
    seeRevisions: actor.role === 'admin',
  }
}
