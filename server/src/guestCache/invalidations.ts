import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../live/live.ts'
import type { Subject } from './cached.ts'
import { catchUp, channel, notify, notifyAndCount, registerProcess } from './invalidationStore.ts'
import type { Memory } from './memory.ts'

const heartbeatMilliseconds = 1_000
/** How long a process serves from its cache after the last confirmation that its database connection is alive. */
const leaseMilliseconds = 3_000
/** Soft changes are batched for this long before other processes are notified. */
const batchMilliseconds = 100
/** The number of subjects in one notification; PostgreSQL's limit is 8,000 bytes. */
const maxSubjects = 150

interface Options {
  live: Live
  memory: Pick<Memory<unknown>, 'drop' | 'markStale' | 'clear'>
  log: FastifyBaseLogger
}

/** What is invalidated: content that everybody sees, or sessions and accounts. */
export type Versioned = 'shown' | 'actors'

export type Invalidations = ReturnType<typeof openInvalidations>

/** Keeps the cache in step with the database, whichever process changes it, and knows when it cannot. */
export function openInvalidations({ live, memory, log }: Options) {
  const self = randomUUID()
  let leaseUntil = 0
  let heartbeat: NodeJS.Timeout | undefined
  let dropped = 0
  const versions: Record<Versioned, number> = { shown: 0, actors: 0 }
  let stale = new Set<Subject>()
  let flushTimer: NodeJS.Timeout | undefined
  const pendingPings = new Map<string, (process: string) => void>()

  let isClosed = false
  /** The end of the process cuts off the queries that are under way, which nobody has to look into. */
  const warn = (error: unknown) => {
    if (!isClosed) log.warn({ err: error }, 'guest cache cannot reach the database')
  }

  const handlers: Record<string, (...args: string[]) => void> = {
    all: () => memory.clear(),
    lists: () => memory.drop('lists'),
    post: (postId) => memory.drop(postId, 'lists'),
    actors: () => {},
    soft(from, ...subjects) {
      if (from === self) return
      memory.markStale(...subjects)
    },
    ping: (pingId) => void notify(live, `ack ${pingId} ${self}`).catch(warn),
    ack: (pingId, process) => pendingPings.get(pingId)?.(process),
  }

  const register = async () => {
    try {
      await registerProcess(live)
      await renewLease()
    } catch (error) {
      warn(error)
    }
  }

  let isRenewing = false
  /** Notifications arrive before the result of this query, so that at its start none is missing. */
  const renewLease = async () => {
    if (isRenewing) return
    const since = performance.now()
    isRenewing = true
    try {
      await catchUp(live)
      leaseUntil = since + leaseMilliseconds
    } finally {
      isRenewing = false
    }
  }

  live.listen(channel, {
    onNotice(payload) {
      const [kind = '', ...args] = payload.split(' ')
      if (['all', 'lists', 'post', 'actors'].includes(kind)) {
        dropped += 1
        versions[kind === 'actors' ? 'actors' : 'shown'] += 1
      }
      handlers[kind]?.(...args)
    },
    onListening() {
      // There may have been invalidations while it did not listen.
      dropped += 1
      void register()
      clearInterval(heartbeat)
      // A connection that died silently is noticed because the result of this query does not arrive.
      heartbeat = setInterval(() => void renewLease().catch(() => undefined), heartbeatMilliseconds)
      heartbeat.unref()
    },
    onLost() {
      clearInterval(heartbeat)
      leaseUntil = 0
      versions.shown += 1
      versions.actors += 1
      memory.clear()
    },
  })

  const notifyStale = () => {
    const subjects = [...stale]
    stale = new Set()
    for (let from = 0; from < subjects.length; from += maxSubjects)
      notify(live, ['soft', self, ...subjects.slice(from, from + maxSubjects)].join(' ')).catch(warn)
  }

  /** Waits until every process has received the notifications sent so far, or until the signal aborts. */
  const pingAll = async (signal: AbortSignal) => {
    const pingId = randomUUID()
    const acked = new Set<string>()
    let finish = () => {}
    const allAcked = new Promise<void>((resolve) => {
      finish = resolve
    })
    signal.addEventListener('abort', finish)
    let expected = Number.POSITIVE_INFINITY
    pendingPings.set(pingId, (process) => {
      if (acked.add(process).size >= expected) finish()
    })
    try {
      expected = await notifyAndCount(live, `ping ${pingId}`)
      if (acked.size < expected) await allAcked
    } finally {
      pendingPings.delete(pingId)
    }
  }

  const isFresh = () => performance.now() < leaseUntil

  return {
    /** Whether the cache is in step with the database. */
    isFresh,
    /** Marks the responses about a post as outdated after something was added to it or counted on it; to be called after the commit. */
    markStale(postId: string) {
      const subjects = [postId, 'lists']
      memory.markStale(...subjects)
      for (const subject of subjects) stale.add(subject)
      flushTimer ??= setTimeout(() => {
        flushTimer = undefined
        notifyStale()
      }, batchMilliseconds)
    },
    version: (of: Versioned) => (isFresh() ? versions[of] : undefined),
    /** The number of invalidations received so far, or perhaps missed. */
    dropped: () => dropped,
    /**
     * Waits until this process has received all notifications committed so far and, if something was invalidated, until
     * all processes have, or until a process that does not answer no longer trusts its cache. While its own connection
     * is lost, this process knows neither what a call has invalidated nor who has heard of it, so each call waits for as
     * long: slow answers until it listens again are better than another process showing what was just taken back.
     */
    async waitForAcks(droppedBefore: number): Promise<void> {
      const finished = new AbortController()
      const leaseExpiry = pause(leaseMilliseconds, undefined, finished)
      const all = async () => {
        await catchUp(live)
        if (dropped !== droppedBefore) await pingAll(finished.signal)
      }
      try {
        await Promise.race([all(), leaseExpiry])
      } catch (error) {
        // The change is committed, so a lost connection is no reason to answer with an error.
        warn(error)
        await leaseExpiry
      } finally {
        finished.abort()
      }
    },
    close() {
      isClosed = true
      clearInterval(heartbeat)
      clearTimeout(flushTimer)
      leaseUntil = 0
    },
  }
}
