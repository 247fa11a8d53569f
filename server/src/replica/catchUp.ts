import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Position, type ReplicaStatus, readReplicaStatus } from './standbyStore.ts'

/**
 * The state of a replica: it has everything that guests may be shown by now; it does not have it yet; it is no standby
 * any more; or it is a replica of another database.
 */
export type ReplicaState = 'in step' | 'behind' | 'no standby' | 'foreign'

/** The pause between two checks of whether the replica has come far enough. */
const betweenMilliseconds = 5

export function replicaState(status: ReplicaStatus, position: Position): ReplicaState {
  if (status.database !== position.database) return 'foreign'
  // The data of a promoted server does not follow the primary any more, whatever its position is.
  if (!status.isStandby) return 'no standby'
  const isOnTheWay = status.timeline === position.timeline && status.bytes >= position.bytes
  return isOnTheWay ? 'in step' : 'behind'
}

interface CaughtUp {
  state: ReplicaState
  /** As last seen; undefined if no query was needed. */
  status?: ReplicaStatus
}

interface Patience {
  /** A time of `performance.now`. */
  deadline: number
  /** Whether to query a connection even if it is known to be far enough. */
  asksAnyway?: boolean
}

export type CatchUp = (
  client: Pick<pg.Client, 'query'>,
  position: Position,
  patience: Patience,
) => Promise<CaughtUp>

/**
 * Determines whether queries on a connection see what the primary had at a position; waits for it until `deadline`.
 * What a connection has once reached is not queried again: it leads to one server as long as it lasts, and a server
 * only moves forward.
 */
export function openCatchUpCheck(): CatchUp {
  const seen = new WeakMap<object, Position>()

  const has = (client: object, { timeline, bytes }: Position): boolean => {
    const reached = seen.get(client)
    return reached !== undefined && reached.timeline === timeline && reached.bytes >= bytes
  }

  return async (client, position, { deadline, asksAnyway = false }) => {
    if (!asksAnyway && has(client, position)) return { state: 'in step' }
    for (;;) {
      const status = await readReplicaStatus(client)
      const state = replicaState(status, position)
      if (state === 'in step') seen.set(client, status)
      if (state !== 'behind' || performance.now() >= deadline) return { state, status }
      await pause(betweenMilliseconds)
    }
  }
}
