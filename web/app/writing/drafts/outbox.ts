import type { QueryClient } from '@tanstack/react-query'
import type { CallError } from '../../api/errors.ts'
import { onReturn } from '../../api/onReturn.ts'
import { outcomeOf, pauseAfter, refusalOf } from '../../api/outcome.ts'
import '../../api/upload.ts'
import { withLock } from '../../api/withLock.ts'
import { onCallEvent } from '../../outbox/callEvents.ts'
import { sendCalls } from '../../outbox/sendCalls.ts'
import { sendReport } from '../mutations.ts'
import { fileIds, hasOtherFiles, stateOf, waitingInOrder } from './draft.ts'
import { broadcastDraftEvent, onDraftEvent, type Progress } from './draftEvents.ts'
import { draftLock, noteDraft, readDraft, readDrafts, removeDraft } from './store.ts'

interface Outbox {
  client: QueryClient
  /** Whose reports these are; they are sent as that person or not at all. */
  person: string
  onSent(): void
  onRefused(): void
}

/**
 * Sends what is queued: now, when the network is back, when the app becomes visible, when something is ready, and with a few retries
 * after a failure. One tab at a time does so. Returns a function that stops it.
 */
export function openOutbox(outbox: Outbox): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> | undefined
  let again = false

  const go = () => {
    clearTimeout(timer)
    again = round !== undefined
    round ??= inOneTab(outbox.person, signal, () => sendAll(outbox, signal))
      .then(
        (isDone) => {
          failures = isDone ? 0 : failures + 1
        },
        (error: unknown) => {
          if (!signal.aborted) console.warn('The waiting reports could not be sent', error)
        },
      )
      .finally(() => {
        round = undefined
        if (signal.aborted) return
        if (again) return go()
        const pause = failures > 0 && pauseAfter(failures)
        if (pause) timer = setTimeout(go, pause)
      })
  }
  const goAfresh = () => {
    failures = 0
    go()
  }

  const unsubscribe = [
    onDraftEvent((event) => event === 'ready' && goAfresh()),
    onCallEvent((event) => event === 'ready' && goAfresh()),
    onReturn(goAfresh),
  ]
  goAfresh()
  return () => {
    clearTimeout(timer)
    for (const stop of unsubscribe) stop()
    stopped.abort()
  }
}

const inOneTab = <Result>(
  person: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(`outbox/${person}`, { signal }, work) : work()

/** Sends the calls first, which are short, and then the reports, which may take long. */
async function sendAll(outbox: Outbox, signal: AbortSignal): Promise<boolean> {
  const areCallsDone = await sendCalls(outbox.person, signal)
  return (await sendWaiting(outbox, signal)) && areCallsDone
}

/** Sends one report after the other; resolves to whether nothing is left to retry. */
async function sendWaiting(outbox: Outbox, signal: AbortSignal): Promise<boolean> {
  const passed = new Set<string>()
  let isDone = true
  for (;;) {
    const waiting = waitingInOrder(await readDrafts(outbox.person))
    const next = waiting.find(({ id }) => !passed.has(id))
    if (!next || signal.aborted) return isDone
    passed.add(next.id)
    const outcome = await withLock(draftLock(next.id), () => sendOne(outbox, next.id, signal))
    if (outcome === 'over') return false
    if (outcome === 'later') isDone = false
  }
}

async function sendOne({ client, person, onSent, onRefused }: Outbox, id: string, signal: AbortSignal) {
  const draft = await readDraft(person, id)
  if (!draft || stateOf(draft) !== 'waiting') return
  const { text, suspects, files, tried } = draft
  await noteDraft(person, id, { tried: tried ?? fileIds(files) })
  const report = { key: id, text, suspects, files, otherFiles: hasOtherFiles(draft) }
  const tell = (progress?: Progress) => broadcastDraftEvent({ id, progress })
  tell(0)
  try {
    await sendReport(client, report, { as: person, signal, onProgress: tell })
  } catch (error) {
    tell()
    if (signal.aborted) return 'over'
    const outcome = outcomeOf(error)
    if (outcome !== 'refused') return outcome
    await noteDraft(person, id, {
      tried,
      waitingSince: undefined,
      refusal: refusalOf(error as CallError),
    })
    return onRefused()
  }
  await removeDraft(person, id)
  tell('sent')
  onSent()
}
