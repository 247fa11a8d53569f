import type { CallLimit } from '@bichar/contract/endpoint.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './errors.ts'

/**
 * Refuses what one person does too often. Kept in memory: it protects this process; what must hold across
 * processes and restarts (codes, logins) is counted in the database by the accounts room.
 */
export function callLimiter(name: string, limit: CallLimit): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: limit.times, duration: limit.seconds })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new ApiError(limit.refusal ?? 'too_many_requests', {
        retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000),
      })
    }
  }
}
