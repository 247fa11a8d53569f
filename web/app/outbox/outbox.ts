import type { CallError } from '../api/errors.ts'
import { onVisible } from '../api/onOnlineOrVisible.ts'
import { outcomeOf, pauseAfter, type Refusal, refusalOf } from '../api/outcome.ts'
import { isReached, onReach } from '../api/reach.ts'
import { withLock } from '../api/withLock.ts'

/** What one person has queued on this device, of one kind: calls, or reports. */
export interface Queue {
  /** The ids of what is to be sent, in this order. */
  pendingIds(): Promise<string[]>
  /** The lock of whoever sends an entry, changes it or deletes it. */
  lockOf(id: string): string
  /** Reads an entry whose lock is held and that is sent next; undefined if it has been sent, deleted or replaced meanwhile. */
  load(id: string): Promise<Entry | undefined>
  /** Calls the listener when something could be sent. Returns a function that unsubscribes. */
  onReady(listener: () => void): () => void
}

interface Entry {
  /** Makes the request, under the id as its idempotency key and as this person only. */
  send(signal: AbortSignal): Promise<unknown>
  onSent(answer: unknown): Promise<void>
  onRefused(refusal: Refusal): Promise<void>
}

/**
 * Sends what a person has queued: now, when the server is reached again, when the app becomes visible, when something is ready, and with a few
 * retries after a failure. One tab at a time does so. Returns a function that stops it.
 */
export function openOutbox(person: string, queues: readonly Queue[]): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> | undefined
  let isRunRequested = false

  const run = () => {
    clearTimeout(timer)
    isRunRequested = round !== undefined
    round ??= inOneTab(person, signal, () => sendAll(queues, signal))
      .then(
        (isDone) => {
          failures = isDone ? 0 : failures + 1
        },
        (error: unknown) => {
          if (!signal.aborted) console.warn('What waits could not be sent', error)
        },
      )
      .finally(() => {
        round = undefined
        if (signal.aborted) return
        if (isRunRequested) return run()
        const pause = failures > 0 && pauseAfter(failures)
        if (pause) timer = setTimeout(run, pause)
      })
  }
  const restart = () => {
    failures = 0
    run()
  }

  // A device says that it has a network before anything gets through, so that is not listened to: the server is asked until it answers.
  const unsubscribe = [
    onVisible(restart),
    onReach(() => isReached() && restart()),
    ...queues.map((queue) => queue.onReady(restart)),
  ]
  restart()
  return () => {
    clearTimeout(timer)
    for (const stop of unsubscribe) stop()
    stopped.abort()
  }
}

const inOneTab = <Result>(
  person: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`outbox/${person}`, { signal }, work) : work()

/** Sends one queue after the other; resolves to whether nothing is left to retry. */
async function sendAll(queues: readonly Queue[], signal: AbortSignal): Promise<boolean> {
  let isDone = true
  for (const queue of queues) isDone = (await sendQueue(queue, signal)) && isDone
  return isDone
}

/** Sends one entry after the other; resolves to whether none is left to retry. */
async function sendQueue(queue: Queue, signal: AbortSignal): Promise<boolean> {
  const passed = new Set<string>()
  let isDone = true
  for (;;) {
    const next = (await queue.pendingIds()).find((id) => !passed.has(id))
    if (next === undefined || signal.aborted) return isDone
    passed.add(next)
    const outcome = await withLock(queue.lockOf(next), () => sendOne(queue, next, signal))
    if (outcome === 'aborted') return false
    if (outcome === 'retry' || outcome === 'locked') isDone = false
  }
}

async function sendOne(queue: Queue, id: string, signal: AbortSignal) {
  const entry = await queue.load(id)
  if (!entry) return
  let answer: unknown
  try {
    answer = await entry.send(signal)
  } catch (error) {
    if (signal.aborted) return 'aborted'
    const outcome = outcomeOf(error)
    if (outcome !== 'refused') return outcome
    return entry.onRefused(refusalOf(error as CallError))
  }
  return entry.onSent(answer)
}
