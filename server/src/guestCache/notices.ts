import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../live/live.ts'
import { followPosition } from '../replica/position.ts'
import type { Position } from '../replica/standbyStore.ts'
import type { Subject } from './cached.ts'
import type { Memory } from './memory.ts'
import { catchUp, channel, notify, notifyAndCount, registerProcess } from './noticeStore.ts'

const heartbeatMilliseconds = 1_000
/** How long a process serves from its cache after the last confirmation that its database connection is alive. */
const trustMilliseconds = 3_000
/** Soft changes are batched for this long before other processes are notified. */
const togetherMilliseconds = 100
/** The number of subjects in one notification; PostgreSQL's limit is 8,000 bytes. */
const mostAtOnce = 150

interface Options {
  live: Live
  memory: Pick<Memory<unknown>, 'drop' | 'markStale' | 'clear'>
  /** Whether the position of the primary is needed, because a replica is read from. */
  withPosition: boolean
  log: FastifyBaseLogger
}

/** What is invalidated: content that everybody sees, or sessions and accounts. */
export type Versioned = 'shown' | 'actors'

export type Notices = ReturnType<typeof openNotices>

/** Keeps the cache in step with the database, whichever process changes it, and knows when it cannot. */
export function openNotices({ live, memory, withPosition, log }: Options) {
  const self = randomUUID()
  let trustedUntil = 0
  let beat: NodeJS.Timeout | undefined
  let dropped = 0
  const versions: Record<Versioned, number> = { shown: 0, actors: 0 }
  let stale = new Set<Subject>()
  let flushTimer: NodeJS.Timeout | undefined
  const asked = new Map<string, (process: string) => void>()

  let isClosed = false
  /** The end of the process cuts off the queries that are under way, which nobody has to look into. */
  const warn = (error: unknown) => {
    if (!isClosed) log.warn({ err: error }, 'the guest cache could not reach the database')
  }
  const position = withPosition ? followPosition(live, warn) : undefined

  const handlers: Record<string, (...words: string[]) => void> = {
    all: () => memory.clear(),
    lists: () => memory.drop('lists'),
    post: (postId) => memory.drop(postId, 'lists'),
    actors: () => {},
    soft(from, ...subjects) {
      if (from === self) return
      memory.markStale(...subjects)
      position?.noteChange()
    },
    heard: (question) => void notify(live, `yes ${question} ${self}`).catch(warn),
    yes: (question, process) => asked.get(question)?.(process),
  }

  const listenOn = async () => {
    try {
      await registerProcess(live)
      await ask()
    } catch (error) {
      warn(error)
    }
  }

  let asking = false
  /** Notifications arrive before the result of this query, so that at its start none is missing. */
  const ask = async () => {
    if (asking) return
    const since = performance.now()
    asking = true
    try {
      await catchUp(live)
      trustedUntil = since + trustMilliseconds
    } finally {
      asking = false
    }
  }

  live.listen(channel, {
    onNotice(payload) {
      const [word = '', ...words] = payload.split(' ')
      if (['all', 'lists', 'post', 'actors'].includes(word)) {
        dropped += 1
        versions[word === 'actors' ? 'actors' : 'shown'] += 1
        if (word !== 'actors') position?.noteChange()
      }
      handlers[word]?.(...words)
    },
    onListening() {
      // There may have been invalidations while it did not listen.
      dropped += 1
      void listenOn()
      position?.noteChange()
      clearInterval(beat)
      // A connection that died silently is noticed because the result of this query does not arrive.
      beat = setInterval(() => {
        void ask().catch(() => undefined)
        position?.renew()
      }, heartbeatMilliseconds)
      beat.unref()
    },
    onLost() {
      clearInterval(beat)
      trustedUntil = 0
      versions.shown += 1
      versions.actors += 1
      position?.lose()
      memory.clear()
    },
  })

  const notifyStale = () => {
    const subjects = [...stale]
    stale = new Set()
    for (let from = 0; from < subjects.length; from += mostAtOnce)
      notify(live, ['soft', self, ...subjects.slice(from, from + mostAtOnce)].join(' ')).catch(warn)
  }

  /** Waits until every process has received the notifications sent so far, or until the signal aborts. */
  const waitForAllAcks = async (patience: AbortSignal) => {
    const question = randomUUID()
    const others = new Set<string>()
    let finish = () => {}
    const answered = new Promise<void>((resolve) => {
      finish = resolve
    })
    patience.addEventListener('abort', finish)
    let expected = Number.POSITIVE_INFINITY
    asked.set(question, (process) => {
      if (others.add(process).size >= expected) finish()
    })
    try {
      expected = await notifyAndCount(live, `heard ${question}`)
      if (others.size < expected) await answered
    } finally {
      asked.delete(question)
    }
  }

  const isInStep = () => performance.now() < trustedUntil

  return {
    /** Whether the cache is in step with the database. */
    isInStep,
    /** Marks the responses about a post as outdated after something was added to it or counted on it; to be called after the commit. */
    markStale(postId: string) {
      const subjects = [postId, 'lists']
      memory.markStale(...subjects)
      position?.noteChange()
      for (const subject of subjects) stale.add(subject)
      flushTimer ??= setTimeout(() => {
        flushTimer = undefined
        notifyStale()
      }, togetherMilliseconds)
    },
    version: (of: Versioned) => (isInStep() ? versions[of] : undefined),
    /**
     * A position in the primary's write-ahead log after all changes notified so far; undefined if a notification may
     * have been missed.
     */
    async position(milliseconds: number): Promise<Position | undefined> {
      const reached = await position?.within(milliseconds)
      return isInStep() ? reached : undefined
    },
    /** The number of invalidations received so far, or perhaps missed. */
    dropped: () => dropped,
    /**
     * Waits until this process has received all notifications committed so far and, if something was invalidated, until
     * all processes have, or until a process that does not answer no longer trusts its cache. While its own connection
     * is lost, this process knows neither what a call has invalidated nor who has heard of it, so each call waits for as
     * long: slow answers until it listens again are better than another process showing what was just taken back.
     */
    async settle(droppedBefore: number): Promise<void> {
      const settled = new AbortController()
      const noTrustAnymore = pause(trustMilliseconds, undefined, settled)
      const all = async () => {
        await catchUp(live)
        if (dropped !== droppedBefore) await waitForAllAcks(settled.signal)
      }
      try {
        await Promise.race([all(), noTrustAnymore])
      } catch (error) {
        // The change is committed, so a lost connection is no reason to answer with an error.
        warn(error)
        await noTrustAnymore
      } finally {
        settled.abort()
      }
    },
    close() {
      isClosed = true
      clearInterval(beat)
      clearTimeout(flushTimer)
      trustedUntil = 0
    },
  }
}
