import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import { type Connection, type Db, openPool, requestTimeouts, type Tables } from '../db/db.ts'
import { openCatchUpCheck } from './catchUp.ts'
import { isConflict, isOfStatement, isOwnFault } from './failures.ts'
import { openReplicaMetrics } from './metrics.ts'
import type { Position } from './standbyStore.ts'
import { answerMilliseconds, openWatch, patienceMilliseconds } from './watch.ts'

/** What guests read from: the replica if it has everything that they may be shown by now, otherwise the primary. */
export interface Replica {
  /** Accepts only single statements, each of which may be answered by either database. */
  pool: pg.Pool
  kysely: Db
  /** Starts watching the replica; until then the primary answers. */
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
  const catchUp = openCatchUpCheck()
  const lent = new Set<pg.PoolClient>()
  let refusalSaidAt = Number.NEGATIVE_INFINITY
  /** Logs that the replica refuses a statement, for example for missing privileges, at most once a minute. */
  const logRefused = (error: unknown) => {
    if (performance.now() - refusalSaidAt < betweenRefusalsMilliseconds) return
    refusalSaidAt = performance.now()
    log.warn({ err: error }, 'the replica refuses what is asked of it for guests; the primary answers')
  }

  /**
   * Ends the connections in use, so that callers fail at once and do not wait for a response: a connection with a
   * running statement is dropped.
   */
  const hangUp = () => {
    for (const client of lent) void (client as unknown as pg.Client).end().catch(() => undefined)
  }
  const watch = openWatch({ connection, position, catchUp, onAway: hangUp, log, metrics })
  const pool = openPool(connection, {
    ...requestTimeouts,
    ...{ max: mostConnections, connectionTimeoutMillis: answerMilliseconds },
    application_name: 'bichar-guests',
    onError: watch.doubt,
  })

  /** Reads on a connection that is at least as far as the primary was at the last notification; undefined if there is none. */
  const readThere = async (asked: unknown[]): Promise<pg.QueryResult | undefined> => {
    const deadline = performance.now() + patienceMilliseconds
    const wanted = await position(patienceMilliseconds)
    if (!wanted) return undefined
    const client = await pool.connect()
    lent.add(client)
    let isSound = false
    try {
      const { state } = await catchUp(client, wanted, { deadline })
      isSound = true
      // Requests that follow do not wait for the replica again until the next check.
      if (state !== 'in step') return void watch.enter(state)
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
      else if (!isConflict(error)) logRefused(error)
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

/** A pool for Kysely whose statements all go through `read`; they do not form a transaction. */
function lending(read: Ask): pg.Pool {
  const query: Ask = (text, ...values) => {
    if (/^(begin|start transaction)/i.test(String(text)))
      throw new Error('What is read for guests is not one transaction')
    return read(text, ...values)
  }
  const client = { query, release: () => undefined }
  return { connect: async () => client, end: async () => undefined } as unknown as pg.Pool
}
