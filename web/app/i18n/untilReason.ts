import { CallError, isOffline } from '../api/errors.ts'
import { hasWords, type Language, loadWords } from './messages.ts'

/** Nobody waits longer to be told at least what failed. */
const patienceMilliseconds = 3_000

/** Waits for the words of the reason that the server gave, where they have not come yet; without a network there is none. */
export async function untilReason(error: unknown, language: Language): Promise<void> {
  if (!(error instanceof CallError) || isOffline(error) || hasWords(language)) return
  const words = loadWords(language).catch((failure: unknown) =>
    console.warn('Words could not be fetched', failure),
  )
  await Promise.race([words, new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))])
}
