import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import * as budgetStore from './budgetStore.ts'
import { keyFor } from './keys.ts'
import { rejectionCounter } from './metrics.ts'

/** The number of times that something is allowed within so many seconds, counted from the first time. */
type Window = readonly [times: number, seconds: number]

/** How often one thing may happen for one person, number or network. */
export interface Budget {
  name: string
  refusal: ErrorCode
  windows: readonly RateLimiterPostgres[]
}

/** A budget and the identifiers that it is counted for, which are hashed before they are stored. */
export type BudgetShare = readonly [budget: Budget, ...whose: string[]]

export type Counting = ReturnType<typeof countingInDatabase>

/** Budgets that are counted in the database, so that they hold over all processes (product choices, section 12). */
export function countingInDatabase({
  pool,
  kysely,
  serverKey,
  metrics,
}: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics'>) {
  const rejected = rejectionCounter(metrics)

  /** The counters name nobody: they outlive the request, and may outlive an account. */
  const hashOf = (whose: readonly string[]) =>
    createHmac('sha256', keyFor(serverKey, 'budget')).update(whose.join('/')).digest('base64url')

  const rowsOf = ([{ windows }, ...whose]: BudgetShare) =>
    windows.map((window) => window.getKey(hashOf(whose)))

  /** Counts once in each of the budgets; undefined if none was used up, otherwise it has counted in none. */
  async function firstFull(shares: readonly BudgetShare[]) {
    const counted: string[] = []
    for (const [{ name, refusal, windows }, ...whose] of shares) {
      const key = hashOf(whose)
      for (const window of windows) {
        counted.push(window.getKey(key))
        try {
          await window.consume(key)
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason
          await budgetStore.giveBack(kysely, counted)
          return { name, refusal, seconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) }
        }
      }
    }
    return undefined
  }

  return {
    budget: (name: string, refusal: ErrorCode, ...windows: Window[]): Budget => ({
      name,
      refusal,
      windows: windows.map(
        ([points, duration]) =>
          new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: false,
            keyPrefix: `${name}-${duration}`,
            points,
            duration,
          }),
      ),
    }),

    /** Counts once in each of the budgets, or in none: the first one that is used up refuses, with the time to wait. */
    async consume(shares: readonly BudgetShare[]): Promise<void> {
      const full = await firstFull(shares)
      if (!full) return
      rejected.inc({ limit: full.name })
      throw new ApiError(full.refusal, { retryAfterSeconds: full.seconds })
    },

    /** Counts like `consume`, and tells whether there was room, where nothing is refused. */
    fits: async (shares: readonly BudgetShare[]): Promise<boolean> => (await firstFull(shares)) === undefined,

    giveBack: (shares: readonly BudgetShare[]): Promise<void> =>
      budgetStore.giveBack(kysely, shares.flatMap(rowsOf)),

    /** Resets the counters of a budget. */
    async clear([{ windows }, ...whose]: BudgetShare): Promise<void> {
      for (const window of windows) await window.delete(hashOf(whose))
    },

    /** The fraction of a budget that is used up, from 0 to 1; of several windows the largest. */
    async usedPart([{ windows }, ...whose]: BudgetShare): Promise<number> {
      const parts = windows.map(async (window) => {
        const consumed = await window.get(hashOf(whose))
        return (consumed?.consumedPoints ?? 0) / window.points
      })
      return Math.max(...(await Promise.all(parts)))
    },
  }
}
