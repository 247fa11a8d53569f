import type { Call } from '@bichar/contract/api.ts'
import { newKey } from '../api/newKey.ts'
import { useSession } from '../api/session.ts'
import { withLock } from '../api/withLock.ts'
import type { QueuedRequest } from './queue.ts'
import { broadcastQueueEvent } from './queueEvents.ts'
import { readRequest, recordRefusal, removeRequest, requestLock, storeRequest } from './store.ts'

/** What a person can do with a queued call: have it retried, send another in its place, or delete it from the device. */
export function useChangeQueue() {
  const { user } = useSession()
  const person = user?._id ?? ''
  return {
    async retry(id: string): Promise<void> {
      await recordRefusal(person, id, undefined)
      broadcastQueueEvent('changed')
      broadcastQueueEvent('ready')
    },
    /** The other call gets a key of its own: one that was sent with a name must not be tied to one without. */
    async replace<C extends Call>({ refusal: _, ...call }: QueuedRequest<C>): Promise<void> {
      await storeRequest(person, { ...call, id: newKey() } as unknown as QueuedRequest)
      broadcastQueueEvent('changed')
      broadcastQueueEvent('ready')
    },
    /** Resolves to false if it has been sent, or is being sent: then it may arrive whatever is done here. */
    async remove(id: string): Promise<boolean> {
      const removeQueued = async () => {
        const isQueued = (await readRequest(person, id)) !== undefined
        if (isQueued) await removeRequest(person, id)
        return isQueued
      }
      const answer = await withLock(requestLock(id), removeQueued)
      broadcastQueueEvent('changed')
      return answer === true
    },
  }
}
