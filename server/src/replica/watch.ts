import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Connection } from '../db/db.ts'
import type { CatchUp, ReplicaState } from './catchUp.ts'
import { isConflict } from './failures.ts'
import type { ReplicaMetrics } from './metrics.ts'
import { type Position, readReplicaStatus } from './standbyStore.ts'

/** The longest wait for a replica to catch up with the primary; it is seldom more than a few milliseconds behind. */
export const patienceMilliseconds = 100
/** The timeout for connecting and for the query of the position. */
export const answerMilliseconds = 1_000
const betweenLooksMilliseconds = 1_000
/** Being behind for a moment is normal, and only logged when it lasts this long. */
const ordinaryMilliseconds = 30_000

type State = ReplicaState | 'away' | 'not told'

const words: Record<State, string> = {
  'in step': 'the replica is read from for guests',
  behind: 'the replica stays behind; the primary is read from for guests',
  'not told': 'the primary does not say how far it has come; it is read from for guests',
  away: 'the replica does not answer; the primary is read from for guests',
  'no standby': 'the replica takes changes itself and follows nobody; the primary is read from for guests',
  foreign: 'DATABASE_READ_URL leads to another database; the primary is read from for guests',
}

interface Options {
  connection: Connection
  /** A position after everything that guests may be shown by now; waits for it for so many milliseconds. */
  position(milliseconds: number): Promise<Position | undefined>
  catchUp: CatchUp
  /** Called when the replica stops responding, so that nobody waits for its results any longer. */
  onAway(): void
  log: FastifyBaseLogger
  metrics: ReplicaMetrics
}

/** Checks the replica once a second, so that no request has to find out whether it is available. */
export function openWatch({ connection, position, catchUp, onAway, log, metrics }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping
  let state: State | undefined
  let logged: State | undefined
  let ordinarySince: number | undefined
  let looker: pg.Client | undefined
  let looking: Promise<void> | undefined

  const enter = (next: State, error?: unknown) => {
    state = next
    metrics.inStep.set(next === 'in step' ? 1 : 0)
    const mayPass = next === 'behind' || next === 'not told'
    ordinarySince = mayPass ? (ordinarySince ?? performance.now()) : undefined
    if (next === 'away') onAway()
    const isOrdinary = ordinarySince !== undefined && performance.now() - ordinarySince < ordinaryMilliseconds
    if (next === logged || isOrdinary) return
    logged = next
    log[next === 'in step' ? 'info' : 'warn']({ err: error }, words[next])
  }

  /** After an error the replica is not used until the next check. */
  const doubt = () => {
    state = undefined
  }

  const dial = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connection,
      ...{ connectionTimeoutMillis: answerMilliseconds, query_timeout: answerMilliseconds },
      application_name: 'bichar-replica-watch',
    })
    looker = client
    client.on('error', doubt)
    await client.connect()
    return client
  }

  const look = async () => {
    const wanted = await position(patienceMilliseconds)
    try {
      const client = looker ?? (await dial())
      if (!wanted) {
        await readReplicaStatus(client)
        return enter('not told')
      }
      const deadline = performance.now() + patienceMilliseconds
      const { state: reached, status } = await catchUp(client, wanted, { deadline, asksAnyway: true })
      if (status) metrics.lag.set(Math.max(0, wanted.bytes - status.bytes))
      enter(reached)
    } catch (error) {
      // The replica responds; it is checked again in a second.
      if (isConflict(error)) return
      looker?.end().catch(() => undefined)
      looker = undefined
      if (!signal.aborted) enter('away', error)
    }
  }

  const lookOn = async () => {
    while (!signal.aborted) {
      await look()
      await pause(betweenLooksMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    isInStep: () => state === 'in step',
    begin() {
      looking ??= lookOn()
    },
    enter,
    doubt,
    async close() {
      stopping.abort()
      // Not awaited, because a server that does not respond would delay the shutdown.
      looker?.end().catch(() => undefined)
      await looking
    },
  }
}
