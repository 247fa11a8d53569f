/** How much of a report has gone out, from 0 to 1, or that it has arrived. */
export type Progress = number | 'sent'

/**
 * What happens to the drafts on this device, told to every tab of the app, this one too: `changed` is what is kept,
 * `ready` is something that could be sent; progress is undefined once a try is over. Nothing of it tells one person of
 * another's drafts.
 */
export type DraftNews = 'changed' | 'ready' | { id: string; progress: Progress | undefined }

const name = 'drafts'
let mouth: BroadcastChannel | undefined

export function tellDraftNews(news: DraftNews): void {
  mouth ??= new BroadcastChannel(name)
  mouth.postMessage(news)
}

export function hearDraftNews(hear: (news: DraftNews) => void): () => void {
  const ear = new BroadcastChannel(name)
  ear.onmessage = ({ data }) => hear(data)
  return () => ear.close()
}
