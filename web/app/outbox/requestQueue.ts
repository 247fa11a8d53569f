import { callWithTimeout } from './callWithTimeout.ts'
import type { Queue } from './outbox.ts'
import { broadcastQueueEvent, onQueueEvent } from './queueEvents.ts'
import { readRequest, readRequests, recordRefusal, removeRequest, requestLock } from './store.ts'

/** The calls that a person has queued. */
export const requestQueue = (person: string): Queue => ({
  lockOf: requestLock,
  onReady: (listener) => onQueueEvent((event) => event === 'ready' && listener()),
  pendingIds: async () => (await readRequests(person)).filter(({ refusal }) => !refusal).map(({ id }) => id),
  async load(id) {
    const waiting = await readRequest(person, id)
    if (!waiting) return undefined
    const { name, input, isWritten } = waiting
    return {
      send: (signal) => callWithTimeout(name, input, { key: id, as: person, signal }),
      // A call that has replaced this one meanwhile has an id of its own, and remains queued.
      async onSent(answer) {
        await removeRequest(person, id)
        broadcastQueueEvent({ arrived: waiting, answer })
        broadcastQueueEvent('changed')
      },
      async onRefused(refusal) {
        if (isWritten) await recordRefusal(person, id, refusal)
        else await removeRequest(person, id)
        broadcastQueueEvent({ refused: waiting, refusal })
        broadcastQueueEvent('changed')
      },
    }
  },
})
