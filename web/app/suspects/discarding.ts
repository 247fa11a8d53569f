import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { isOffline } from '../api/errors.ts'
import { enqueue } from '../outbox/queue.ts'
import { removeSuspect } from './cached.ts'

/**
 * Deletes suspects that were created for a report which does not name them after all; the server keeps those that another report names.
 * Without a network that is done later.
 */
export async function discardSuspects(
  client: QueryClient,
  suspects: readonly Pick<LinkedSuspect, '_id'>[],
  options: Pick<CallOptions, 'as'> = {},
): Promise<void> {
  for (const { _id: id } of suspects) {
    const input = { params: { id }, query: { unlessNamed: true } }
    try {
      await call('DELETE /criminals/:id', input, options)
      removeSuspect(client, id)
    } catch (error) {
      // Any other failure is final: the suspect is gone already, is public by now, or belongs to a session that has ended. Where the device
      // stores nothing, no later attempt is possible either; a moderator then decides on the suspect like on any other.
      if (isOffline(error)) {
        await enqueue({ slot: `discarded/${id}`, name: 'DELETE /criminals/:id', input, isQuiet: true })
      }
    }
  }
}
