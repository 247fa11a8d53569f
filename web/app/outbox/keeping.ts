import { newKey } from '../api/newKey.ts'
import { broadcastCallEvent } from './callEvents.ts'
import { writeCall } from './store.ts'
import { type LaterCall, setWaiting, type WaitingCall, waitingNow } from './waiting.ts'

/**
 * Queues a call for a person, in place of the queued call of its slot. The queue shows it at once; if it cannot be stored, that is
 * undone, and the result is false.
 */
export async function keepCall(person: string, later: LaterCall): Promise<boolean> {
  const call: WaitingCall = { ...later, id: later.id ?? newKey() }
  const before = waitingNow()
  setWaiting([...before.filter(({ slot }) => slot !== call.slot), call])
  try {
    await writeCall(person, call)
  } catch (error) {
    console.warn('This could not be kept for later', error)
    setWaiting(before)
    return false
  }
  broadcastCallEvent('changed')
  broadcastCallEvent('ready')
  return true
}
