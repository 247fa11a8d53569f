import type { QueryClient } from '@tanstack/react-query'
import { upload } from '../../api/upload.ts'
import { openOutbox, type Queue } from '../../outbox/outbox.ts'
import { requestQueue } from '../../outbox/requestQueue.ts'
import { discardSuspects } from '../../suspects/discarding.ts'
import { sendReport } from '../mutations.ts'
import { queuedInOrder, stateOf, unnamedSuspects } from './draft.ts'
import { broadcastDraftEvent, onDraftEvent, type Progress } from './draftEvents.ts'
import { draftLock, readDraft, readDrafts, removeDraft, updateDraft } from './store.ts'

interface Sender {
  client: QueryClient
  /** Whose calls and reports these are; they are sent as that person or not at all. */
  person: string
  /** Called when a report has arrived, or was refused. */
  onSent(): void
  onRefused(): void
}

/** Sends what a person has queued: calls first, which are short, and then reports, which may take long. */
export const processOutbox = (sender: Sender): (() => void) =>
  openOutbox(sender.person, [requestQueue(sender.person), reportQueue(sender)])

const reportQueue = ({ client, person, onSent, onRefused }: Sender): Queue => ({
  lockOf: draftLock,
  onReady: (listener) => onDraftEvent((event) => event === 'ready' && listener()),
  pendingIds: async () => queuedInOrder(await readDrafts(person)).map(({ id }) => id),
  async load(id) {
    const draft = await readDraft(person, id)
    if (!draft || stateOf(draft) !== 'waiting') return undefined
    const { text, suspects, files } = draft
    const report = { key: id, text, suspects, files }
    const tell = (progress?: Progress) => broadcastDraftEvent({ id, progress })
    return {
      async send(signal) {
        tell(0)
        try {
          await sendReport(client, report, { as: person, signal, send: upload, onProgress: tell })
        } catch (error) {
          tell()
          throw error
        }
      },
      async onSent() {
        await removeDraft(person, id)
        void discardSuspects(client, unnamedSuspects(draft), { as: person })
        tell('sent')
        onSent()
      },
      async onRefused(refusal) {
        await updateDraft(person, id, { waitingSince: undefined, refusal })
        onRefused()
      },
    }
  },
})
