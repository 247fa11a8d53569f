import type { Refusal } from '../api/outcome.ts'
import type { QueuedRequest } from './queue.ts'
import { tabChannel } from './tabChannel.ts'

/** Events about the queued calls on this device: `changed` means that the stored calls have changed, `ready` that something could be sent. */
export type QueueEvent =
  | 'changed'
  | 'ready'
  | { arrived: QueuedRequest; answer: unknown }
  | { refused: QueuedRequest; refusal: Refusal }

export const { broadcast: broadcastQueueEvent, subscribe: onQueueEvent } = tabChannel<QueueEvent>('calls')
