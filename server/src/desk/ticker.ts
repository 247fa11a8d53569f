import type { Deps } from '../deps.ts'
import { nextDueIn } from './decisionStore.ts'
import { carryOutDue } from './decisions.ts'

/** Sooner than anything decided meanwhile is due: what another process has taken, and cannot carry out, is found in time. */
const lookMilliseconds = 5_000

/** Carries out what has been decided at the desk when it is due, from now on, in this process. Returns what stops it. */
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
