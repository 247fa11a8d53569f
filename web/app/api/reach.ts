import { useSyncExternalStore } from 'react'
import { backoff } from './backoff.ts'
import { line } from './send.ts'

const pauses = { first: 2_000, longest: 30_000 }
const answerMilliseconds = 8_000

let reached = true
let failures = 0
let asking = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function become(next: boolean) {
  if (next === reached) return
  reached = next
  for (const listener of listeners) listener()
}

function noteAnswer() {
  clearTimeout(timer)
  failures = 0
  become(true)
}

/** A page that a hotspot answers with is no answer of ours. */
const isOurs = async (response: Response): Promise<boolean> =>
  response.ok && response.headers.get('content-type')?.includes('json') === true

/**
 * A call got no answer. One may be lost where others get through, so that the server is asked once more, and as long as it does not
 * answer, again and again.
 */
async function noteSilence(): Promise<void> {
  if (asking) return
  asking = true
  clearTimeout(timer)
  const given = new AbortController()
  const patience = setTimeout(() => given.abort(), answerMilliseconds)
  try {
    if (!(await isOurs(await fetch('/healthz', { cache: 'no-store', signal: given.signal }))))
      throw new Error()
    noteAnswer()
  } catch {
    become(false)
    timer = setTimeout(() => void noteSilence(), backoff(failures, pauses))
    failures += 1
  } finally {
    clearTimeout(patience)
    asking = false
  }
}

/** Asks the server now, and says whether it is reached. */
export async function askServer(): Promise<boolean> {
  await noteSilence()
  return reached
}

/** Calls back whenever the server is lost, and when it is reached again. */
export const onReach = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isReached = () => reached

/**
 * From now on it is known whether the server is reached. A device knows when it has lost its network; that it has one promises
 * nothing, so that a call that fails counts, too.
 */
export function watchNetwork(): () => void {
  const lost = () => {
    become(false)
    void noteSilence()
  }
  const found = () => void noteSilence()
  const hear = () => (line.isAnswered ? noteAnswer() : void noteSilence())
  line.hear = hear
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
  if (!navigator.onLine) lost()
  else if (!line.isAnswered) void noteSilence()
  return () => {
    line.hear = undefined
    clearTimeout(timer)
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', found)
  }
}

/** Whether the server is reached, as far as is known. */
export const useReached = (): boolean => useSyncExternalStore(onReach, isReached, () => true)
