import type { QueryClient } from '@tanstack/react-query'
import type { QueuedRequest } from '../outbox/queue.ts'
import { isReaction, type Reaction } from './queuedReaction.ts'
import { showReaction } from './reactions.ts'

/** Applies the server's answer to a reaction that was in the outbox. */
export function applySentReaction(client: QueryClient, call: QueuedRequest, answer: unknown): void {
  if (!isReaction(call)) return
  const { hasReacted, reactionCount } = answer as Reaction
  showReaction(client, call.input.params.id, () => ({ hasReacted, reactionCount }))
}
