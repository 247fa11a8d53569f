import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import { type Connection, type Db, openPool, requestTimeouts, type Tables } from '../db/db.ts'
import { isConflict, isOfStatement, isOwnFault } from './failures.ts'
import { openReplicaMetrics } from './metrics.ts'
import { openReaching } from './reaching.ts'
import type { Position } from './standbyStore.ts'
import { answerMilliseconds, openWatch, patienceMilliseconds } from './watch.ts'

/** What guests read from: the replica where it has all that they may be shown by now, else the primary. */
export interface Replica {
  /** Takes single statements only, each of which may be answered by either. */
  pool: pg.Pool
  kysely: Db
  /** From now on it is looked at; before, the primary answers. */
  begin(): void
  close(): Promise<void>
}

interface Options {
  connection: Connection
  primary: pg.Pool
  position(milliseconds: number): Promise<Position | undefined>
  log: FastifyBaseLogger
  metrics: Registry
}

type Ask = (...asked: unknown[]) => Promise<pg.QueryResult>

const mostConnections = 10
const betweenRefusalsMilliseconds = 60_000

export function openReplica({ connection, primary, position, log, metrics: registry }: Options): Replica {
  const metrics = openReplicaMetrics(registry)
  const reach = openReaching()
  const lent = new Set<pg.PoolClient>()
  let refusalSaidAt = Number.NEGATIVE_INFINITY
  /** Something may not be read there, or is not there: said, but not with each request. */
  const sayRefused = (error: unknown) => {
    if (performance.now() - refusalSaidAt < betweenRefusalsMilliseconds) return
    refusalSaidAt = performance.now()
    log.warn({ err: error }, 'the replica refuses what is asked of it for guests; the primary answers')
  }

  /** Whoever waits for an answer hears at once that there is none: in the midst of a statement a connection is just dropped. */
  const hangUp = () => {
    for (const client of lent) void (client as unknown as pg.Client).end().catch(() => undefined)
  }
  const watch = openWatch({ connection, position, reach, onAway: hangUp, log, metrics })
  const pool = openPool(connection, {
    ...requestTimeouts,
    ...{ max: mostConnections, connectionTimeoutMillis: answerMilliseconds },
    application_name: 'bichar-guests',
    onError: watch.doubt,
  })

  /** Answers on a connection that is as far as the primary was when the last thing was told; nothing where there is none. */
  const readThere = async (asked: unknown[]): Promise<pg.QueryResult | undefined> => {
    const deadline = performance.now() + patienceMilliseconds
    const wanted = await position(patienceMilliseconds)
    if (!wanted) return undefined
    const client = await pool.connect()
    lent.add(client)
    let isSound = false
    try {
      const { step } = await reach(client, wanted, { deadline })
      isSound = true
      // Whoever comes next does not wait for it again.
      if (step !== 'in step') return void watch.enter(step)
      return await (client.query as Ask).apply(client, asked)
    } catch (error) {
      isSound = isSound && isOfStatement(error)
      throw error
    } finally {
      lent.delete(client)
      client.release(!isSound)
    }
  }

  const read: Ask = async (...asked) => {
    try {
      const answer = watch.isInStep() ? await readThere(asked) : undefined
      if (answer) {
        metrics.reads.inc({ from: 'replica' })
        return answer
      }
    } catch (error) {
      if (isOwnFault(error)) throw error
      if (!isOfStatement(error)) watch.doubt()
      else if (!isConflict(error)) sayRefused(error)
    }
    metrics.reads.inc({ from: 'primary' })
    return (primary.query as Ask).apply(primary, asked)
  }

  pool.query = read as typeof pool.query
  return {
    pool,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lending(read) }) }),
    begin: watch.begin,
    async close() {
      await watch.close()
      hangUp()
      await pool.end()
    },
  }
}

/** A pool for Kysely, of which each statement goes where `read` says: they are none of one transaction. */
function lending(read: Ask): pg.Pool {
  const query: Ask = (text, ...values) => {
    if (/^(begin|start transaction)/i.test(String(text)))
      throw new Error('What is read for guests is not one transaction')
    return read(text, ...values)
  }
  const client = { query, release: () => undefined }
  return { connect: async () => client, end: async () => undefined } as unknown as pg.Pool
}
