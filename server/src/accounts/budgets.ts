import type { Deps } from '../core/deps.ts'
import { codeBudgets } from './codeBudgets.ts'
import { countingInDatabase } from './counting.ts'
import { passwordBudgets } from './passwordBudgets.ts'

export type Budgets = ReturnType<typeof accountBudgets>

export const accountBudgets = (deps: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'metrics' | 'config'>) => {
  const counting = countingInDatabase(deps)
  return { codes: codeBudgets(counting, deps.config), passwords: passwordBudgets(counting) }
}
