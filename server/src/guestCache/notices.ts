import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Live } from '../live/live.ts'
import { followPosition } from '../replica/position.ts'
import type { Position } from '../replica/standbyStore.ts'
import type { Subject } from './cached.ts'
import type { Memory } from './memory.ts'
import { catchUp, channel, countIn, say, sayToAll } from './noticeStore.ts'

const heartbeatMilliseconds = 1_000
/** So long a process answers from memory without having heard from the database that it still listens. */
const trustMilliseconds = 3_000
/** Soft changes are told to other processes together. */
const togetherMilliseconds = 100
/** PostgreSQL takes less than 8,000 bytes at a time. */
const mostAtOnce = 150

interface Options {
  live: Live
  memory: Pick<Memory<unknown>, 'drop' | 'soften' | 'clear'>
  /** Whether somebody asks how far the primary has come. */
  withPosition: boolean
  log: FastifyBaseLogger
}

/** What everybody sees, or whom sessions stand for. */
export type Told = 'shown' | 'actors'

export type Notices = ReturnType<typeof openNotices>

/** Keeps what is remembered in step with the database, whoever changes it, and knows when it cannot. */
export function openNotices({ live, memory, withPosition, log }: Options) {
  const self = randomUUID()
  let trustedUntil = 0
  let beat: NodeJS.Timeout | undefined
  let dropped = 0
  const told: Record<Told, number> = { shown: 0, actors: 0 }
  let softened = new Set<Subject>()
  let telling: NodeJS.Timeout | undefined
  const asked = new Map<string, (process: string) => void>()

  const warn = (error: unknown) => log.warn({ err: error }, 'guest cache')
  const position = withPosition ? followPosition(live, warn) : undefined

  const heard: Record<string, (...words: string[]) => void> = {
    all: () => memory.clear(),
    lists: () => memory.drop('lists'),
    post: (postId) => memory.drop(postId, 'lists'),
    actors: () => {},
    soft(from, ...subjects) {
      if (from === self) return
      memory.soften(...subjects)
      position?.tell()
    },
    heard: (question) => void say(live, `yes ${question} ${self}`).catch(warn),
    yes: (question, process) => asked.get(question)?.(process),
  }

  const listenOn = async () => {
    try {
      await countIn(live)
      await ask()
    } catch (error) {
      warn(error)
    }
  }

  let asking = false
  /** What the database says arrives before its answer to this, so that nothing is missing at that moment. */
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
        told[word === 'actors' ? 'actors' : 'shown'] += 1
        if (word !== 'actors') position?.tell()
      }
      heard[word]?.(...words)
    },
    onListening() {
      void listenOn()
      position?.tell()
      clearInterval(beat)
      // A line that has died without a word is noticed by the answer that does not come.
      beat = setInterval(() => {
        void ask().catch(() => undefined)
        position?.renew()
      }, heartbeatMilliseconds)
      beat.unref()
    },
    onLost() {
      clearInterval(beat)
      trustedUntil = 0
      told.shown += 1
      told.actors += 1
      position?.lose()
      memory.clear()
    },
  })

  const tellSoftened = () => {
    const subjects = [...softened]
    softened = new Set()
    for (let from = 0; from < subjects.length; from += mostAtOnce)
      say(live, ['soft', self, ...subjects.slice(from, from + mostAtOnce)].join(' ')).catch(warn)
  }

  /** Waits until every process has heard what has been said so far; who waits, loses patience. */
  const everybodyHeard = async (patience: AbortSignal) => {
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
      expected = await sayToAll(live, `heard ${question}`)
      if (others.size < expected) await answered
    } finally {
      asked.delete(question)
    }
  }

  const isInStep = () => performance.now() < trustedUntil

  return {
    /** Whether what is remembered is in step with the database. */
    isInStep,
    /** Something was added to a post or counted on it; to be said once that has been committed. */
    soften(postId: string) {
      const subjects = [postId, 'lists']
      memory.soften(...subjects)
      position?.tell()
      for (const subject of subjects) softened.add(subject)
      telling ??= setTimeout(() => {
        telling = undefined
        tellSoftened()
      }, togetherMilliseconds)
    },
    version: (of: Told) => (isInStep() ? told[of] : undefined),
    /** A place in the primary's log behind all that was told so far; nothing where something may have been told unheard. */
    async position(milliseconds: number): Promise<Position | undefined> {
      const reached = await position?.within(milliseconds)
      return isInStep() ? reached : undefined
    },
    /** How often something has been taken away so far. */
    dropped: () => dropped,
    /**
     * Waits until this process has heard all that was committed so far, and if something was taken away, until all have: or
     * until whoever does not answer has stopped trusting what it remembers.
     */
    async settle(droppedBefore: number): Promise<void> {
      // Then nothing here is shown from memory, and the others hear by themselves.
      if (!isInStep()) return
      const settled = new AbortController()
      const all = async () => {
        await catchUp(live)
        if (dropped !== droppedBefore) await everybodyHeard(settled.signal)
      }
      try {
        await Promise.race([all(), pause(trustMilliseconds, undefined, settled)])
      } catch (error) {
        // What was committed stands, and a line that is lost is no reason to say otherwise.
        warn(error)
      } finally {
        settled.abort()
      }
    },
    close() {
      clearInterval(beat)
      clearTimeout(telling)
      trustedUntil = 0
    },
  }
}
