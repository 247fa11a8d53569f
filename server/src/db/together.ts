import { setImmediate as afterWhatHasCome } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** Whoever asks first does not wait for more than these. */
const mostAtOnce = 100

/**
 * Asks for all that ask the same kind of thing of a pool in one turn of the event loop by one statement, whose answers stand in the
 * order of the questions. Nothing is remembered: what is asked for afterwards is read afterwards.
 */
export function togetherOn<Pool extends object, Question, Answer>(
  ask: (pool: Pool, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (pool: Pool, question: Question) => Promise<Answer> {
  const loaders = new WeakMap<Pool, DataLoader<Question, Answer>>()
  const loaderOf = (pool: Pool) =>
    new DataLoader<Question, Answer>((questions) => ask(pool, questions), {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (send) => void afterWhatHasCome().then(send),
    })
  return (pool, question) => {
    const loader = loaders.get(pool) ?? loaderOf(pool)
    loaders.set(pool, loader)
    return loader.load(question)
  }
}
