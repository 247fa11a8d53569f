import { getQueue, setQueue } from './queue.ts'
import { readRequests } from './store.ts'

/**
 * Reads the queued calls of this person from the device and shows them. A call that is queued meanwhile is shown already, and may be
 * missing from what was read, so they are read again.
 */
export async function loadQueue(person: string, signal: AbortSignal): Promise<void> {
  const before = getQueue()
  const calls = await readRequests(person)
  if (signal.aborted) return
  if (getQueue() !== before) return loadQueue(person, signal)
  setQueue(calls)
}
