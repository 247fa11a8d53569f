import type { QueryClient } from '@tanstack/react-query'
import type { WaitingCall } from '../outbox/waiting.ts'
import { showReaction } from './reactions.ts'
import { isReaction, type Reaction } from './waitingReaction.ts'

/** Applies the server's answer to a reaction that was in the outbox. */
export function applySentReaction(client: QueryClient, call: WaitingCall, answer: unknown): void {
  if (!isReaction(call)) return
  const { hasReacted, reactionCount } = answer as Reaction
  showReaction(client, call.input.params.id, () => ({ hasReacted, reactionCount }))
}
