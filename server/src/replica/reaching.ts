import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Position, type Standing, standingOf } from './standbyStore.ts'

/**
 * The state of a replica: it has everything that guests may be shown by now; it does not have it yet; it is no standby
 * any more; or it is a replica of another database.
 */
export type Step = 'in step' | 'behind' | 'no standby' | 'foreign'

/** The pause between two checks of whether the replica has come far enough. */
const betweenMilliseconds = 5

export function stepOf(standing: Standing, position: Position): Step {
  if (standing.database !== position.database) return 'foreign'
  // The data of a promoted server does not follow the primary any more, whatever its position is.
  if (!standing.isStandby) return 'no standby'
  const isOnTheWay = standing.timeline === position.timeline && standing.bytes >= position.bytes
  return isOnTheWay ? 'in step' : 'behind'
}

interface Reached {
  step: Step
  /** As last seen; undefined if no query was needed. */
  standing?: Standing
}

interface Patience {
  /** A time of `performance.now`. */
  deadline: number
  /** Whether to query a connection even if it is known to be far enough. */
  asksAnyway?: boolean
}

export type Reach = (
  client: Pick<pg.Client, 'query'>,
  position: Position,
  patience: Patience,
) => Promise<Reached>

/**
 * Determines whether queries on a connection see what the primary had at a position; waits for it until `deadline`.
 * What a connection has once reached is not queried again: it leads to one server as long as it lasts, and a server
 * only moves forward.
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
