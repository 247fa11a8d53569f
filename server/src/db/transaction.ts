import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isDeadlock, type Tx } from './db.ts'

/** Takes what is to happen once a change stands, such as telling others of it. */
export type AfterCommit = (effect: () => void) => void

const mostAttempts = 5
/** Made anew at once, a change may take the same row before the other, which waits for it, has woken up. */
const pauseMilliseconds = 50

/** Where what a transaction leaves for afterwards is kept, for the changes that become part of it. */
const effectsOf = new WeakMap<Db, AfterCommit>()

/**
 * Makes a change in one transaction, or as part of the one that it is given; what it leaves with `afterCommit` happens only when that has gone through. Of two
 * that wait for each other the database breaks one off, which is then made anew.
 */
export async function transact<Result>(
  db: Db,
  change: (tx: Tx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  const joined = effectsOf.get(db)
  if (joined) return change(db as Tx, joined)
  const { result, effects } = await atOnce(() => {
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

/**
 * Lets nobody wait until the disk has what this transaction writes. A database that crashes within half a second of its commit undoes it as a
 * whole, so it is for what is then done again.
 */
export const withoutWaitingForDisk = async (tx: Tx): Promise<void> =>
  void (await sql`set local synchronous_commit = off`.execute(tx))

/** Makes a change that is a transaction by itself, such as a single statement; broken off like those of `transact`, it is made anew. */
export async function atOnce<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change()
    } catch (error) {
      if (!isDeadlock(error) || attempt === mostAttempts) throw error
    }
    await pause(attempt * pauseMilliseconds * (1 + Math.random()))
  }
}
