import type { Db, Tx } from './db.ts'

/** Takes what is to happen once a change stands, such as telling others of it. */
export type AfterCommit = (effect: () => void) => void

/** Makes a change in one transaction; what it leaves with `afterCommit` happens only when that has gone through. */
export async function transact<Result>(
  db: Db,
  change: (tx: Tx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  const effects: (() => void)[] = []
  const result = await db.transaction().execute((tx) => change(tx, (effect) => void effects.push(effect)))
  for (const effect of effects) effect()
  return result
}
