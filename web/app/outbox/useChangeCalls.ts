import type { Call } from '@bichar/contract/api.ts'
import { useSession } from '../api/session.ts'
import { broadcastCallEvent } from './callEvents.ts'
import { changeCall, removeCall } from './store.ts'
import type { WaitingCall } from './waiting.ts'

/** What a person can do with a queued call: have it retried, perhaps with another input, or delete it from the device. */
export function useChangeCalls() {
  const { user } = useSession()
  const person = user?._id ?? ''
  return {
    async again<C extends Call>({ id, input }: WaitingCall<C>): Promise<void> {
      await changeCall<C>(person, id, { input, refusal: undefined })
      broadcastCallEvent('changed')
      broadcastCallEvent('ready')
    },
    async remove(id: string): Promise<void> {
      await removeCall(person, id)
      broadcastCallEvent('changed')
    },
  }
}
