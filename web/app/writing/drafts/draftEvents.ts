/** The share of a report that has been sent, from 0 to 1, or that it has arrived. */
export type Progress = number | 'sent'

/**
 * Events about the drafts on this device, broadcast to every tab of the app, including this one: `changed` means that the stored drafts
 * have changed, `ready` that something could be sent; progress is undefined once an attempt is over. No event reveals one person's drafts
 * to another.
 */
export type DraftEvent = 'changed' | 'ready' | { id: string; progress: Progress | undefined }

const name = 'drafts'
let sender: BroadcastChannel | undefined

export function broadcastDraftEvent(event: DraftEvent): void {
  sender ??= new BroadcastChannel(name)
  sender.postMessage(event)
}

export function onDraftEvent(listener: (event: DraftEvent) => void): () => void {
  const receiver = new BroadcastChannel(name)
  receiver.onmessage = ({ data }) => listener(data)
  return () => receiver.close()
}
