import { tabChannel } from '../../outbox/tabChannel.ts'

/** The share of a report that has been sent, from 0 to 1, or that it has arrived. */
export type Progress = number | 'sent'

/**
 * Events about the drafts on this device: `changed` means that the stored drafts have changed, `ready` that something could be sent;
 * progress is undefined once an attempt is over. No event reveals one person's drafts to another.
 */
export type DraftEvent = 'changed' | 'ready' | { id: string; progress: Progress | undefined }

export const { broadcast: broadcastDraftEvent, subscribe: onDraftEvent } = tabChannel<DraftEvent>('drafts')
