import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'

/**
 * By what everybody may see is read: for guests it may be the replica, while who is signed in sees at once what they have written. Only for
 * what the memory of guests' pages is told of (guestCache): of anything else nobody knows whether the replica has it yet.
 */
export const readingFor = (deps: Deps, { role }: Pick<Actor, 'role'>): Deps =>
  deps.replica && role === 'guest' ? { ...deps, pool: deps.replica.pool, kysely: deps.replica.kysely } : deps
