import type { Suspect } from '@bichar/contract/suspects.ts'
import type { Actor } from '../actor.ts'

/** What of a suspect the rules look at. */
export interface Ruled {
  creator_id: string | null
}

/** Who may know that they made it: themselves alone. */
export const isCreator = (suspect: Ruled, actor: Actor): boolean =>
  actor.userId !== null && suspect.creator_id === actor.userId

/**
 * Whether somebody acts with an admin's rights. An admin's own suspect is theirs as anybody's is: by name in the
 * list of changes, and missing in the audit log, they would be known as its creator.
 */
export const actsAsAdmin = (suspect: Ruled, actor: Actor): boolean =>
  actor.role === 'admin' && !isCreator(suspect, actor)

/** What an actor may do with a suspect; travels with it. */
export function abilities(suspect: Ruled, actor: Actor): Suspect['can'] {
  const everything = isCreator(suspect, actor) || actor.role === 'admin'
  return {
    edit: actor.userId !== null,
    changeIdentity: everything,
    delete: everything,
    seeRevisions: actor.role === 'admin',
  }
}
