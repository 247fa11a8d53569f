import { backoff } from '../api/backoff.ts'
import { type Language, loadWords } from './messages.ts'

const pauses = { first: 1_000, longest: 60_000 }

/**
 * Fetches the words that the first pages do without, so that what is opened next has them at once. Where that fails it is tried again:
 * after a while, and as soon as the network or the person comes back.
 */
export function fetchOtherWords(language: Language): () => void {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const stop = () => {
    clearTimeout(timer)
    over.abort()
  }
  const fetchNow = () => {
    clearTimeout(timer)
    loadWords(language).then(stop, (error: unknown) => {
      console.warn('Words could not be fetched', error)
      if (signal.aborted) return
      clearTimeout(timer)
      timer = setTimeout(fetchNow, backoff(failures, pauses))
      failures += 1
    })
  }
  window.addEventListener('online', fetchNow, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && fetchNow(), {
    signal,
  })
  fetchNow()
  return stop
}
