import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isDeadlock, type Tx } from './db.ts'

/** Registers an effect that runs after the commit, such as an event for other users. */
export type AfterCommit = (effect: () => void) => void

const maxAttempts = 5
/** A retry without a pause could lock the row again before the other transaction, which waits for it, has woken up. */
const pauseMilliseconds = 50

/** The registered effects of open transactions, for changes that join one. */
const effectsOf = new WeakMap<Db, AfterCommit>()

/**
 * Makes a change in a transaction, or as part of the given one; what it registers with `afterCommit` runs only after the commit. A
 * transaction that is cancelled because of a deadlock is retried.
 */
export async function transact<Result>(
  db: Db,
  change: (tx: Tx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  const joined = effectsOf.get(db)
  if (joined) return change(db as Tx, joined)
  const { result, effects } = await retryOnDeadlock(() => {
    const effects: (() => void)[] = []
    return db.transaction().execute(async (tx) => {
      const afterCommit: AfterCommit = (effect) => void effects.push(effect)
      effectsOf.set(tx, afterCommit)
      return { result: await change(tx, afterCommit), effects }
    })
  })
  for (const effect of effects) effect()
  return result
}

/** Registers an effect of a transaction that `transact` opened, for code that is given only the transaction. */
export function runAfterCommit(tx: Tx, effect: () => void): void {
  const register = effectsOf.get(tx)
  if (!register) throw new Error('The transaction was not opened by transact')
  register(effect)
}

/**
 * Commits this transaction without waiting for the disk. A database that crashes within half a second after the commit loses the
 * whole transaction, so use it only for work that is repeated then.
 */
export const withoutWaitingForDisk = async (tx: Tx): Promise<void> =>
  void (await sql`set local synchronous_commit = off`.execute(tx))

/** Makes a change that is a transaction by itself, such as a single statement, and retries it after a deadlock. */
export async function retryOnDeadlock<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change()
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw error
    }
    await pause(attempt * pauseMilliseconds * (1 + Math.random()))
  }
}
