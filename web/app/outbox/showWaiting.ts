import { readCalls } from './store.ts'
import { setWaiting, waitingNow } from './waiting.ts'

/**
 * Reads the queued calls of this person from the device and shows them. A call that is queued meanwhile is shown already, and may be
 * missing from what was read, so they are read again.
 */
export async function showWaiting(person: string, signal: AbortSignal): Promise<void> {
  const before = waitingNow()
  const calls = await readCalls(person)
  if (signal.aborted) return
  if (waitingNow() !== before) return showWaiting(person, signal)
  setWaiting(calls)
}
