import { setImmediate as afterWhatHasCome } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { authenticate } from './sessions.ts'

/** A screen asks for several things at once, and the next screen soon after. */
const cacheMilliseconds = 1_000
const maxSessions = 10_000

interface CachedSession {
  actor: SignedIn
  /** The guest cache's version for 'actors' when the session was read. */
  version: number
  until: number
}

/**
 * Finds the person of a bearer token for calls that only read. The result is cached for a second, unless a notification about any
 * session arrives or may have been missed.
 */
export function knowSessions(deps: Pick<Deps, 'pool' | 'serverKey' | 'authorship' | 'guestCache'>) {
  const cache = new LRUCache<string, CachedSession>({ max: maxSessions })
  return async (bearerToken: string): Promise<SignedIn | undefined> => {
    const found = cache.get(bearerToken)
    // Lets notifications from the database that have already arrived be handled first.
    if (found) await afterWhatHasCome()
    const version = deps.guestCache.version('actors')
    if (found && found.version === version && performance.now() < found.until && !isLocked(found.actor))
      return found.actor
    const until = performance.now() + cacheMilliseconds
    const actor = await authenticate(deps, bearerToken)
    if (actor && version !== undefined) cache.set(bearerToken, { actor, version, until })
    else cache.delete(bearerToken)
    return actor
  }
}

/** Whether a session that was unlocked when it was read has locked since, of which nobody is told. */
const isLocked = ({ anonymousShownUntil }: SignedIn): boolean =>
  Boolean(anonymousShownUntil && anonymousShownUntil.getTime() <= Date.now())
