import type { Refusal } from '../api/outcome.ts'
import type { WaitingCall } from './waiting.ts'

/**
 * Events about the queued calls on this device, broadcast to every tab of the app, including this one: `changed` means that the stored
 * calls have changed, `ready` that something could be sent.
 */
export type CallEvent =
  | 'changed'
  | 'ready'
  | { arrived: WaitingCall; answer: unknown }
  | { refused: WaitingCall; refusal: Refusal }

const name = 'calls'
let sender: BroadcastChannel | undefined

export function broadcastCallEvent(event: CallEvent): void {
  sender ??= new BroadcastChannel(name)
  sender.postMessage(event)
}

export function onCallEvent(listener: (event: CallEvent) => void): () => void {
  const receiver = new BroadcastChannel(name)
  receiver.onmessage = ({ data }) => listener(data)
  return () => receiver.close()
}
