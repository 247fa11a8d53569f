import type { Refusal } from '../api/outcome.ts'
import type { WaitingCall } from './waiting.ts'

/**
 * Events about the queued calls on this device, broadcast to every tab of the app, including this one: `changed` means that the stored
 * calls have changed, `ready` that something could be sent.
 */
export type CallNews =
  | 'changed'
  | 'ready'
  | { arrived: WaitingCall; answer: unknown }
  | { refused: WaitingCall; refusal: Refusal }

const name = 'calls'
let sender: BroadcastChannel | undefined

export function sendCallNews(news: CallNews): void {
  sender ??= new BroadcastChannel(name)
  sender.postMessage(news)
}

export function onCallNews(hear: (news: CallNews) => void): () => void {
  const receiver = new BroadcastChannel(name)
  receiver.onmessage = ({ data }) => hear(data)
  return () => receiver.close()
}
