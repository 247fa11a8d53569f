import type { Refusal } from '../api/outcome.ts'
import type { WaitingCall } from './waiting.ts'

/**
 * What happens to the calls that wait on this device, told to every tab of the app, this one too: `changed` is what is kept, `ready` is
 * something that could be sent.
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
