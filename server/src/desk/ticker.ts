import type { Deps } from '../deps.ts'
import { nextDueIn } from './decisionStore.ts'
import { carryOutDue } from './decisions.ts'

/**
 * Polling interval, shorter than the delay of a decision: decisions that another process accepted and cannot carry out are found
 * in time.
 */
const lookMilliseconds = 5_000

/** Starts to carry out due decisions in this process. Returns a function that stops it. */
export function startCarryingOut(deps: Deps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let round: Promise<void>

  const look = async () => {
    await carryOutDue(deps)
    const next = await nextDueIn(deps.kysely)
    return next === null ? lookMilliseconds : Math.min(lookMilliseconds, Math.max(next, 0) + 10)
  }
  const begin = () => {
    round = look()
      .catch((error) => {
        deps.log.warn({ err: error }, 'looking after decisions of the desk')
        return lookMilliseconds
      })
      .then((milliseconds) => {
        if (!isStopped) timer = setTimeout(begin, milliseconds)
      })
  }

  begin()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
  }
}
