import type { CallLimit } from '@bichar/contract/endpoint.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../refusal.ts'

interface CallLimiter {
  /** Refuses whoever has no call left, without counting one. */
  check(key: string): Promise<void>
  /** Counts a call. */
  spend(key: string): Promise<void>
}

/**
 * Refuses what one person does too often. Kept in memory: it protects this process; what must hold across
 * processes and restarts (codes, logins) is counted in the database by the accounts module.
 */
export function callLimiter(name: string, limit: CallLimit): CallLimiter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: limit.times, duration: limit.seconds })
  const refusal = ({ msBeforeNext }: RateLimiterRes) =>
    new ApiError(limit.refusal ?? 'too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    })
  return {
    async check(key) {
      const spent = await limiter.get(key)
      if (spent && spent.consumedPoints >= limit.times) throw refusal(spent)
    },
    async spend(key) {
      try {
        await limiter.consume(key)
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? refusal(refused) : refused
      }
    },
  }
}
