import type { CallError } from '../api/errors.ts'
import { outcomeOf, refusalOf } from '../api/outcome.ts'
import { withLock } from '../api/withLock.ts'
import { broadcastCallEvent } from './callEvents.ts'
import { callWithTimeout } from './callWithTimeout.ts'
import { callLock, noteRefusal, readCall, readCalls, removeCall } from './store.ts'

/**
 * Sends the queued calls, one after the other and as this person only; one tab at a time may do so. Resolves to whether nothing is left
 * to retry.
 */
export async function sendCalls(person: string, signal: AbortSignal): Promise<boolean> {
  const passed = new Set<string>()
  let isDone = true
  for (;;) {
    const calls = await readCalls(person)
    const next = calls.find(({ id, refusal }) => !refusal && !passed.has(id))
    if (!next || signal.aborted) return isDone
    passed.add(next.id)
    const outcome = await withLock(callLock(next.id), () => sendOne(person, next.id, signal))
    if (outcome === 'over') return false
    if (outcome === 'later' || outcome === 'elsewhere') isDone = false
  }
}

async function sendOne(person: string, id: string, signal: AbortSignal) {
  const waiting = await readCall(person, id)
  // It has been deleted or replaced since the queue was read.
  if (!waiting) return
  const { name, input, isWritten } = waiting
  let answer: unknown
  try {
    answer = await callWithTimeout(name, input, { key: id, as: person, signal })
  } catch (error) {
    if (signal.aborted) return 'over'
    const outcome = outcomeOf(error)
    if (outcome !== 'refused') return outcome
    const refusal = refusalOf(error as CallError)
    if (isWritten) await noteRefusal(person, id, refusal)
    else await removeCall(person, id)
    broadcastCallEvent({ refused: waiting, refusal })
    return broadcastCallEvent('changed')
  }
  // A call that has replaced this one meanwhile has an id of its own, and remains queued.
  await removeCall(person, id)
  broadcastCallEvent({ arrived: waiting, answer })
  broadcastCallEvent('changed')
}
