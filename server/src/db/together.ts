import { setTimeout as pause, setImmediate as whatHasCome } from 'node:timers/promises'
import DataLoader from 'dataloader'
import pg from 'pg'
import { isDatabaseAway, isTooSlow } from './db.ts'

/** Whoever asks first does not wait for more than these. */
const mostAtOnce = 100
/** Nor does a group wait longer for the one before it, whose connection may have died or whose table may be locked, than so many milliseconds. */
const longestWait = 50

/**
 * Asks for all that ask the same kind of thing of a pool in one turn of the event loop by one statement, whose answers stand in the
 * order of the questions. Nothing is remembered: what is asked for afterwards is read afterwards.
 */
export const togetherOn = <Pool extends object, Question, Answer>(
  ask: (pool: Pool, questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((pool: Pool, question: Question) => Promise<Answer>) =>
  onEach((pool) => batched((questions) => ask(pool, questions), whatHasCome))

/** A row of an answer that says which question it is for, as `with ordinality` counts them: from one, and as a text. */
export interface Placed {
  place: string
}

/** Rows in the order of the questions; undefined where a question has none. */
export function inPlaces<Row extends object>(
  questions: readonly unknown[],
  rows: readonly (Row & Placed)[],
): (Omit<Row, 'place'> | undefined)[] {
  const ordered: (Omit<Row, 'place'> | undefined)[] = questions.map(() => undefined)
  for (const { place, ...row } of rows) ordered[Number(place) - 1] = row
  return ordered
}

/**
 * A group commit: changes of one kind that come while others are being written are written next, by one statement, with one transaction
 * and one wait for the disk for all of them. Changes stay independent of each other. `together` waits for no row that somebody else
 * holds and leaves undefined in the place of what it did not do, which is then done by `alone` while others go on. When its statement
 * is refused, and so undone, each is done by `alone`, so that only what is wrong with itself is refused. Nothing is done again of a
 * database that went away meanwhile, since nobody knows what it did, or that has no time for anybody.
 */
export function changeTogether<Pool extends object, Change, Answer>(
  together: (pool: Pool, changes: readonly Change[]) => Promise<readonly (Answer | undefined)[]>,
  alone: (pool: Pool, change: Change) => Promise<Answer>,
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

/** Gathers until `due`, which is asked for when the first has come. */
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

/** What is gathered is gathered for each pool by itself. */
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
