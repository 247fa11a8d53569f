/** How much of a report has gone out, from 0 to 1, or that it has arrived. */
export type Progress = number | 'sent'

/**
 * What happens to the drafts on this device, told to every tab of the app, this one too: `changed` is what is kept,
 * `ready` is something that could be sent; progress is undefined once a try is over. Nothing of it tells one person of
 * another's drafts.
 */
export type DraftNews = 'changed' | 'ready' | { id: string; progress: Progress | undefined }

const name = 'drafts'
let sender: BroadcastChannel | undefined

export function sendDraftNews(news: DraftNews): void {
  sender ??= new BroadcastChannel(name)
  sender.postMessage(news)
}

export function onDraftNews(hear: (news: DraftNews) => void): () => void {
  const receiver = new BroadcastChannel(name)
  receiver.onmessage = ({ data }) => hear(data)
  return () => receiver.close()
}
