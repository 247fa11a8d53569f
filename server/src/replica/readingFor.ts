import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'

/**
 * The database to read public content from: guests may be given the replica, while signed-in people see at once what
 * they have written. Only for content whose changes are notified to the guest cache: for anything else it is not known
 * whether the replica has it yet.
 */
export const readingFor = (deps: Deps, { role }: Pick<Actor, 'role'>): Deps =>
  deps.replica && role === 'guest' ? { ...deps, pool: deps.replica.pool, kysely: deps.replica.kysely } : deps
