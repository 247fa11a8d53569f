import type { Deps } from '../core/deps.ts'
import { nextDueIn } from './decisionStore.ts'
import { carryOutDue } from './decisions.ts'

/**
 * Polling interval, shorter than the delay of a decision: decisions that another process accepted and cannot carry out are found
 * in time.
 */
const lookMilliseconds = 5_000
/** The pause before decisions that are overdue and were not carried out: they fail, or another process is busy with them. */
const retryMilliseconds = 1_000

/** Starts to carry out due decisions in this process. Returns a function that stops it. */
export function startCarryingOut(deps: Deps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let round: Promise<void>

  const look = async () => {
    await carryOutDue(deps)
    const next = await nextDueIn(deps.kysely)
    if (next === null) return lookMilliseconds
    return next < 0 ? retryMilliseconds : Math.min(lookMilliseconds, next + 10)
  }
  const begin = () => {
    round = look()
      .catch((error) => {
        deps.log.warn({ err: error }, 'checking for due moderation decisions failed')
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
