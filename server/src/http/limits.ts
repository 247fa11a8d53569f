import type { CallLimit } from '@bichar/contract/endpoint.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../refusal.ts'

export interface CallLimiter {
  /** Refuses whoever has no call left, without counting one. */
  check(key: string): Promise<void>
  /** Counts a call. */
  spend(key: string): Promise<void>
}

/** What is left of the stretch of time has to be waited for. */
export const refusalOf = (limit: CallLimit, milliseconds: number): ApiError =>
  new ApiError(limit.refusal ?? 'too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  })

/**
 * Refuses what one person does too often within a stretch of time that begins with the first call. Kept in memory: it
 * protects this process; what protects people is counted in the database (sharedLimits.ts).
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
