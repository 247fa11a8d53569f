import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Position, type Standing, standingOf } from './standbyStore.ts'

/**
 * What a replica is to us: it has what guests may be shown by now; it will have it; it is no standby any more; or it is one of another
 * database.
 */
export type Step = 'in step' | 'behind' | 'no standby' | 'foreign'

/** Between two looks whether it has come far enough. */
const betweenMilliseconds = 5

export function stepOf(standing: Standing, position: Position): Step {
  if (standing.database !== position.database) return 'foreign'
  // What it says does not change any more, however far the primary goes.
  if (!standing.isStandby) return 'no standby'
  const isOnTheWay = standing.timeline === position.timeline && standing.bytes >= position.bytes
  return isOnTheWay ? 'in step' : 'behind'
}

interface Reached {
  step: Step
  /** As it was seen last; nothing where nobody had to ask. */
  standing?: Standing
}

interface Patience {
  /** On the clock of `performance`. */
  deadline: number
  /** Also of a connection that is known to be far enough. */
  asksAnyway?: boolean
}

export type Reach = (
  client: Pick<pg.Client, 'query'>,
  position: Position,
  patience: Patience,
) => Promise<Reached>

/**
 * Says of a connection whether whoever reads on it sees what the primary had at a position; waits for it until `deadline`. What a connection has
 * been seen to have is not asked for again: it leads to one server as long as it lasts, and a server goes forward.
 */
export function openReaching(): Reach {
  const seen = new WeakMap<object, Position>()

  const has = (client: object, { timeline, bytes }: Position): boolean => {
    const reached = seen.get(client)
    return reached !== undefined && reached.timeline === timeline && reached.bytes >= bytes
  }

  return async (client, position, { deadline, asksAnyway = false }) => {
    if (!asksAnyway && has(client, position)) return { step: 'in step' }
    for (;;) {
      const standing = await standingOf(client)
      const step = stepOf(standing, position)
      if (step === 'in step') seen.set(client, standing)
      if (step !== 'behind' || performance.now() >= deadline) return { step, standing }
      await pause(betweenMilliseconds)
    }
  }
}
