import { backoff } from '../api/backoff.ts'
import { onReturn } from '../api/onReturn.ts'
import { type Language, loadWords } from './messages.ts'

const pauses = { first: 1_000, longest: 60_000 }

/**
 * Loads the messages that the first pages do without, so that the next page has them at once. A failure is retried: with backoff, and as
 * soon as the network or the person is back. Returns a function that stops the retries.
 */
export function fetchOtherWords(language: Language): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const fetchNow = () => {
    clearTimeout(timer)
    loadWords(language).then(stop, (error: unknown) => {
      console.warn('Words could not be fetched', error)
      if (isOver) return
      clearTimeout(timer)
      timer = setTimeout(fetchNow, backoff(failures, pauses))
      failures += 1
    })
  }
  const forget = onReturn(fetchNow)
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    forget()
  }
  fetchNow()
  return stop
}
