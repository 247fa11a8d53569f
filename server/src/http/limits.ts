import type { CallLimit } from '@bichar/contract/endpoint.ts'
import type { FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../core/refusal.ts'

/** What a caller has left of a limit, and after how many seconds all of it is there again. */
interface Quota {
  left: number
  seconds: number
}

export interface CallLimiter {
  /** Throws if the caller has no calls left, without counting one. */
  check(key: string): Promise<void>
  /** Counts a call; throws if the caller has no calls left. Resolves with what is left, if this process alone counts. */
  consume(key: string): Promise<Quota | undefined>
}

/** Tells a caller the limit of a call, and what is left of it: the fields of draft-ietf-httpapi-ratelimit-headers. */
export function announceLimit(reply: FastifyReply, { times, seconds }: CallLimit, quota?: Quota): void {
  reply.header('ratelimit-policy', `"call";q=${times};w=${seconds}`)
  if (quota) reply.header('ratelimit', `"call";r=${quota.left};t=${quota.seconds}`)
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
      const consumed = await limiter.get(key)
      if (consumed && consumed.consumedPoints >= limit.times) throw refusalOf(limit, consumed.msBeforeNext)
    },
    async consume(key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key)
        return { left: remainingPoints, seconds: Math.ceil(msBeforeNext / 1000) }
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? refusalOf(limit, refused.msBeforeNext) : refused
      }
    },
  }
}
