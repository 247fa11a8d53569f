import type { Deps } from '../deps.ts'
import { codeBudgets } from './codeBudgets.ts'
import { countingInDatabase } from './counting.ts'
import { passwordBudgets } from './passwordBudgets.ts'

/**
 * What a caller at a device has proved, which decides whose budget they spend: strangers must never use up the owner's share of a
 * number (docs/decisions/0018-what-strangers-spend.md).
 */
export type Standing =
  /** A device that the account has verified, or a session of it. */
  | 'verified'
  /** The right password on a device that the account has not verified. */
  | 'proved'
  /** Nothing yet. This includes the owner who has a new phone and has forgotten the password. */
  | 'stranger'

export interface Caller {
  phone: string
  deviceId: string
  /** The client's network, as returned by `networkOf`; stored only as a keyed hash. */
  network: string
}

export type Budgets = ReturnType<typeof accountBudgets>

export const accountBudgets = (deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics' | 'config'>) => {
  const counting = countingInDatabase(deps)
  return { codes: codeBudgets(counting, deps.config.SMS_PER_HOUR), passwords: passwordBudgets(counting) }
}
