import { CallError, isOffline } from '../api/errors.ts'
import { hasMessages, type Language, loadMessages } from './messages.ts'

/** The longest wait for a reason; then a message without it is shown. */
const timeoutMilliseconds = 3_000

/** Waits until the message of the server's reason is loaded. Without a network there is no reason to wait for. */
export async function untilReason(error: unknown, language: Language): Promise<void> {
  if (!(error instanceof CallError) || isOffline(error) || hasMessages(language)) return
  const words = loadMessages(language).catch((failure: unknown) =>
    console.warn('Messages could not be fetched', failure),
  )
  await Promise.race([words, new Promise((resolve) => setTimeout(resolve, timeoutMilliseconds))])
}
