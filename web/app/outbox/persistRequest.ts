import { newKey } from '../api/newKey.ts'
import { getQueue, type QueuedRequest, type RequestToQueue, setQueue } from './queue.ts'
import { broadcastQueueEvent } from './queueEvents.ts'
import { storeRequest } from './store.ts'

/**
 * Queues a call for a person, in place of the queued call of its slot. The queue shows it at once; if it cannot be stored, that is
 * undone, and the result is false.
 */
export async function persistRequest(person: string, request: RequestToQueue): Promise<boolean> {
  const call: QueuedRequest = { ...request, id: request.id ?? newKey() }
  const before = getQueue()
  setQueue([...before.filter(({ slot }) => slot !== call.slot), call])
  try {
    await storeRequest(person, call)
  } catch (error) {
    console.warn('This could not be kept for later', error)
    setQueue(before)
    return false
  }
  broadcastQueueEvent('changed')
  broadcastQueueEvent('ready')
  return true
}
