import type { Call } from '@bichar/contract/api.ts'
import { newKey } from '../api/newKey.ts'
import { useSession } from '../api/session.ts'
import { withLock } from '../api/withLock.ts'
import { broadcastCallEvent } from './callEvents.ts'
import { callLock, noteRefusal, readCall, removeCall, writeCall } from './store.ts'
import type { WaitingCall } from './waiting.ts'

/** What a person can do with a queued call: have it retried, send another in its place, or delete it from the device. */
export function useChangeCalls() {
  const { user } = useSession()
  const person = user?._id ?? ''
  return {
    async again(id: string): Promise<void> {
      await noteRefusal(person, id, undefined)
      broadcastCallEvent('changed')
      broadcastCallEvent('ready')
    },
    /** The other call gets a key of its own: one that was sent with a name must not be tied to one without. */
    async replace<C extends Call>({ refusal: _, ...call }: WaitingCall<C>): Promise<void> {
      await writeCall(person, { ...call, id: newKey() } as unknown as WaitingCall)
      broadcastCallEvent('changed')
      broadcastCallEvent('ready')
    },
    /** Resolves to false if it has been sent, or is being sent: then it may arrive whatever is done here. */
    async remove(id: string): Promise<boolean> {
      const removeQueued = async () => {
        const isQueued = (await readCall(person, id)) !== undefined
        if (isQueued) await removeCall(person, id)
        return isQueued
      }
      const answer = await withLock(callLock(id), removeQueued)
      broadcastCallEvent('changed')
      return answer === true
    },
  }
}
