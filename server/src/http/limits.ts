import type { CallLimit } from '@bichar/contract/endpoint.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../refusal.ts'

export interface CallLimiter {
  /** Throws if the caller has no calls left, without counting one. */
  check(key: string): Promise<void>
  /** Counts a call; throws if the caller has no calls left. */
  spend(key: string): Promise<void>
}

/** The refusal of a call, with the time until the limit's window ends. */
export const refusalOf = (limit: CallLimit, milliseconds: number): ApiError =>
  new ApiError(limit.refusal ?? 'too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  })

/**
 * Limits the calls of one person within a window that begins with their first call. Counted in memory, to protect this process;
 * limits that protect people are counted in the database (sharedLimits.ts).
 */
export function callLimiter(name: string, limit: CallLimit): CallLimiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: limit.times, duration: limit.seconds })
  return {
    async check(key) {
      const spent = await limiter.get(key)
      if (spent && spent.consumedPoints >= limit.times) throw refusalOf(limit, spent.msBeforeNext)
    },
    async spend(key) {
      try {
        await limiter.consume(key)
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? refusalOf(limit, refused.msBeforeNext) : refused
      }
    },
  }
}
