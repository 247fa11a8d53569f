import type { Deps } from '../deps.ts'
import { codeBudgets } from './codeBudgets.ts'
import { countingInDatabase } from './counting.ts'
import { passwordBudgets } from './passwordBudgets.ts'

/**
 * What somebody at a device has shown, and whose share they spend from: what strangers do with a number must never use
 * up what its owner has (docs/decisions/0018-what-strangers-spend.md).
 */
export type Standing =
  /** A device that the account has verified, or a session of it. */
  | 'verified'
  /** The right password, on a device that the account does not know. */
  | 'proved'
  /** Nothing yet. The owner with a new phone and a forgotten password is among them. */
  | 'stranger'

export interface Caller {
  phone: string
  deviceId: string
  /** Where the request comes from, as `networkOf` names it; stored only as a keyed hash. */
  network: string
}

export type Budgets = ReturnType<typeof accountBudgets>

export const accountBudgets = (deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics' | 'config'>) => {
  const counting = countingInDatabase(deps)
  return { codes: codeBudgets(counting, deps.config.SMS_PER_HOUR), passwords: passwordBudgets(counting) }
}
