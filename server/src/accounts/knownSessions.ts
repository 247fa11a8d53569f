import { setImmediate as afterWhatHasCome } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { authenticate } from './sessions.ts'

/** A screen asks for several things at once, and the next screen soon after. */
const knownMilliseconds = 1_000
const mostKnown = 10_000

interface Known {
  actor: SignedIn
  /** What had been told of sessions when this was asked for. */
  version: number
  until: number
}

/**
 * Finds whom a bearer token stands for, for calls that only read: who has just been found is known for a second, unless anything was
 * told of any session since (migration 0041), or might have been.
 */
export function knowSessions(
  deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'authorship' | 'guestCache'>,
) {
  const known = new LRUCache<string, Known>({ max: mostKnown })
  return async (bearerToken: string): Promise<SignedIn | undefined> => {
    const found = known.get(bearerToken)
    // What the database has said by now is read first.
    if (found) await afterWhatHasCome()
    const version = deps.guestCache.version('actors')
    if (found && found.version === version && performance.now() < found.until) return found.actor
    const until = performance.now() + knownMilliseconds
    const actor = await authenticate(deps, bearerToken)
    if (actor && version !== undefined) known.set(bearerToken, { actor, version, until })
    else known.delete(bearerToken)
    return actor
  }
}
