import { setTimeout as pause, setImmediate as whatHasCome } from 'node:timers/promises'
import DataLoader from 'dataloader'
import pg from 'pg'
import { isDatabaseAway, isTooSlow } from './db.ts'

/** Largest number of requests in a group, which bounds the wait of the first one. */
const mostAtOnce = 100
/** The longest time that a group waits for the one before it, whose connection may be dead or whose table may be locked. */
const longestWaitMilliseconds = 50

/**
 * Batches queries: all that are made on a pool in one turn of the event loop become one statement, whose results are in the order
 * of the queries. Nothing is cached: a later query is read later.
 */
export const togetherOn = <Pool extends object, Question, Answer>(
  ask: (pool: Pool, questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((pool: Pool, question: Question) => Promise<Answer>) =>
  onEach((pool) => batched((questions) => ask(pool, questions), whatHasCome))

/** A result row with the position of its query as `with ordinality` counts: from one, and as a string. */
export interface Placed {
  place: string
}

/** The rows in the order of the queries; undefined for a query without a row. */
export function inPlaces<Row extends object>(
  questions: readonly unknown[],
  rows: readonly (Row & Placed)[],
): (Omit<Row, 'place'> | undefined)[] {
  const ordered: (Omit<Row, 'place'> | undefined)[] = questions.map(() => undefined)
  for (const { place, ...row } of rows) ordered[Number(place) - 1] = row
  return ordered
}

/**
 * A group commit: changes of one kind that arrive while others are being written are written next, by one statement in one
 * transaction, with one wait for the disk. The changes stay independent. `together` must not wait for locked rows: it returns
 * undefined for a change that it skipped, which is then made by `alone` without delaying the others. If its statement fails and is
 * rolled back, every change is made by `alone`, so that only a faulty one is refused. Nothing is repeated after a lost connection,
 * since the outcome is unknown, or after a timeout. `longestWait` is in milliseconds.
 */
export function changeTogether<Pool extends object, Change, Answer>(
  together: (pool: Pool, changes: readonly Change[]) => Promise<readonly (Answer | undefined)[]>,
  alone: (pool: Pool, change: Change) => Promise<Answer>,
  { longestWait = longestWaitMilliseconds } = {},
): (pool: Pool, change: Change) => Promise<Answer> {
  const writeTogether = async (pool: Pool, changes: readonly Change[]) => {
    try {
      return await together(pool, changes)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || isDatabaseAway(error) || isTooSlow(error)) throw error
      return changes.map(() => undefined)
    }
  }
  const inGroups = onEach<Pool, Change, Answer | undefined>((pool) => {
    let written: Promise<unknown> = Promise.resolve()
    const write = (changes: readonly Change[]) => {
      const writing = writeTogether(pool, changes)
      written = Promise.race([writing.catch(() => undefined), pause(longestWait)])
      return writing
    }
    return batched(write, () => Promise.all([written, whatHasCome()]))
  })
  return async (pool, change) => (await inGroups(pool, change)) ?? alone(pool, change)
}

/** Collects queries until the promise of `due`, which is called for the first one, resolves. */
function batched<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  due: () => Promise<unknown>,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader<Question, Answer>(ask, {
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: (send) => void due().then(send),
  })
  return (question) => loader.load(question)
}

/** Collects queries separately for each pool. */
function onEach<Pool extends object, Question, Answer>(
  gather: (pool: Pool) => (question: Question) => Promise<Answer>,
): (pool: Pool, question: Question) => Promise<Answer> {
  const gathering = new WeakMap<Pool, (question: Question) => Promise<Answer>>()
  return (pool, question) => {
    const gathered = gathering.get(pool) ?? gather(pool)
    gathering.set(pool, gathered)
    return gathered(question)
  }
}
