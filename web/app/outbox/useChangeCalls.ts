import { useSession } from '../api/session.ts'
import { broadcastCallEvent } from './callEvents.ts'
import { noteRefusal, removeCall } from './store.ts'

/** What a person can do with a queued call: have it retried, or delete it from the device. */
export function useChangeCalls() {
  const { user } = useSession()
  const person = user?._id ?? ''
  return {
    async again(id: string): Promise<void> {
      await noteRefusal(person, id, undefined)
      broadcastCallEvent('changed')
      broadcastCallEvent('ready')
    },
    async remove(id: string): Promise<void> {
      await removeCall(person, id)
      broadcastCallEvent('changed')
    },
  }
}
