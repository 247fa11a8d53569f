import { backoff } from './backoff.ts'
import { onOnlineOrVisible } from './onOnlineOrVisible.ts'

const pauses = { first: 1_000, longest: 60_000 }

/**
 * Runs `load` until it has succeeded, and hands over the result once: with growing pauses after failures, and at once when the network or
 * the person returns. Returns a function that stops it; nothing is handed over afterwards. For what is loaded in the background, where
 * nobody presses a button again.
 */
export function retryUntilDone<Part>(
  load: () => Promise<Part>,
  onLoaded: (part: Part) => void = () => {},
  onFailure: (error: unknown) => void = () => {},
): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const run = () => {
    clearTimeout(timer)
    load().then(
      (part) => {
        if (isOver) return
        stop()
        onLoaded(part)
      },
      (error: unknown) => {
        console.warn('A part of the app could not be loaded', error)
        if (isOver) return
        onFailure(error)
        clearTimeout(timer)
        timer = setTimeout(run, backoff(failures, pauses))
        failures += 1
      },
    )
  }
  const unsubscribe = onOnlineOrVisible(run)
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
  }
  run()
  return stop
}
